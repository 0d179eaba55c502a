import FuzzTargets

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What libFuzzer calls with each input; the environment names the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func takeInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(FuzzTarget.Fault) {
    try target.run(bytes)
  } catch {
    preconditionFailure("\(target.name): \(error)")
  }
  return 0
}

private let target: FuzzTarget = {
  let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    preconditionFailure("FUZZ_TARGET names one of \(FuzzTarget.all.map(\.name))")
  }
  return target
}()
