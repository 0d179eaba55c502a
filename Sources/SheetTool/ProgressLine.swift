import CommandLineKit
import CSystem

/// A line on the terminal that tells how far long work has come, and goes when the work is done.
final class ProgressLine: Sendable {
  private struct State {
    var done = 0
    /// When the line is written next.
    var next: Int
    var isShown = false
  }

  private let total: Int
  private let console: any Console
  /// The milliseconds that have passed since some moment.
  private let clock: @Sendable () -> Int
  private let state: Locked<State>

  /// Work that is done before is not worth a line.
  static let delay = 500
  private static let interval = 100
  /// Back to the start of the line, which is then emptied.
  private static let empty = "\r\u{1B}[K"

  /// Makes the line of so many specs; nil where no person reads standard error as it is written.
  init?(
    of total: Int, _ console: any Console,
    clock: @escaping @Sendable () -> Int = ProgressLine.milliseconds
  ) {
    guard console.isTerminal(.error), console.environmentVariable("TERM") ?? "dumb" != "dumb",
      console.environmentVariable("CI")?.isEmpty ?? true
    else { return nil }
    self.total = total
    self.console = console
    self.clock = clock
    state = Locked(State(next: clock() + Self.delay))
  }

  /// Tells that one more spec is done.
  func advance() {
    let now = clock()
    state.withLock { state in
      state.done += 1
      guard now >= state.next else { return }
      state.next = now + Self.interval
      state.isShown = true
      // A line that cannot be shown keeps nobody from the work.
      try? console.write("\(Self.empty)\(state.done) of \(total) specs", to: .error)
    }
  }

  /// Takes the line away.
  func finish() {
    state.withLock { state in
      if state.isShown { try? console.write(Self.empty, to: .error) }
      state.isShown = false
    }
  }

  /// The milliseconds since the machine was started.
  static func milliseconds() -> Int {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
