/// The absolute path of a folder without a slash at its end, empty for the root; a path that does
/// not begin with a slash begins in `base`, such a path itself.
func absolutePath(of folder: [UInt8], in base: [UInt8]) -> [UInt8] {
  let slash = UInt8(ascii: "/")
  let isAbsolute = folder.first == slash
  if isPlain(folder) {
    var path = isAbsolute ? folder : base
    if !isAbsolute, !folder.isEmpty {
      path.append(slash)
      path += folder
    }
    if path.last == slash { path.removeLast() }
    return path
  }
  var path = isAbsolute ? [] : base
  for part in folder.split(separator: slash) {
    if part.elementsEqual(".".utf8) { continue }
    if part.elementsEqual("..".utf8) {
      path.removeSubrange((path.lastIndex(of: slash) ?? 0)...)
    } else {
      path.append(slash)
      path += part
    }
  }
  return path
}

/// Whether no part of a path is empty or begins with a dot, as nearly all are; told without taking it
/// apart.
private func isPlain(_ path: [UInt8]) -> Bool {
  var isStart = path.first != UInt8(ascii: "/")
  for byte in path {
    let isSlash = byte == UInt8(ascii: "/")
    if isStart, isSlash || byte == UInt8(ascii: ".") { return false }
    isStart = isSlash
  }
  return true
}
