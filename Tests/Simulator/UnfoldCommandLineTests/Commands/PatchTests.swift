import Foundation
import TestSupport
import Testing
import UnfoldScenario

@testable import UnfoldCommandLine

/// Fixes of documents, and of several files at once: as a diff that other tools take, and written.
@MainActor @Suite(.ownSettings) struct PatchTests {
    private nonisolated static let cell = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- <constraint id="h"/> is no element here -->
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <tableViewCell id="cell" reuseIdentifier="Card">
                    <rect key="frame" x="0" y="0" width="390" height="88"/>
                    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                        <rect key="frame" x="0" y="0" width="390" height="88"/>
                        <subviews>
                            <label text="a &gt; b" VIEW translatesAutoresizingMaskIntoConstraints="NO" id="title">
                                <rect key="frame" x="0" y="0" width="358" height="20"/>
                                <constraints>
                                    <constraint firstAttribute="height" constant="30" id="h"/>
                                </constraints>
                            </label>
                        </subviews>
                        <constraints>
                            <constraint firstItem="title" firstAttribute="top" secondItem="content" \
        secondAttribute="top" constant="12" id="c1"/>
                            <constraint firstItem="title" firstAttribute="leading" secondItem="content" \
        secondAttribute="leading" constant="16" id="c2"/>
        MORE
                        </constraints>
                    </tableViewCellContentView>
                </tableViewCell>
            </objects>
        </document>

