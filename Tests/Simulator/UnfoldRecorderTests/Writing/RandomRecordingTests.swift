import Foundation
import TestSupport
import Testing
import UIKit
import UnfoldScenario

@testable import UnfoldRecorder

/// Tables and collections made and changed by chance: the recorded scenario, run, gives the same heights and frames. `UNFOLD_RECORDER`
/// says how many.
@MainActor struct RandomRecordingTests {
    @Test func recordingsReplay() throws {
        let wanted = ProcessInfo.processInfo.environment["UNFOLD_RECORDER"].flatMap(Int.init)
        let count = wanted ?? 12
        let environment = LayoutEnvironment.current
        defer { LayoutEnvironment.current = environment }
        var (same, open, pixel, named, views) = (0, [String](), 0, 0, 0)
        for seed in 0..<UInt64(count) {
            LayoutEnvironment.current.layoutDirection = seed % 5 == 4 ? .rightToLeft : .leftToRight
            LayoutEnvironment.current.displayScale = seed % 2 == 0 ? 3 : 2
            let list: any RandomList = seed % 3 == 2 ? RandomCollection(seed: seed) : RandomTable(seed: seed)
            let recorder = list.recorder
            for step in 0..<3 { recorder.update("step \(step)") { list.change() } }
            let replayed = try Replayed(recorder)
            views += replayed.comparedViews
            if replayed.differences.isEmpty {
                same += 1
            } else if replayed.isOpen {
                open.append("\(seed): \(replayed.differences[0])")
            } else if replayed.isByAPixel {
                pixel += 1
            } else if replayed.namesLosses {
                named += 1
            } else {
                Issue.record("seed \(seed): \(replayed.differences.prefix(4))\n\(replayed.scenario)")
            }
        }
        print(
            "random recordings: \(count), same \(same), several solutions \(open.count), a pixel \(pixel), named \(named), views \(views)"
        )
        if wanted != nil { print(open.joined(separator: "\n")) }
        #expect(views > 10 * count)
        #expect(open.count + pixel + named <= max(1, count / 20), "open \(open), by a pixel \(pixel), named \(named)")
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
