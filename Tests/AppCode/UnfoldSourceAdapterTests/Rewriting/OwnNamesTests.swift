import Foundation
import Testing

@testable import UnfoldSourceAdapter

/// What an app has under a name of UIKit's, Foundation's or Objective-C's stays the app's.
@Suite struct OwnNamesTests {
    private func adapted(_ text: String) -> String {
        let result = SourceAdapter.adapt(text, path: "A.swift").text
        // Behind what is before the file.
        return result.components(separatedBy: "line: 1)\n").dropFirst().joined()
    }

    /// Sources that come out as they are.
    private static let untouched = [
        // Protocols with methods of their own.
        "import UIKit\nprotocol Command { func perform(_ x: Int) -> Int }\nclass A { var all: [Command] = []; var one: "
            + "Command?\nfunc f(c: Command) { _ = all.first?.perform(3); _ = c.perform(1); _ = one?.perform(2) } }",
        "protocol Base { func responds(to x: String) -> Bool }\nprotocol Part: Base {}\n"
            + "class A { var one: Part?; func f() { _ = one?.responds(to: \"a\") } }",
        "protocol Command {}\nextension Command { func perform(_ x: Int) {} }\nfunc f() {}\n"
            + "class A { var one: Command?; func f() { one?.perform(1) } }",
        "protocol JobDelegate { func perform(_ x: Int) }\n"
            + "class A { func f(x: Any) { (x as! JobDelegate).perform(1) } }",
        // Names that UIKit's had before Swift 4.2.
        "extension UIViewController { func addChildViewController(_ child: UIViewController) { addChild(child) }\n"
            + "func f(c: UIViewController) { addChildViewController(c); addChildViewController(c, in: view) } }",
        "func UIEdgeInsetsMake(_ x: Int) -> Int { x }\nlet a = UIEdgeInsetsMake(1)\nlet b = x.UIKeyboardWillShow",
        "struct UIButtonType {}\nlet a = UIButtonType()",
        // Descriptions of one's own.
        "struct Row { static func description() -> String { \"\" }\n"
            + "static func all() -> String { Self.description() } }",
        "enum Row { static func description() -> String { \"\" }\nstatic func all() -> String { self.description() } }",
        "class Plain { class func description() -> String { \"\" } }\nlet a = Plain.description()\n"
            + "let b = type(of: Plain()).description()",
        "class Plain { class func description() -> String { \"\" } }\nclass Below: Plain {}\n"
            + "class A { let p: Below; func f() -> String { type(of: p).description() } }",
        "protocol Shape { static func description() -> String }\n"
            + "extension Shape { static func name() -> String { Self.description() + self.description() } }",
        "protocol Shape {}\nextension Shape { static func description() -> String { \"\" } }\nclass A: Shape {}\n"
            + "let a = A.description()",
        // The one type behind an arrow.
        "typealias Handler = @convention(c) (Int32) -> Void\nfinal class Foo {}",
        "typealias Handler = @convention(c) (Int32) -> UnsafeMutablePointer<UnsafePointer<Int8>>?\nfinal class Foo {}",
        "let h: @convention(c) (CUnsignedInt, UnsafeMutablePointer<FILE>?) -> CLong = { _, _ in 0 }",
        "let h: @convention(block) (CUnsignedInt) -> CDouble = { _ in 0 }",
        // Intersections that are not known to be of rectangles, or are the app's.
        "func f(a: Item, b: Item) { _ = a.place.intersects(b.place); _ = IndexSet().intersects(integersIn: 0..<1) }",
        "extension CGRect { func intersects(_ r: CGRect) -> Bool { true } }\nfunc f(a: CGRect) { _ = a.intersects(a) }",
        // One's own Darwin.
        "enum Platform { enum Darwin { static let x = 1 }\nstatic let y = Darwin.x }",
        "func g() -> Int { let Darwin = (a: 1, b: 2); return Darwin.a }",
        "struct A { var Darwin: B; func g() -> Int { Darwin.a } }", "func g(Darwin: B) -> Int { Darwin.a }",
        // Types inside others.
        "enum Model { struct UIState { init() {} }\nstatic let types: [UIState.Type] = [UIState.self]\n"
            + "static func all() -> [UIState] { types.map { $0.init() } } }",
        // No receiver.
        "import UIKit\nfunc f() -> UIView {\nreturn\n.init(frame: .zero)\n}",
        "import UIKit\nvar f: UIView {\n#if DEBUG\n.init(frame: .zero)\n#else\n.init(frame: .zero)\n#endif\n}",
    ]

