import CSystem

/// A value that one thread at a time works with. Synchronization's mutex is not there in Embedded
/// Swift.
@safe
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Does with the value what no other thread can see half done; `body` does not ask for it again.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
