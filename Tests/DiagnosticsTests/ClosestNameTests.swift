import Diagnostics
import Testing

@Suite struct ClosestNameTests {
  static let names = ["detents", "undimmed", "grabber", "name", "emit", "id", "largestUndimmed"]

  @Test(arguments: [
    ("detent", "detents"), ("detnets", "detents"), ("DETENTS", "detents"), ("undimed", "undimmed"),
    ("grabbers", "grabber"), ("nam", "name"), ("di", "id"), ("largestUndimed", "largestUndimmed"),
    ("colour", nil), ("", nil), ("x", nil), ("deten ts too far away", nil),
  ])
  func closest(name: String, expected: String?) {
    #expect(closestName(to: name, among: Self.names) == expected)
  }

  @Test func theEarliestOfEquallyCloseNamesWins() {
    #expect(closestName(to: "cats", among: ["cart", "cast", "cat"]) == "cast")
    #expect(closestName(to: "bat", among: ["cat", "hat"]) == "cat")
  }

  @Test func aVeryLongNameHasNoClosest() {
    let name = String(repeating: "a", count: 1_000_000)
    #expect(closestName(to: name, among: [name]) == nil)
  }
}
