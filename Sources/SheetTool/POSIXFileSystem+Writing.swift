import CSystem

extension POSIXFileSystem {
  /// See `FileSystem`. Writes a temporary file beside the target, named `.PID.sheetc-tmp` or, where
  /// that is taken, `.PID-NUMBER.sheetc-tmp`, and renames it; a link is written through, and a file
  /// keeps its permissions.
  package func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = resolved(path)
    let mode = try permissions(target)
    let temporary = temporaryName(beside: target)
    let folder = target.lastIndex(of: "/").map { String(target[..<$0]) } ?? "."
    guard folder.isEmpty || kind(folder) == .folder else {
      throw .refused(reason: "there is no folder `\(folder)`")
    }
    let descriptor = try Descriptor(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: mode ?? 0o666)
    do throws(FileError) {
      do throws(FileError) {
        try write(bytes, to: descriptor.number)
        if let mode, fchmod(descriptor.number, mode) != 0 { throw .lastError }
      } catch {
        close(descriptor.number)
        throw error
      }
      guard close(descriptor.number) == 0 else { throw .lastError }
      guard unsafe rename(temporary, target) == 0 else { throw .lastError }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  /// See `FileSystem`.
  package func makeFolder(_ path: String) throws(FileError) {
    var isMade = unsafe mkdir(path, 0o777) == 0
    if !isMade, errorNumber == ENOENT, let slash = path.dropLast().lastIndex(of: "/"),
      slash > path.startIndex
    {
      try makeFolder(String(path[..<slash]))
      isMade = unsafe mkdir(path, 0o777) == 0
    }
    guard !isMade else { return }
    let error =
      errorNumber == EEXIST ? .refused(reason: "a file has its name") : FileError.lastError
    guard kind(path) == .folder else { throw error }
  }

  /// The file that a path leads to at the end of its links; a path that leads nowhere stays.
  private func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The permissions of a file that is there; what is there and no file is not to be replaced.
  private func permissions(_ path: String) throws(FileError) -> mode_t? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let error =
        errorNumber == ENOENT
        ? .refused(reason: "it is a link that leads nowhere") : FileError.lastError
      // A link is the user's own; a file in its place would not be where it leads.
      guard unsafe lstat(path, &status) != 0 else { throw error }
      return nil
    }
    guard FileKind(mode: status.st_mode) == .file else {
      throw .refused(reason: "it is not a regular file")
    }
    return status.st_mode & 0o7777
  }

  /// A name that no file has; a killed run of the same number may have left one.
  private func temporaryName(beside target: String) -> String {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    var name = "\(folder).\(getpid()).sheetc-tmp"
    var status = stat()
    for number in 1..<100 where unsafe lstat(name, &status) == 0 {
      name = "\(folder).\(getpid())-\(number).sheetc-tmp"
    }
    return name
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Self.write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
      }
      if count < 0, errorNumber == EINTR { continue }
      guard count > 0 else { throw .lastError }
      written += count
    }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    unsafe CSystem.write(descriptor, bytes.baseAddress, bytes.count)
  }
}
