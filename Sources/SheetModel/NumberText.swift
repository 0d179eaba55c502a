/// A number as a spec would say it: `480`, `0.25`.
func numberText(_ value: Double) -> String {
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A number of points for a message, to a tenth: `351.1`.
func pointsText(_ value: Double) -> String {
  numberText((value * 10).rounded() / 10 + 0)
}
