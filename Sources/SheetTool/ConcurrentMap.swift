import Synchronization

/// What `body` makes of `elements`, on all cores and in their order.
///
/// A thread takes `chunk` elements at a time, enough that taking them costs nothing, and has a
/// `scratch` of its own to work with.
func concurrentMap<Element: Sendable, Scratch, Value: Sendable>(
  _ elements: ArraySlice<Element>, chunk: Int, with scratch: @Sendable () -> Scratch,
  _ body: @Sendable (inout Scratch, ArraySlice<Element>) -> [Value]
) -> [Value] {
  let next = Counter(elements.startIndex)
  @Sendable func work() -> [ConcurrentChunk<Value>] {
    var scratch = scratch()
    var chunks: [ConcurrentChunk<Value>] = []
    while true {
      let start = next.add(chunk)
      guard start < elements.endIndex else { return chunks }
      let values = body(&scratch, elements[start..<min(start + chunk, elements.endIndex)])
      if !values.isEmpty { chunks.append((start, values)) }
    }
  }
  let chunks = (elements.count + chunk - 1) / chunk
  // A thread would cost more than it saves, as would asking how many there can be.
  if chunks <= 1 { return work().flatMap({ $0.values }) }
  let threads = min(chunks, processorCount())
  let results = (0..<threads).map { _ in Locked<[ConcurrentChunk<Value>]>([]) }
  let started = Counter(0)
  performConcurrently(threads) {
    let result = results[started.add(1)]
    let found = work()
    result.withLock { $0 = found }
  }
  return results.flatMap { $0.withLock { $0 } }
    .sorted { $0.start < $1.start }.flatMap { $0.values }
}

/// What was made of the elements that a thread took at once, and the place of the first of them.
private typealias ConcurrentChunk<Value> = (start: Int, values: [Value])

/// A number that threads count up.
private final class Counter: Sendable {
  private let value: Atomic<Int>

  init(_ value: Int) { self.value = Atomic(value) }

  /// Adds to the number; what it was before.
  func add(_ count: Int) -> Int { value.add(count, ordering: .relaxed).oldValue }
}
