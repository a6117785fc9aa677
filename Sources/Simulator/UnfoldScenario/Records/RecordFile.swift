/// Where records stand, and reading and writing them.
public enum RecordFile {
    /// `card.heights` beside `card.json`.
    public static let pathExtension = "heights"

    /// Where a scenario's record is: the same name with ``pathExtension``.
    public static func path(forScenario file: String) -> String {
        let stem = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
        return stem + "." + pathExtension
    }

    /// The record at `path`; nil if there is none. Throws ``ScenarioErrors`` for one that cannot be read.
    public static func read(_ path: String) throws(ScenarioErrors) -> HeightRecord? {
        guard FileIdentity.isTaken(path) else { return nil }
        let start = SourcePosition(file: path, line: 1, column: 1)
        let data: Data
        // A record is no more than a scenario's heights; a pipe in its place would never end.
        do { data = try FileReader.contents(of: path, limit: sizeLimit, regularOnly: true) } catch {
            throw ScenarioErrors(errors: [error])
        }
        guard let text = String(validating: data, as: UTF8.self)
        else { throw ScenarioErrors(errors: [ScenarioError(position: start, path: "", problem: .invalidUTF8)]) }
        return try HeightRecord(text: text, file: path)
    }

    /// Bytes: space for the most heights that one scenario may have.
    static let sizeLimit = 2_000_000_000

    /// Replaces a record in one moment, behind links too, or removes the file if nothing is left to record.
    public static func write(_ record: HeightRecord, to path: String) throws {
        do { try store(record, at: path) } catch {
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSFilePathErrorKey: path, NSLocalizedDescriptionKey: "cannot write '\(path)': \(error.words)",
                ])
        }
    }

    package static func store(_ record: HeightRecord, at path: String) throws(WriteFailure) {
        if record.sections.isEmpty { try FileWriter.remove(path) } else { try FileWriter.write(record.text, to: path) }
    }

    /// Records in the folders of `scenarios`, which were run, and below `folders` whose scenario file is gone, sorted.
    public static func orphans(beside scenarios: [String], below folders: [String] = []) -> [String] {
        var found: Set<String> = []
        let near = Set(scenarios.map { PathText.folder(of: $0) })
        for folder in near {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
            found.formUnion(names.map { PathText.join(folder, $0) })
        }
        for folder in folders {
            found.formUnion(FolderWalk(folder, endings: ["." + pathExtension]).entries.map(\.path))
        }
        return found.filter { record in
            guard record.hasSuffix("." + pathExtension) else { return false }
            let stem = record.dropLast(pathExtension.count + 1)
            // A scenario that cannot be read is not gone.
            return !FileIdentity.isTaken(stem + ".json") && !FileIdentity.isTaken(String(stem))
        }.sorted()
    }
}
