import CommandLineKit

/// All of `sheetc`, as its `main` calls it: does what the arguments ask for, of which the first is the
/// program's own name; the status of the process.
@_cdecl("sheetc_run")
package func run(
  _ count: Int32, _ values: UnsafePointer<UnsafePointer<CChar>?>
) -> Int32 {
  let arguments = unsafe UnsafeBufferPointer(start: values, count: Int(count)).dropFirst()
  return Program.sheetc.run(
    unsafe arguments.compactMap { value in unsafe value.map { unsafe String(cString: $0) } },
    console: SystemConsole()
  ).rawValue
}
