import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldCommandLine
@testable import UnfoldReport
@testable import UnfoldScenario

/// What `why --sweep` says of a value is what the system gives with that value.
@MainActor @Suite struct SweepTests {
    nonisolated static let questions = [
        ("Fixtures/Simulator/scenario/cards/priority-250.json", "cafe", 1, "detailHeight.priority"),
        ("Fixtures/Simulator/scenario/cards/priority-250.json", "cafe", 1, "card.contentHugging.vertical.priority"),
        ("Fixtures/Simulator/scenario/cards/priority-500.json", "cafe", 1, "detailHeight.constant"),
        ("Fixtures/Simulator/cli/check/_inputs/differs.json", "tea", 1, "detailLimit.constant"),
        (
            "Fixtures/Simulator/cli/check/_inputs/differs.json", "tea", 1,
            "stack.leading == contentView.leading + 16.constant"
        ),
        ("Fixtures/Simulator/scenario/losses/pull.json", "one", 0, "flat.constant"),
        ("Fixtures/Simulator/scenario/losses/lost-height.json", "one", 0, "boxHeight.constant"),
        ("Fixtures/Simulator/scenario/losses/lost-height.json", "one", 0, "boxHeight.priority"),
    ]

    @Test(arguments: questions) func piecesAreWhatTheSystemGives(
        _ path: String, _ row: String, _ step: Int, _ question: String
    ) throws {
        let document = try ScenarioDocument.read(file: Tool.root.appendingPathComponent(path).path)
        let setting = try #require(SweepSetting(question))
        var checked = 0
        let probe = RowInspection(row: row, step: step) { fitting, result in
            guard let found = result.rows.first(where: { $0.id == row }) else { return }
            let trials = FittingTrials(fitting, row: found)
            guard let target = trials.rows(named: setting.name).first else { return }
            let sweeper = WhySweeper(trials: trials, row: target)
            let pieces =
                setting.property == .priority
                ? sweeper.priorities()
                : (try? sweeper.sweep(byConstant: target.constant ?? 0))?.pieces
            for piece in pieces ?? [] {
                for (value, height) in Self.samples(of: piece) {
                    let change: FittingSession.Change =
                        setting.property == .priority ? .priority(Float(value)) : .constant(value)
                    guard let trial = trials.trial([(target, change)]) else { continue }
                    checked += 1
                    // Rows are whole pixels.
                    #expect(
                        abs(trial.height - height) <= 0.5 + 1e-6,
                        "at \(value) the sweep says \(height), the system \(trial.height); \(piece)")
                }
            }
        }
        _ = ScenarioRunner.run(document, observer: probe)
        #expect(checked >= 5, "only \(checked)")
    }

    /// Values inside a piece with the heights it promises; a line's ends belong to two.
    private static func samples(of piece: WhySweep.Piece) -> [(Double, Double)] {
        if piece.isPoint { return [(piece.lower!, piece.start)] }
        let low = piece.lower ?? piece.upper! / 4
        let high = piece.upper ?? low + 1
        return [0.1, 0.31, 0.5, 0.77, 0.93].map { share in
            (low + (high - low) * share, piece.start + (piece.end - piece.start) * share)
        }
    }

    @Test func theCardTurnsAt250() throws {
        let run = Tool(
            "why", "Fixtures/Simulator/scenario/cards/priority-250.json", "--step", "expand", "--sweep",
            "detailHeight.priority")
        let lines = run.out.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = try #require(lines.firstIndex { $0.hasPrefix("cafe's height by the priority") })
        #expect(
            Array(lines[(start + 1)...(start + 4)])
                == ["below 250  147", "at 250     147, a tie", "above 250  347", "required   347, with 1 conflict"],
            "\(run.out)")
    }

    @Test func valuesOfViewsAreTriedToo() {
        let input = "Fixtures/Simulator/cli/check/_inputs/differs.json"
        func tried(_ settings: String...) -> String {
            let run = Tool(
                ["why", input, "--row", "tea", "--step", "1"] + settings.flatMap { ["--set", $0] },
                folder: Tool.root.path)
            return run.out.split(separator: "\n").first { $0.contains("tried:") }.map(String.init) ?? run.err
        }
        #expect(tried("body.font=30").contains("body.font = 30: "))
        #expect(tried("badge.isHidden=true").contains("170.5 (-10)"), "\(tried("badge.isHidden=true"))")
        #expect(tried("body.numberOfLines=1").contains("162.5 (-18)"), "\(tried("body.numberOfLines=1"))")
        #expect(tried("body.text=Milk").contains("162.5 (-18)"), "\(tried("body.text=Milk"))")
        #expect(tried("width=200").contains("198.5 (+18)"), "\(tried("width=200"))")
        #expect(tried("body.fnt=1").contains("did you mean 'font'?"))
    }

    /// A row whose content changed without an update: what the update would have done.
    @Test func anUpdateThatDidNotFollowIsTried() {
        let run = Tool("why", "Fixtures/Kernel/updates/without-update.json", "--row", "one", "--step", "1")
        #expect(run.out.contains("had beginUpdates/endUpdates followed: "), "\(run.out)\(run.err)")
    }

    /// What making a loser required would cost is said with it.
    @Test func requiredTrialsReportTheirConflicts() throws {
        let run = Tool("why", "Fixtures/Simulator/scenario/losses/lost-height.json", "--set", "boxHeight.priority=1000")
        let line = try #require(run.out.split(separator: "\n").first { $0.contains("tried") })
        #expect(line.contains("conflict"), "\(run.out)")
        let offered = run.out.split(separator: "\n").filter { $0.contains("at priority 1000") }
        #expect(offered.allSatisfy { $0.contains("conflict") }, "\(run.out)")
    }

    /// The chart has a line for each stretch and a dot for each single value, and says so in words.
    @Test func aSweepIsAChart() {
        let arguments = [
            "why", "Fixtures/Simulator/scenario/cards/priority-250.json", "--step", "expand", "--sweep",
            "detailHeight.priority",
        ]
        let run = Tool(arguments + ["--format", "svg"], folder: Tool.root.path)
        #expect(run.status == .success, "\(run.err)")
        #expect(run.out.components(separatedBy: "class=\"curve\"").count == 3)
        #expect(run.out.components(separatedBy: "class=\"dot").count == 3)
        #expect(
            run.out.contains(
                "<desc>below 250: 147; at 250: 147, a tie; above 250: 347; required: 347, with 1 conflict</desc>"))
        #expect(run.out.contains(">250</text>") && run.out.contains(">347</text>"))
        let without = Tool("why", "Fixtures/workplace-card.json", "--format", "svg")
        #expect(without.status == .usage && without.err.contains("--sweep"), "\(without.err)")
    }

    /// What the page's sliders say of a constant is what the system gives with it.
    @Test(arguments: [
        "Fixtures/workplace-card.json", "Fixtures/Simulator/scenario/apps/faq.json",
    ])
    func slidersOverConstantsAreExact(_ path: String) throws {
        let document = try ScenarioDocument.read(file: Tool.root.appendingPathComponent(path).path)
        let drawn = RecordedRun.run(document, detail: .whole)
        var checked = 0
        for step in drawn.steps {
            let sweeps = (step.drawing?.sweeps ?? []).filter { $0.property == "constant" }
            guard let row = sweeps.first?.row, checked < 60 else { continue }
            let probe = RowInspection(row: row, step: step.index) { fitting, result in
                guard let found = result.rows.first(where: { $0.id == row }) else { return }
                let trials = FittingTrials(fitting, row: found)
                for sweep in sweeps where sweep.row == row {
                    guard let target = trials.rows(named: sweep.constraint).first else { continue }
                    #expect(sweep.pieces.first!.from <= sweep.now && sweep.now <= sweep.pieces.last!.to)
                    for piece in sweep.pieces {
                        for share in [0.13, 0.5, 0.81] {
                            let value = piece.from + (piece.to - piece.from) * share
                            let height = piece.fromHeight + (piece.toHeight - piece.fromHeight) * share
                            guard let fitted = trials.fitted([(target, .constant(value))]) else { continue }
                            let predicted = height - (found.height - found.contentViewHeight)
                            #expect(
                                abs(fitted - predicted) < 1e-2,
                                "\(sweep.equation) \(value): \(predicted), solved \(fitted)")
                            checked += 1
                        }
                    }
                }
            }
            _ = ScenarioRunner.run(document, observer: probe)
        }
        #expect(checked >= 6, "\(checked)")
    }
}
