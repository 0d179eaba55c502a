/// The files that a compilation reads and writes, handed in so that the core has none of its own.
package protocol FileSystem: AnyObject, Sendable {
  /// The kind of what a path names, links followed; nil where there is nothing.
  func kind(_ path: String) -> FileKind?
  /// Whether there is something at a path, even a link that leads nowhere.
  func exists(_ path: String) -> Bool
  /// The absolute path of the folder in which relative paths begin; nil where it has none any more.
  func currentFolder() -> String?
  /// Whether two paths lead to one file.
  func isSame(_ path: String, _ other: String) -> Bool
  /// Reads a whole file into `buffer`, in the place of what it held; a file of more than `limit`
  /// bytes is not read.
  func read(_ path: String, into buffer: inout [UInt8], limit: Int) throws(FileError)
  /// Whether a path leads to a regular file of just these bytes.
  func holds(_ path: String, _ bytes: [UInt8]) -> Bool
  /// What a folder holds, in no order, links not followed.
  func entries(_ folder: String) throws(FileError) -> [(name: String, kind: FileKind)]
  /// How many names in a folder end in one of `endings`; nil where it cannot be looked into.
  func count(in folder: String, endingIn endings: [String]) -> Int?
  /// Puts `bytes` in the place of a file, so that others see the old file or the new one whole.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileError)
  /// Makes a folder, and those above it; one that exists is left as it is.
  func makeFolder(_ path: String) throws(FileError)
}

/// What a path can name.
package enum FileKind: Hashable, Sendable {
  case file, folder, link, other
}

/// Why a file could not be read or written.
package enum FileError: Error, Hashable {
  /// The file has more bytes than it may have.
  case tooLarge
  /// The system refused, for the reason that it gives.
  case refused(reason: String)
}
