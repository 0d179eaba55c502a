import CommandLineKit
import SheetTool

let console = SystemConsole()
let status = Program.sheetc.run(Array(CommandLine.arguments.dropFirst()), console: console)
SystemConsole.exit(status)
