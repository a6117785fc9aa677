import Foundation
import Testing

@testable import UnfoldSourceAdapter

/// Where a compiler would say that words of an adapted file stand.
@Suite struct ColumnTests {
    /// The place of the first use of a word, in the app's lines; nil if it is not there.
    private func place(of word: String, in text: String) -> (line: Int, column: Int)? {
        var line = 0
        for row in text.components(separatedBy: "\n") {
            if let directive = SourceDirective(row) {
                line = directive.line
                continue
            }
            if let found = row.range(of: word) {
                return (line, row.utf8.distance(from: row.startIndex, to: found.lowerBound) + 1)
            }
            line += 1
        }
        return nil
    }

    /// `marked` is behind something that is rewritten.
    private static let kept = [
        "class A { func a() { b(#selector(a), for: marked) } }",
        "class A { func a() { b(é, #selector(a), #selector(A.a), marked) } }",
        "class A { func a() { b(#selector(\na\n), marked) } }",
        "class A { let b = #selector(getter: c); let marked = 1 }",
        "class A { func a() {\n        b?.tableView?(c, didSelectRowAt: marked) } }",
        "class A { let d: UITableViewDelegate?; func a() {\n        d?.tableView?(c, didSelectRowAt: d); marked() } }",
        "@objc protocol P { @objc optional func p(_ r: Int) }\n"
            + "class A { var q: P?; func a() {\n        q?.p?(marked) } }",
        "class A { let a = #keyPath(A.b), marked = 1 }",
        "class A { let a = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1), marked = 1 }",
        "class A { let a = #imageLiteral(resourceName: \"a\"), marked = 1 }",
        "class A { @objc @IBOutlet var marked: UIView! }",
    ]

    @Test(arguments: kept) func columnsStay(_ source: String) throws {
        let text = "import UIKit\n" + source
        let expected = try #require(place(of: "marked", in: "#sourceLocation(file: \"A.swift\", line: 1)\n" + text))
        let result = SourceAdapter.adapt(text, path: "A.swift").text
        let found = try #require(place(of: "marked", in: result))
        #expect(found == expected, "\(result)")
        #expect(SourceAdapter.adapt(result, path: "A.swift").text == result)
    }

    /// Where nothing is behind, or in a string, where no line may end, the line stays one.
    @Test(arguments: [
        "class A { func a() { b(\n#selector(a)\n) } }", "class A { func a() { b(#selector(a)) } }",
        "class A { func a() { b(\"\\(#selector(a)) c\") } }",
    ])
    func linesAreNotDivided(_ source: String) {
        let result = SourceAdapter.adapt("import UIKit\n" + source, path: "A.swift").text
        #expect(!result.contains("({"), "\(result)")
    }
}
