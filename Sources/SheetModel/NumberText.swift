/// A number as a spec would say it: `480`, `0.25`.
package func numberText(_ value: Double) -> String {
  // Most numbers are whole, and those are quicker to write as what they are.
  if abs(value) < 1e9, value != 0, let whole = Int(exactly: value) { return String(whole) }
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A number of points for a message, to a tenth: `351.1`.
func pointsText(_ value: Double) -> String {
  numberText((value * 10).rounded() / 10 + 0)
}
