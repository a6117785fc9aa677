import Foundation
import TestSupport
import Testing
import UnfoldReport

@testable import UnfoldScenario

/// A run beside what a device had.
@MainActor struct DeviceCheckTests {
    private func line(_ height: Double, _ label: Double) -> String {
        """
        noise {"content":\(height),"index":0,"rows":[{"height":\(height),"id":"cafe","views":[\
        {"class":"C","frame":[0,0,390,\(height)]},{"class":"V","name":"contentView","parent":0,"frame":[0,0,390,\(height)]},\
        {"class":"UILabel","name":"title","parent":1,"frame":[16,10,\(label),20]}]}],\
        "conflicts":["Unable to simultaneously satisfy constraints."],"scenario":"card","step":"load","traits":{"device":"iPhone18,1","scale":"3","system":"iOS 26.1"},"unfold":1}
        """
    }

    /// A run that had just what a line says.
    private func results(_ text: String) throws -> [ScenarioResult] {
        let record = try #require(try DeviceLines(text: text, file: "r").records["card"])
        let section = record.sections[0]
        var result = ScenarioResult(name: "card", file: "card.json", cell: nil)
        var step = StepResult(index: 0, name: "load", position: SourcePosition(file: "card.json", line: 1, column: 1))
        step.rows = section.rows.map {
            StepResult.Row(
                $0.id, IndexPath(row: 0, section: 0),
                RowHeight(height: $0.height, contentHeight: $0.height, source: .measured), before: nil,
                facts: [])
        }
        step.outlines = Dictionary(
            section.rows.compactMap { row in row.outline.map { (row.id, $0) } }, uniquingKeysWith: { first, _ in first }
        )
        result.steps = [step]
        return [result]
    }

    private func check(_ run: String, _ device: String, tolerance: Double = 0) throws -> DeviceCheck {
        let record = try #require(try DeviceLines(text: device, file: "d").records["card"])
        return DeviceCheck(try results(run), with: record, file: "d", tolerance: tolerance)
    }

    @Test func equalIsEqual() throws {
        let same = try check(line(40, 96), line(40, 96))
        #expect(same.rows == 1 && same.views == 2 && same.differences == [])
        #expect(same.conflictDifferences.map(\.run) == [nil] && !same.passed)
        #expect(same.device == "iOS 26.1, iPhone18,1")
    }

    @Test func causesAreTold() throws {
        let wider = try check(line(60, 96), line(40, 120))
        #expect(wider.differences.contains { $0.view == nil && $0.cause == .textWidth && $0.pixels == 60 })
        #expect(wider.differences.contains { $0.view == "title" && $0.cause == .textWidth })
        let rounded = try check(line(40, 96.333), line(40, 96))
        #expect(rounded.differences.map(\.cause) == [.rounding])
        #expect(try check(line(40, 96.333), line(40, 96), tolerance: 1).differences.isEmpty)
        #expect(try check(line(60, 96), line(40, 96)).differences.first?.cause == .systemMetric)
    }

    /// Any part of a line is read, or refused with its place; nothing stops.
    @Test func brokenLinesAreRefused() throws {
        let whole = line(40, 96)
        let run = try results(whole)
        var random = SplitMix(seed: 37)
        for _ in 0..<Rounds.of(400, long: 4000) {
            var bytes = Array(whole.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                if Bool.random(using: &random) {
                    bytes.remove(at: index)
                } else {
                    bytes[index] = UInt8.random(in: 32...126, using: &random)
                }
            }
            do throws(ScenarioErrors) {
                for record in try DeviceLines(text: String(decoding: bytes, as: UTF8.self), file: "d").records.values {
                    var file = RunReport.File(path: "card.json", results: run)
                    file.check = RecordCheck(run, recorded: record, mode: .never)
                    file.devices = [
                        DeviceCheck(run, with: record, file: "d") { PrintedConflict($0).isSame(as: $1, classes: $2) }
                    ]
                    for format in ReportFormats.standard where format.name != "html" {
                        #expect(!format.render(RunReport(kind: .check, files: [file])).isEmpty)
                    }
                }
            } catch { #expect(error.errors.allSatisfy { $0.position.line == 1 }) }
        }
        #expect(throws: ScenarioErrors.self) {
            try DeviceLines(text: whole.replacingOccurrences(of: "\"parent\":1", with: "\"parent\":7"), file: "d")
        }
    }
}
