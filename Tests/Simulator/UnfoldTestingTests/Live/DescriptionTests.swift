import Foundation
import Testing
import UnfoldReport
import UnfoldTableLayout
import UnfoldTesting

@testable import UnfoldAutoLayout

/// What live values print.
@MainActor @Suite struct DescriptionTests {
    @Test func updatesReadAsSteps() throws {
        let table = LiveTable(CardCell.self)
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer { LayoutJournal.console = console }
        let cell = table.cell(0)
        cell.detailHeight.priority = .required
        table.view.beginUpdates()
        cell.detailHeight.constant = 200
        cell.contentView.layoutIfNeeded()
        table.view.endUpdates()
        let report = try #require(table.view.lastBatchUpdateReport)
        #expect(
            "\(report)".hasPrefix(
                """
                step 0  update  content 316, 1 row measured
                  row 0 in section 0       116 -> 316         +200   measured

                  conflict in row 0 in section 0: the row is still held at 116
                """), "\(report)")
        #expect(!"\(report)".hasSuffix("\n"))
        let row = try #require(report.rows.first)
        #expect("\(row)" == "row 0 in section 0: 116 -> 316 +200, measured at step 0")
        #expect("\(try #require(row.heightAfter))" == "316, measured at step 0")
        #expect("\(try #require(report.conflicts.first))".hasPrefix("conflict in row 0 in section 0: "))
        #expect("\(report)" == "\(report)")
        // The facts, for a debugger: every property that says something.
        let facts = String(reflecting: row)
        #expect(facts.hasPrefix("Row(indexPathBefore: "), "\(facts)")
        #expect(facts.contains("change: ") && !facts.contains("measuredBecause: nil"), "\(facts)")
        #expect(Mirror(reflecting: report).children.contains { $0.label == "conflicts" })
    }

    /// Values may leave the main actor, printed there as here.
    @Test func valuesAreSendable() async throws {
        let table = LiveTable(CardCell.self)
        table.cell(0).detailHeight.constant = 200
        table.view.performBatchUpdates(nil)
        let report = try #require(table.view.lastBatchUpdateReport)
        let why = table.view.explainHeight(at: IndexPath(row: 0, section: 0), wanted: 400)
        let layout = table.cell(0).explainLayout()
        let texts = await Task.detached { ["\(report)", "\(why)", "\(layout)", "\(why.ways)"] }.value
        #expect(texts == ["\(report)", "\(why)", "\(layout)", "\(why.ways)"])
    }

    /// An update without a reader costs no solve but its own: nothing is worked out before it is asked for.
    @Test func nothingIsPaidUntilAskedFor() throws {
        let table = LiveTable(CardCell.self)
        var solves = 0
        func counted(_ body: () -> Void) -> Int {
            solves = 0
            LayoutJournal.listening {
                if case .solved = $0 { solves += 1 }
            } to: {
                body()
            }
            return solves
        }
        func work() -> [String] {
            let statistics = table.cell(0).contentView.layoutHost.hostedEngine!.solver.statistics
            return ["\(statistics)", "\(table.view.measureCount)"]
        }
        let update = counted {
            table.cell(0).detailHeight.constant = 200
            table.view.performBatchUpdates(nil)
        }
        #expect(update == 1, "\(update)")
        let before = work()
        let report = try #require(table.view.lastBatchUpdateReport)
        #expect(counted { _ = "\(report)" } == 0)
        #expect(counted { _ = "\(table.view.explainHeight(at: IndexPath(row: 0, section: 0), wanted: 400))" } == 0)
        #expect(work() == before)
    }

    @Test func constraintsAndFindingsAreSentences() throws {
        let form = Equation(
            first: .init(.init(item: "detail", attribute: "height")), relation: .equal, constant: 200, priority: 250)
        let facts = ConstraintFacts(id: "detailHeight", kind: .user, form: form, text: "", priority: 250)
        #expect("\(facts)" == "detailHeight (detail.height == 200 @250)")
        let loss = UnsatisfiedConstraint(constraint: facts, wanted: 200, got: 0, holders: [])
        #expect("\(loss)" == "detailHeight (detail.height == 200 @250): wanted 200, got 0")
        let finding = Finding(severity: .warning, fact: .mismatch(subject: "row 1", given: 44, needed: 60))
        #expect("\(finding)" == "warning: row 1 is clipped: 44 points for content of 60")
        #expect("\(HeightDerivation(value: 12, parts: []))" == "12")
        #expect("\(LayoutChange(.constant, "detailHeight"))" == "detailHeight got another constant")
    }
}
