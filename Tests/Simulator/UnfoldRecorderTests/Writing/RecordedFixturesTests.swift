import Foundation
import TestSupport
import Testing
import UIKit
import UnfoldScenario

@testable import UnfoldRecorder

/// Every scenario of the fixtures, run, and its live list recorded: the recorded scenario, run, gives the same.
@MainActor struct RecordedFixturesTests {
    private static let scenarios: [String] = {
        let folder = Fixtures.path("Simulator/scenario")
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return ["../../workplace-card.json"] + files.filter { $0.hasSuffix(".json") }.sorted()
    }()

    /// All of them with `UNFOLD_RECORDER` in the environment; every fifth without.
    @Test func fixturesReplay() throws {
        let isLong = ProcessInfo.processInfo.environment["UNFOLD_RECORDER"] != nil
        var (same, excused, count, views) = (0, [String](), 0, 0)
        for (index, name) in Self.scenarios.enumerated() where isLong || index % 5 == 0 {
            guard let document = try? ScenarioDocument.read(file: Fixtures.path("Simulator/scenario/" + name)),
                let cell = document.cells.first
            else { continue }
            let recording = RunRecording()
            let result = ScenarioRunner.run(cell, observer: recording)
            guard let recorder = recording.recorder else { continue }
            // One that never loads its table has nothing to record.
            do throws(RecorderError) { _ = try recorder.scenario() } catch {
                #expect(error == .noDataSource, "\(name)")
                continue
            }
            count += 1
            let replayed = try Replayed(recorder, conflicts: result.steps.contains { !$0.conflicts.isEmpty })
            views += replayed.comparedViews
            if replayed.differences.isEmpty {
                same += 1
            } else if replayed.isOpen || replayed.isByAPixel || replayed.namesLosses {
                // Ties, pixels, and what the file names itself.
                excused.append("\(name): \(replayed.differences[0])")
            } else {
                Issue.record("\(name): \(replayed.differences.prefix(3))")
            }
        }
        print("recorded fixtures: \(count), same \(same), views \(views), excused \(excused)")
        #expect(count > 12 && views > 300)
        // Of all fixtures three.
        #expect(excused.count <= 3 && same + excused.count == count, "\(excused)")
    }
}
