import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Cells from public reports, with their numbers (`Fixtures/Kernel/table`).
@MainActor @Suite(.ownSettings) struct TableFixtureTests {
    @Test(arguments: TableFixture.all) func fixture(_ file: String) throws {
        let fixture = try TableFixture.read(file)
        let saved = (LayoutEnvironment.current, LayoutJournal.console)
        defer { (LayoutEnvironment.current, LayoutJournal.console) = saved }
        LayoutJournal.console = { _ in }
        let player = FixturePlayer(fixture)
        LayoutEnvironment.current = player.environment
        for (number, step) in fixture.steps.enumerated() {
            player.play(step, number: number)
            let table = player.table
            let heights = (0..<fixture.rows).map { table.heightForRow(at: IndexPath(row: $0, section: 0))! }
            let note: Comment = "\(fixture.name) (\(fixture.from)), step \(number)"
            #expect(rounded(heights.map(\.height)) == rounded(step.heights), note)
            if let wanted = step.contentHeights {
                #expect(rounded(heights.map(\.contentHeight)) == rounded(wanted), note)
            }
            #expect(
                player.conflicts.count == step.conflicts,
                "\(fixture.name), step \(number): \(player.conflicts.map { $0.constraints.members.map(\.constraint.equation) })"
            )
            if let fought = step.fought {
                let height = try #require(player.conflicts.first?.height)
                #expect(rounded([height.contentHeight]) == rounded([fought]), note)
                #expect(height.age(at: number) == step.foughtAge, note)
            }
            #expect(table.findings.map(\.code) == step.findings, note)
            let stale = heights.indices.filter { heights[$0].staleSinceStep != nil }
            #expect(stale == step.stale, note)
            for row in stale { #expect(heights[row].staleBecause != nil && !heights[row].isFresh, note) }
        }
    }

    private func rounded(_ values: [CGFloat]) -> [Double] { values.map { (Double($0) * 10_000).rounded() / 10_000 } }
}
