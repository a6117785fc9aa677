import Foundation
import TestSupport
import Testing

@testable import UnfoldStress

/// Faults are found, at their thresholds, with the fixes that end them.
@MainActor @Suite struct StressRunTests {
    private func report(_ name: String, budget: Int, _ axes: Set<StressAxis>) throws -> StressReport {
        let path = Fixtures.path(name)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        var options = StressOptions()
        (options.budget, options.axes) = (budget, axes)
        return StressRun(try ScenarioDocument.read(file: path), bytes: bytes, options: options).run()
    }

    /// The height of the detail is required while the cell is held: found without being asked, and what ends it is a
    /// priority below required.
    @Test func theConflictOfTheCardEndsWithAPriority() throws {
        let report = try report("workplace-card.json", budget: 1_000, [.directions])
        let first = try #require(report.findings.first)
        #expect(first.code == "unsatisfiable-constraints" && first.isAsWritten)
        let fix = try #require(first.fix)
        #expect(fix.change.replacement == "\"detail.height == 0 @999\"")
        #expect(fix.findingsLeft == 0 && fix.heightsChanged == 0 && fix.tried == report.tried)
    }

    /// The first finding is the planted one, to the letter and the size.
    @Test func plantedFaultsAreFoundAtTheirThresholds() throws {
        let table = try String(contentsOfFile: Fixtures.path("Simulator/stress/planted.tsv"), encoding: .utf8)
        for line in table.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t").map(String.init)
            let report = try report(
                "Simulator/stress/\(fields[0]).json", budget: 600, [.widths, .contentSizes, .directions, .texts])
            let first = try #require(report.findings.first, "\(fields[0])")
            let point = first.smallest
            let values = [
                "letters": point.text?.letters.map(String.init), "contentSizeCategory": point.contentSizeCategory,
                "width": point.width.map { String(Int($0)) },
            ]
            #expect(first.code == fields[1], "\(fields[0])")
            #expect(values[fields[2]] == fields[3] && point.axes.count == 1, "\(fields[0]): \(point)")
        }
    }

    /// What is left out for want of budget is counted, and what was tried is at least what is written.
    @Test func aBudgetOfOneTriesWhatIsWritten() throws {
        let report = try report("workplace-card.json", budget: 1, StressAxis.standard)
        #expect(report.tried == 1 && report.leftOut?.reason == .budget)
        #expect(report.findings.count == 1 && report.findings[0].fix == nil && report.hasUntriedFixes)
    }
}
