import Diagnostics
package struct Style: Sendable {
  package static let plain = Style(); package static let colored = Style()
}
package struct Format: Sendable {
  package let name: String
  package let help: String
  package let render: @Sendable (Report, Style) -> [UInt8]
  package static let line = Format(name: "line", help: "") { r, _ in
    var t = ""
    for f in r.files {
      let l = LineTable(f.file);
      for d in f.diagnostics {
        let p = l.position(at: d.range?.start ?? 0); let e = l.position(at: d.range?.end ?? 0);
        t +=
          "\(f.file.path):\(p.line):\(p.column)-\(e.line):\(e.column): \(d.severity): \(d.message) [\(d.rule)]\n";
        for h in d.help { t += "   help: \(h)\n" };
        for x in d.fixes {
          t += "   fix: \(x.title)\n" + String(decoding: x.applied(to: f.file.bytes), as: UTF8.self)
        }
      }
    }
    return Array(t.utf8)
  }
  package static let rich = line
  package static let all = [line]
}
