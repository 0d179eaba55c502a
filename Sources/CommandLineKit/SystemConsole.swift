import CSystem

/// The console of this process.
package final class SystemConsole: Console {
  private static let chunkSize = 1 << 16

  /// Prepares the process: a write to a closed pipe becomes an error instead of a signal that kills
  /// it, and streams that were handed over closed are occupied.
  package init() {
    ignoreSignal(SIGPIPE)
    // A file opened later would get the number of the closed stream, and what is meant for the
    // stream would end up in it. Each is opened for the direction in which it is never used, so
    // that using it fails as it would have.
    for (descriptor, direction) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where !isOpen(descriptor) {
      unsafe _ = openFile("/dev/null", direction, mode: 0)
    }
  }

  /// Writes until everything is taken, over partial writes and signals.
  package func write(_ bytes: [UInt8], to stream: StandardStream) throws(ProgramError) {
    let descriptor = Self.descriptor(of: stream)
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe transfer(descriptor, buffer, from: written)
      }
      if count >= 0 {
        written += count
      } else if errorNumber == EPIPE {
        throw .closed(stream)
      } else if !Self.waitIfInterrupted(descriptor, POLLOUT) {
        throw .unwritable(stream, reason: Self.reason())
      }
    }
  }

  private func transfer(
    _ descriptor: Int32, _ buffer: UnsafeRawBufferPointer, from start: Int
  ) -> Int {
    unsafe CSystem.write(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
  }

  /// Reads until the end of input or just beyond `limit`, over partial reads and signals.
  package func readStandardInput(limit: Int) throws(ProgramError) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        bytes += chunk[..<count]
        if bytes.count > limit { return nil }
      } else if count == 0 {
        return bytes
      } else if !Self.waitIfInterrupted(STDIN_FILENO, POLLIN) {
        throw .unreadable(reason: Self.reason())
      }
    }
  }

  /// Whether the stream's descriptor is a terminal's.
  package func isTerminal(_ stream: StandardStream) -> Bool {
    isatty(Self.descriptor(of: stream)) == 1
  }

  /// The variable of the process, with ill-formed UTF-8 repaired.
  package func environmentVariable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The width of the terminal behind standard output, or else behind standard error.
  package var terminalWidth: Int? {
    [STDOUT_FILENO, STDERR_FILENO].lazy.map { Int(terminalColumns($0)) }.first { $0 > 0 }
  }

  private static func descriptor(of stream: StandardStream) -> Int32 {
    switch stream {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  /// Whether the call that just failed is to be made again: at once after a signal, and once a
  /// stream that another process has made non-blocking is ready.
  private static func waitIfInterrupted(_ descriptor: Int32, _ events: Int32) -> Bool {
    switch errorNumber {
    case EINTR: return true
    case EAGAIN, EWOULDBLOCK:
      var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      return unsafe poll(&waiting, 1, -1) >= 0 || errorNumber == EINTR
    default: return false
    }
  }

  private static func reason() -> String {
    guard let text = unsafe strerror(errorNumber) else { return "error \(errorNumber)" }
    return unsafe String(cString: text)
  }
}
