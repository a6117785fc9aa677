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

    @Test func everyFixtureReplays() throws {
        var (same, open, count, views) = (0, 0, 0, 0)
        var misses: [String] = []
        for name in Self.scenarios {
            let path = Fixtures.path("Simulator/scenario/" + name)
            guard let document = try? ScenarioDocument.read(file: path), let cell = document.cells.first else {
                continue
            }
            let recording = RunRecording()
            let result = ScenarioRunner.run(cell, observer: recording)
            guard let recorder = recording.recorder, (try? recorder.scenario()) != nil else { continue }
            count += 1
            if let folder = ProcessInfo.processInfo.environment["UNFOLD_RECORDED"] {
                try recorder.write(to: URL(fileURLWithPath: folder + "/" + name))
            }
            do {
                let replayed = try Replayed(recorder, conflicts: result.steps.contains { !$0.conflicts.isEmpty })
                views += replayed.comparedViews
                if replayed.differences.isEmpty {
                    same += 1
                } else if replayed.isOpen || replayed.scenario.contains("\"not recorded:") {
                    open += 1
                    misses.append("\(name) (open): \(replayed.differences[0])")
                } else {
                    misses.append("\(name): \(replayed.differences.prefix(3))")
                }
            } catch { misses.append("\(name): \(error)") }
        }
        print("recorded fixtures: \(count), same \(same), open that differ \(open), views \(views)")
        for miss in misses { print("  " + miss) }
        #expect(count > 70)
    }
}
