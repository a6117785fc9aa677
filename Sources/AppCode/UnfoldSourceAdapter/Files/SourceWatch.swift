import Foundation
import UnfoldFiles

/// Whether a build was planned for the files that an app has now. SwiftPM asks a plugin again when the package's
/// manifest or its own folders change, and not when the list of an app's folders does, or what is in them.
public struct SourceWatch {
    /// What is no longer as planned.
    public enum Change: Hashable, Sendable {
        case list
        case removed(String)
    }

    /// That the build must be planned again. What is wrong is in ``change``; `description` has the words.
    public struct Stale: Error, Hashable, Sendable {
        public let list: String
        public let change: Change
        /// The manifest that is to be touched by hand, since it could not be; nil if the next build plans again.
        public let untouched: String?
        /// Whether the same plan was found wrong before: the manifest that SwiftPM looks at is another package's.
        public let isRepeated: Bool
    }

    private let list: String
    private let text: String
    private let manifest: String
    private let folders: [String]
    private let leftOut: [String]
    private let planned: [String]

    /// - Parameters:
    ///   - text: what the list said when the build was planned.
    ///   - manifest: the package's `Package.swift`; to touch it has the build planned again.
    ///   - folders: those that the list names; with a `!` before it, what it leaves out.
    ///   - planned: all files that the build was planned for.
    public init(list: String, text: String, manifest: String, folders: [String], planned: [String]) {
        self.list = list
        self.text = text
        self.manifest = manifest
        self.folders = folders.filter { !$0.hasPrefix("!") }
        leftOut = folders.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
        self.planned = planned
    }

    /// Looks at the list and the folders, and keeps in a record what was there. Folders are compared with the record of
    /// the same plan, so that what the plugin and this walk see differently is no change. Files that have come are
    /// noted in the record (``added(record:)``); a folder without files has the next build planned again. What the list
    /// names must exist.
    /// - Throws: ``Stale``, after touching the manifest; ``SwiftFiles/Problem`` if the record cannot be written.
    /// - Complexity: O(files × log(files)).
    public func check(record path: String) throws {
        guard try contents() == text else { throw stale(.list, path) }
        if let gone = folders.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw stale(.removed(gone), path)
        }
        let now = found()
        if let before: Record = StoredValue.read(path), before.text == text, before.planned == planned {
            if let gone = Self.missing(before.found, from: now.found).first { throw stale(.removed(gone), path) }
            let added = Self.missing(now.found, from: before.found)
            if !added.isEmpty {
                // This build takes them up in one file, the next one by commands of their own.
                _ = touchManifest()
                let record = Record(
                    text: text, planned: planned, found: before.found, folders: now.folders, added: added)
                try SwiftFiles.write(try StoredValue.encoded(record), path)
                return
            }
            if before.folders != now.folders { _ = touchManifest() }
        }
        try SwiftFiles.write(try StoredValue.encoded(now), path)
        try? FileManager.default.removeItem(atPath: Self.refusal(path))
    }

    private func stale(_ change: Change, _ record: String) -> Stale {
        let plan = try? StoredValue.encoded(Record(text: text, planned: planned, found: [], folders: []))
        let isRepeated = plan.map { (try? SwiftFiles.write($0, Self.refusal(record))) == false } ?? false
        return Stale(list: list, change: change, untouched: touchManifest() ? nil : manifest, isRepeated: isRepeated)
    }

    /// Where the plan is kept that was found wrong, beside its record.
    private static func refusal(_ record: String) -> String { record + ".refused" }

    /// The manifest, and those for other versions of Swift next to it, one of which may be in use.
    private func touchManifest() -> Bool {
        let folder = PathText.folder(of: manifest)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let others = names.filter { $0.hasPrefix("Package@swift-") }.map { folder + "/" + $0 }
        return (others + [manifest]).reduce(true) { isDone, path in
            (try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)) != nil && isDone
        }
    }

    private func contents() throws -> String {
        do { return String(decoding: try FileReader.read(list, limit: SwiftFiles.limit), as: UTF8.self) } catch {
            throw SwiftFiles.Problem(list, error)
        }
    }

    private func found() -> Record {
        var (files, below): ([String], [String]) = ([], [])
        for folder in folders {
            let walk = FolderWalk(folder, endings: SwiftFiles.endings) { path in
                guard !leftOut.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) else { return false }
                if FolderWalk.kind(ofFile: path) == nil { below.append(path) }
                return true
            }
            files += walk.entries.map(\.path)
        }
        return Record(text: text, planned: planned, found: files, folders: below.sorted())
    }

    private static func missing(_ paths: [String], from others: [String]) -> [String] {
        let known = Set(others)
        return paths.filter { !known.contains($0) }
    }

    /// Files that have come since the build was planned, of a record of ``check(record:)``.
    public static func added(record path: String) -> [String] { (StoredValue.read(path) as Record?)?.added ?? [] }

    private struct Record: Codable {
        let text: String
        let planned: [String]
        let found: [String]
        let folders: [String]
        var added: [String]?
    }
}
