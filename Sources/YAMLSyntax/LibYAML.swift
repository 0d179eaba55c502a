internal import CYAML

/// An event of libyaml, good until the next one is asked for.
@safe
struct LibYAMLEvent: ~Copyable {
  /// What happened; the start and the end of the stream are not handed out.
  enum Kind {
    case documentStart, documentEnd, alias, scalar
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  private let event: UnsafePointer<yaml_event_t>

  fileprivate init(_ event: UnsafePointer<yaml_event_t>) {
    unsafe self.event = event
  }

  /// What happened; nil for an event that means nothing here.
  var kind: Kind? {
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: .scalar
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    default: nil
    }
  }

  /// The mark at which the event begins, in Unicode scalars.
  var start: Int { unsafe event.pointee.start_mark.index }
  /// The mark at which the event ends, in Unicode scalars.
  var end: Int { unsafe event.pointee.end_mark.index }

  /// The style of a scalar; only for scalar events.
  var scalarStyle: YAMLStyle {
    switch unsafe event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  /// How many bytes the text of a scalar has; only for scalar events.
  var textCount: Int { unsafe event.pointee.data.scalar.length }

  /// Appends the text of a scalar; only for scalar events.
  func appendText(to text: inout [UInt8]) {
    let scalar = unsafe event.pointee.data.scalar
    unsafe text.append(
      contentsOf: UnsafeBufferPointer(start: scalar.value, count: scalar.length))
  }

  /// Whether a node has an anchor, a tag, or both; only for scalars and starts of collections.
  var hasProperties: Bool { unsafe anchorPointer != nil || tagPointer != nil }
  /// The name of a node's anchor, or the one an alias asks for.
  var anchor: String? { unsafe anchorPointer.map { unsafe String(cString: $0) } }
  /// The full tag of a node, `tag:yaml.org,2002:str` for `!!str`.
  var tag: String? { unsafe tagPointer.map { unsafe String(cString: $0) } }
  /// Whether a collection is written in brackets; only for starts of collections.
  var isFlow: Bool {
    if unsafe event.pointee.type == YAML_SEQUENCE_START_EVENT {
      return unsafe event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    }
    return unsafe event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
  }

  private var anchorPointer: UnsafePointer<UInt8>? {
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: unsafe UnsafePointer(event.pointee.data.scalar.anchor)
    case YAML_ALIAS_EVENT: unsafe UnsafePointer(event.pointee.data.alias.anchor)
    case YAML_SEQUENCE_START_EVENT:
      unsafe UnsafePointer(event.pointee.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: unsafe UnsafePointer(event.pointee.data.mapping_start.anchor)
    default: nil
    }
  }

  private var tagPointer: UnsafePointer<UInt8>? {
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: unsafe UnsafePointer(event.pointee.data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT: unsafe UnsafePointer(event.pointee.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT: unsafe UnsafePointer(event.pointee.data.mapping_start.tag)
    default: nil
    }
  }
}

/// What libyaml says when it gives up.
struct LibYAMLProblem {
  /// The problem in libyaml's words.
  let text: String
  /// The place as a mark in Unicode scalars, or as a byte offset for what cannot be a character.
  let place: Place
  /// What libyaml was at, and the mark at which that began.
  let context: (text: String, mark: Int)?

  /// How a place is counted.
  enum Place {
    case mark(Int)
    case byte(Int)
  }
}

/// Hands the events of the text in `bytes` from `start` on to `body` until that says false; nil
/// unless libyaml gives up.
func forEachLibYAMLEvent(
  _ bytes: [UInt8], from start: Int, _ body: (borrowing LibYAMLEvent) -> Bool
) -> LibYAMLProblem? {
  // libyaml refuses an address of no bytes.
  guard start < bytes.count else { return nil }
  var parser = unsafe yaml_parser_t()
  return unsafe bytes.withUnsafeBufferPointer { input in
    // libyaml keeps the parser's own address, so it must not move until it is deleted.
    unsafe withUnsafeMutablePointer(to: &parser) { parser in
      guard unsafe yaml_parser_initialize(parser) != 0 else {
        return LibYAMLProblem(text: "not enough memory", place: .byte(0), context: nil)
      }
      defer { unsafe yaml_parser_delete(parser) }
      unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      let text = unsafe UnsafeBufferPointer(rebasing: input[start...])
      unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
      var event = unsafe yaml_event_t()
      while true {
        guard unsafe yaml_parser_parse(parser, &event) != 0 else {
          return unsafe problem(of: parser.pointee)
        }
        defer { unsafe yaml_event_delete(&event) }
        switch unsafe event.type {
        case YAML_STREAM_START_EVENT: continue
        // After an error libyaml answers success with no event, for ever.
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return nil
        default:
          let goesOn = unsafe withUnsafePointer(to: &event) { unsafe body(LibYAMLEvent($0)) }
          guard goesOn else { return nil }
        }
      }
    }
  }
}

private func problem(of parser: yaml_parser_t) -> LibYAMLProblem {
  let text = unsafe parser.problem.map { unsafe String(cString: $0) }
  if unsafe parser.error == YAML_READER_ERROR || parser.error == YAML_MEMORY_ERROR {
    let isReader = unsafe parser.error == YAML_READER_ERROR
    return LibYAMLProblem(
      text: text ?? "not enough memory",
      place: .byte(isReader ? unsafe parser.problem_offset : 0), context: nil)
  }
  return LibYAMLProblem(
    text: text ?? "unknown problem", place: .mark(unsafe parser.problem_mark.index),
    context: unsafe parser.context.map {
      unsafe (String(cString: $0), parser.context_mark.index)
    })
}
