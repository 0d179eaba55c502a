import Foundation
import PackagePlugin

/// Compiles each spec of a target, `*.sheet.yaml` or `*.sheet.yml`, into Swift that is built with it.
@main struct CompileSheets: BuildToolPlugin {
  /// One command for each spec, so that a change compiles that spec only.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return try SpecCommands(
      specs: target.sourceFiles.map(\.url), root: target.directoryURL,
      configurationsBelow: context.package.directoryURL,
      outputs: context.pluginWorkDirectoryURL, sheetc: context.tool(named: "sheetc").url
    ).commands()
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CompileSheets: XcodeBuildToolPlugin {
    /// The same for a target of an Xcode project, whose files may lie anywhere in it.
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      return try SpecCommands(
        specs: target.inputFiles.map(\.url), root: project, configurationsBelow: project,
        // Targets of a project share the folder, and may share specs.
        outputs: context.pluginWorkDirectoryURL.appending(path: target.displayName),
        sheetc: context.tool(named: "sheetc").url
      ).commands()
    }
  }
#endif
