import TestSupport
import Testing

@testable import UnfoldSourceAdapter

/// Random nestings of strings, comments, attributes and conditions, each written together with what it must become.
@Suite struct RandomNestingTests {
    private struct Writer {
        var random: SplitMix
        var before = ""
        var after = ""

        /// What is no code: it stays.
        static let words = [
            "@objc", "#selector(a)", "@IBOutlet", "override", "{", "}", "(", "[", "\\u{1F600}", "extension A {", "x",
            "#if", "é",
            "import Combine", "a?.b?(c)", "optional", "// no", "as NSString", "#keyPath(a)",
        ]

        mutating func both(_ text: String) {
            before += text
            after += text
        }

        mutating func blanked(_ text: String) {
            before += text
            after += String(repeating: " ", count: text.utf8.count)
        }

        mutating func word() -> String { Self.words[Int.random(in: 0..<Self.words.count, using: &random)] }

        mutating func comment(_ depth: Int) {
            if Bool.random(using: &random) { return both("// \(word()) \" /* \(word())\n") }
            blockComment(depth)
        }

        mutating func blockComment(_ depth: Int) {
            both("/* \(word()) \" ")
            if depth > 0 {
                blockComment(0)
                blockComment(depth - 1)
            }
            both(" // */")
        }

        mutating func string(_ depth: Int) {
            let hashes = String(repeating: "#", count: Int.random(in: 0...2, using: &random))
            let isMultiline = Int.random(in: 0..<3, using: &random) == 0
            both(hashes + (isMultiline ? "\"\"\"\n" : "\""))
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let text = word()
                // An escape is one only with the literal's hashes.
                both(text.hasPrefix("\\u") && !hashes.isEmpty ? "\\" + hashes + text.dropFirst() : text)
                if isMultiline { both(Bool.random(using: &random) ? " \"\" \n" : " \" ") }
                if !hashes.isEmpty { both(isMultiline ? " \"\"\" " : " \" \\(no ") }
                if depth > 0 {
                    both("\\" + hashes + "(")
                    expression(depth - 1)
                    both(")")
                }
            }
            both((isMultiline ? "\n\"\"\"" : "\"") + hashes)
        }

        mutating func expression(_ depth: Int) {
            switch Int.random(in: 0..<24, using: &random) {
            case 0: both("a / b / c")
            case 1: both("#/[)\"'{]\\/x/#")
            case 2: both("f({ $0 ? x : y })")
            case 4: both("f(/[)@objc\"]+/, /a\\/b/)")
            case 5: both("#/\n  @objc  # a comment (\n  #selector\\(a\\)\n/#")
            case 6: both("(repeat (each x, (each y) as? NSString))")
            case 7:
                both("if let a { ")
                inner(depth)
                both(" } else if c { x } else { ")
                inner(depth)
                both(" }")
            case 8:
                both("switch a {\ncase .b(let c) where c > 0: ")
                inner(depth)
                both("\n@unknown default: x }")
            case 9:
                both("f { ")
                inner(depth)
                both(" } onEnd: { @MainActor [weak self] in self?.x }")
            case 10:
                both("list\n#if DEBUG\n.filter { $0 }\n#else\n.map { ")
                inner(depth)
                both(" }\n#endif\n.joined()")
            case 11:
                both("#macro(x, label: ")
                inner(depth)
                both(") { @objc_ in 1 }")
            case 12: both("{ (a: consuming A<each T>) throws(E) -> any ~Copyable in a }")
            case 3:
                before += "#keyPath(A.b.c)"
                after += String(repeating: " ", count: 10) + "\"b.c\""
            case 13: both("a ?? b?.c!(d)")
            case 14: both("`class`.`@objc` + `é😀`")
            case 15: both("👩‍👩‍👧 ~> \\.a.b[0]?.c")
            case 16:
                both("#Predicate<A> { $0.b == ")
                inner(depth)
                both(" }")
            case 17: both("[B.self, C.self].map { $0.d }[0].1.e(f.first?.g)")
            case 18: both("(a as [AnyHashable], b: { (c: D.Type) in c.e }).b")
            case 19: both("a /*/* @objc */*/ / b // optional func\n")
            case 20:
                both("await f { a, (b, _) in a.c?[d] ?? ")
                inner(depth)
                both(" }.value")
            default: string(depth)
            }
        }

