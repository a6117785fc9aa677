import UIKit
import UnfoldRecorder

/// What a device had at an expectation, in `__Devices__/NoteTests.ios-26.1-iPhone18,1.jsonl` next to the test, or in
/// the folder that `UNFOLD_RECORDS` names; steps are called after the test function, and numbered.
@MainActor package struct DeviceRun {
    private static var counts: [[String]: Int] = [:]
    private static var known: [String: [StepRecord]] = [:]

    private let stem: String
    private let folder: URL
    private let function: String
    private let number: Int

    package init(_ location: ExpectationLocation, _ function: StaticString) {
        self.init(file: URL(fileURLWithPath: "\(location.filePath)"), function: "\(function)")
    }

    init(file: URL, function: String) {
        stem = file.deletingPathExtension().lastPathComponent
        folder = file.deletingLastPathComponent().appendingPathComponent("__Devices__")
        self.function = String(function.prefix { $0 != "(" })
        let key = [file.path, self.function]
        number = Self.counts[key, default: 0]
        Self.counts[key] = number + 1
    }

    func devices() throws -> [StepRecord] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.filter { $0.hasPrefix(stem + ".ios-") && $0.hasSuffix(".jsonl") }.sorted().compactMap {
            try Self.read(folder.appendingPathComponent($0)).first { $0.step == function && $0.index == number }
        }
    }

    func record(_ recorder: TableRecorder) -> StepRecord? {
        recorder.rowIdentifier = { "row \($0.row) of section \($0.section)" }
        guard var record = recorder.stepRecords.last else { return nil }
        (record.scenario, record.step, record.index) = (stem, function, number)
        return record
    }

    /// Keeps what Apple's UIKit gives; elsewhere compares with what devices had, and reports what differs.
    package func note(_ recorder: @autoclosure () -> TableRecorder, _ location: ExpectationLocation) {
        #if os(iOS) || os(tvOS) || os(visionOS)
            guard let record = record(recorder()) else {
                IssueReporting.note("note: nothing is recorded of a list that is in no window")
                return
            }
            let variable = ProcessInfo.processInfo.environment["UNFOLD_RECORDS"]
            do { try write(record, to: variable.map { URL(fileURLWithPath: $0) }) } catch {
                // A device cannot write to the computer that the test is from.
                print(record.line)
            }
        #else
            do {
                let records = try devices()
                guard !records.isEmpty, let own = record(recorder()) else { return }
                for device in records {
                    let lines = DeviceDifferences(of: own, from: device).lines
                    if !lines.isEmpty { IssueReporting.report(lines.joined(separator: "\n"), location) }
                }
            } catch { IssueReporting.report("what a device had cannot be read: \(error)", location) }
        #endif
    }

    /// Replaces what the device's file, in `other` or next to the test, has from this expectation on.
    func write(_ record: StepRecord, to other: URL? = nil) throws {
        let system = (record.traits["system"] ?? "").split(separator: " ").last.map(String.init) ?? "unknown"
        let name = "\(stem).ios-\(system)-\(record.traits["device"] ?? "unknown").jsonl"
        let folder = other ?? self.folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        var records = FileManager.default.fileExists(atPath: file.path) ? try Self.read(file) : []
        records.removeAll { $0.step == function && $0.index >= number }
        records.append(record)
        // Tests run in any order.
        records.sort { ($0.step, $0.index) < ($1.step, $1.index) }
        try Data(records.map { $0.line + "\n" }.joined().utf8).write(to: file, options: .atomic)
        Self.known[file.path] = records
    }

    private static func read(_ file: URL) throws -> [StepRecord] {
        if let records = known[file.path] { return records }
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let records = try text.split(separator: "\n").map { try StepRecord(line: String($0)) }
        known[file.path] = records
        return records
    }
}