        """

    nonisolated static func document(_ constraints: String, view: String = "numberOfLines=\"1\"") -> String {
        cell.replacing("MORE", with: "                    " + constraints).replacing("VIEW", with: view)
    }

    private nonisolated static let conflict = document(
        #"<constraint firstItem="content" firstAttribute="bottom" secondItem="title" secondAttribute="bottom" "#
            + #"constant="12" id="c3"/><constraint firstItem="title" firstAttribute="height" constant="40" id="h2"/>"#)
    private nonisolated static let open = document("")

    private func written(_ files: [(String, String)]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in files {
            try text.write(toFile: folder.path + "/" + name, atomically: true, encoding: .utf8)
        }
        return folder
    }

    private func fixture(_ path: String) throws -> String {
        try String(contentsOf: Tool.root.appendingPathComponent("Fixtures/" + path), encoding: .utf8)
    }

    private func problems(_ path: String) -> Int {
        let out = Tool("report", path, "--json").out
        return out.components(separatedBy: "\"fix\": {").count - 1
    }

    /// A priority is written before the id, a missing constraint as the first of its list; the rest stays to the byte.
    @Test(arguments: [
        (conflict, "priority=\"999\" ", "unsatisfiable-constraints"),
        (
            open,
            "<constraint firstItem=\"content\" firstAttribute=\"bottom\" secondItem=\"title\" "
                + "secondAttribute=\"bottom\" constant=\"12\" id=\"Unf-ld-001\"/>", "zero-height"
        ),
    ]) func aDocumentIsChangedInOnePlace(_ text: String, _ change: String, _ code: String) throws {
        for text in [text, text.replacing("\n", with: "\r\n")] {
            let folder = try written([("Card.xib", text)])
            let path = folder.path + "/Card.xib"
            let json = Tool("report", path, "--json").out
            let id = try #require(
                json.components(separatedBy: "\"id\": \"").dropFirst().map { $0.prefix { $0 != "\"" } }.first {
                    $0.hasPrefix(code)
                }, "\(json.prefix(3000))")
            let tool = Tool("fix", path, "--finding", String(id))
            #expect(tool.status == .success, "\(tool.err)")
            let after = try String(contentsOfFile: path, encoding: .utf8)
            let range = try #require(after.range(of: change), "\(after)")
            var rest = after
            rest.removeSubrange(range)
            if code == "zero-height" {
                #expect(
                    rest.unicodeScalars.filter { !$0.properties.isWhitespace }.elementsEqual(
                        text.unicodeScalars.filter { !$0.properties.isWhitespace }))
            } else {
                #expect(rest == text)
            }
            #expect(!Tool("report", path, "--json").out.contains("\"\(id)\""))
        }
    }

    /// What `--patch` writes gives, by git, the bytes that `--fix` writes.
    @Test func gitAppliesWhatFixWrites() throws {
        let files = [
            ("Card.xib", Self.conflict), ("a card.json", try fixture("workplace-card.json")),
            ("bottom.json", try fixture("Simulator/mistakes/missing-bottom/card.json")),
            ("crlf.json", try fixture("Simulator/mistakes/wrong-sign/card.json").replacing("\n", with: "\r\n")),
            ("end.json", try fixture("Simulator/mistakes/mask-on/card.json").trimmingCharacters(in: .newlines)),
        ]
        let (patched, fixed) = (try written(files), try written(files))
        let diff = Tool(["report", ".", "--patch", "fixes.diff", "--quiet"], folder: patched.path)
        #expect(diff.status == .success, "\(diff.err)")
        let again = Tool(["report", ".", "--patch", "again.diff", "--time-limit", "60"], folder: patched.path)
        #expect(again.status == .success, "\(again.err)")
        let text = try Data(contentsOf: URL(fileURLWithPath: patched.path + "/fixes.diff"))
        #expect(try text == Data(contentsOf: URL(fileURLWithPath: patched.path + "/again.diff")))
        for (name, text) in files {
            #expect(try String(contentsOfFile: patched.path + "/" + name, encoding: .utf8) == text, "only looked at")
        }
        let tool = Tool(["report", ".", "--fix"], folder: fixed.path)
        #expect(tool.status == .success, "\(tool.err)")
        for (name, text) in files {
            let after = try String(contentsOfFile: fixed.path + "/" + name, encoding: .utf8)
            #expect(after != text, "\(name) has a fix")
            #expect(problems(fixed.path + "/" + name) == 0, "\(name)")
        }
        #expect(try Self.apply("fixes.diff", in: patched.path), "\(String(decoding: text, as: UTF8.self))")
        for (name, _) in files {
            #expect(
                try Data(contentsOf: URL(fileURLWithPath: patched.path + "/" + name))
                    == Data(contentsOf: URL(fileURLWithPath: fixed.path + "/" + name)), "\(name)")
        }
    }

    /// In one run, wherever the commas are: with something before them, behind them, and alone; each once, however many
    /// rows share it.
    @Test(arguments: ["KEEP, A, B", "KEEP, A, B, C", "A, B, KEEP", "A, KEEP, B", "A, KEEP, B, C", "MANY", "TWO"])
    func neighboringHeightsGoTogether(_ order: String) throws {
        let rows = """
            "sections": [{"id": "s", "header": {"template": "t"}, "footer": {"template": "t"}, \
            "rows": [{"id": "r", "template": "t"}]}]
            """
        let members = [
            "A": "\"rowHeight\": 30", "B": "\"sectionHeaderHeight\": 20", "C": "\"sectionFooterHeight\": 21",
            "KEEP": rows, "MANY": "\"rows\": [{\"id\": \"m\", \"template\": \"t\", \"height\": 30, \"repeat\": 30}]",
            "TWO": """
            "rows": [{"id": "m", "template": "t", "height": 30, "repeat": 12}, \
            {"id": "n", "template": "t", "repeat": 15, "height": 30}]
            """,
        ]
        let table = order.components(separatedBy: ", ").compactMap { members[$0] }.joined(separator: ",\n  ")
        let text = """
            {"schemaVersion": 1, "name": "t",
             "templates": {"t": {"views": [{"id": "a", "type": "UILabel", "numberOfLines": 0, "text":
               "Bring the parcel to the counter before six, and keep the receipt until the refund has been paid"}],
               "constraints": ["a.top == contentView.top + 12", "a.leading == contentView.leading + 16",
                 "a.trailing == contentView.trailing - 16", "a.bottom == contentView.bottom - 12"]}},
             "table": {\(table)}, "steps": [{"do": "load"}]}
            """
        let folder = try written([("card.json", text)])
        let tool = Tool(["report", "card.json", "--fix"], folder: folder.path)
        let count = text.components(separatedBy: "eight\": ").count - 1
        #expect(tool.out.components(separatedBy: ": removed \"").count - 1 == count, "\(tool.out)")
        let after = Tool(["report", "card.json"], folder: folder.path)
        #expect(after.out.hasSuffix(": nothing wrong\n"), "\(after.err)\(after.out)")
    }

    /// Whether git takes it.
    static func apply(_ patch: String, in folder: String) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "apply", patch]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    @Test func aPatchOverAScenarioIsRefused() throws {
        let folder = try written([("card.json", try fixture("workplace-card.json"))])
        let path = folder.path + "/card.json"
        for command in [["report", path], ["fix", path, "--finding", "x"]] {
            #expect(Tool(command + ["--patch", path], folder: folder.path).status == .usage)
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == fixture("workplace-card.json"))
    }

    /// Any pieces of a text, replaced: the diff gives them back when its lines are read.
    @Test func aDiffReadsBack() throws {
        var random = SplitMix(seed: 38)
        for _ in 0..<300 {
            let ends = ["\n", "\r\n", "\n\n"]
            let bytes = Array(
                (0..<Int.random(in: 0...40, using: &random)).map {
                    "line \($0 % 5)" + ends.randomElement(using: &random)!
                }
                .joined().dropLast(Bool.random(using: &random) ? 1 : 0).utf8)
            var (offset, fixes) = (0, [Fix]())
            while offset < bytes.count {
                let start = min(bytes.count, offset + Int.random(in: 0...60, using: &random))
                let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
                let text = ["", "x", "one\ntwo", "\n"].randomElement(using: &random)!
                fixes.append(
                    Fix(
                        kind: .priority, target: "", position: SourcePosition(file: "f", line: 1, column: 1),
                        range: start..<end, original: String(decoding: bytes[start..<end], as: UTF8.self),
                        replacement: text))
                offset = end + 1
            }
            let diff = UnifiedDiff.text("f", bytes, fixes)
            let wanted = fixes.applied(to: bytes)
            #expect(Self.patched(bytes, Array(diff.utf8)) == wanted, "\(diff)")
        }
    }

    /// As `patch` does it.
    private static func patched(_ bytes: [UInt8], _ diff: [UInt8]) -> [UInt8] {
        func lines(_ bytes: [UInt8]) -> [[UInt8]] {
            var lines: [[UInt8]] = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { $0 + [0x0A] }
            lines[lines.count - 1].removeLast()
            return lines.filter { !$0.isEmpty }
        }
        let old = lines(bytes)
        var (new, next, isNew) = ([[UInt8]](), 0, false)
        for line in lines(diff).dropFirst(2) {
            switch line[0] {
            case UInt8(ascii: "@"):
                let start = Int(String(decoding: line, as: UTF8.self).dropFirst(4).prefix { $0 != "," })! - 1
                new += old[next..<start]
                next = start
            case UInt8(ascii: " "):
                guard Array(line.dropFirst()).starts(with: old[next]) else { return [] }
                new.append(old[next])
                next += 1
            case UInt8(ascii: "-"): next += 1
            case UInt8(ascii: "\\"): if isNew { new[new.count - 1].removeLast() }
            default: new.append(Array(line.dropFirst()))
            }
            isNew = line[0] == UInt8(ascii: "+")
        }
        return Array((new + old[next...]).joined())
    }
}
