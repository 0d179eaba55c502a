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
  let progress = Mutex(ConcurrentProgress<Value>(next: elements.startIndex))
  let threads = (elements.count + chunk - 1) / chunk
  if threads <= 1 {
    // More would cost more than they save.
    work(elements, chunk, with: scratch, body, progress)
  } else {
    performConcurrently(min(threads, processorCount())) {
      work(elements, chunk, with: scratch, body, progress)
    }
  }
  return progress.withLock { progress in
    progress.values.sorted { $0.index < $1.index }.map(\.value)
  }
}

/// What the threads of one map share.
private struct ConcurrentProgress<Value: Sendable>: Sendable {
  var next: Int
  var values: [(index: Int, value: Value)] = []
}

private func work<Element: Sendable, Scratch, Value: Sendable>(
  _ elements: ArraySlice<Element>, _ chunk: Int, with scratch: () -> Scratch,
  _ body: (inout Scratch, Element) -> Value?,
  _ progress: borrowing Mutex<ConcurrentProgress<Value>>
) {
  var scratch = scratch()
  var values: [(index: Int, value: Value)] = []
  while true {
    let start = progress.withLock { progress in
      defer { progress.next += chunk }
      return progress.next
    }
    guard start < elements.endIndex else { break }
    for index in start..<min(start + chunk, elements.endIndex) {
      if let value = body(&scratch, elements[index]) { values.append((index, value)) }
    }
  }
  let found = values
  progress.withLock { $0.values += found }
}
