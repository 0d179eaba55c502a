#if !canImport(Darwin)
  import CSystem
  import SheetCompiler

  /// The changes in places, as inotify tells them.
  struct FileChanges: ~Copyable {
    /// Readable when there is something to take.
    let descriptor: Int32
    /// What matters of each watch; nil where all does.
    private var watches: [Int32: WatchedPlaces.Entries?] = [:]

    private static let folderEvents =
      UInt32(IN_CREATE | IN_DELETE | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO)
      | UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    private static let fileEvents =
      UInt32(IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF)

    init() throws(FileError) {
      descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw .lastError }
    }

    deinit { close(descriptor) }

    /// See `FileWatcher`.
    mutating func watch(_ places: WatchedPlaces) throws(FileError) -> Bool {
      var watches: [Int32: WatchedPlaces.Entries?] = [:]
      for (folder, entries) in places.folders {
        guard let number = try add(folder, Self.folderEvents) else { continue }
        var all = entries
        if let other = watches[number] ?? nil { all.formUnion(other) }
        watches[number] = all
      }
      for file in places.files {
        // What is in a folder under this name is watched there.
        guard let number = try add(file, Self.fileEvents), watches[number] == nil else { continue }
        watches[number] = .some(nil)
      }
      for number in self.watches.keys where watches[number] == nil {
        inotify_rm_watch(descriptor, number)
      }
      let isNew = watches.keys.contains { self.watches[$0] == nil }
      self.watches = watches
      return isNew
    }

    /// The number of a watch of what is at a path; nil where nothing is.
    private func add(_ path: String, _ events: UInt32) throws(FileError) -> Int32? {
      let number = unsafe inotify_add_watch(descriptor, path, events)
      guard number < 0 else { return number }
      guard errorNumber == ENOSPC else { return nil }
      throw .refused(
        reason: "the system watches no more folders; `fs.inotify.max_user_watches` says how many")
    }

    /// Takes what there is; whether something of it matters.
    mutating func take() -> Bool {
      var matters = false
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = unsafe buffer.withUnsafeMutableBytes { bytes in
          unsafe read(descriptor, bytes.baseAddress, bytes.count)
        }
        guard count > 0 else { return matters }
        var rest = buffer[..<count]
        while let event = Event(&rest) { matters = isRelevant(event) || matters }
      }
    }

    private mutating func isRelevant(_ event: Event) -> Bool {
      if event.has(IN_Q_OVERFLOW) { return true }
      guard let entries = watches[event.watch] else { return false }
      if event.has(IN_IGNORED) {
        // The watch is gone with what it watched.
        watches[event.watch] = nil
        return true
      }
      guard let entries, !event.name.isEmpty else {
        return entries == nil || event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF)
      }
      return entries.include(event.name, isFolder: event.has(IN_ISDIR))
    }

    /// A change as the system writes it down.
    private struct Event {
      /// The number of the watch.
      let watch: Int32
      /// The name of what changed in a folder; empty for what is watched itself.
      let name: String
      private let mask: UInt32

      /// Takes the first event of `bytes`; nil at their end.
      init?(_ bytes: inout ArraySlice<UInt8>) {
        let size = 16
        guard bytes.count >= size else { return nil }
        func word(_ index: Int) -> UInt32 {
          unsafe bytes.withUnsafeBytes {
            unsafe $0.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
          }
        }
        watch = Int32(bitPattern: word(0))
        mask = word(1)
        let length = Int(word(3))
        let name = bytes.dropFirst(size).prefix(length).prefix { $0 != 0 }
        self.name = String(decoding: name, as: UTF8.self)
        bytes = bytes.dropFirst(size + length)
      }

      /// Whether the event is of a kind, or has a mark.
      func has(_ bit: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: bit) != 0 }
    }
  }
#endif
