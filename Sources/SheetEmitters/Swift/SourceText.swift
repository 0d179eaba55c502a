/// Source text under construction, in UTF-8: half of what a compilation does is to write it, so that
/// bytes are copied once, from where they lie to where they stay.
@safe struct SourceText: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// How many bytes there are.
  private(set) var count = 0

  /// Begins an empty text with room for `capacity` bytes, of which there is at least one.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    unsafe start = .allocate(capacity: self.capacity)
  }

  deinit { unsafe start.deallocate() }

  /// The text as bytes of their own.
  var bytes: [UInt8] {
    // Embedded Swift makes an array of a buffer byte by byte.
    unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      unsafe UnsafeMutableRawBufferPointer(bytes).copyMemory(
        from: UnsafeRawBufferPointer(start: start, count: count))
      initialized = count
    }
  }

  /// Appends a byte.
  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe start[count] = byte
    count += 1
  }

  /// Appends a literal.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends a text.
  mutating func append(_ text: String) {
    unsafe text.lendingBytes { unsafe append(UnsafeRawBufferPointer($0)) }
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    unsafe UnsafeMutableRawPointer(start + count).copyMemory(
      from: source, byteCount: bytes.count)
    count += bytes.count
  }

  /// Appends as many spaces.
  mutating func append(spaces: Int) {
    reserve(spaces + wordSize)
    let end = count + spaces
    while count < end {
      store(0x2020_2020_2020_2020)
      count += wordSize
    }
    count = end
  }

  /// Appends lines and a line feed behind each, as many columns further in; empty ones stay empty.
  mutating func append(_ lines: SourceLines, indentation: Int) {
    unsafe lines.withBytes { unsafe append(lines: $0, indentation: indentation) }
  }

  /// Appends lines that are there as a text.
  mutating func append(lines: String, indentation: Int) {
    unsafe lines.lendingBytes {
      unsafe append(lines: UnsafeRawBufferPointer($0), indentation: indentation)
    }
  }

  /// Takes away what stands behind the first `count` bytes.
  mutating func truncate(to count: Int) { self.count = min(self.count, count) }

  /// Looks for line feeds in what is copied anyway, eight bytes at once.
  private mutating func append(lines source: UnsafeRawBufferPointer, indentation: Int) {
    let lineFeed = UInt8(ascii: "\n")
    if indentation == 0 {
      unsafe append(source)
      return append(lineFeed)
    }
    var offset = 0
    while offset < source.count {
      if unsafe source[offset] != lineFeed { append(spaces: indentation) }
      reserve(source.count - offset + wordSize)
      var isInLine = true
      while isInLine, offset + wordSize <= source.count {
        let word = unsafe source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        store(word)
        let line = bytesOfLine(in: word)
        isInLine = line == 0
        let copied = isInLine ? wordSize : line
        offset += copied
        count += copied
      }
      if isInLine, offset < source.count {
        let word = unsafe endOfBytes(source, from: offset)
        store(word)
        let line = bytesOfLine(in: word)
        let copied = line == 0 ? source.count - offset : line
        offset += copied
        count += copied
      }
    }
    append(lineFeed)
  }

  /// Leaves a word behind the text, for which there is room.
  private mutating func store(_ word: UInt64) {
    unsafe UnsafeMutableRawPointer(start).storeBytes(of: word, toByteOffset: count, as: UInt64.self)
  }

  private mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe larger.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = larger
  }
}

extension String {
  /// A copy of `text`.
  init(_ text: borrowing SourceText) { self.init(decoding: text.bytes, as: UTF8.self) }

  /// Lends the bytes in UTF-8 where they lie: to take hold of every text for that long would make
  /// threads wait for each other.
  func lendingBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard unsafe utf8.withContiguousStorageIfAvailable({ unsafe body($0) }) == nil else { return }
    // A text of Foundation's lies elsewhere.
    var copy = self
    copy.withUTF8 { unsafe body($0) }
  }
}

private let wordSize = MemoryLayout<UInt64>.size

/// The last bytes, less than a word of them, as they lie in memory, and zeroes behind them: taken at
/// once, since a processor cannot tell beforehand how many there are.
private func endOfBytes(_ bytes: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
  let missing = wordSize - (bytes.count - offset)
  if missing <= offset {
    let word = unsafe bytes.loadUnaligned(fromByteOffset: offset - missing, as: UInt64.self)
    return (word.littleEndian >> (missing * 8)).littleEndian
  }
  var word: UInt64 = 0
  for index in stride(from: bytes.count - 1, through: offset, by: -1) {
    word = unsafe word << 8 | UInt64(bytes[index])
  }
  return word.littleEndian
}

/// How many bytes of `word`, as it lies in memory, belong to a line that ends in it, with its line
/// feed; 0 where none ends.
private func bytesOfLine(in word: UInt64) -> Int {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let zeroes = word.littleEndian ^ ones * UInt64(UInt8(ascii: "\n"))
  // The top bit of each byte that is 0, at least of the first.
  let found = (zeroes &- ones) & ~zeroes & (ones << 7)
  return found == 0 ? 0 : found.trailingZeroBitCount / 8 + 1
}
