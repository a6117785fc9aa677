import Testing

@testable import UnfoldSourceAdapter

/// Sources at the boundary of what is rewritten: what stands beside it stays as it is.
@Suite struct BoundaryTests {
    private static let kept: [(what: String, source: String)] = [
        (
            "a protocol joined to AnyObject has the members",
            "class A { weak var b: (AnyObject & P)?; func c() { b?.pick(1) } }\nprotocol P { func pick(_ d: Int) }"
        ),
        ("an optional's own members", "func a(_ b: AnyObject?) { _ = b.flatMap { $0 as? C } }"),
        (
            "a case that binds the name",
            """
            class A { var s: AnyObject?; func b(_ c: Any) {
            switch c {
            case let s as B: B.run { }
            s.own(1)
            default: break } } }
            """
        ),
        ("tuples that bind the name", "class A { var s: AnyObject?; func b() { for (i, s) in c { s.own(i) } } }"),
        (
            "names that hide an AnyObject",
            "class A { var s: [AnyObject] = []; func b(_ s: [C]) { s.first?.run(); s[0].run() } }"
        ),
        (
            "elements of other types",
            "class A { var s: [B] = []; func b() { for x in s { x.run() }; s.forEach { $0.run() } } }; class C { var x: AnyObject? }"
        ),
        (
            "values of an element",
            "class A { var s: [(B, AnyObject)] = []; func b() { s[0].0.run(); s.map { $0.0 }.first?.run() } }"
        ),
        (
            "types of the app's protocols",
            "protocol P { init() }; func a(_ b: [P.Type], _ c: [String: P.Type]) { _ = b.map { $0.init() }; _ = c[\"d\"]?.init() }"
        ),
        (
            "blocks of plain values",
            "let a: @convention(block) (String) -> Void = { _ in }; typealias B = @convention(c) (Int32) -> Int32"
        ),
        (
            "initialisers of values",
            "struct S { init(frame: Int) {}; func a() { let b = S.self; _ = b.init(frame: 1) } }"
        ),
    ]

    @Test(arguments: kept) func whatStandsBesideIsLeft(_ what: String, _ source: String) {
        let text = SourceAdapter.adapt("import UIKit\n" + source, path: "A.swift").text
        let own = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
        #expect(own == source, "\(what)")
    }

    /// What a type gets stands behind its last member, or alone.
    @Test(arguments: [
        ("class T: UIViewController { @IBOutlet var x: UILabel! }", "UILabel!  ;override func"),
        ("class T: UIViewController { @IBOutlet var x: UILabel!; }", "UILabel!; override func"),
        ("class T: UIViewController {\n@IBOutlet var x: UILabel!\n}", "UILabel!\noverride func"),
    ]) func oneSemicolonBetweenMembers(_ source: String, _ fragment: String) {
        let text = SourceAdapter.adapt("import UIKit\n" + source, path: "A.swift").text
        let words = { (text: String) in text.split(separator: " ").joined(separator: " ") }
        #expect(words(text).contains(words(fragment)), "\(text)")
        #expect(!words(text).contains("; ;") && !text.contains(";;"), "\(text)")
    }

    /// `setValue(_:forKey:)` of a class's own goes to a method of that class; other messages to `super` stay.
    @Test func eachClassSetsItsOwnOutlets() {
        let source = """
            import UIKit
            class A: UIView { @IBOutlet var a: UILabel!
            override func setValue(_ v: Any?, forKey k: String) { super.setValue(v, forKey: k) } }
            class B: A { @IBOutlet var b: UILabel!
            override func setValue(_ v: Any?, forKey k: String) {
            super.setValue(v, forUndefinedKey: k); super.setValue(v, forKey: k) } }
            """
        let text = SourceAdapter.adapt(source, path: "A.swift").text
        #expect(text.contains("{ A_setValue(v, forKey: k) }") && text.contains("func A_setValue("), "\(text)")
        #expect(text.contains("super.setValue(v, forUndefinedKey: k); B_setValue(v, forKey: k)"), "\(text)")
    }
}
