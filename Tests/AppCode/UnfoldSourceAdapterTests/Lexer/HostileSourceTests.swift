import Foundation
import Testing

@testable import UnfoldSourceAdapter

/// Sources that no compiler would take: they come out as they went in, with one warning that says where.
@Suite struct HostileSourceTests {
    static let cases: [(source: String, line: Int, column: Int, says: String)] = [
        ("class A {\n  @objc func a() {\n}\n", 1, 9, "'{' is never closed"),
        ("class A {}\n}\n", 2, 1, "'}' closes nothing that is open"),
        ("let a = [1, 2)\n", 1, 14, "')' closes nothing that is open"),
        ("let a = \"abc\n@objc class B {}", 1, 9, "a string that does not end"),
        ("let a = \"\"\"\n abc \"\n", 1, 9, "a string that does not end"),
        ("let a = #\"abc\"\n", 1, 9, "a string that does not end"),
        ("let a = \"\\(b\"\n", 1, 13, "a string that does not end"),
        ("let a = \"\\(b", 1, 11, "an interpolation that does not end"),
        ("@objc class A {}\n/* /* */\n", 2, 1, "a comment that does not end"),
        ("let a = `abc\n", 1, 9, "a quoted name that does not end"),
        ("let a = #/abc\n", 1, 9, "a regular expression that does not end"),
        ("#if DEBUG\n@objc class A {}\n", 1, 1, "'#if' without '#endif'"),
        ("@objc class A {}\n#endif\n", 2, 1, "no '#if' before it"),
        ("@objc class A {}\n\u{0}", 2, 1, "a NUL byte"),
        ("@objc class A {}\n\u{1}", 2, 1, "a byte that no Swift source has (1)"),
        ("#!/usr/bin/swift\n@objc class A {}\n", 1, 1, "a script, not a file of an app"),
    ]

