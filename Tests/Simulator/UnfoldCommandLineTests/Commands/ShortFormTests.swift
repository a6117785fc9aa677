import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// What people type without having read anything, and the long form that it stands for.
@MainActor @Suite struct ShortFormTests {
    nonisolated private static let card = "Fixtures/workplace-card.json"
    nonisolated private static let matrix = "Fixtures/Simulator/cli/check/_inputs/matrix.json"

    @Test(arguments: [
        (["report", card, "--json"], ["report", card, "--format", "json"]),
        (["why", card, "--json"], ["why", card, "--format", "json"]),
        (["report", card, "--html"], ["report", card, "--format=html"]),
        (["report", card, "--width", "320"], ["report", card, "--set", "width=320"]),
        (["report", card, "--device", "iPhone 15"], ["report", card, "--set", "device=iPhone 15"]),
        (
            ["frames", card, "--text-size", "AX5", "--rtl"],
            [
                "frames", card, "--set", "contentSizeCategory=accessibilityExtraExtraExtraLarge", "--set",
                "layoutDirection=rightToLeft",
            ]
        ),
        (["why", card, "cafe"], ["why", card, "--row", "cafe"]),
        (["frames", card, "cafe"], ["frames", card, "--row", "cafe"]),
        (["version"], ["--version"]),
    ])
    func shortFormsAnswerLikeLongOnes(_ short: [String], _ long: [String]) {
        let (one, other) = (Tool(short, folder: Tool.root.path), Tool(long, folder: Tool.root.path))
        #expect(one.status == .success && other.status == .success, "\(one.err)\(other.err)")
        #expect(one.out == other.out && one.err == other.err)
    }

    /// The format of a file is that of its ending.
    @Test func outputsFollowTheirEnding() throws {
        let folder = try TemporaryFolder()
        try folder.copy(Self.card, as: "card.json")
        let run = Tool(
            "report", "card.json", "-o", "out/page.html", "--output", "tests.xml", "--output", "json=data.html",
            folder: folder.path)
        #expect(run.status == .success, "\(run.err)")
        #expect(folder.text("out/page.html")?.hasPrefix("<!doctype html>") == true)
        #expect(folder.text("tests.xml")?.contains("<testsuites") == true)
        #expect(folder.text("data.html")?.hasPrefix("{") == true)
        let unknown = Tool("report", "card.json", "-o", "page.pdf", folder: folder.path)
        #expect(unknown.status == .usage && unknown.err.contains("end it in one of '.txt', '.json'"), "\(unknown.err)")
        let own = Tool("report", "card.json", "-o", "card.json", folder: folder.path)
        #expect(own.status == .usage && own.err.contains("would write over"), "\(own.err)")
    }

    /// A table's cell is a row: `--cell`, the name that `--variant` had, is still understood, and points there.
    @Test func variantsAreCombinationsOfTheMatrix() throws {
        let names = Tool("trace", Self.matrix, folder: Tool.root.path)
        let name = try #require(names.err.split(separator: "'").dropFirst().first.map(String.init))
        #expect(names.err.contains("choose with '--variant'"), "\(names.err)")
        for command in ["report", "frames"] {
            let (new, old) = ("--variant", "--cell")
            let run = Tool(command, Self.matrix, new, name, folder: Tool.root.path)
            #expect(run.status == .success && run.out.contains(name), "\(run.err)")
            #expect(Tool(command, Self.matrix, old, name, folder: Tool.root.path).out == run.out)
            let row = Tool(command, Self.card, old, "cafe", folder: Tool.root.path)
            #expect(row.status == .usage && row.err.contains("there is no matrix") && row.err.contains("--row <id>"))
        }
    }

    @Test func aFolderWithOneScenarioIsThatScenario() throws {
        let folder = try TemporaryFolder()
        let card = try String(contentsOf: Tool.root.appendingPathComponent(Self.card), encoding: .utf8)
        try folder.write(card, to: "Scenarios/card.json")
        try folder.write("", to: "Empty/readme.txt")
        for arguments in [["why", "Scenarios", "cafe"], ["frames", "Scenarios"], ["trace", "Scenarios"]] {
            let run = Tool(arguments, folder: folder.path)
            #expect(run.status == .success && run.out.contains("card.json"), "\(arguments): \(run.err)")
        }
        try folder.write(card, to: "Scenarios/other.json")
        let several = Tool("why", "Scenarios", folder: folder.path)
        #expect(several.status == .usage && several.err.contains("'Scenarios/other.json'"), "\(several.err)")
        // A run of nothing passes nowhere.
        for command in ["report", "check", "watch", "why", "frames", "trace", "adapt"] {
            let run = Tool(command, "Empty", folder: folder.path)
            #expect(run.status == .badInput && !run.err.isEmpty, "\(command): \(run.status) \(run.err)")
        }
    }

    @Test func namesThatBeginAlikeAreAllNamed() {
        let run = Tool("report", Self.card, "--device", "iPhone SE", folder: Tool.root.path)
        #expect(
            run.err.contains(
                "did you mean 'iPhone SE (1st generation)', 'iPhone SE (2nd generation)' or 'iPhone SE (3rd generation)'?"
            ),
            "\(run.err)")
        let small = Tool("report", Self.card, "--device", "iphone 15", folder: Tool.root.path)
        #expect(small.err.contains("did you mean 'iPhone 15'?"), "\(small.err)")
        let size = Tool("report", Self.card, "--text-size", "AX9", folder: Tool.root.path)
        #expect(size.status == .usage && size.err.contains("invalid value 'AX9' for '--text-size'"), "\(size.err)")
    }

    @Test func helpIsInGroups() {
        let help = Tool("--help", folder: Tool.root.path).out
        let titles = ["EVERY DAY:", "LOOKING INSIDE:", "BRINGING AN APP:", "THE TOOL ITSELF:"]
        let places = titles.compactMap { help.range(of: $0)?.lowerBound }
        #expect(places.count == titles.count && places == places.sorted(), "\(help)")
        let wrong = Tool("help", "what", folder: Tool.root.path)
        #expect(wrong.err.contains("See 'unfold --help'."), "\(wrong.err)")
    }

    #if os(Linux)
        @Test func qEndsWatching() throws {
            let run = try BuiltTool.shell(
                "(for i in $(seq 14); do sleep 1; printf q; done) | timeout 15 script -qec \"$UNFOLD watch card.json\" /dev/null"
            )
            #expect(run.status == 0 && run.out.contains("watching 1 scenario file"), "\(run)")
        }
    #endif
}
