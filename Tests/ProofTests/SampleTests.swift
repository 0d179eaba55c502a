import Proof
import Testing

@Suite(.whereProofRuns)
struct SampleTests {
  @Test(arguments: Proof.Settings.promised)
  func `types are proven in every setting`(settings: Proof.Settings) throws {
    #expect(try Proof.shared().types(Sample.files(), settings) == [])
  }

  @Test(arguments: Proof.Settings.promised, ["15.0", "16.0", "17.0", "26.1", "27.0"])
  func `availability is proven at every target`(
    settings: Proof.Settings, target: String
  ) throws {
    let files = try Sample.files(forTarget: target)
    let messages = try Proof.shared().availability(files, deploymentTarget: target, settings)
    #expect(messages == [])
  }

  @Test(arguments: Sample.allCases)
  func `lint is clean`(sample: Sample) throws {
    #expect(try Proof.shared().lint(sample.files()) == [])
  }

  @Test(arguments: ["package", "public"])
  func `other access levels are proven`(access: String) throws {
    let imported = access == "public" ? "public import UIKit" : "package import UIKit"
    let files = try Sample.mapTray.files().mapValues {
      $0.replacing("internal ", with: "\(access) ").replacing("import UIKit", with: imported)
    }
    for settings in Proof.Settings.promised
    where settings.upcomingFeatures.contains("InternalImportsByDefault") {
      #expect(try Proof.shared().availability(files, deploymentTarget: "16.0", settings) == [])
    }
  }
}
