import Testing

@testable import UnfoldSourceAdapter

/// What properties that announce their changes become, and what is next to them.
@Suite struct ObservedPropertyTests {
    private static let will = "AdaptedProperties.willChange(\"x\", of: self)"
    private static let did = "AdaptedProperties.didChange(\"x\", of: self)"
    private static let both = "{ willSet { \(will) } didSet { \(did) } }"

    static let cases: [(source: String, has: [String], lacks: [String])] = [
        // The property above announces.
        (
            "class A: NSObject { @objc dynamic var x = 0 }\nclass B: A { @objc dynamic override var x: Int { didSet {} } }",
            ["override var x: Int { didSet {} }"], []
        ),
        (
            "class A: NSObject { var x = 0 }\nclass B: A { @objc dynamic override var x: Int { didSet {} } }",
            ["willSet { \(will) } didSet { \(did) }"], []
        ),
        ("class A: UIView { @objc dynamic override var isHidden: Bool { didSet {} } }", [], ["willChange"]),
        // No extension is in a function.
        (
            "func f() { class A: NSObject { @objc dynamic var x = 0 } }",
            ["class A: NSObject , AdaptedKeys {", "[AdaptedProperty(\"x\", \\A.`x`"], ["extension"]
        ),
        // What has no name, and what no key path leads to.
        ("@objcMembers class A: NSObject { let (a, b) = (1, 2); dynamic var x = 0 }", [both], ["`(`"]),
        (
            "class A: NSObject { @objc dynamic var x = 0; @objc dynamic var y: Int { get async { 1 } } }", ["`x`"],
            ["`y`"]
        ),
        (
            "class A: NSObject { @objc dynamic var x = 0; @objc dynamic var y: Int { get throws { 1 } } }", ["`x`"],
            ["`y`"]
        ),
        // Objective-C's name.
        (
            "class A: UIView { @objc(short) @IBOutlet var x: UILabel! }",
            ["case \"short\": AdaptedProperties.set(value, \\A.`x`, of: self, key)"], ["case \"x\""]
        ),
        // Where a property ends.
        ("class A: NSObject { @objc dynamic var x = 3\nas Any }", ["as Any \(both)"], []),
        ("class A: NSObject { @objc dynamic var x = 3\nis Int }", ["is Int \(both)"], []),
        (
            "class A: NSObject { @objc dynamic var x = 0 { @MainActor didSet { y() } } }",
            ["= 0 { willSet { \(will) } @MainActor didSet { defer { \(did) }; y() } }"], []
        ),
        ("class A: NSObject { @objc dynamic var x: Pair<Int, Int> = y }", ["= y \(both)"], []),
        // One that does nothing.
        (
            "class A: NSObject { @objc dynamic var x: Int { get { 1 } set {} } }", ["set { \(will); \(did) }"],
            ["defer"]
        ),
        // The access of what fulfils a protocol.
        (
            "package class A: NSObject { @objc dynamic var x = 0 }",
            ["@MainActor package class func adaptedProperties()", "@MainActor package func setValue("], []
        ),
        (
            "public extension UIView { class A: NSObject { @objc dynamic var x = 0 } }",
            ["@MainActor public class func adaptedProperties()", "@MainActor public func setValue("], []
        ),
        // Classes of Foundation's.
        ("class A: BlockOperation { @objc dynamic var x = 0 }", [both, "extension A: AdaptedKeys"], []),
        ("class A: UIDocument { @objc dynamic var x = 0 }", [both], []),
        ("class A: Foundation.NSObject { @objc dynamic var x = 0 }", [both, "extension A: AdaptedKeys"], []),
        ("class A: UIKit.UIView { @objc dynamic var x = 0 }", [both, "override class func adaptedProperties()"], []),
    ]

    @Test(arguments: cases.indices) func becomes(_ index: Int) {
        let (source, has, lacks) = Self.cases[index]
        let words = { (text: String) in text.split { $0 == " " || $0 == "\n" }.joined(separator: " ") }
        // A value set by its name makes every property one.
        let result = SourceAdapter.adapt(
            "import UIKit\nfunc g(_ a: B) { a.setValue(1, forKey: \"x\") }\n" + source, path: "A.swift")
        let text = words(result.text)
        for fragment in has { #expect(text.contains(words(fragment)), "\(fragment): \(text)") }
        for fragment in lacks { #expect(!text.contains(words(fragment)), "\(fragment): \(text)") }
        #expect(result.notes.filter { $0.kind == .observedProperty }.isEmpty)
    }

    @Test(arguments: [
        "class A: NSObject { @objc dynamic var x = 1, y = 2 }",
        "class A: NSObject { @objc dynamic var x = 1 < 2, y = 3 }",
        "class A: NSObject { @objc dynamic var x: Int { get { 1 } _modify { yield &y } } }",
    ]) func whatDoesNotAnnounceIsListed(_ source: String) {
        let result = SourceAdapter.adapt(source, path: "A.swift")
        #expect(!result.text.contains("didChange"), "\(result.text)")
        #expect(
            result.notes.map(\.text) == ["a 'dynamic' property of this form does not announce its changes"])
    }
}
