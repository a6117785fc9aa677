import Foundation
import Testing

@testable import UnfoldSourceAdapter

/// Plans: made of all files, carried out with one.
@Suite struct AdaptationPlanTests {
    @Test func plansGiveWhatAdaptingAllGives() throws {
        let sources = try FixtureTests.sources()
        for (source, (plan, result)) in zip(
            sources, zip(SourceAdapter.plans(for: sources), SourceAdapter.adapt(sources)))
        {
            let stored = try AdaptationPlan(decoding: try plan.encoded())
            #expect(stored == plan)
            #expect(try stored.applied(to: source.bytes) == result.bytes, "\(source.path)")
            #expect(stored.notes == result.notes)
        }
    }

    private static func source(_ path: String, _ text: String) -> SourceAdapter.Source {
        SourceAdapter.Source(path: path, bytes: Array(text.utf8))
    }

    private static let base = source("Base.swift", "class Base: UIView { @objc func tap() { one() } }\n")
    private static let more = source("More.swift", "extension Base { override func layoutSubviews() { two() } }\n")
    private static let other = source("Other.swift", "class Other { let name = #selector(Base.tap) }\n")

    private static func encoded(_ sources: [SourceAdapter.Source]) throws -> [Data] {
        try SourceAdapter.plans(for: sources).map { try $0.encoded() }
    }

    /// A new body leaves the plans of the other files as they are, byte by byte, also that of a member which is called
    /// from its class; its signature, the body of an initialiser that moves, or an Objective-C name changes the plans of
    /// the files that it goes to.
    @Test func plansChangeWhereSomethingChanges() throws {
        let before = try Self.encoded([Self.base, Self.more, Self.other])
        let body = Self.source("Base.swift", "class Base: UIView { @objc func tap() { three() } }\n")
        var after = try Self.encoded([body, Self.more, Self.other])
        #expect(after[0] != before[0] && after[1] == before[1] && after[2] == before[2])

        let called = Self.source("More.swift", "extension Base { override func layoutSubviews() { four() } }\n")
        after = try Self.encoded([Self.base, called, Self.other])
        #expect(after[0] == before[0] && after[1] != before[1] && after[2] == before[2])

        let signed = Self.source("More.swift", "extension Base { override public func layoutSubviews() { two() } }\n")
        after = try Self.encoded([Self.base, signed, Self.other])
        #expect(after[0] != before[0] && after[1] != before[1] && after[2] == before[2])

        let named = Self.source("Base.swift", "class Base: UIView { @objc(hit) func tap() { one() } }\n")
        after = try Self.encoded([named, Self.more, Self.other])
        #expect(after[0] != before[0] && after[1] == before[1] && after[2] != before[2])
    }

    /// What cannot be called by another name moves whole, and so what comes from the class's own file.
    @Test(arguments: [
        ("override init(frame: CGRect) { two() }", true), ("override subscript(index: Int) -> Int { two() }", true),
        ("override var size: Int { didSet { two() } }", true), ("override func put(_: Int) { two() }", true),
        ("override func put(_ all: Int...) { two() }", true),
        ("override func put(_ all: @autoclosure () -> Int) { two() }", true),
        ("override var size: Int { get throws { two() } }", true), ("override var size: Int { two() }", false),
        ("override func put(_ all: [String: (Int, Int)], to other: inout Set<Int>) { two() }", false),
    ])
    func whatCannotBeCalledMoves(_ member: String, _ moves: Bool) throws {
        let more = Self.source("More.swift", "extension Base { \(member) }\n")
        let results = SourceAdapter.adapt([Self.base, more])
        #expect(results[0].text.contains("two()") == moves, "\(results[0].text)")
        #expect(results[1].text.contains("two()") != moves)
        let near = Self.source("Base.swift", "class Base: UIView {}\nextension Base { \(member) }\n")
        #expect(!SourceAdapter.adapt([near])[0].text.contains("Base_"))
    }