    @Test(arguments: untouched) func staysAsItIs(_ source: String) { #expect(adapted(source) == source) }

    /// A name of the app's in another of its files.
    @Test(arguments: [
        "let Darwin = (round: 1, x: 2)", "enum Darwin { static let round = 1 }", "typealias Darwin = Other",
        "func Darwin() {}", "struct A { let Darwin = 1 }",
    ]) func otherFilesAreLookedAt(_ own: String) {
        let text = "import Foundation\nlet a = Darwin.round"
        let results = SourceAdapter.adapt([
            .init(path: "A.swift", bytes: Array(text.utf8)), .init(path: "B.swift", bytes: Array(own.utf8)),
        ])
        #expect(results[0].text.hasSuffix(text), "\(results[0].text)")
        #expect(SourceAdapter.adapt(text, path: "A.swift").text.hasSuffix("Foundation.round"))
    }

    @Test func selectorsOfAnAppWithATypeOfThatNameAreUIKits() {
        let results = SourceAdapter.adapt([
            .init(path: "A.swift", bytes: Array("class A: UIView { func f() { g(#selector(f)) } }".utf8)),
            .init(path: "B.swift", bytes: Array("enum List { struct Selector {} }".utf8)),
        ])
        #expect(results[0].text.contains("g(UIKit.Selector(\"f\", A.f))"), "\(results[0].text)")
    }

    /// The last part is what becomes of it.
    private static let changed: [(source: String, part: String)] = [
        (
            "protocol Plain {}\nclass A { var one: Plain?; func f(s: Selector) { one?.perform(s) } }",
            "ObjectiveCMessages.perform(one, s)"
        ),
        ("class Cell: UITableViewCell {}\nlet a = Cell.description()", "ObjectiveCMessages.className(of: Cell.self)"),
        (
            "class Cell: UITableViewCell { static func f() -> String { self.description() } }",
            "ObjectiveCMessages.className(of: self)"
        ),
        (
            "protocol P {}\nextension P where Self: UIView { static var id: String { Self.description() } }",
            "ObjectiveCMessages.className(of: Self.self)"
        ),
        (
            "class Base: Elsewhere {}\nextension Base { static var id: String { Self.description() } }",
            "ObjectiveCMessages.className(of: Self.self)"
        ),
        (
            "struct Row { static func description() -> String { \"\" } }\n"
                + "class A { var v: UIView; func f() -> String { type(of: v).description() } }",
            "ObjectiveCMessages.className(of: type(of: v))"
        ),
        (
            "class A {}\ntypealias H = @convention(c) (A, Int) -> Void\nclass B {}",
            "typealias H =                (A, Int) -> Void"
        ),
        ("typealias H = @convention(c) (Int) -> UIView?\nclass B {}", "typealias H =                (Int) -> UIView?"),
        (
            "typealias H = @convention(block) @Sendable (NSString) -> Void",
            "typealias H =                    @Sendable (NSString) -> Void"
        ),
        (
            "typealias H = @convention(c) (AnyObject, Selector) -> Void",
            "typealias H =                (AnyObject, Selector) -> Void"
        ),
        ("func r(_ x: Double) -> Double { Darwin.round(x) }", "{ Foundation.round(x) }"),
        ("func f(all: [Item], rect: CGRect) { _ = all.filter { $0.place.intersects(rect) } }", ".reachesInto(rect) }"),
        ("func f(a: UIView, b: Item) { _ = a.frame.intersects(b.place) }", "a.frame.reachesInto(b.place)"),
        ("func f(a: Item) { _ = a.place.intersects(CGRect(x: 0, y: 0, width: 1, height: 1)) }", ".reachesInto(CGRect("),
        (
            "let types: [UIView.Type] = []\nfunc f() {\n_ = types\n.first?\n.init(frame: .zero)\n.tag\n}",
            "_ = ObjectiveCMessages.make(types\n.first, \nframe: .zero)?\n.tag"
        ),
        (
            "class T: NSManagedObject {\n@NSManaged var a: Set<Array<Int>>\n@NSManaged var b: Int16 // c\n}",
            "var a: Set<Array<Int>> { get {"
        ),
        (
            "class T: NSManagedObject {\n@NSManaged var a: Dictionary<String, Int>\n}",
            "var a: Dictionary<String, Int> { get {"
        ),
    ]

    @Test(arguments: changed.indices) func isRewritten(_ index: Int) {
        let (source, part) = Self.changed[index]
        #expect(adapted(source).contains(part), "\(adapted(source))")
    }

    @Test func foundationIsImportedForDarwin() {
        let call = "func r(_ x: Double) -> Double { Darwin.round(x) }"
        func head(_ text: String) -> [String] {
            let lines = SourceAdapter.adapt(text + "\n" + call, path: "A.swift").text.split(separator: "\n")
            return lines.prefix { !$0.hasPrefix("#sourceLocation") }.map(String.init)
        }
        #expect(head("").contains("import Foundation"))
        #expect(head("#if canImport(Darwin)\nimport Darwin\n#endif").contains("import Foundation"))
        #expect(head("#if canImport(Darwin)\nimport Foundation\n#endif").contains("import Foundation"))
        #expect(head("import func Foundation.floor").contains("import Foundation"))
        #expect(!head("import Foundation").contains("import Foundation"))
        #expect(!head("import UIKit").contains("import Foundation"))
    }

    @Test func nestedTypesNeedNoModule() {
        let source =
            "import Foundation\nenum CSS { struct Selector { var name: String }\n"
            + "static func make() -> Selector { Selector(name: \"a\") } }"
        #expect(!SourceAdapter.adapt(source, path: "A.swift").text.contains("import UIKit"))
    }

    @Test func severalManagedNamesAreListed() {
        let source = "class T: NSManagedObject {\n@NSManaged var a: String\n@NSManaged var b: String?, d: Int\n}"
        let result = SourceAdapter.adapt(source, path: "A.swift")
        #expect(result.text.contains("@NSManaged var b: String?, d: Int\n"))
        #expect(result.notes.map(\.line) == [3])
    }

    // MARK: Bundles

    private func documents(_ source: String, folders: [String] = ["/a", "!/a/b"]) -> String {
        AppDocuments.source(
            paths: [], of: AppModule([.init(path: "A.swift", bytes: Array(source.utf8))]), folders: folders)
    }

    @Test func methodsOfAnAppsBundlesAreItsOwn() {
        let path = "func path(forResource name: String?, ofType ext: String?) -> String? { nil }"
        let url = "func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }"
        let ask = "let a = Bundle.main.url(forResource: \"a\", withExtension: nil)\n"
        let both = documents(ask)
        #expect(both.contains("func path(") && both.contains("func url(") && both.contains("[\"/a\", \"!/a/b\"]"))
        let ofSubclass = documents(ask + "final class Mine: Bundle { override \(path) }")
        #expect(!ofSubclass.contains("func path(") && ofSubclass.contains("func url("))
        let ofExtension = documents(ask + "extension Bundle { \(url) }")
        #expect(ofExtension.contains("func path(") && !ofExtension.contains("func url("))
        #expect(!documents(ask + "extension Bundle { \(path); \(url) }").contains("extension"))
        #expect(documents(ask + "class Other { \(path); \(url) }").contains("func path("))
    }

    @Test(arguments: [
        "// forResource:", "let a = \"forResource:\"", "/* url(forResource: x) */", "let forResource = 1",
    ])
    func onlyCodeAsksForFiles(_ source: String) { #expect(!documents(source).contains("extension")) }

    @Test func interpolationsAskForFiles() {
        #expect(documents("let a = \"\\(b.path(forResource: c, ofType: nil))\"").contains("extension Bundle"))
    }

    @Test func previewsLeaveTheLineBeforeThem() {
        let text = adapted("let start = FoldState.open\n@available(iOS 17, *)\n#Preview { UIView() }\nlet next = 1")
        #expect(text.contains("FoldState.open\n") && text.contains("let next = 1"), "\(text)")
        #expect(!text.contains("available") && !text.contains("Preview"), "\(text)")
    }
}
