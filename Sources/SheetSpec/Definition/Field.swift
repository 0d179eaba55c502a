import Diagnostics
import YAMLSyntax

/// One key of a record: everything that sheetc knows about it.
///
/// Decoding, errors, documentation and schema follow from this entry alone.
package struct Field<Owner: Sendable>: Sendable {
  /// The key as it is written.
  package let key: String
  /// What the key does, in one sentence.
  package let summary: String
  /// What the value may be.
  package var expectation: String { makeExpectation() }
  /// What holds where the key is missing, as documentation shows it; nil says that it is required.
  package let defaultValue: String?
  /// Whether the default is a value that can be written.
  let isDefaultWritable: Bool
  /// What the value may be, as a schema says it.
  var shape: ValueShape { makeShape() }
  /// The first iOS version that has the API behind the key, for a key newer than iOS 15.
  package let availability: IOSVersion?
  /// What says the same in SwiftUI.
  package let counterpart: SwiftUICounterpart
  /// Whether this version of sheetc can use the key.
  package let isSupported: Bool
  private let makeExpectation: @Sendable () -> String
  private let makeShape: @Sendable () -> ValueShape
  /// The key in UTF-8.
  let bytes: [UInt8]
  /// Notes that the key is there under a wrong name, unless it is there under its own too.
  let misspell: @Sendable (SourceRange, inout Owner) -> Void
  /// Where the key stands, and whether its value is the default; nil where it is not written or
  /// could not be read.
  let written: @Sendable (Owner) -> (SourceRange, isDefault: Bool)?
  /// Puts what the first owner says under the key, if anything, in the place of what the second
  /// says.
  let overlay: @Sendable (Owner, inout Owner) -> Void
  /// Takes the key out of its owner.
  let clear: @Sendable (inout Owner) -> Void
  /// Reads the value into its owner.
  let decode: @Sendable (_ key: YAMLNode, _ value: YAMLNode, inout Owner, inout Decoding) -> Void

  /// A key whose value is kept in the property that `access` hands on: `{ $1(&$0.detents) }`.
  ///
  /// A key path would read better, and cost half of the run of a small file: each is put together
  /// at run time from the names of its types.
  init<Value>(
    _ key: String,
    _ access: @escaping @Sendable (inout Owner, (inout Entry<Value>) -> Void) -> Void,
    _ type: ValueType<Value>, default defaultValue: DefaultValue<Owner, Value>?,
    since availability: IOSVersion? = nil, inSwiftUI counterpart: SwiftUICounterpart = .always,
    _ summary: String
  ) {
    self.key = key
    self.summary = summary
    self.defaultValue = defaultValue?.text
    isDefaultWritable = defaultValue?.isWritable == true
    self.availability = availability
    self.counterpart = counterpart
    makeExpectation = { type.expectation }
    makeShape = { type.shape }
    isSupported = true
    bytes = Array(key.utf8)
    misspell = { range, owner in
      access(&owner) { entry in
        if !entry.isWritten { entry = .invalid(key: range) }
      }
    }
    written = { owner in
      var copy = owner
      var found: (SourceRange, isDefault: Bool)?
      access(&copy) { entry in
        guard case .written(let value, let range, _) = entry else { return }
        found = (range, defaultValue?.isSaid(value, owner) == true)
      }
      return found
    }
    overlay = { source, target in
      var source = source
      var said: Entry<Value> = .missing
      access(&source) { said = $0 }
      if said.isWritten { access(&target) { $0 = said } }
    }
    clear = { owner in access(&owner) { $0 = .missing } }
    decode = { keyNode, node, owner, decoding in
      decoding.subject = key
      let keyRange = decoding.tree.range(keyNode)
      let entry: Entry<Value> =
        if !decoding.isSpoilt(node), let value = type.read(node, &decoding) {
          .written(value, key: keyRange, range: decoding.tree.range(node))
        } else {
          .invalid(key: keyRange)
        }
      access(&owner) { $0 = entry }
    }
  }

  /// A key of the language that this version refuses with a sentence.
  static func later(_ key: String, _ summary: String) -> Field {
    Field(later: key, summary)
  }

  private init(later key: String, _ summary: String) {
    self.key = key
    self.summary = summary
    makeExpectation = { "not supported by this version" }
    defaultValue = "none"
    isDefaultWritable = false
    makeShape = { .any([]) }
    availability = nil
    counterpart = .always
    isSupported = false
    bytes = Array(key.utf8)
    misspell = { _, _ in }
    written = { _ in nil }
    overlay = { _, _ in }
    clear = { _ in }
    decode = { keyNode, _, _, decoding in
      decoding.diagnostics.report(
        .unknownKey, "`\(key)` is not supported by this version of sheetc",
        at: decoding.tree.range(keyNode),
        help: ["`\(key)` is part of the sheet language, and a later version will read it"])
    }
  }
}

extension Field {
  /// The same key in a record that holds this one's owner: `{ $1(&$0.sheet) }`; where more may stand
  /// under it there, `shape` says so.
  func lifted<Outer: Sendable>(
    shape: (@Sendable () -> ValueShape)? = nil,
    _ access: @escaping @Sendable (inout Outer, (inout Owner) -> Void) -> Void
  ) -> Field<Outer> {
    Field<Outer>(self, shape: shape, access)
  }

  private init<Inner: Sendable>(
    _ field: Field<Inner>, shape: (@Sendable () -> ValueShape)?,
    _ access: @escaping @Sendable (inout Owner, (inout Inner) -> Void) -> Void
  ) {
    @Sendable func inner(_ owner: Owner) -> Inner? {
      var owner = owner
      var inner: Inner?
      access(&owner) { inner = $0 }
      return inner
    }
    key = field.key
    summary = field.summary
    defaultValue = field.defaultValue
    isDefaultWritable = field.isDefaultWritable
    availability = field.availability
    counterpart = field.counterpart
    isSupported = field.isSupported
    makeExpectation = { field.expectation }
    makeShape = shape ?? { field.shape }
    bytes = field.bytes
    misspell = { range, owner in access(&owner) { field.misspell(range, &$0) } }
    written = { owner in inner(owner).flatMap { field.written($0) } }
    overlay = { source, target in
      guard let source = inner(source) else { return }
      access(&target) { field.overlay(source, &$0) }
    }
    clear = { owner in access(&owner) { field.clear(&$0) } }
    decode = { key, node, owner, decoding in
      access(&owner) { field.decode(key, node, &$0, &decoding) }
    }
  }
}
