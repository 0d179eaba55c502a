import Foundation
import SheetEmitters
import SheetModel
import SheetSpec
import Testing

/// The heights in JSON are those that the generated functions give, which the proof runs.
@Suite struct JSONHeightTests {
  @Test(arguments: EmissionCase.all + EmissionCase.examples)
  func agreeWithTheGeneratedFunctions(_ item: EmissionCase) throws {
    let json = try JSONSerialization.jsonObject(with: Data(try item.output(.json).utf8))
    let source = try #require(((json as? [String: Any])?["sources"] as? [[String: Any]])?.first)
    let documents = try #require(source["documents"] as? [[String: Any]])
    for (document, written) in zip(try item.source().documents, documents) {
      let sheets = try #require(written["sheets"] as? [[String: Any]])
      for (sheet, written) in zip(document.sheets, sheets) {
        guard let configuration = sheet.configuration else {
          #expect(written["detents"] == nil)
          continue
        }
        let detents = try #require(written["detents"] as? [[String: Any]])
        for (index, detent) in detents.enumerated() {
          let rows = try #require(detent["heights"] as? [[String: Any]])
          for (target, row) in zip(document.platform.containers, rows) {
            #expect(row["container"] as? String == target.name)
            check(row, index, target, configuration, sheet.style)
          }
          #expect(rows.count == document.platform.containers.count)
        }
      }
    }
  }

  /// Every height that some content and parameters give is within the range, which is not wider than
  /// the ends of those can reach.
  private func checkRange(_ row: [String: Any], _ custom: CustomDetent, _ container: Container) {
    guard row["isActive"] as? Bool == true, let range = row["range"] as? [String: Double],
      let low = range["low"], let high = range["high"]
    else {
      #expect(row["range"] is NSNull)
      return
    }
    var found: [Double] = []
    for maximum in [container.maximumDetentValue.low, container.maximumDetentValue.high] {
      for fit in [nil, 1, 100, 350, 700, 2000] as [Double?] {
        for part in stride(from: 0.0, through: 1, by: 0.25) {
          var arguments = HeightArguments(fit: fit)
          for parameter in custom.parameters {
            arguments.parameters[parameter.name] =
              parameter.minimum + part * (parameter.maximum - parameter.minimum)
          }
          found.append(
            custom.height(
              maximum: maximum, medium: container.mediumFactor.map { $0 * maximum }, arguments)
              ?? .nan)
        }
      }
    }
    #expect(found.allSatisfy { low - 0.001 <= $0 && $0 <= high + 0.001 })
    #expect(low <= high && high <= container.maximumDetentValue.high + 0.001)
  }

  private func check(
    _ row: [String: Any], _ index: Int, _ target: TargetContainer,
    _ configuration: SheetConfiguration, _ style: ModalPresentationStyle
  ) {
    let container = target.container
    let presentation = container.traits.presentation(
      of: style, isEdgeAttached: configuration.prefersEdgeAttachedInCompactHeight.value)
    guard presentation == .sheet else {
      #expect(row["height"] as? String == (presentation == .popover ? "popover" : "fullScreen"))
      #expect(row["isActive"] as? Bool == false && row["isDimmed"] is NSNull)
      return
    }
    guard target.generations.lowerBound > .ios15,
      case .custom(let custom) = configuration.detents.value[index].kind
    else { return }
    func height(_ maximum: Double) -> Double? {
      guard custom.activity.holds(in: container.traits) else { return nil }
      return custom.height(
        maximum: maximum, medium: container.mediumFactor.map { $0 * maximum })
    }
    let maximum = container.maximumDetentValue
    if configuration.varies(detentAt: index) {
      checkRange(row, custom, container)
    } else {
      #expect(row["range"] == nil)
    }
    if let value = maximum.value, let expected = height(value) {
      #expect(abs((row["height"] as? Double ?? -1) - expected) <= 0.0005 + 1e-9)
      #expect(row["isActive"] as? Bool == true && row["isDimmed"] is Bool)
    } else if let low = height(maximum.low), let high = height(maximum.high) {
      let bounds = row["height"] as? [String: Double]
      let number = row["height"] as? Double
      for end in [low, high] {
        #expect(end >= (bounds?["low"] ?? number ?? .infinity) - 0.001)
        #expect(end <= (bounds?["high"] ?? number ?? -.infinity) + 0.001)
      }
    } else {
      #expect(row["height"] is NSNull && row["isActive"] as? Bool == false)
    }
  }
}
