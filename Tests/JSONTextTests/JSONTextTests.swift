import Foundation
import JSONText
import Testing

@Suite struct JSONTextTests {
  static let values: [(JSONValue, String)] = [
    (nil, "null"), (true, "true"), (false, "false"), (0, "0"),
    (.integer(.min), "-9223372036854775808"), (.integer(.max), "9223372036854775807"),
    (["b": 1, "a": [[:]]], "{\"b\":1,\"a\":[{}]}"), ([1, nil, "a"], "[1,null,\"a\"]"),
    ("", "\"\""), ([], "[]"), ([:], "{}"),
  ]

  @Test(arguments: values)
  func compactText(value: JSONValue, expected: String) {
    #expect(value.text(layout: .compact) == expected)
  }

  static let numbers: [(Double, String)] = [
    (393, "393"), (-0.5, "-0.5"), (0.1, "0.1"), (1e16, "1e+16"), (-0.0, "-0"),
    (.leastNonzeroMagnitude, "5e-324"),
    (0.1 + 0.2, "0.30000000000000004"), (1e300, "1e+300"), (123_456_789, "123456789"),
    (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ]

  @Test(arguments: numbers)
  func numbersInFewestDigits(number: Double, expected: String) {
    #expect(JSONValue.number(number).text(layout: .compact) == expected)
  }

  static let strings: [(String, String)] = [
    ("a/b", "a/b"), ("\"\\", #"\"\\"#), ("\u{8}\u{C}\n\r\t", #"\b\f\n\r\t"#),
    ("\u{0}\u{1B}[31m\u{1F}", #"\u0000\u001b[31m\u001f"#),
    ("\u{7F}\u{80}\u{9F}", #"\u007f\u0080\u009f"#),
    ("\u{A0}é", "\u{A0}é"), ("\u{2027}\u{2028}\u{2029}\u{202A}", "\u{2027}\\u2028\\u2029\u{202A}"),
    ("ä€😀👨‍👩‍👧", "ä€😀👨‍👩‍👧"), ("\r\n", #"\r\n"#), ("</script>", "</script>"),
  ]

  @Test(arguments: strings)
  func stringsAndKeys(string: String, expected: String) {
    #expect(JSONValue.string(string).text(layout: .compact) == "\"\(expected)\"")
    #expect(
      JSONValue.object([string: 1]).text(layout: .compact) == "{\"\(expected)\":1}")
  }

  @Test func prettyText() {
    let value: JSONValue = [
      "generator": "sheetc", "empty": [], "none": [:], "short": [1, 2.5, "three", nil, true],
      "nested": [[1, 2], ["key": "value"]],
    ]
    #expect(
      value.text(layout: .pretty) == """
        {
          "generator": "sheetc",
          "empty": [],
          "none": {},
          "short": [1, 2.5, "three", null, true],
          "nested": [
            [1, 2],
            {
              "key": "value"
            }
          ]
        }
        """)
  }

  @Test(arguments: ["x", "é", "😀"], [79, 80])
  func scalarArraysStayUnderEightyColumns(letter: String, length: Int) {
    // `["…"]` is four columns longer than its string.
    let string = String(repeating: letter, count: length - 4)
    let text = JSONValue.array([.string(string)]).text(layout: .pretty)
    #expect(text == (length == 79 ? "[\"\(string)\"]" : "[\n  \"\(string)\"\n]"))
  }

  @Test func theKeyCountsForTheLineOfAnArray() {
    let value: JSONValue = ["key": [.string(String(repeating: "x", count: 66))]]
    #expect(value.text(layout: .pretty).split(separator: "\n").map(\.count) == [1, 79, 1])
    let longer: JSONValue = ["key": [.string(String(repeating: "x", count: 67))]]
    #expect(longer.text(layout: .pretty).split(separator: "\n").count == 5)
  }

  @Test func aRowStaysOnItsLine() {
    let long = JSONValue.string(String(repeating: "x", count: 90))
    let value: JSONValue = [
      .row(["name": long, "size": ["width": 1, "parts": [long, .row([:])]], "none": []])
    ]
    let lines = value.text(layout: .pretty).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix(#"  { "name": "xxx"#))
    #expect(lines[1].hasSuffix(#"xx", {}] }, "none": [] }"#))
    #expect(
      JSONValue.row(["a": 1, "b": .row(["c": [2, 3]])]).text(layout: .compact)
        == #"{"a":1,"b":{"c":[2,3]}}"#)
  }

  @Test func writingAppends() {
    var bytes = Array("// \n".utf8)
    JSONValue.array([1, 2]).write(to: &bytes, layout: .pretty)
    #expect(String(decoding: bytes, as: UTF8.self) == "// \n[1, 2]")
  }

  @Test func objectsKeepOrderAndSkipAbsentMembers() {
    var object = JSONObject()
    object.append("z", 1)
    object.append("absent", ifPresent: nil)
    object.append("a", ifPresent: "there")
    #expect(JSONValue.object(object).text(layout: .compact) == #"{"z":1,"a":"there"}"#)
    #expect(object["a"] == "there")
    #expect(object["absent"] == nil)
    #expect(object != ["a": "there", "z": 1])
  }

  @Test(arguments: [JSONLayout.pretty, .compact])
  func foundationReadsTheSameBack(layout: JSONLayout) throws {
    let everyScalar = String(
      String.UnicodeScalarView((0...0x3000).compactMap(Unicode.Scalar.init) + ["\u{10FFFF}"]))
    let value: JSONValue = ["text": .string(everyScalar), "numbers": [1, 0.1, 1e-7, 12345678.9]]
    let read = try JSONSerialization.jsonObject(with: Data(value.text(layout: layout).utf8))
    let object = try #require(read as? [String: Any])
    // Scalars, for `==` on strings takes canonically equal ones as the same.
    let text = try #require(object["text"] as? String)
    #expect(text.unicodeScalars.elementsEqual(everyScalar.unicodeScalars))
    #expect(object["numbers"] as? [Double] == [1, 0.1, 1e-7, 12345678.9])
  }

  @Test func aLongArrayTakesTimeByItsLength() {
    let value = JSONValue.array(
      Array(repeating: .array(Array(repeating: 1, count: 50)), count: 4000))
    // Time that grew with the square of the length would not end within the patience of a test.
    #expect(value.text(layout: .pretty).utf8.count > 200_000)
  }
}