    @Test(arguments: cases.indices) func unreadableSourceStays(_ index: Int) {
        let (source, line, column, says) = Self.cases[index]
        let result = SourceAdapter.adapt(source, path: "A.swift")
        #expect(!result.isAdapted)
        #expect(result.text == source)
        #expect(
            result.notes.map(\.description) == [
                "A.swift:\(line):\(column): warning: \(says); the file is left as it is"
            ])
    }

    @Test func invalidBytesStay() {
        for bytes in [[0x2f, 0x2f, 0xff], [0xc3, 0x28], [0x0a, 0xe2, 0x82], [0xed, 0xa0, 0x80], [0xc0, 0xaf]]
            as [[UInt8]]
        {
            let source = Array("@objc class A {}\n".utf8) + bytes
            let result = SourceAdapter.adapt([SourceAdapter.Source(path: "A.swift", bytes: source)])[0]
            #expect(result.bytes == source)
            #expect(result.notes.count == 1)
            #expect(result.notes.first?.text == "bytes that are not UTF-8; the file is left as it is")
        }
    }

    @Test func largeSourceStays() {
        let source = [UInt8](repeating: 0x20, count: 10_000_000)
        let result = SourceAdapter.adapt([SourceAdapter.Source(path: "A.swift", bytes: source)])[0]
        #expect(!result.isAdapted && result.bytes == source && result.notes.count == 1)
    }

    /// One bad file does not touch the others.
    /// Values that stop in the middle, where the file ends.
    @Test(arguments: ["b.", "b?.", "b as", "b[", "{ $0.", "b.map(\\", "Box<", "b ??", "try", "(b as?"])
    func unfinishedValuesAreFollowedToTheirEnd(_ value: String) {
        let text = "func f(_ x: AnyObject) { a.tag }\nlet a = \(value)"
        let result = SourceAdapter.adapt(text, path: "A.swift")
        #expect(result.text.hasSuffix(text))
    }

    @Test func goodFilesAreAdaptedNextToBadOnes() {
        let results = SourceAdapter.adapt([
            .init(path: "A.swift", bytes: Array("extension B { override func c() {} }".utf8)),
            .init(path: "B.swift", bytes: Array("class B: A { ".utf8)),
            .init(path: "C.swift", bytes: Array("@objc class C {}".utf8)),
        ])
        #expect(results.map(\.isAdapted) == [true, false, true])
        #expect(results[0].notes.count == 1)
        #expect(results[2].text.hasSuffix("\n      class C {}"))
    }

    /// Nestings and runs that a parser might follow once for each of their parts.
    static let repeated: [(name: String, unit: String, closing: String)] = [
        ("brackets", "[(", ")]"), ("types", "class A { ", "}"), ("bodiless types", "class A: B ", ""),
        ("functions without parentheses", "func a ", ""), ("variables on a line", "var a ", ""),
        ("modifiers", "indirect ", ""), ("attributes", "@a(b) ", ""), ("slashes", "(/ a ) ", ""),
        ("escaped slashes", ",/\\,\\/ ", ""), ("angles", "extension A<B< ", ""), ("comments", "/* ", "*/"),
        ("interpolations", "\"\\(", ")\""), ("conditions", "#if A\n", "\n#endif"),
        ("chains", "delegate.tableView?(a).", ""), ("optional calls", "a.delegate?.tableView?(", ")"),
        ("elements", "l.first?.tag; ", ""), ("blocks", "@convention(block) (", ")"),
        ("closures", "a.map { $0.b }.map { ", "}"),
        ("values", "let x: AnyObject = x.first\n", ""), ("conditions of names", "if let a, let a = a.b, ", ""),
        ("types of types", "var l: [(A, [B", "])]"), ("alternatives", "#if A\n#elseif B\n#else\n", "\n#endif"),
        ("patterns", "case let .a(x: AnyObject, (b, ", "))"), ("generic types", "let a: A<B<", ">>"),
        ("literals of lists", "let a: AnyObject = [b, [", "]]"), ("optional calls", "a.b?(c: ", ")"),
        ("calls of methods", "func f() -> AnyObject { f().b }; ", ""),
        ("selectors", "#selector(a.b(c:)) ", ""), ("inheritance", "class A: A { override func a() {} }\n", ""),
    ]

    /// Five thousand questions of as many methods, and as many modules in nested conditions: what is known of a name
    /// is looked up, not searched for.
    @Test func namesAreLookedUp() {
        let questions = String(repeating: "func f(_ a: AnyObject) { _ = d?.responds(to: x) }\n", count: 5000)
        let asking = SourceAdapter.adapt("class A { weak var d: UITableViewDelegate?\n\(questions)}", path: "A.swift")
        #expect(asking.text.components(separatedBy: "ObjectiveCMessages.responds(d, to: x)").count == 5001)
        let imports = String(repeating: "#if A || canImport(MapKit)\nimport MapKit\nimport CoreNFC\n", count: 1000)
        let nested = SourceAdapter.adapt(imports + String(repeating: "#endif\n", count: 1000), path: "A.swift")
        #expect(nested.text.components(separatedBy: "\nimport MapKit\n").count == 1001)
        #expect(nested.text.components(separatedBy: "#if canImport(CoreNFC)\nimport CoreNFC\n#endif").count == 1001)
    }

    /// Work grows with the length and nothing else, and whatever comes out is what went in or adapted.
    @Test(arguments: repeated.indices) func workIsLinear(_ index: Int) {
        func steps(_ count: Int) -> Int {
            let (_, unit, closing) = Self.repeated[index]
            let source = String(repeating: unit, count: count) + String(repeating: closing, count: count)
            let result = SourceAdapter.adapt(source, path: "A.swift")
            #expect(result.isAdapted || result.text == source, "\(Self.repeated[index].name)")
            var lexer = SwiftLexer(Array(source.utf8))
            try? lexer.read()
            return lexer.steps
        }
        #expect(steps(400) <= 2 * steps(200) + 64, "\(Self.repeated[index].name)")
    }
}
