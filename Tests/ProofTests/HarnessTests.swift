import Foundation
import Proof
import Testing

@Suite(.whereProofRuns)
struct HarnessTests {
  @Test func `an unknown upcoming feature is no silent pass`() throws {
    let settings = Proof.Settings(upcomingFeatures: ["ExistentialSome"])
    let error = try #require(throws: ProofError.self) {
      try Proof.shared().types(Sample.files(), settings)
    }
    #expect(error.description == "the compiler knows no upcoming feature `ExistentialSome`")
  }

  @Test(arguments: ["14.0", "9.3", "15", "iOS 15.0", "15.0.1"])
  func `a deployment target out of reach is no silent pass`(target: String) throws {
    let error = try #require(throws: ProofError.self) {
      try Proof.shared().availability(
        Sample.files(), deploymentTarget: target, .swift6)
    }
    #expect(error.description.contains(target))
  }

  @Test func `nothing to prove is no silent pass`() throws {
    #expect(throws: ProofError.self) { try Proof.shared().types([:], .swift6) }
    #expect(throws: ProofError.self) { try Proof.shared().lint([:]) }
  }

  @Test(arguments: ["../a.swift", "a.txt", "", "b/a.swift"])
  func `a file keeps to its folder`(name: String) throws {
    #expect(throws: ProofError.self) { try Proof.shared().types([name: ""], .swift6) }
  }

  @Test func `a message says where`() throws {
    let messages = try Proof.shared().types(
      ["B.swift": "import UIKit\n\nlet view: UIView = 1\n", "A.swift": "import UIKit\n"], .swift6)
    #expect(messages.map(\.file) == ["B.swift"])
    #expect(messages.map(\.line) == [3])
    #expect(messages.map(\.column) == [20])
    #expect(messages.first?.text.contains("'UIView'") == true)
  }

  @Test func `the files form one module`() throws {
    let files = ["A.swift": "struct A {}\n", "B.swift": "struct B { let a: A }\n"]
    #expect(try Proof.shared().types(files, .swift6) == [])
  }

  @Test func `lint does not heed the line that makes it look away`() throws {
    let files = ["A.swift": "// swift-format-ignore-file\nstruct A {\n    let a = 1;\n}\n"]
    let messages = try Proof.shared().lint(files)
    #expect(messages.map(\.line) == [2, 2, 2])
    #expect(messages.contains { $0.text.hasPrefix("[DoNotUseSemicolons]") })
  }

  @Test func `a compiler error in a driver is told`() throws {
    let error = try #require(throws: ProofError.self) {
      try Proof.shared().behaviour(["A.swift": "struct A {}\n"], driver: "print(B())")
    }
    #expect(error.description.contains("cannot find 'B' in scope"))
  }
}

@Suite struct FolderCacheTests {
  let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  @Test func `who comes at once finds the folder whole`() async throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let cache = FolderCache(root: root)
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<16 {
        group.addTask {
          let folder = try cache.folder("a") { aside in
            for file in 0..<20 {
              try Data("\(number)".utf8).write(to: aside.appending(path: "\(file)"))
            }
          }
          return try (0..<20).map {
            try String(contentsOf: folder.appending(path: "\($0)"), encoding: .utf8)
          }.joined(separator: " ")
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.split(separator: " ").count == 20)
    #expect(try FileManager.default.contentsOfDirectory(atPath: root.path()) == ["a"])
  }

  @Test func `a failure leaves nothing`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let cache = FolderCache(root: root)
    #expect(throws: CancellationError.self) {
      _ = try cache.folder("a") { _ in throw CancellationError() }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: root.path()) == [])
    let folder = try cache.folder("a") { _ in }
    #expect(folder.lastPathComponent == "a")
  }
}
