import Foundation
import TestSupport
import Testing

@testable import UnfoldReport
@testable import UnfoldScenario

/// Cells as good apps have them, of every kind: nothing is said of one, whatever the device, the text size and the
/// direction. An ordinary run takes every fifth of these surroundings.
@MainActor @Suite(.ownSettings) struct QuietCellTests {
    nonisolated static let names =
        ((try? FileManager.default.contentsOfDirectory(atPath: Fixtures.path("Simulator/quiet"))) ?? [])
        .sorted()

    /// Here a label that hugs its wrapped text gets a third of a point less than that needs, by the rounding of edges.
    nonisolated static let known = "adaptive [iPhone 15, extraExtraExtraLarge, leftToRight]"

    @Test func thereAreAllKinds() { #expect(Self.names.count >= 46) }

    @Test(arguments: names) func nothingIsSaid(_ name: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: Fixtures.path("Simulator/quiet/\(name)")))
        let turn = Self.names.firstIndex(of: name) ?? 0
        let cells = try ScenarioDocument.read(file: name, data: data).cells
        for (index, cell) in cells.enumerated() where Rounds.areLong || (index + turn) % 5 == 0 {
            let result = RecordedRun.run(cell, detail: .none)
            let said = result.steps.flatMap(\.findings).filter(\.isNews).map(FindingSentence.text)
            withKnownIssue {
                #expect(
                    said.isEmpty && !result.hasFindings, "\(result.title): \(said) \(result.steps.map(\.unsatisfied))")
            } when: {
                result.title == Self.known
            }
        }
    }
}
