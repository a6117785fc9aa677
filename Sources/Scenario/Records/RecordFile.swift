import AutoLayout
import Foundation

/// Where records stand, and reading and writing them.
public enum RecordFile {
    /// `card.heights` beside `card.json`.
    public static let pathExtension = "heights"

    /// Path of the record of a scenario file.
    public static func path(forScenario file: String) -> String {
        let stem = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
        return stem + "." + pathExtension
    }

    /// The record at `path`; nil if there is no such file.
    /// - Throws: ``ScenarioErrors`` for a file that cannot be read.
    public static func read(_ path: String) throws -> HeightRecord? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let start = SourcePosition(file: path, line: 1, column: 1)
        guard let data = FileManager.default.contents(atPath: path) else {
            let problem = ScenarioError.Problem.unreadable(reason: "is it a folder, or protected?")
            throw ScenarioErrors(errors: [ScenarioError(position: start, path: "", problem: problem)])
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw ScenarioErrors(errors: [ScenarioError(position: start, path: "", problem: .invalidUTF8)])
        }
        return try HeightRecord(text: text, file: path)
    }

    /// Writes a record, or removes the file if nothing is left to record.
    public static func write(_ record: HeightRecord, to path: String) throws {
        guard record.sections.isEmpty else {
            try record.text.write(toFile: path, atomically: true, encoding: .utf8)
            return
        }
        if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }

    /// Records in the folders of `scenarios` and in those below `folders` whose scenario file is gone, sorted.
    /// - Parameter scenarios: files that were run.
    public static func orphans(beside scenarios: [String], below folders: [String] = []) -> [String] {
        var found: Set<String> = []
        let near = Set(scenarios.map { ($0 as NSString).deletingLastPathComponent })
        for folder in near {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
            found.formUnion(names.map { folder.isEmpty ? $0 : "\(folder)/\($0)" })
        }
        for folder in folders {
            let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            found.formUnion(names.map { "\(folder)/\($0)" })
        }
        return found.filter { record in
            guard record.hasSuffix("." + pathExtension) else { return false }
            let stem = record.dropLast(pathExtension.count + 1)
            return !FileManager.default.fileExists(atPath: stem + ".json")
                && !FileManager.default.fileExists(atPath: String(stem))
        }.sorted()
    }
}
