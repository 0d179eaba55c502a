/// A number as a spec would say it: `480`, `0.25`.
package func numberText(_ value: Double) -> String {
  // Most numbers are whole, and those are quicker to write as what they are.
  if let whole = Int(exactly: value), abs(whole) < 1_000_000_000, value != 0 {
    return String(whole)
  }
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A number of points for a message, to a tenth: `351.1`.
func pointsText(_ value: Double) -> String {
  numberText((value * 10).rounded() / 10 + 0)
}
