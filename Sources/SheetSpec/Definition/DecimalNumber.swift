/// The absolute values that a number of a spec may have besides 0: no screen needs others, and
/// with them sums and products stay exact enough to be compared.
let numberBounds = 0.000001...1_000_000.0

/// Reads a whole decimal number: a sign or none, digits, or digits around a point, an exponent or
/// none; nil for all else and for what is not within `numberBounds`.
func decimalNumber(_ bytes: ArraySlice<UInt8>) -> Double? {
  // Nearly all numbers are whole and short enough to be exact.
  if !bytes.isEmpty, bytes.count <= 6, bytes.allSatisfy(isDigit) {
    return Double(bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
  }
  var rest = bytes
  if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
    rest.removeFirst()
  }
  guard let end = endOfDecimal(rest, from: rest.startIndex), end == rest.endIndex else {
    return nil
  }
  guard let number = Double(String(decoding: bytes, as: UTF8.self)) else { return nil }
  // The sum turns a negative zero into zero.
  return number == 0 || numberBounds.contains(abs(number)) ? number + 0 : nil
}

/// Where an unsigned decimal number that begins at `start` ends: digits, or digits around a point,
/// then perhaps an exponent; nil where none begins.
func endOfDecimal(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
  var end = skipDigits(bytes, from: start)
  let hasInteger = end > start
  if end < bytes.endIndex, bytes[end] == UInt8(ascii: ".") {
    let fraction = skipDigits(bytes, from: end + 1)
    guard fraction > end + 1 else { return hasInteger ? end : nil }
    end = fraction
  } else if !hasInteger {
    return nil
  }
  if end < bytes.endIndex, bytes[end] | 0x20 == UInt8(ascii: "e") {
    var exponent = end + 1
    if exponent < bytes.endIndex,
      bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+")
    {
      exponent += 1
    }
    let exponentEnd = skipDigits(bytes, from: exponent)
    if exponentEnd > exponent { end = exponentEnd }
  }
  return end
}

private func skipDigits(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
  var end = start
  while end < bytes.endIndex, isDigit(bytes[end]) { end += 1 }
  return end
}
