import Foundation

/// The `sheetc` that was built together with the tests.
package enum BuiltExecutable {
  /// Where the build has put it: beside the bundle of the tests.
  package static var path: String {
    let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    // On Linux the tests are an executable, and no bundle.
    let bundle = bundles.first ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appending(path: "sheetc").path
  }
}
