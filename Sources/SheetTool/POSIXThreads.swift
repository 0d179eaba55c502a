#if canImport(Darwin)
  import Dispatch
#else
  import CSystem
#endif

#if canImport(Darwin)
  /// Calls `body` on `count` threads at once, this one among them, and waits for all.
  func performConcurrently(_ count: Int, _ body: @Sendable () -> Void) {
    DispatchQueue.concurrentPerform(iterations: count) { _ in body() }
  }
#else
  /// Calls `body` on `count` threads at once, this one among them, and waits for all; on fewer
  /// where the system has no more to give.
  ///
  /// Linking Dispatch would cost every run a fifth of what starting a C program costs.
  func performConcurrently(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let work = Work(body)
      var threads: [pthread_t] = []
      for _ in 1..<max(1, count) {
        if let thread = work.start() { threads.append(thread) }
      }
      body()
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  /// What threads do, in a form that can be handed to C.
  private final class Work: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }

    /// Begins the work on a thread of its own, which somebody has to join; nil if there is none.
    func start() -> pthread_t? {
      var thread = pthread_t()
      let work = unsafe Unmanaged.passRetained(self)
      let status = unsafe pthread_create(
        &thread, nil,
        { context in
          guard let context = unsafe context else { return nil }
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }, work.toOpaque())
      if status == 0 { return thread }
      unsafe work.release()
      return nil
    }
  }
#endif
