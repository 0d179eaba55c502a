package import SheetModel
package import SheetSpec

/// A validated spec file.
package struct EmissionSource: Sendable {
  /// The file's own name, without folders, so that output does not depend on where it lies.
  package let name: String
  /// Its documents, in order.
  package let documents: [Document]

  /// Makes a source.
  package init(name: String, documents: [Document]) {
    self.name = name
    self.documents = documents
  }
}

/// Who may use the generated declarations.
package enum AccessLevel: String, CaseIterable, Sendable {
  case `internal`, package, `public`
}

/// Something that validated specs can be made into; it cannot fail.
package final class Emitter: Sendable {
  /// What `--emit` calls it.
  package let name: String
  /// What it makes, for help.
  package let summary: String
  /// What takes the place of `.yaml` in the name of an output file.
  package let fileExtension: String
  /// How every output begins, apart from white space; an output that does not is not sheetc's.
  package let mark: [String]
  /// Makes the text of one output from one source or more, in order.
  package let emit: @Sendable ([EmissionSource], AccessLevel) -> [UInt8]
  /// What `emit` of a spec calls it; nil where a spec cannot ask for it.
  package let target: EmissionTarget?

  init(
    name: String, summary: String, fileExtension: String, mark: [String],
    emit: @escaping @Sendable ([EmissionSource], AccessLevel) -> [UInt8]
  ) {
    self.name = name
    self.summary = summary
    self.fileExtension = fileExtension
    self.mark = mark
    self.emit = emit
    target = EmissionTarget(rawValue: name)
  }

  /// Every emitter, in the order of help.
  package static let all: [Emitter] = [uikit, swiftui, json]
}
