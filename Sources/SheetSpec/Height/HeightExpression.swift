package import Diagnostics

/// A height as it is written: points, parts of `maximumDetentValue`, UIKit's own detents, the
/// content and parameters, joined by arithmetic that keeps it piecewise linear. Ranges count from
/// the start of the text.
package enum HeightExpression: Sendable {
  /// A number of points.
  case points(Double, SourceRange)
  /// A part of `maximumDetentValue`, in percent.
  case percent(Double, SourceRange)
  /// The height of UIKit's medium detent.
  case medium(SourceRange)
  /// The height of UIKit's large detent, which is `maximumDetentValue`.
  case large(SourceRange)
  /// The measured height of the content.
  case fit(SourceRange)
  /// The value of a parameter of the sheet, by its name.
  case parameter(String, SourceRange)
  /// Both together.
  indirect case sum(HeightExpression, HeightExpression)
  /// The first less the second.
  indirect case difference(HeightExpression, HeightExpression)
  /// A multiple by a constant.
  indirect case product(HeightExpression, by: Double)
  /// The least of two or more.
  case minimum([HeightExpression])
  /// The greatest of two or more.
  case maximum([HeightExpression])
  /// The value cut to `high`, then raised to `low`, which wins as in CSS.
  indirect case clamp(low: HeightExpression, value: HeightExpression, high: HeightExpression)

  /// The number, where this is made of plain numbers alone.
  var constant: Double? {
    switch self {
    case .points(let value, _): value
    case .percent, .medium, .large, .fit, .parameter: nil
    case .sum(let left, let right): HeightExpression.fold(left, right, +)
    case .difference(let left, let right): HeightExpression.fold(left, right, -)
    case .product(let value, let factor): value.constant.map { $0 * factor }
    case .minimum(let values): HeightExpression.constants(values)?.min()
    case .maximum(let values): HeightExpression.constants(values)?.max()
    case .clamp(let low, let value, let high):
      HeightExpression.constants([low, value, high]).map { max($0[0], min($0[1], $0[2])) }
    }
  }

  private static func fold(
    _ left: HeightExpression, _ right: HeightExpression, _ operation: (Double, Double) -> Double
  ) -> Double? {
    guard let left = left.constant, let right = right.constant else { return nil }
    return operation(left, right)
  }

  private static func constants(_ values: [HeightExpression]) -> [Double]? {
    let constants = values.compactMap { $0.constant }
    return constants.count == values.count ? constants : nil
  }

  /// Calls `body` with each number and name in the expression, from left to right.
  package func forEachOperand(_ body: (HeightExpression) -> Void) {
    switch self {
    case .points, .percent, .medium, .large, .fit, .parameter: body(self)
    case .sum(let left, let right), .difference(let left, let right):
      left.forEachOperand(body)
      right.forEachOperand(body)
    case .product(let value, _): value.forEachOperand(body)
    case .minimum(let values), .maximum(let values):
      for value in values { value.forEachOperand(body) }
    case .clamp(let low, let value, let high):
      for operand in [low, value, high] { operand.forEachOperand(body) }
    }
  }
}
