import CommandLineKit
import SheetTool

@main
struct Sheetc {
  static func main() {
    let status = Program.sheetc.run(SystemConsole.arguments, console: SystemConsole())
    SystemConsole.exit(status)
  }
}
