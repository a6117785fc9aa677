import Foundation
import Testing

@testable import UnfoldSourceAdapter

/// Files of one module that know what those of another declare.
@Suite struct ElsewhereTests {
    private static func source(_ path: String, _ text: String) -> SourceAdapter.Source {
        SourceAdapter.Source(path: path, bytes: Array(text.utf8))
    }

    private static let app = source(
        "App.swift",
        """
        import UIKit
        @objc protocol NoteDelegate { @objc optional func noteDidToggle(_ note: Int) }
        class NoteView: UIView {}
        extension NoteView { @objc func refresh() {} }
        """)
    private static let test = source(
        "Test.swift",
        """
        import UIKit
        @testable import App
        final class Mock: NoteView { override func refresh() {} }
        func toggle(_ delegate: NoteDelegate?) { delegate?.noteDidToggle?(1) }
        """)

    private static func adapted(_ source: SourceAdapter.Source, _ elsewhere: SourceAdapter.Source...) throws -> String {
        let plan = SourceAdapter.plans(for: [source], elsewhere: elsewhere)[0]
        return String(decoding: try plan.applied(to: source.bytes), as: UTF8.self)
    }

    @Test func optionalMethodsOfTheModuleBelowAreCalled() throws {
        let call = "{ (try? delegate?.noteDidToggle( 1)) }"
        #expect(try Self.adapted(Self.test, Self.app).hasSuffix(call))
        #expect(try !Self.adapted(Self.test).hasSuffix(call))
    }

    @Test func whatTheModuleAboveOverridesIsInTheClass() throws {
        let inClass = "class NoteView: UIView {\n#sourceLocation(file: \"App.swift\", line: 4)\n"
        #expect(try Self.adapted(Self.app, Self.test).contains(inClass))
        #expect(try !Self.adapted(Self.app).contains(inClass))
    }

    /// Neither module knows the other's class: a protocol is asked for it, which the one declares and the other names.
    @Test func whatTheModuleAboveOverridesOfUIKitsClassesIsAskedFor() throws {
        let below = Self.source(
            "Below.swift", "import UIKit\nextension UIView { @objc open func fill(_ gap: Int) -> Int { gap } }\n")
        let above = Self.source(
            "Above.swift",
            "import Below\nimport UIKit\npublic class Card: UIView "
                + "{ public override func fill(_ gap: Int) -> Int { super.fill(gap) + 1 } }\n")
        let lower = try Self.adapted(below, above)
        let upper = try Self.adapted(above, below)
        #expect(upper.contains("class Card: UIView, Card_fill___Caller"))
        #expect(try Typechecker.errors(in: [upper], module: "Above", below: [("Below", lower)]) == "")
    }

    @Test func aTypeOfTheSameNameIsAnotherOne() throws {
        let own = Self.source("Own.swift", "protocol NoteDelegate {}\nclass NoteView {}")
        let call = Self.source(
            "Call.swift", "protocol NoteDelegate {}\nfunc f(_ d: NoteDelegate) { d.noteDidToggle?(1) }")
        #expect(try Self.adapted(own, Self.test).hasSuffix("class NoteView {}"))
        #expect(try Self.adapted(call, Self.app).hasSuffix("{ d.noteDidToggle?(1) }"))
    }

    @Test func aFileThatCannotBeReadSaysNothing() throws {
        let broken = Self.source("Broken.swift", "class NoteView: UIView {")
        #expect(try Self.adapted(Self.test, broken) == Self.adapted(Self.test))
    }
}
