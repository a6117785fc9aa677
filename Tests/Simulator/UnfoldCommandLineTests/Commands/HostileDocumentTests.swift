import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine
@testable import UnfoldScenario

/// Documents of Interface Builder and Swift files that mean no good: `convert`, `report` and `adapt` lose no file,
/// wait for no pipe of a folder, and show names as text.
@MainActor @Suite struct HostileDocumentTests {
    private static let hostile = "w\u{1B}[31mx\n::error::y\u{202E}.xib"

    /// One view, not where its constraints put it; ids and labels are what commands and terminals would obey.
    private static func document(_ id: String) -> String {
        let id = id.unicodeScalars.map { "&#\($0.value);" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <view contentMode="scaleToFill" id="root\(id)" userLabel="root\(id)">
            <rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
            <label id="l\(id)" text="x\(id)" userLabel="L\(id)" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="77" y="99" width="50" height="20"/></label><hologramView id="h\(id)"/></subviews>
            <constraints><constraint firstItem="l\(id)" firstAttribute="top" secondItem="root\(id)"
            secondAttribute="top" constant="20" id="c1"/><constraint firstItem="l\(id)" firstAttribute="leading"
            secondItem="root\(id)" secondAttribute="leading" constant="20" id="c2"/></constraints>
            </view></objects></document>
            """
    }

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.document("\n::error::a\u{9B}31m\u{202E}"), to: Self.hostile)
        try folder.write(Self.document("\r\n##[error]b"), to: "good/b.xib")
        return folder
    }

    @Test func namesAreText() throws {
        let folder = try folder()
        for command in ["convert", "report"] {
            let run = Tool(command, Self.hostile, folder: folder.path)
            #expect(run.err.contains("warning: 'hologramView'"))
            #expect(HostileTextTests.mistakes(run.err) == [], "\(command): \(run.err)")
            #expect(HostileTextTests.mistakes(run.out) == [], "\(command): \(run.out)")
        }
    }

    /// A cell with words that mean nothing, parts that its style does not have, and ids that stand twice.
    private static let nonsense = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="p" detailTextLabel="d" id="c">
        <rect key="frame" x="0" y="0" width="320" height="90"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
        <rect key="frame" x="0" y="0" width="320" height="90"/><subviews>
        <imageView id="p"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
        <label text="D" id="d"><rect key="frame" x="30" y="0" width="40" height="20"/></label>
        <stackView axis="vertical" distribution="sideways" alignment="askew" id="v" \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="20" width="320" height="70"/>
        <subviews><button id="b" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="40" height="30"/>
        <buttonConfiguration key="configuration" style="loud" title="B" imagePlacement="behind" buttonSize="huge"/>
        </button></subviews></stackView></subviews></tableViewCellContentView></tableViewCell></objects></document>
        """

    /// What is wrong with a document is reported in its own words, and the rest is laid out; every command that takes it tells.
    @Test(arguments: ["report", "frames", "why", "convert"]) func nonsenseIsAWarning(_ command: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.nonsense, to: "cell.xib")
        let run = Tool(command, "cell.xib", folder: folder.path)
        #expect(run.status == .success, "\(run.err)")
        for warning in ["distribution 'sideways'", "alignment 'askew'", "the id 'v' stands here a second time"] {
            #expect(run.err.contains("cell.xib:9:") && run.err.contains(warning), "no \(warning): \(run.err)")
        }
        #expect(!run.err.contains("error:"))
    }

    // MARK: adapt

    private func swiftFolder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("import UIKit\nclass A: UIView { @objc func f() {} }\n", to: "App/X.swift")
        try folder.write("class Z { let a = \"\u{0}\" }\n", to: "y\u{1B}[2J\n::error::z.swift")
        return folder
    }

    @Test func adaptedCopiesGoThroughLinksAndPipes() throws {
        let folder = try swiftFolder()
        for name in ["linked", "dangling"] {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/" + name, withIntermediateDirectories: true)
            #expect(symlink("../target-" + name, folder.path + "/\(name)/X.adapted.swift") == 0)
            if name == "linked" { try folder.write("old", to: "target-linked") }
            #expect(chmod(folder.path + "/target-" + name, 0o600) == 0 || name == "dangling")
            let run = Tool("adapt", "App", "--into", name, folder: folder.path)
            #expect(run.status == .success, "\(run.err)")
            #expect(folder.text("target-" + name)?.contains("class A") == true)
            let link = folder.path + "/\(name)/X.adapted.swift"
            #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == "../target-" + name)
        }
        var status = stat()
        #expect(stat(folder.path + "/target-linked", &status) == 0 && status.st_mode & 0o777 == 0o600)
        let piped = try BuiltTool.shell(
            """
            mkdir P; mkfifo P/X.adapted.swift; cat P/X.adapted.swift > read &
            "$UNFOLD" adapt App --into P || exit 9
            wait; test -p P/X.adapted.swift || exit 8
            grep -c 'class A' read
            """, in: folder)
        #expect(piped.status == 0 && piped.out.hasSuffix("1\n"), "\(piped)")
        #expect(folder.files.allSatisfy { !$0.contains(".unfold-") && !$0.contains(".dat.") }, "\(folder.files)")
    }

    @Test func whatCannotBeWrittenIsReported() throws {
        let folder = try swiftFolder()
        try folder.write("mine", to: "plain")
        try FileManager.default.createDirectory(
            atPath: folder.path + "/D/X.adapted.swift", withIntermediateDirectories: true)
        for into in ["plain", "D"] {
            let run = Tool("adapt", "App", "--into", into, folder: folder.path)
            #expect(run.status == .cannotWrite)
            #expect(run.err.contains("cannot write '\(into)/X.adapted.swift'"), "\(run.err)")
        }
        #expect(folder.text("plain") == "mine")
    }

    @Test func namesOfSwiftFilesAreText() throws {
        let folder = try swiftFolder()
        let name = "y\u{1B}[2J\n::error::z.swift"
        let noted = Tool("adapt", name, folder: folder.path)
        #expect(!noted.err.isEmpty && HostileTextTests.mistakes(noted.err) == [], "\(noted.err)")
        let into = Tool("adapt", "App", "--into", "o\u{1B}\n::error::p", folder: folder.path)
        #expect(into.status == .success && HostileTextTests.mistakes(into.out) == [], "\(into.out)")
        // The compiler reads the name as a literal.
        try folder.write("class Z { @objc func x() {} }\n", to: name)
        let adapted = Tool("adapt", name, folder: folder.path).out
        #expect(adapted.contains(#"#sourceLocation(file: "y\u{1B}[2J\n::error::z.swift", line: 1)"#), "\(adapted)")
    }
}
