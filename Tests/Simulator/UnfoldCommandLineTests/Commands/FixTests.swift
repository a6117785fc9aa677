import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// `fix`: what the report in JSON proposes is tried again, and only its bytes are written.
@MainActor @Suite(.ownSettings) struct FixTests {
    private struct Found {
        var id: String
        var fix: [String: Any]?
    }

    private func found(_ path: String) throws -> [Found] {
        let tool = Tool("report", path, "--json")
        let root = try #require(try JSONSerialization.jsonObject(with: Data(tool.out.utf8)) as? [String: Any])
        let steps = (root["scenarios"] as? [[String: Any]] ?? []).flatMap { $0["steps"] as? [[String: Any]] ?? [] }
        return steps.flatMap { step in
            (step["conflicts"] as? [[String: Any]] ?? []) + (step["findings"] as? [[String: Any]] ?? [])
        }.compactMap { one in (one["id"] as? String).map { Found(id: $0, fix: one["fix"] as? [String: Any]) } }
    }

    private func copy(_ fixture: String, in folder: TemporaryFolder) throws -> String {
        let path = folder.path + "/card.json"
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(
            atPath: Tool.root.appendingPathComponent("Fixtures/\(fixture)").path, toPath: path)
        return path
    }

    /// Each fix of a mistake is applied, and the finding is gone; nothing but what it says changes.
    @Test(arguments: [
        ("workplace-card", "priority"), ("Simulator/mistakes/mask-on/card", "property"),
        ("Simulator/mistakes/missing-bottom/card", "constraint"),
        ("Simulator/mistakes/no-update/card", "update"), ("Simulator/mistakes/late-update/note", "update"),
        ("Simulator/mistakes/scrolling-text/chat", "property"), ("Simulator/mistakes/estimate-of-zero/note", "height"),
        ("Simulator/mistakes/wrong-sign/card", "constant"),
        ("Simulator/mistakes/hugging-tie/card", "property"), ("Simulator/mistakes/given-height/card", "height"),
        ("Simulator/mistakes/given-height/note", "height"), ("Simulator/mistakes/given-height/chat", "height"),
    ]) func aFixRemovesItsFinding(_ fixture: String, _ kind: String) throws {
        let folder = try TemporaryFolder()
        let path = try copy("\(fixture).json", in: folder)
        let before = try String(contentsOfFile: path, encoding: .utf8)
        let one = try #require(try found(path).first { $0.fix?["kind"] as? String == kind })
        let replacement = try #require(one.fix?["replacement"] as? String)
        let line = try #require(one.fix?["line"] as? Int)
        #expect(try found(path).map(\.id).contains(one.id), "the same in each run")

        let dry = Tool("fix", path, "--finding", one.id, "--dry-run")
        #expect(dry.status == .success && dry.out.contains("\n@@ "), "\(dry.err)")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == before)

        let tool = Tool("fix", path, "--finding", one.id)
        #expect(tool.status == .success, "\(tool.err)")
        #expect(tool.out.hasPrefix("\(path):\(line): \(kind) of "))
        let after = try String(contentsOfFile: path, encoding: .utf8)
        #expect(replacement.isEmpty ? after.count < before.count : after.contains(replacement))
        #expect(abs(after.count - before.count) < 90, "only the bytes of the fix change")
        #expect(try !found(path).map(\.id).contains(one.id))

        let again = Tool("fix", path, "--finding", one.id)
        #expect(again.status == .badInput && again.err.contains("there is no '\(one.id)' in"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == after)
    }

    @Test func whatHasNoFixIsRefused() throws {
        let folder = try TemporaryFolder()
        let path = try copy("Simulator/mistakes/reused-state/card.json", in: folder)
        let one = try #require(try found(path).first { $0.fix == nil })
        let tool = Tool("fix", path, "--finding", one.id)
        #expect(tool.status == .badInput && tool.err.contains("nothing that was tried fixes"))
        let list = Tool("fix", path)
        #expect(list.status == .success && list.out.isEmpty && list.err.contains("no change that was tried"))
    }

