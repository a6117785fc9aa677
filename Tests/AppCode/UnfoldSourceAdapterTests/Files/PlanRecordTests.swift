import Foundation
import TestSupport
import Testing

@testable import UnfoldSourceAdapter

/// After an edit only the plans for which something is new are made again, and they are those of a fresh run.
@Suite struct PlanRecordTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plans-\(UUID().uuidString)")
        .path
    private var plans: String { folder + "/Plans" }

    private func write(_ text: String, to name: String) throws {
        try FileManager.default.createDirectory(atPath: plans, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// The names of the files whose plans are made.
    private func made(_ names: [String], beside above: String? = nil) throws -> [String] {
        let files = try SwiftFiles(of: names.map { folder + "/" + $0 })
        let surroundings = StubSurroundings(above.map { ["above=\(folder)/\($0)"] } ?? [])
        let written = try files.writePlans(
            into: plans, documentsInto: folder + "/Copies", surroundings: surroundings, version: 7)
        return written.made.map { ($0 as NSString).lastPathComponent }
    }

    private static let files = [
        "Card.swift": "class Card: UIView {\n    @objc func tap() { one() }\n    func draw() { two() }\n}\n",
        "Cell.swift": "class Cell: UITableViewCell { let action = #selector(Card.tap) }\n",
        "Card+More.swift": "extension Card { override func layoutSubviews() { three() } }\n",
        "Test.swift": "class Test { func check() { four() } }\n",
    ]
    private static let names = ["Card+More.swift", "Card.swift", "Cell.swift"]

    /// An edit of a file, and the plans that are made for it.
    private static let edits: [(name: String, text: String, made: [String])] = [
        ("Card.swift", files["Card.swift"]!.replacing("two()", with: "two(2)\n        more()"), ["Card.swift"]),
        ("Card.swift", "// A comment.\n" + files["Card.swift"]!, ["Card.swift"]),
        ("Card.swift", files["Card.swift"]!.replacing("two()", with: "class A: UIView {}"), names),
        ("Card.swift", files["Card.swift"]!.replacing("two()", with: "_ = Selector(\"tap\")"), names),
        ("Card.swift", files["Card.swift"]!.replacing("@objc ", with: "@objc(hit) "), names),
        ("Card.swift", "func", names), ("Card.swift", "}", names),
        // Its member is called from the class, with its line.
        ("Card+More.swift", "\n" + files["Card+More.swift"]!, names),
        ("Test.swift", files["Test.swift"]!.replacing("four()", with: "five()"), []),
        ("Test.swift", files["Test.swift"]!.replacing("check", with: "ask"), names),
    ]

    @Test(arguments: edits.indices) func onlyWhatChangesIsMade(_ index: Int) throws {
        defer { remove() }
        for (name, text) in Self.files { try write(text, to: name) }
        #expect(try made(Self.names, beside: "Test.swift") == Self.names)
        #expect(try made(Self.names, beside: "Test.swift") == [])
        let edit = Self.edits[index]
        try write(edit.text, to: edit.name)
        #expect(try made(Self.names, beside: "Test.swift") == edit.made, "\(edit)")
        #expect(try made(Self.names, beside: "Test.swift") == [])
    }

    /// A file that has come or gone, a plan that is another one, a record that is wrong.
    @Test func whatIsNotAsItWasIsMadeAgain() throws {
        defer { remove() }
        for (name, text) in Self.files { try write(text, to: name) }
        #expect(try made(Self.names) == Self.names)
        #expect(try made(Self.names + ["Test.swift"]) == Self.names + ["Test.swift"])
        #expect(try made(Self.names) == Self.names)
        let plan = try String(contentsOfFile: plans + "/Cell.docc", encoding: .utf8)
        try write(plan + " ", to: "Plans/Cell.docc")
        #expect(try made(Self.names) == ["Cell.swift"])
        try FileManager.default.removeItem(atPath: plans + "/Card.docc")
        #expect(try made(Self.names) == ["Card.swift"])
        let record = try String(contentsOfFile: PlanRecord.path(in: plans), encoding: .utf8)
        for wrong in ["", "{}", "[1]", record + record, record.replacing("\"version\":", with: "\"version\":1")] {
            try write(wrong, to: "Plans/planned.json")
            #expect(try made(Self.names) == Self.names, "\(wrong)")
        }
        #expect(try made(Self.names) == [])
    }

    /// A file that the list no longer names becomes nothing, as long as the build is not planned again.
    @Test func nothingIsLeftOfWhatIsNoLongerListed() throws {
        defer { remove() }
        for (name, text) in Self.files { try write(text, to: name) }
        #expect(try made(Self.names) == Self.names)
        var changes = SourceChanges()
        changes.removed = [folder + "/Card.swift"]
        changes.added = [folder + "/Test.swift"]
        let paths = changes.applied(to: Self.names.map { folder + "/" + $0 })
        #expect(paths == ["Card+More.swift", "Cell.swift", "Test.swift"].map { folder + "/" + $0 })
        try SwiftFiles(of: paths).writePlans(
            into: plans, documentsInto: folder + "/Copies", changes: changes, version: 7)
        let copy = folder + "/Copies/Card.adapted.swift"
        _ = try SwiftFiles.carryOut(plans + "/Card.docc", on: folder + "/Card.swift", copy: copy)
        #expect(FileManager.default.contents(atPath: copy) == Data())
        let added = folder + "/Copies/" + SwiftFiles.addedName
        #expect(try String(contentsOfFile: added, encoding: .utf8).contains("class Test"))
        #expect(try made(Self.names) == Self.names)
    }

    /// Lines that are put in anywhere, what other files know of an app among them.
    private static let lines = [
        "", "// comment", "{", "}", "        run()", "        let view: AnyObject = run()", "    func tap() {}",
        "    @objc func fill() { run() }", "        class Inner: UIView {}", "        typealias Note = UILabel",
        "        _ = #selector(Messages.tap)", "        run(Selector((\"tap\")))",
        "        view.setValue(1, forKey: \"title\")",
        "        let sort = NSSortDescriptor(key: \"title\", ascending: true)", "        delegate?.listDidMove?(self)",
        "        if let move = delegate?.listDidMove { move(self) }", "    var title = UIView.Type.self",
        "        func inner() -> AnyClass { run() }", "    override func layoutSubviews() { run() }", "#if DEBUG",
        "#endif",
        "    static func description() -> String { run() }", "    init() { run() }", "        case other(Int)",
    ]

    @Test(arguments: 0..<Rounds.of(4, long: 400)) func randomEditsGiveThePlansOfAFreshRun(_ seed: Int) throws {
        defer { remove() }
        var random = SplitMix(seed: UInt64(seed) &+ 35)
        let sources = try FixtureTests.sources().shuffled(using: &random).prefix(10)
        var texts = Dictionary(
            uniqueKeysWithValues: sources.map {
                (($0.path as NSString).lastPathComponent, String(decoding: $0.bytes, as: UTF8.self))
            })
        let names = texts.keys.sorted()
        for (name, text) in texts { try write(text, to: name) }
        #expect(try made(names) == names)
        for step in 0..<4 {
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let name = names[Int.random(in: 0..<names.count, using: &random)]
                var lines = texts[name]!.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                let place = Int.random(in: 0..<lines.count, using: &random)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: lines.remove(at: place)
                case 1: lines.insert(lines[Int.random(in: 0..<lines.count, using: &random)], at: place)
                default: lines.insert(Self.lines[Int.random(in: 0..<Self.lines.count, using: &random)], at: place)
                }
                texts[name] = lines.joined(separator: "\n")
                try write(texts[name]!, to: name)
            }
            _ = try made(names)
            let fresh = SourceAdapter.plans(
                for: names.map { .init(path: folder + "/" + $0, bytes: Array(texts[$0]!.utf8)) })
            for (name, plan) in zip(names, fresh) {
                let stored = FileManager.default.contents(
                    atPath: plans + "/" + SwiftFiles.planName(of: name.dropLast(6) + ".adapted.swift"))
                #expect(try stored == plan.encoded(), "seed \(seed), step \(step), \(name)")
            }
        }
    }
}
