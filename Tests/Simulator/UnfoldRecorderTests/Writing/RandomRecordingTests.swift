import Foundation
import TestSupport
import Testing
import UIKit
import UnfoldScenario

@testable import UnfoldRecorder

/// Tables and collections made and changed by chance: the recorded scenario, run, gives the same heights and frames. `UNFOLD_RECORDER`
/// says how many, or which: `500-1000`.
@MainActor struct RandomRecordingTests {
    /// Why a replay may differ, in the order in which reasons count; no reason is a defect.
    private enum Reason: String, CaseIterable {
        case conflicts
        case ambiguity = "several solutions"
        case named = "named in the file"
        case pixel = "a pixel"

        @MainActor init?(_ replayed: Replayed) {
            if replayed.meetsConflicts {
                self = .conflicts
            } else if replayed.isAmbiguous {
                self = .ambiguity
            } else if replayed.namesLosses {
                self = .named
            } else if replayed.isByAPixel {
                self = .pixel
            } else {
                return nil
            }
        }
    }

    @Test func recordingsReplay() throws {
        let wanted = ProcessInfo.processInfo.environment["UNFOLD_RECORDER"]
        let bounds = wanted?.split(separator: "-").compactMap { UInt64($0) } ?? [8]
        let seeds = bounds.count == 2 ? bounds[0]..<bounds[1] : 0..<bounds[0]
        let environment = LayoutEnvironment.current
        defer { LayoutEnvironment.current = environment }
        var (views, excused, lists) = (0, [Reason: [String]](), [Reason?: Int]())
        for seed in seeds {
            LayoutEnvironment.current.layoutDirection = seed % 5 == 4 ? .rightToLeft : .leftToRight
            LayoutEnvironment.current.displayScale = seed % 2 == 0 ? 3 : 2
            let list: any RandomList = seed % 3 == 2 ? RandomCollection(seed: seed) : RandomTable(seed: seed)
            let recorder = list.recorder
            for step in 0..<3 { recorder.update("step \(step)") { list.change() } }
            let replayed = try Replayed(recorder)
            views += replayed.comparedViews
            let reason = Reason(replayed)
            lists[reason == .pixel ? nil : reason, default: 0] += 1
            guard let difference = replayed.differences.first else { continue }
            if let reason {
                excused[reason, default: []].append("\(seed): \(difference)")
            } else {
                Issue.record("seed \(seed): \(replayed.differences.prefix(4))\n\(replayed.scenario)")
            }
        }
        let differing = excused.values.reduce(0) { $0 + $1.count }
        print("random recordings: \(seeds.count), \(views) views, differing \(differing)")
        print("  with one solution \(lists[nil, default: 0]), of which by a pixel \(excused[.pixel]?.count ?? 0)")
        for reason in Reason.allCases where lists[reason] != nil {
            print("  \(reason.rawValue) \(lists[reason]!), of which differ \(excused[reason]?.count ?? 0)")
        }
        if wanted != nil {
            for reason in Reason.allCases { excused[reason]?.forEach { print("  \(reason.rawValue): \($0)") } }
        }
        #expect(views > 10 * seeds.count)
        #expect(differing <= max(1, seeds.count / 20), "\(excused)")
    }

    /// Bytes of a record changed by chance are read or refused, never a crash.
    @Test func damagedRecordsAreRefused() {
        let table = RandomTable(seed: 7)
        let recorder = TableRecorder(table.view)
        recorder.update("change") { table.change() }
        let records = recorder.stepRecords
        let sources = [records[0].line, DeviceRecord.text(records)]
        var generator = SplitMix(seed: 1)
        var refused = 0
        for round in 0..<400 {
            var bytes = Array(sources[round % 2].utf8)
            for _ in 0..<generator.within(1...4) {
                let index = generator.below(bytes.count)
                switch generator.below(3) {
                case 0: bytes[index] = UInt8(generator.within(32...126))
                case 1: bytes.remove(at: index)
                default: bytes.insert(UInt8(generator.within(32...126)), at: index)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            if round % 2 == 0 {
                if (try? StepRecord(line: text)) == nil { refused += 1 }
            } else if (try? HeightRecord(text: text, file: "damaged.heights")) == nil {
                refused += 1
            }
        }
        #expect(refused > 100)
    }

    @Test func theSameListGivesTheSameFile() throws {
        func text() throws -> String {
            let table = RandomTable(seed: 3)
            let recorder = TableRecorder(table.view)
            recorder.update("change") { table.change() }
            return try recorder.scenario()
        }
        #expect(try text() == text())
    }

    @Test func redactedTextsKeepTheirHeights() throws {
        let table = RandomTable(seed: 11)
        let recorder = TableRecorder(table.view)
        recorder.redactTexts = true
        recorder.update("change") { table.change() }
        let replayed = try Replayed(recorder)
        for word in ["bread", "honey", "Ångström"] { #expect(!replayed.scenario.contains(word)) }
        #expect(replayed.differences.filter { !$0.contains(".") || $0.contains("rows") }.isEmpty)
    }

    @Test func mistakesAreThrownWhenItIsWritten() throws {
        let empty = TableRecorder(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain))
        #expect(throws: RecorderError.noDataSource) { try empty.scenario() }
        let table = RandomTable(seed: 5)
        let nested = TableRecorder(table.view)
        nested.update("outer") { nested.update("inner") {} }
        #expect(throws: RecorderError.nested(step: "inner")) { try nested.scenario() }
        let recorder = TableRecorder(table.view)
        #expect(throws: RecorderError.self) { try recorder.write(to: URL(fileURLWithPath: "/dev/null/records")) }
        let folder = try TemporaryFolder()
        let files = try recorder.write(to: folder.url)
        #expect(files.map(\.lastPathComponent).first == "recording.json")
    }
}
