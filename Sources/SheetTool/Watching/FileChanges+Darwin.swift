#if canImport(Darwin)
  import Darwin
  import SheetCompiler

  /// The changes in places, as kqueue tells them. It does not say the name of what changed in a
  /// folder, and does not see the contents of files through their folders, so that specs are watched
  /// one by one.
  struct FileChanges: ~Copyable {
    /// Readable when there is something to take.
    let descriptor: Int32
    /// The open folder or file behind each path.
    private var watches: [String: Int32] = [:]

    init() throws(FileError) {
      descriptor = kqueue()
      guard descriptor >= 0 else { throw .lastError }
    }

    deinit {
      for watch in watches.values { close(watch) }
      close(descriptor)
    }

    /// See `FileWatcher`. Everything is opened anew, since a path may lead to something else by now.
    mutating func watch(_ places: WatchedPlaces) throws(FileError) -> Bool {
      let before = Set(watches.keys)
      for watch in watches.values { close(watch) }
      watches = [:]
      for path in Array(places.folders.keys) + places.files + places.specs {
        let watch = unsafe open(path, O_EVTONLY | O_CLOEXEC)
        guard watch >= 0 else {
          guard errno == EMFILE || errno == ENFILE else { continue }
          throw .refused(reason: "the system opens no more files; `ulimit -n` says how many")
        }
        watches[path] = watch
        var change = unsafe kevent(
          ident: UInt(watch), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(
            NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE),
          data: 0, udata: nil)
        guard unsafe kevent(descriptor, &change, 1, nil, 0, nil) >= 0 else { throw .lastError }
      }
      return !Set(watches.keys).isSubset(of: before)
    }

    /// Takes what there is; whether something of it matters, as all may.
    mutating func take() -> Bool {
      var event = unsafe kevent()
      var none = timespec()
      var matters = false
      while unsafe kevent(descriptor, nil, 0, &event, 1, &none) > 0 { matters = true }
      return matters
    }
  }
#endif
