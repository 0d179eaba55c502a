/// Whether the bytes of `right` in `part` stand in `left` from `start` on, eight compared at once: most keys
/// are looked for among names that begin alike.
func haveSameBytes(
  _ left: [UInt8], from start: Int, _ right: [UInt8], _ part: Range<Int>
) -> Bool {
  precondition(start >= 0 && part.count <= left.count - start)
  precondition(part.lowerBound >= 0 && part.upperBound <= right.count)
  // Not by slices: threads that share `right` would wait for each other to count references.
  return unsafe left.withUnsafeBytes { left in
    unsafe right.withUnsafeBytes { right in
      var offset = 0
      while offset + 8 <= part.count {
        let one = unsafe left.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
        let other = unsafe right.loadUnaligned(
          fromByteOffset: part.lowerBound + offset, as: UInt64.self)
        if one != other { return false }
        offset += 8
      }
      while offset < part.count {
        if unsafe left[start + offset] != right[part.lowerBound + offset] { return false }
        offset += 1
      }
      return true
    }
  }
}
