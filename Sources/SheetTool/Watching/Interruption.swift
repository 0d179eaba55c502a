import SheetCompiler
import CSystem
import Synchronization

/// The wish that the process ends, as something that can be waited for together with other things.
enum Interruption {
  /// The end of a pipe that a signal writes to.
  private static let end = Atomic<Int32>(-1)

  /// From now on Ctrl-C and SIGTERM do not end the process, but make the descriptor that is returned
  /// readable; a second one ends it.
  static func descriptor() throws(FileError) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .lastError }
    for descriptor in ends { closeOnExec(descriptor) }
    end.store(ends[1], ordering: .sequentiallyConsistent)
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { number in
        restoreSignal(number)
        var byte: UInt8 = 0
        _ = unsafe write(Interruption.end.load(ordering: .sequentiallyConsistent), &byte, 1)
      }
    }
    // Threads of other programs block signals, and what they start begins with what they block.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return ends[0]
  }
}