        /// An expression in braces or parentheses, as long as there is depth left.
        mutating func inner(_ depth: Int) {
            if depth > 0 { expression(depth - 1) } else { both("x") }
        }

        mutating func declaration(_ depth: Int) {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: blanked("@objc")
            case 1: blanked("@IBOutlet")
            case 2: blanked("@objc(\(Bool.random(using: &random) ? "a:b:" : "A"))")
            case 3: both("@available(iOS 13, *)")
            default: break
            }
            both(" ")
            switch Int.random(in: 0..<9, using: &random) {
            // A class that no document connects: its outlets are blanked, and nothing is added for them.
            case 0 where depth > 0: nested("final class C\(depth): NSPredicate", depth)
            case 1 where depth > 0: nested("extension D", depth)
            case 2 where depth > 0: nested("func f(_ a: [Int: (A) -> B<C>])", depth)
            case 3:
                before += "\n#if os(iOS) && !DEBUG\n"
                after += "\n#if (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)) && !DEBUG\n"
                if depth > 0 { declaration(depth - 1) }
                both("\n#else\n#endif\n")
            case 4 where depth > 0: nested("struct E<each T, U: ~Copyable>: ~Copyable where U: Sendable", depth)
            case 5 where depth > 0:
                nested("func g<each T>(_ a: repeat each T) async throws(E) -> (repeat (each T)?)", depth)
            case 6:
                both("var w = 0; ")
                blanked("@available(iOS 17, *) #Preview(\"@objc\", traits: .a) { B().c { $0 } }")
                both("\n")
            default:
                both("var v = ")
                expression(depth)
                both("\n")
            }
        }

        mutating func nested(_ head: String, _ depth: Int) {
            both(head + " {\n")
            for _ in 0..<Int.random(in: 0...3, using: &random) { piece(depth - 1) }
            both("\n}\n")
        }

        mutating func piece(_ depth: Int) {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: comment(depth)
            default: declaration(depth)
            }
            both("\n")
        }
    }

    @Test(arguments: 0..<Rounds.of(150, long: 400)) func nothingElseChanges(_ seed: Int) {
        var writer = Writer(random: SplitMix(seed: UInt64(seed) &+ 19_000))
        for _ in 0..<6 { writer.piece(4) }
        // Some files come from another system, some with a mark at their beginning, which is left out.
        let spelled = { (text: String) in seed % 3 == 1 ? text.replacing("\n", with: "\r\n") : text }
        let result = SourceAdapter.adapt((seed % 5 == 0 ? "\u{feff}" : "") + spelled(writer.before), path: "A.swift")
        let expected = "#sourceLocation(file: \"A.swift\", line: 1)\n" + spelled(writer.after)
        #expect(result.notes.isEmpty, "\(result.notes)")
        #expect(result.text == expected, "seed \(seed)")
        #expect(SourceAdapter.adapt(result.text, path: "A.swift").text == result.text, "seed \(seed), again")
    }

    /// Bytes anywhere else: never a crash, and a file comes out adapted or as it was.
    @Test func anyBytesAreTaken() {
        var random = SplitMix(seed: 19)
        let alphabet = Array("\"\"#\\()[]{}/*@?!.,:;\n #if #endif class func `a override extension é".utf8)
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            }
            let result = SourceAdapter.adapt([SourceAdapter.Source(path: "A.swift", bytes: bytes)])[0]
            #expect(result.isAdapted || result.bytes == bytes)
        }
    }
}
