import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// Scenarios as apps have them: quiet while they are healthy; broken in one place, a check says which, in a screen.
@MainActor @Suite struct AppScenarioTests {
    nonisolated static let names = ["faq", "settings", "chat", "recipe", "order"]

    @Test(arguments: names) func healthyOnesAreQuiet(_ name: String) {
        let run = Tool("report", "--strict", "Fixtures/Simulator/scenario/apps/\(name).json")
        #expect(run.status == .success, "\(run.out)")
        #expect(
            !run.out.contains("warning") && !run.out.contains("lost in") && !run.out.contains("conflict"),
            "\(run.out)")
        #expect(run.out.split(separator: "\n", omittingEmptySubsequences: false).count <= 50, "\(run.out)")
        #expect(run.out.contains("nothing wrong"), "\(run.out)")
    }

    /// Scenarios of the fixtures that `--strict` passes, and those as apps have them.
    nonisolated static var quiet: [String] {
        let folder = Tool.root.appendingPathComponent("Fixtures/Simulator/scenario").path
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix("hostile") }.sorted()
    }

    /// Nothing is below the heights of a list that is healthy: no note, nothing that is over. Of those outside of
    /// `healthy` and the apps, which other tests report, an ordinary run takes every third.
    @Test func nothingIsSaidOfHealthyLists() {
        var healthy: [String] = []
        for (index, name) in Self.quiet.enumerated() {
            let isSample = name.hasPrefix("healthy/") || !name.hasPrefix("apps/") && index % 3 == 0
            guard Rounds.areLong || isSample else { continue }
            let run = Tool("report", "--strict", "Fixtures/Simulator/scenario/\(name)")
            guard run.status == .success || name.hasPrefix("healthy/") else { continue }
            healthy.append(name)
            let said = run.out.split(separator: "\n").filter { line in
                ["note:", "warning:", "error:", "no longer:", "so:", "lost in", "conflict in"].contains {
                    line.contains($0)
                }
            }
            #expect(said.isEmpty && run.out.contains("nothing wrong"), "\(name): \(said)\n\(run.err)")
        }
        #expect(
            healthy.count >= Rounds.of(26, long: 46) && healthy.count { $0.hasPrefix("healthy/") } == 21, "\(healthy)")
    }

    /// An edit of a scenario's text, and what a check says of it first.
    struct Break: Sendable, CustomTestStringConvertible {
        var name: String
        var from: String
        var to: String
        var cause: String
        /// Lines with rows that are to be there as well.
        var rows: [String] = []

        var testDescription: String { "\(name): \(to)" }
    }

    nonisolated static let breaks: [Break] = [
        .init(
            name: "faq", from: #""textStyle": "headline""#, to: #""textStyle": "title2""#,
            cause: "question.font is title2 (was headline)", rows: ["q1 … q11 (11 rows)"]),
        .init(
            name: "faq", from: #""spacing": 8"#, to: #""spacing": 14"#, cause: "stack.spacing is 14 (was 8)",
            rows: ["q2", "q5"]),
        .init(
            name: "faq", from: "contentView.bottom - 12", to: "contentView.bottom - 20",
            cause: "bottom.constant is -20 (was -12)", rows: ["q1 … q12 (12 rows)"]),
        .init(
            name: "faq", from: "I change the delivery address of my order?", to: "I pay?",
            cause: "q1's question.text is 'Question 1: how do I pay?'", rows: ["q1 … q13 (13 rows)"]),
        .init(
            name: "faq", from: #""isHidden": true"#, to: #""isHidden": false"#,
            cause: "answer.isHidden is false (was true)"),
        .init(name: "faq", from: #""repeat": 60"#, to: #""repeat": 61"#, cause: "new row", rows: ["q61"]),
        .init(
            name: "settings", from: "subtitle.top == title.bottom + 2", to: "subtitle.top == title.bottom + 6",
            cause: "the constant of the constraint subtitle.top to title.bottom is 6 (was 2)", rows: ["push, sound"]),
        .init(
            name: "settings", from: #""error.height == 0""#, to: #""error.height == 5""#,
            cause: "errorHeight.constant is 5 (was 0)"),
        .init(
            name: "chat", from: "0.75 * contentView.width", to: "0.6 * contentView.width",
            cause: "multiplier of the constraint bubble.width to contentView.width is 0.6 (was 0.75)"),
        .init(
            name: "chat", from: "bubble.height >= 36", to: "bubble.height == 36",
            cause: "bubble.height.form is 'bubble.height ==' (was 'bubble.height >=')"),
        .init(name: "chat", from: #""font": 16"#, to: #""font": 18"#, cause: "text.font is 18 (was 16)"),
        .init(
            name: "recipe", from: "0.5625", to: "0.75", cause: "ratio.multiplier is 0.75 (was 0.563)",
            rows: ["soup, bread"]),
        .init(
            name: "recipe", from: #""numberOfLines": 2"#, to: #""numberOfLines": 1"#,
            cause: "title.numberOfLines is 1 (was 2)"),
        .init(
            name: "order", from: "buttons.height == 44", to: "buttons.height == 36",
            cause: "buttonHeight.constant is 36 (was 44)",
            rows: ["o1, o2"]),
        .init(
            name: "order", from: #""bottom": 16"#, to: #""bottom": 24"#,
            cause: "outer.layoutMargins is '16, 16, 24, 16' (was '16, 16, 16, 16')"),
        .init(name: "order", from: #""id": "o1","#, to: #""id": "o1", "height": 100,"#, cause: "o1's height is 100"),
    ]

    @Test(arguments: names) func checksNameTheEditInAScreen(_ name: String) throws {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/Simulator/scenario/apps/\(name).json", as: "app.json")
        #expect(Tool("check", "app.json", folder: folder.path).status == .findings)
        let text = try #require(folder.text("app.json"))
        var short = ""
        for edit in Self.breaks where edit.name == name {
            let changed = text.replacingOccurrences(of: edit.from, with: edit.to)
            #expect(changed != text)
            try folder.write(changed, to: "app.json")
            let run = Tool("check", "--record=never", "app.json", folder: folder.path)
            short = run.out
            let lines = short.split(separator: "\n").map(String.init)
            #expect(run.status == .findings)
            #expect(lines.count <= 45, "\(lines.count) lines\n\(run.out)")
            // The cause is above all others, in the group of the first difference.
            let causes = lines.filter { $0.hasPrefix("      ") }
            let first = edit.cause == "new row" ? lines.first { $0.contains("new row") } : causes.first
            #expect(first?.contains(edit.cause) == true, "\(run.out)")
            for row in edit.rows { #expect(lines.contains { $0.contains(row) }, "\(row)\n\(run.out)") }
        }
        let all = Tool("check", "--record=never", "--all", "app.json", folder: folder.path).out
        #expect(all.split(separator: "\n").count >= short.split(separator: "\n").count)
        // Taken over, nothing differs any more.
        #expect(Tool("check", "--accept", "all", "app.json", folder: folder.path).status != .badInput)
        #expect(Tool("check", "app.json", folder: folder.path).status == .success)
    }

    /// What folds by the app's own constraint is no mistake; the same view squeezed by others is one.
    @Test func viewsThatTheAppFoldsAreQuiet() throws {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/Simulator/scenario/apps/settings.json", as: "app.json")
        let text = try #require(folder.text("app.json"))
        try folder.write(
            text.replacingOccurrences(
                of: #""error.bottom == contentView.bottom - 11""#,
                with: #""error.bottom == contentView.bottom - 11", "contentView.height == 30""#), to: "squeezed.json")
        #expect(!Tool("report", "app.json", folder: folder.path).out.contains("zero size"))
        let squeezed = Tool("report", "squeezed.json", folder: folder.path)
        #expect(squeezed.out.contains("in name, error has something to show and zero size"), "\(squeezed.out)")
    }

    /// A height that was rounded up to a pixel leaves less than a pixel open: nothing that anybody sees. More than that
    /// is reported.
    @Test func whatIsOpenByLessThanAPixelIsQuiet() throws {
        let path = "Fixtures/Simulator/scenario/apps/recipe.json"
        #expect(!Tool("report", path).out.contains("ambiguous"))
        let folder = try TemporaryFolder()
        try folder.copy(path, as: "app.json")
        let text = try #require(folder.text("app.json"))
        try folder.write(
            text.replacingOccurrences(of: "\"id\": \"soup\",", with: "\"id\": \"soup\", \"height\": 340,"),
            to: "app.json")
        let run = Tool("report", "app.json", folder: folder.path)
        #expect(run.out.contains("ambiguous"), "\(run.out)")
    }

    // MARK: Other commands

    @Test func everyCommandClosesWithTotals() {
        func last(_ arguments: String...) -> String {
            let run = Tool(arguments, folder: Tool.root.path)
            return run.out.split(separator: "\n").last.map(String.init) ?? run.err
        }
        let apps = "Fixtures/Simulator/scenario/apps"
        let (order, recipe) = ("\(apps)/order.json", "\(apps)/recipe.json")
        #expect(last("report", order) == "1 scenario, 3 steps: 2 changes of height, nothing wrong")
        #expect(last("why", recipe, "--row", "soup", "--step", "renamed").hasSuffix(" tried: nothing wrong"))
        #expect(last("why", "\(apps)/faq.json", "--row", "q60", "--step", "load") == "0 amounts: nothing wrong")
        #expect(last("frames", order, "--step", "more", "--row", "o1").hasPrefix("1 step: 1 cell, "))
        #expect(last("trace", order).contains("3 steps, "))
        #expect(
            last("explain", "Fixtures/Simulator/logs/010.log").hasPrefix("1 message, 1 without a solution as printed"))
        #expect(
            Tool("why", recipe, "--row", "soup", "--format", "markdown").out.hasSuffix(" tried: nothing wrong\n"))
    }

    @Test func headersAndFootersHaveTheirOwnWords() throws {
        let path = "Fixtures/Simulator/scenario/apps/settings.json"
        let header = Tool("why", path, "--row", "account.header").out
        #expect(header.contains("fixed by title (line 56)"), "\(header)")
        let footer = Tool("why", path, "--row", "alerts.footer").out
        #expect(footer.contains("fixed by style (line 52)"), "\(footer)")
        let folder = try TemporaryFolder()
        let text = try #require(String(data: Data(contentsOf: Tool.root.appendingPathComponent(path)), encoding: .utf8))
        try folder.write(
            text.replacingOccurrences(
                of: #""style": "insetGrouped","#,
                with: #""style": "insetGrouped", "tableFooterView": { "template": "toggle", "height": 50 },"#),
            to: "app.json")
        let run = Tool("why", "app.json", "--row", "table.footer", folder: folder.path)
        #expect(run.out.contains("fixed by height (line 52)"), "\(run.out)\(run.err)")
    }

    @Test func stepsOfFramesHaveNames() {
        let path = "Fixtures/Simulator/scenario/apps/order.json"
        let named = Tool("frames", path, "--step", "more", "--row", "o1")
        #expect(named.status == .success, "\(named.err)")
        #expect(named.out == Tool("frames", path, "--step", "1", "--row", "o1").out)
        #expect(Tool("frames", path, "--step", "mroe").err.contains("did you mean"))
    }

    @Test func aPriorityThatDecidesNothingIsAlwaysTheSame() {
        let run = Tool(
            "why", "Fixtures/Simulator/scenario/apps/recipe.json", "--row", "bread", "--sweep",
            "title.leading == card.leading + 12.priority")
        #expect(!run.out.contains("below 1000"), "\(run.out)\(run.err)")
    }

    @Test(arguments: ["report", "check", "why", "trace", "frames"])
    func outputsMakeTheirFolders(_ command: String) throws {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/workplace-card.json", as: "card.json")
        let run = Tool(command, "card.json", "--output", "json=new/deep/out.json", folder: folder.path)
        #expect(run.status != .cannotWrite, "\(run.err)")
        #expect(folder.text("new/deep/out.json")?.hasPrefix("{") == true, "\(run.err)")
    }
}
