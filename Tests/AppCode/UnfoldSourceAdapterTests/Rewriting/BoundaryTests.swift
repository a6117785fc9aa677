import Testing

@testable import UnfoldSourceAdapter

/// Sources at the boundary of what is rewritten: what is next to it stays as it is.
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
        (
            "parts of a list",
            "class A { var s: [AnyObject] = []; func b(_ r: Range<Int>, _ c: C) { _ = s[r].count; _ = s[c.part].count; _ = s[1...].count; let p = 0..<2; _ = s[p].count } }"
        ),
        (
            "truth values",
            "class A { var s: [AnyObject] = []; func b(_ c: AnyObject) { let v = s.first is UIView; _ = v.description; let w = s.first ?? c === c; _ = w.description } }"
        ),
        (
            "comparisons in parentheses",
            "class A { func a(_ s: [AnyObject], _ b: AnyObject) { _ = (s[0] as AnyObject === b).description; _ = (b === s[0] as AnyObject).hashValue; _ = (s[0] === b).hashValue } }"
        ),
        (
            "one of two values",
            "class A { func a(_ s: [AnyObject], _ b: Bool) { let v = b ? 1 : 2; _ = v.description } }"
        ),
        (
            "members of unknown types hide those around",
            """
            class A { static let s: AnyObject = B(); static func t() -> AnyObject { s }
            struct C { let s = made(); let t = made(); func d() { _ = s.count; _ = t().count } } }
            """
        ),
        (
            "members of UIKit's classes hide those around",
            "class A { static var view: AnyObject = B(); class C: UIViewController { func d() { _ = view.tag } } }"
        ),
        (
            "values of the type around are not meant",
            "class A { var s: AnyObject = B(); struct C { func d() { _ = s.count } } }"
        ),
        (
            "names that hide a function",
            """
            class A { func m() -> AnyObject { B() }; func c(_ m: () -> String) { _ = m().count }
            func d() { func m() -> String { "" }; _ = m().count } }
            """
        ),
        (
            "patterns that bind the name",
            """
            class A { var s: AnyObject?; func b(_ e: E) { switch e {
            case let .item(s): _ = s.count
            case let E.pair(.none, .some(s)): _ = s.count
            case let s: _ = s.count }
            if case let .item(s) = e { _ = s.count }
            if case let s? = e.text { _ = s.count } } }
            """
        ),
        (
            "errors that bind the name",
            "class A { var s: AnyObject?; func b() { do { try c() } catch let s { _ = s.localizedDescription } } }"
        ),
        (
            "capture lists",
            "class A { var s: AnyObject?; func b() { _ = { [s = 5] in s.description }; _ = { [weak self, s = c()] in s.count } } }"
        ),
        (
            "several arguments",
            "class A { func a(_ s: AnyObject...) { _ = s.count } }"
        ),
        (
            "members of one file in a type of one file",
            "private class A: NSObject, UIScrollViewDelegate { fileprivate func scrollViewDidScroll(_ s: UIScrollView) {} }"
        ),
        (
            "hidden methods that are values",
            """
            class A: NSObject, UITableViewDelegate { private func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
            func b() { let f = tableView(_:didSelectRowAt:); _ = f } }
            """
        ),
        (
            "closures of a class that conforms",
            "class A: ForeignBase, UITableViewDelegate {}; func b(_ c: A) { c.onTap?(1) }"
        ),
        ("lists of copies", "let a = NSMutableArray(array: b, copyItems: true)"),
        (
            "generic parameters hide names of types, which stand for others inside their type only",
            """
            class A { typealias Item = AnyObject }; class B<Item: P> { var s: [Item] = []; func c() { _ = s[0].title } }
            class C { var s: [Item] = []; func d() { _ = s[0].title } }
            """
        ),
    ]

    @Test(arguments: kept) func whatIsNextToAnEditStays(_ what: String, _ source: String) {
        let text = SourceAdapter.adapt("import UIKit\n" + source, path: "A.swift").text
        let own = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
        #expect(own == source, "\(what)")
    }

    /// A local name hides the delegate, whether its type is known or not.
    @Test func localsHideADelegate() {
        let source = """
            import UIKit
            @objc protocol D { @objc optional var title: String? { get } }
            class A { weak var d: D?; func b(_ f: [C]) { for d in f { _ = d.title }
            if case let d? = f.first { _ = d.title }
            _ = f.map { d in d.title }; _ = { [d = f[0]] in d.title }
            _ = d?.title } }
            """
        let lines = { (text: String) in text.split(separator: "\n").suffix(4).map(String.init) }
        let adapted = lines(SourceAdapter.adapt(source, path: "A.swift").text)
        #expect(adapted.dropLast() == lines(source).dropLast())
        #expect(adapted.last == "_ = (try? d?.title) } }")
    }

    private static let found: [(what: String, source: String, result: String)] = [
        (
            "numbers of elements",
            "class A { var s: [AnyObject] = []; var i = 0; func b(_ p: IndexPath, _ n: Int, _ c: Bool) { _ = s[i].tag; _ = s[p.row].tag; _ = s[(n + 1) % s.count].tag; _ = s[c ? 0 : n].tag } }",
            "class A { var s: [AnyObject] = []; var i = 0; func b(_ p: IndexPath, _ n: Int, _ c: Bool) { _ = ObjectiveCObject(s[i]).tag; _ = ObjectiveCObject(s[p.row]).tag; _ = ObjectiveCObject(s[(n + 1) % s.count]).tag; _ = ObjectiveCObject(s[c ? 0 : n]).tag } }"
        ),
        (
            "counted loops",
            "class A { func a(_ s: [AnyObject]) { for i in 0..<s.count { _ = s[i].tag }; let l = s.count - 1; _ = s[l].tag } }",
            "class A { func a(_ s: [AnyObject]) { for i in 0..<s.count { _ = ObjectiveCObject(s[i]).tag }; let l = s.count - 1; _ = ObjectiveCObject(s[l]).tag } }"
        ),
        (
            "captured values",
            "class A { func a(_ s: [AnyObject]) { _ = { [o = s[0]] in o.tag } } }",
            "class A { func a(_ s: [AnyObject]) { _ = { [o = s[0]] in ObjectiveCObject(o).tag } } }"
        ),
        (
            "a property of its own",
            "class A { var s: AnyObject?; func b(_ s: String) { _ = self.s?.tag; _ = s.count } }",
            "class A { var s: AnyObject?; func b(_ s: String) { _ = ObjectiveCObject(self.s)?.tag; _ = s.count } }"
        ),
        (
            "members of the type around",
            "class A { static let s: AnyObject = B(); struct C { func d() { _ = s.tag } } }",
            "class A { static let s: AnyObject = B(); struct C { func d() { _ = ObjectiveCObject(s).tag } } }"
        ),
        (
            "names of types in their own type and behind it",
            "class A { typealias Item = AnyObject; var s: [Item] = []; func b() { _ = s[0].tag } }; class C { var s: [A.Item] = []; func d() { _ = s[0].tag } }",
            "class A { typealias Item = AnyObject; var s: [Item] = []; func b() { _ = ObjectiveCObject(s[0]).tag } }; class C { var s: [A.Item] = []; func d() { _ = ObjectiveCObject(s[0]).tag } }"
        ),
    ]

    /// What is an `AnyObject` beside all those that are none.
    @Test(arguments: found) func objectsAreFound(_ what: String, _ source: String, _ result: String) {
        let text = SourceAdapter.adapt("import UIKit\n" + source, path: "A.swift").text
        #expect(text.hasSuffix("\n" + result), "\(what): \(text)")
    }

    /// What a type gets is behind its last member, or alone.
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