    /// Classes of other modules may override what is `open`.
    @Test(arguments: ["", "@objc "]) func openMembersAreOfTheirClass(_ attribute: String) {
        let member = "\(attribute)open func put(_ all: Int) { two() }"
        let near = Self.source("Base.swift", "open class Base: UIView {}\nextension Base { \(member) }\n")
        let parts = SourceAdapter.adapt([near])[0].text.components(separatedBy: "extension Base")
        #expect(parts[0].contains("open func put(_ all: Int) { two() }") && !parts[1].contains("put"), "\(parts)")
        let open = Self.source("Base.swift", "open class Base: UIView {}\n")
        let results = SourceAdapter.adapt([open, Self.source("More.swift", "extension Base { \(member) }\n")])
        #expect(results[0].text.contains("open func put(_ all: Int) { Base_put(all) }"), "\(results[0].text)")
        #expect(results[1].text.contains("func Base_put(_ all: Int) { two() }"), "\(results[1].text)")
        let own = SourceAdapter.adapt([Self.source("Own.swift", "extension Int { \(member) }\n")])[0].text
        #expect(own.contains("func put(_ all: Int) { two() }"), "\(own)")
    }

    @Test func aPlanIsForTheBytesThatWereRead() throws {
        let plan = SourceAdapter.plans(for: [Self.base])[0]
        #expect(throws: AdaptationPlan.Stale.self) { try plan.applied(to: Self.more.bytes) }
    }

    @Test func whatDoesNotReadStaysAsItIs() throws {
        let broken = SourceAdapter.Source(path: "Broken.swift", bytes: [0x7b, 0xff, 0x00])
        let plan = try AdaptationPlan(decoding: try SourceAdapter.plans(for: [broken])[0].encoded())
        #expect(!plan.isAdapted && plan.notes.count == 1)
        #expect(try plan.applied(to: broken.bytes) == broken.bytes)
    }

    /// Facts with arguments among them.
    @Test(arguments: ["{", ")", "\u{1}", "#!/usr/bin/swift", "\"a", "let a = #selector(b)"])
    func notesAreStoredAsTheyAre(_ text: String) throws {
        let plan = SourceAdapter.plans(for: [Self.source("A.swift", text)])[0]
        #expect(plan.notes.count == 1)
        #expect(try AdaptationPlan(decoding: try plan.encoded()).notes == plan.notes)
    }

    @Test func storedPlansAreChecked() {
        let backwards =
            #"{"checksum":0,"edits":{"edits":[{"range":[4,2],"text":""}]},"isAdapted":true,"notes":[],"path":"A"}"#
        #expect(throws: DecodingError.self) { try AdaptationPlan(decoding: Data(backwards.utf8)) }
        #expect(throws: DecodingError.self) { try AdaptationPlan(decoding: Data("{}".utf8)) }
    }

    /// As the build plugin's two commands do it; what is there already is not written again.
    @Test func filesAreCarriedOutOneByOne() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try [Self.base, Self.more, Self.other].map { source in
            let path = folder.appendingPathComponent(source.path).path
            try Data(source.bytes).write(to: URL(fileURLWithPath: path))
            return path
        }
        let plans = folder.path + "/Plans"
        let files = try SwiftFiles(of: paths)
        try files.writePlans(into: plans, documentsInto: folder.path + "/Copies")
        for (entry, result) in zip(files.entries, files.adapted()) {
            let copy = folder.path + "/Copies/" + entry.name
            let plan = plans + "/" + SwiftFiles.planName(of: entry.name)
            let notes = try SwiftFiles.carryOut(plan, on: entry.path, copy: copy)
            #expect(notes == result.notes)
            #expect(FileManager.default.contents(atPath: copy) == Data(result.bytes))
        }
        func times() throws -> [Date?] {
            try FileManager.default.contentsOfDirectory(atPath: plans).sorted().map {
                try FileManager.default.attributesOfItem(atPath: plans + "/" + $0)[.modificationDate] as? Date
            }
        }
        let before = try times()
        #expect(before.count == 3)
        try files.writePlans(into: plans, documentsInto: folder.path + "/Copies")
        #expect(try times() == before)
    }

    /// Foundation makes no predicate of a text here; Core Data's module does.
    @Test func predicatesAsTextComeFromCoreData() {
        let source = "import UIKit\nlet a = NSPredicate(format: \"a == 1\")"
        let result = SourceAdapter.adapt(source, path: "A.swift")
        let prelude = """
            #if canImport(ObjectiveC)
            #elseif canImport(UnfoldCoreData)
            import UnfoldCoreData
            #else
            #error("NSPredicate(format:) is in product 'UnfoldCompanions' of package 'unfold': add it to this target's dependencies")
            #endif

            """
        #expect(result.text == prelude + "#sourceLocation(file: \"A.swift\", line: 1)\n" + source)
        #expect(result.notes.isEmpty)
    }
}
