import CSystem
import SheetCompiler

/// Waits until something changes in places, or the process is to end.
struct FileWatcher: ~Copyable {
  private var changes: FileChanges
  private let interruption: Int32

  /// A pause of this many milliseconds ends a series of changes, as an editor or a checkout makes.
  private static let pause: Int32 = 50
  /// After so many changes in a series, those that are still to come are another one.
  private static let longestSeries = 20

  /// Makes a watcher, which from now on takes Ctrl-C.
  init() throws(FileError) {
    let interruption = try Interruption.descriptor()
    let changes = try FileChanges()
    self.interruption = interruption
    self.changes = changes
  }

  /// Watches these places and no others; whether one of them was not watched before.
  mutating func watch(_ places: WatchedPlaces) throws(FileError) -> Bool {
    try changes.watch(places)
  }

  /// Waits for the end of a series of changes; false where the process is to end.
  mutating func waitForChanges() -> Bool {
    while true {
      guard let hasChanges = wait(-1) else { return false }
      if hasChanges, changes.take() { break }
    }
    for _ in 0..<Self.longestSeries {
      guard let hasChanges = wait(Self.pause) else { return false }
      if !hasChanges { break }
      _ = changes.take()
    }
    return true
  }

  /// Whether there is something to take within so many milliseconds; nil where the process is to end.
  private func wait(_ milliseconds: Int32) -> Bool? {
    var waiting = [changes.descriptor, interruption].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while unsafe poll(&waiting, nfds_t(waiting.count), milliseconds) < 0 {
      guard errorNumber == EINTR else { return nil }
    }
    return waiting[1].revents != 0 ? nil : waiting[0].revents != 0
  }
}