    /// Two templates may have a view of the same id.
    @Test func theFixIsInTheTemplateOfItsRow() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/card.json"
        let words = String(repeating: "fresh bread ", count: 9)
        let label = #"{"id":"body","type":"UILabel","numberOfLines":0,"text":"\#(words)""#
        let constraints = #""constraints":["V:|-8-[body]-8-|","H:|-16-[body]-16-|"]"#
        let text = """
            {"schemaVersion":1,"templates":{
            "a":{"views":[\(label)}],\(constraints)},
            "b":{"views":[\(label),"preferredMaxLayoutWidth":200}],\(constraints)}},
            "table":{"rows":[{"id":"r","template":"a"},{"id":"s","template":"b"}]},"steps":["load"]}
            """
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let out = Tool("fix", path).out
        #expect(out.hasPrefix("wrap-width/s/body\n  \(path):3: property of body.preferredMaxLayoutWidth"), "\(out)")
    }

    /// A ratio in the template is that of each row that shows the image.
    @Test(arguments: [
        (#"{"photo.image": {"width": 100, "height": 30}}"#, true),
        (#"{"photo.image": {"width": 100, "height": 80}}"#, false), (#"{"photo.image": null}"#, false),
        (#"{"photo.image": {"width": 100, "height": 80}, "photo.isHidden": true}"#, true),
    ]) func aRatioOfAllRowsIsAFix(_ set: String, _ isFix: Bool) throws {
        let folder = try TemporaryFolder()
        let path = try copy("Simulator/cli/fix/ratio/input.json", in: folder)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let row = #"{"id": "first"}"#
        try text.replacing(row, with: row + #", {"id": "second", "set": \#(set)}"#)
            .write(toFile: path, atomically: true, encoding: .utf8)
        #expect(Tool("fix", path).out.contains("free-ratio/first/photo") == isFix)
    }

    /// Without a finding, those that have a fix are listed; of a chain that is too long its end gives way.
    @Test func whatHasAFixIsListed() throws {
        let folder = try TemporaryFolder()
        let path = try copy("workplace-card.json", in: folder)
        let before = try String(contentsOfFile: path, encoding: .utf8)
        #expect(
            Tool("fix", path).out == """
                unsatisfiable-constraints/cafe/detailHeight
                  \(path):69: priority of detailHeight: "detail.height == 0" becomes "detail.height == 0 @999"

                """)
        try before.replacingOccurrences(
            of: #""chevron.top == thirdSection.top + 12","#,
            with: #""chevron.top == thirdSection.top + 12", {"id": "open", "constraint": "detail.height >= 1"},"#
        ).write(toFile: path, atomically: true, encoding: .utf8)
        let out = Tool("fix", path).out
        #expect(out.contains("becomes"), "\(out)")
        #expect(!out.contains("nameLabel.top"), "\(out)")
    }

    /// A given height goes with its comma, wherever it stands; the line is that of the height.
    @Test(arguments: [
        (#"{"rowHeight": 80, "rows": [{"id": "r"}]}"#, #"{"rows": [{"id": "r"}]}"#, "table.rowHeight", 0),
        (#"{"rows": [{"id": "r", "height": 80}]}"#, #"{"rows": [{"id": "r"}]}"#, "r.height", 0),
        (#"{"rows": [{"height":80,"id": "r"}]}"#, #"{"rows": [{"id": "r"}]}"#, "r.height", 0),
        ("{\"rows\": [{\"id\": \"r\",\n  \"height\": 80\n}]}", "{\"rows\": [{\"id\": \"r\"\n}]}", "r.height", 1),
    ]) func aGivenHeightGoes(_ table: String, _ left: String, _ target: String, _ lines: Int) throws {
        let folder = try TemporaryFolder()
        let path = try copy("Simulator/mistakes/given-height/note.json", in: folder)
        let before = try String(contentsOfFile: path, encoding: .utf8)
        let first = try #require(before.range(of: #"{"rows""#)?.lowerBound)
        let (head, tail) = (String(before[..<first]), ",\n  \"steps\": [\"load\"]\n}\n")
        try (head + table + tail).write(toFile: path, atomically: true, encoding: .utf8)
        let line = head.split(separator: "\n", omittingEmptySubsequences: false).count + lines
        let tool = Tool("fix", path, "--finding", "unsatisfiable-constraints/r/body.height == 120")
        #expect(tool.out.hasPrefix("\(path):\(line): height of \(target): removed "), "\(tool.out)\(tool.err)")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == head + left + tail)
    }

    /// One that a step sets is no text to take away, and nothing else of the step is.
    @Test func aHeightOfAStepStays() throws {
        let folder = try TemporaryFolder()
        let path = try copy("Simulator/mistakes/given-height/note.json", in: folder)
        let set = #"{"do": ["measureAllRows", {"set": "table.rowHeight", "to": 80}, "reloadData"]}"#
        let before = try String(contentsOfFile: path, encoding: .utf8).replacing(#", "height": 80"#, with: "")
        let first = try #require(before.range(of: #""steps""#)?.lowerBound)
        let whole = String(before[..<first]) + #""steps": ["load", "# + set + "]}"
        try whole.write(toFile: path, atomically: true, encoding: .utf8)
        let tool = Tool("fix", path)
        #expect(tool.status == .success && !tool.out.contains("height of"), "\(tool.out)\(tool.err)")
    }

    @Test func severalProcessesFindTheSame() {
        let paths = ["report", "Fixtures/workplace-card.json", "Fixtures/Simulator/mistakes/mask-on", "--json"]
        let tool = Tool(paths, folder: Tool.root.path)
        #expect(tool.out.contains("\"replacement\""))
        #expect(Tool(paths, folder: Tool.root.path).out == tool.out)
    }
}
