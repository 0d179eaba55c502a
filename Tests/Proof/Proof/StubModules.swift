import Foundation

/// The compiled stub modules, in a folder of the user's cache.
struct StubModules: Sendable {
  let root: URL

  /// The Objective-C headers with their module map.
  var headers: URL { root.appending(path: "headers") }
  /// The typed Swift modules for this machine.
  var linux: URL { root.appending(path: "linux") }
  /// The typed Swift modules for iOS.
  var iOS: URL { root.appending(path: "ios") }
  /// The compiler's resource folder with a standard library for iOS.
  var iOSResources: URL { root.appending(path: "ios-resources") }
  /// The storing Swift modules and their object files, for this machine.
  var stored: URL { root.appending(path: "stored") }
  /// The edited interfaces while modules are built: each is read again for every module that imports it.
  var interfaces: URL { root.appending(path: "interfaces") }
  /// Where the compiler keeps what it made of the headers.
  var clangCache: URL { root.appending(path: "clang-cache") }

  /// The typed modules that have a Swift face, each after those that it imports.
  static let typedModules = ["ObjectiveC", "CoreGraphics", "Foundation", "UIKit", "SwiftUI"]
  /// The storing modules, each after those that it imports.
  static let storedModules = ["UIKit", "SwiftUI", "ProofDriver"]
  /// The parts of the standard library that every Swift file imports, in order.
  static let standardModules = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]
  /// The oldest deployment target that the modules for iOS serve.
  static let oldestTarget = (major: 15, minor: 0)

  /// The stubs' sources, found beside this file.
  static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Stubs")

  /// The modules for that toolchain and these stubs, built if nobody built them before.
  static func cached(for toolchain: Toolchain) throws -> StubModules {
    let environment = ProcessInfo.processInfo.environment
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    let cache = FolderCache(root: caches.appending(path: "sheetc-proof"))
    return StubModules(
      root: try cache.folder(fingerprint(of: toolchain)) { aside in
        try StubModules(root: aside).build(with: toolchain)
      })
  }

  /// Changes with the stubs, with the harness that builds them and with the toolchain.
  private static func fingerprint(of toolchain: Toolchain) throws -> String {
    let folders = [sources, URL(filePath: #filePath).deletingLastPathComponent()]
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: some Sequence<UInt8>) {
      for byte in text {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    add("\(toolchain.version) \(toolchain.moduleTriple) \(toolchain.resources.path())".utf8)
    for folder in folders {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted() {
        let file = folder.appending(path: path)
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
          continue
        }
        add(path.utf8)
        add(try Data(contentsOf: file))
      }
    }
    return String(hash, radix: 16)
  }
}
