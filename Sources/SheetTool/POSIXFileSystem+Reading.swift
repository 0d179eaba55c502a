import CSystem

extension POSIXFileSystem {
  /// How long a pipe is waited for that nothing writes to, in milliseconds.
  private static let pipePatience: Int32 = 2_000

  /// See `FileSystem`. A file that changes meanwhile, or did a moment ago, is read again, so that half
  /// of it is not taken for the whole, and a pipe that nothing writes to is not waited for.
  package func read(_ path: String, into buffer: inout [UInt8], limit: Int) throws(FileError) {
    // A call that waits would wait for a pipe's writer without end.
    let descriptor = try Descriptor(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    defer { close(descriptor.number) }
    var status = try descriptor.status()
    switch FileKind(mode: status.st_mode) {
    case .folder: throw .refused(reason: "it is a folder")
    case .file: break
    default:
      try readStream(
        descriptor, isPipe: status.st_mode & mode_t(S_IFMT) == mode_t(S_IFIFO), into: &buffer, limit
      )
      return
    }
    for attempt in 0..<20 {
      if attempt > 0 {
        usleep(10_000)
        guard lseek(descriptor.number, 0, SEEK_SET) == 0 else { throw .lastError }
      }
      let stamp = FileStamp(status)
      let isAtRest = stamp.isAtRest
      try readAll(of: descriptor.number, size: Int(status.st_size), into: &buffer, limit)
      status = try descriptor.status()
      if isAtRest, FileStamp(status) == stamp { return }
    }
    throw .refused(reason: "it changes while it is read")
  }

  /// See `FileSystem`. Asks the system no more than it takes to see it, and keeps nothing; what is no
  /// file is not opened, since a pipe would let go of what waits to be written to it.
  package func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    var status = stat()
    guard unsafe path.withCString({ unsafe stat($0, &status) }) == 0,
      FileKind(mode: status.st_mode) == .file,
      Int(status.st_size) == bytes.count,
      let descriptor = try? Descriptor(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    else { return false }
    defer { close(descriptor.number) }
    // One byte more than there should be, so that a file that grew meanwhile is seen.
    let capacity = bytes.count + 1
    return unsafe withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 1) { buffer in
      var length = 0
      repeat {
        length = unsafe Self.read(descriptor.number, buffer)
      } while length < 0 && errorNumber == EINTR
      return unsafe bytes.withUnsafeBytes { bytes in
        guard length == bytes.count, let start = bytes.baseAddress, let other = buffer.baseAddress
        else { return length == bytes.count }
        return unsafe memcmp(start, other, length) == 0
      }
    }
  }

  private func readStream(
    _ descriptor: Descriptor, isPipe: Bool, into buffer: inout [UInt8], _ limit: Int
  ) throws(FileError) {
    if isPipe {
      var request = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&request, 1, Self.pipePatience)
    }
    buffer.removeAll(keepingCapacity: true)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try readSome(descriptor.number, into: &chunk, from: 0)
      if count == 0 { break }
      buffer += chunk[..<count]
      if buffer.count > limit { throw .tooLarge }
    }
    guard !isPipe || !buffer.isEmpty else {
      throw .refused(reason: "it is a pipe, and nothing was written to it")
    }
  }

  private func readAll(
    of descriptor: Int32, size: Int, into buffer: inout [UInt8], _ limit: Int
  ) throws(FileError) {
    guard size <= limit else { throw .tooLarge }
    // One byte more than the file has, so that its end is seen without another round. A new buffer, since
    // whoever asked for the last file keeps its bytes.
    buffer = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == buffer.count { buffer.append(contentsOf: repeatElement(0, count: 1 << 16)) }
      let length = try readSome(descriptor, into: &buffer, from: count)
      count += length
      if length == 0 || count == size { break }
      if count > limit { throw .tooLarge }
    }
    buffer.removeLast(buffer.count - count)
  }

  /// Reads once into a buffer from `start` on, and says how many bytes; 0 at the end.
  private func readSome(
    _ descriptor: Int32, into buffer: inout [UInt8], from start: Int
  ) throws(FileError) -> Int {
    var length = -1
    repeat {
      length = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe Self.read(descriptor, UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
      }
    } while length < 0 && (errorNumber == EINTR || errorNumber == EAGAIN && waits(for: descriptor))
    guard length >= 0 else { throw .lastError }
    return length
  }

  /// Lets reads wait from now on, for there is a writer.
  private func waits(for descriptor: Int32) -> Bool { makeBlocking(descriptor) }

  private static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    unsafe CSystem.read(descriptor, bytes.baseAddress, bytes.count)
  }
}
