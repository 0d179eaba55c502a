import Synchronization

/// What `body` makes of each of `elements`, on all cores and in their order, without those of which
/// it makes nothing.
///
/// A thread takes `chunk` elements at a time, enough that taking them costs nothing, and has a
/// `scratch` of its own to work with.
func concurrentMap<Element: Sendable, Scratch, Value: Sendable>(
  _ elements: ArraySlice<Element>, chunk: Int, with scratch: @Sendable () -> Scratch,
  _ body: @Sendable (inout Scratch, Element) -> Value?
) -> [Value] {
  let next = Atomic(elements.startIndex)
  @Sendable func work() -> [(index: Int, value: Value)] {
    var scratch = scratch()
    var values: [(index: Int, value: Value)] = []
    while true {
      let start = next.add(chunk, ordering: .relaxed).oldValue
      guard start < elements.endIndex else { return values }
      for index in start..<min(start + chunk, elements.endIndex) {
        if let value = body(&scratch, elements[index]) { values.append((index, value)) }
      }
    }
  }
  let chunks = (elements.count + chunk - 1) / chunk
  // A thread would cost more than it saves, as would asking how many there can be.
  if chunks <= 1 { return work().map(\.value) }
  let threads = min(chunks, processorCount())
  let results = (0..<threads).map { _ in ConcurrentResult<Value>() }
  let started = Atomic(0)
  performConcurrently(threads) {
    let result = results[started.add(1, ordering: .relaxed).oldValue]
    let values = work()
    result.values.withLock { $0 = values }
  }
  return results.flatMap { $0.values.withLock { $0 } }
    .sorted { $0.index < $1.index }.map(\.value)
}

/// Where one thread leaves what it found: no thread waits there for another.
private final class ConcurrentResult<Value: Sendable>: Sendable {
  let values = Mutex<[(index: Int, value: Value)]>([])
}
