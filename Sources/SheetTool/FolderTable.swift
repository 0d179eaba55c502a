/// A number for each of several folders, by their paths.
///
/// A dictionary, but for the first few: making its type would cost a run over one file more than
/// reading that file does.
struct FolderTable {
  private struct Entry {
    let folder: [UInt8]
    var number: Int
  }

  private var few: [Entry] = []
  private var many: [[UInt8]: Int] = [:]
  private static let fewAtMost = 16

  /// The folders that have a number, in no order.
  var folders: [[UInt8]] { few.map { $0.folder } + many.keys }

  /// The number of `folder`; setting nil changes nothing.
  subscript(folder: [UInt8]) -> Int? {
    get {
      for entry in few where entry.folder == folder { return entry.number }
      return few.count < Self.fewAtMost ? nil : many[folder]
    }
    set {
      guard let newValue else { return }
      if let position = few.firstIndex(where: { $0.folder == folder }) {
        few[position].number = newValue
      } else if few.count < Self.fewAtMost {
        few.append(Entry(folder: folder, number: newValue))
      } else {
        many[folder] = newValue
      }
    }
  }
}
