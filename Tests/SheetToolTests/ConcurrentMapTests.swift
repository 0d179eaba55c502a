import Synchronization
import Testing

@testable import SheetTool

/// Work on all threads, whose results come in order whatever takes how long.
@Suite struct ConcurrentMapTests {
  @Test(arguments: [(0, 1), (1, 1), (7, 64), (64, 64), (500, 1), (500, 7), (513, 64)])
  func keepsTheOrder(count: Int, chunk: Int) {
    let calls = Mutex<[Int]>([])
    let numbers = Array(0..<count + 3)[3...]
    let found = concurrentMap(numbers, chunk: chunk, with: { 0 }) { before, numbers in
      #expect((1...chunk).contains(numbers.count))
      return numbers.compactMap { number in
        // The first of a chunk takes longest, so that others overtake it.
        let turns = number % max(chunk, 2) == 0 ? 20_000 : 10
        before = (0..<turns).reduce(before) { ($0 &* 31 &+ $1) & 0xFFFF }
        calls.withLock { $0.append(number) }
        return number % 3 == 0 ? nil : [number, before & 0]
      }
    }
    #expect(found == numbers.filter { $0 % 3 != 0 }.map { [$0, 0] })
    #expect(calls.withLock { $0.sorted() } == Array(numbers))
  }

  @Test func eachThreadHasScratchOfItsOwn() {
    let made = Mutex(0)
    let found = concurrentMap(
      Array(0..<1000)[...], chunk: 10,
      with: {
        made.withLock { $0 += 1 }
        return 0
      }
    ) { seen, numbers in
      numbers.map { _ in
        seen += 1
        return seen
      }
    }
    let threads = made.withLock { $0 }
    #expect((1...processorCount()).contains(threads))
    // Each thread counts from 1 on.
    #expect(found.count { $0 == 1 } <= threads && found.count == 1000)
  }
}
