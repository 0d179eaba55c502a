import CSystem

/// The files of this machine.
package final class POSIXFileSystem: FileSystem {
  /// Makes the file system.
  package init() {}

  /// See `FileSystem`.
  package func kind(_ path: String) -> FileKind? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? FileKind(mode: status.st_mode) : nil
  }

  /// See `FileSystem`.
  package func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// See `FileSystem`.
  package func currentFolder() -> String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// See `FileSystem`.
  package func isSame(_ path: String, _ other: String) -> Bool {
    var status = stat()
    var otherStatus = stat()
    return unsafe stat(path, &status) == 0 && stat(other, &otherStatus) == 0
      && status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
  }

  /// See `FileSystem`.
  package func entries(
    _ folder: String
  ) throws(FileError) -> [(name: String, kind: FileKind)] {
    var entries: [(name: String, kind: FileKind)] = []
    try unsafe forEachEntry(folder) { bytes, type in
      let name = unsafe String(decoding: bytes, as: UTF8.self)
      entries.append((name, kind(type) ?? linkKind(folder + "/" + name)))
    }
    return entries
  }

  /// See `FileSystem`. No name becomes a text of its own.
  package func count(in folder: String, endingIn endings: [String]) -> Int? {
    var count = 0
    let endings = endings.map { Array($0.utf8) }
    do throws(FileError) {
      try unsafe forEachEntry(folder) { name, _ in
        let ends = endings.contains { unsafe name.suffix($0.count).elementsEqual($0) }
        if ends { count += 1 }
      }
    } catch {
      return nil
    }
    return count
  }

  /// Does with `body` what is to be done with each name and type in a folder.
  private func forEachEntry(
    _ folder: String, _ body: (UnsafeRawBufferPointer, Int32) -> Void
  ) throws(FileError) {
    guard let stream = unsafe opendir(folder) else { throw .lastError }
    defer { unsafe closedir(stream) }
    while true {
      errorNumber = 0
      guard let entry = unsafe readdir(stream) else {
        if errorNumber != 0 { throw .lastError }
        return
      }
      let type = Int32(unsafe entry.pointee.d_type)
      unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        // Some file systems have longer names than the type has room for.
        let start = unsafe UnsafeRawPointer(pointer)
        let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
        let name = unsafe UnsafeRawBufferPointer(start: start, count: length)
        if unsafe !name.elementsEqual(".".utf8) && !name.elementsEqual("..".utf8) {
          unsafe body(name, type)
        }
      }
    }
  }

  private func kind(_ type: Int32) -> FileKind? {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }

  /// For file systems whose folders do not tell.
  private func linkKind(_ path: String) -> FileKind {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? FileKind(mode: status.st_mode) : .other
  }
}

/// What tells whether a file is the one that was there before.
struct FileStamp: Equatable {
  private let device: Int
  private let number: Int
  private let size: Int
  private let modified: Moment
  private let changed: Moment

  private struct Moment: Equatable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  /// The stamp of what a path names, links followed; nil where there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of a file of which the system said `status`.
  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    device = Int(truncatingIfNeeded: status.st_dev)
    number = Int(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    self.modified = Moment(modified)
    self.changed = Moment(changed)
  }

  /// Whether the file was left alone for longer than a tick of the clock by which systems stamp files,
  /// so that whoever writes to it from now on is seen in its stamp.
  var isAtRest: Bool {
    var now = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &now) == 0 else { return true }
    let seconds = Double(now.tv_sec) - Double(changed.seconds)
    let age = seconds + (Double(now.tv_nsec) - Double(changed.nanoseconds)) / 1e9
    // What was changed in the future was so by another clock.
    return abs(age) > 0.02
  }
}

extension FileKind {
  init(mode: mode_t) {
    switch mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): self = .file
    case mode_t(S_IFDIR): self = .folder
    case mode_t(S_IFLNK): self = .link
    default: self = .other
    }
  }
}

extension FileError {
  /// What the last call to the system said.
  static var lastError: FileError {
    .refused(reason: reason(errorNumber))
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file"
    case EACCES, EPERM: "permission is denied"
    case EISDIR: "it is a folder"
    case ENOSPC: "the disk is full"
    case EROFS: "the file system is read-only"
    case ELOOP: "its links go round in a circle"
    case ENAMETOOLONG: "its name is too long"
    default: unsafe String(cString: strerror(code))
    }
  }
}

/// An open file.
struct Descriptor {
  /// What the system calls it.
  let number: Int32

  /// Opens a file; whoever opens it closes it.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(FileError) {
    var number: Int32 = -1
    repeat {
      // What is handed to C as a text is copied first.
      number = unsafe path.withCString { unsafe openFile($0, flags, mode: mode) }
    } while number < 0 && errorNumber == EINTR
    guard number >= 0 else { throw .lastError }
    self.number = number
  }

  /// What the system knows of the file.
  func status() throws(FileError) -> stat {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .lastError }
    return status
  }
}
