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
        public fileprivate(set) var change: Change
        /// The manifest that is to be touched by hand, since it could not be; nil if the next build plans again.
        public let untouched: String?
        /// Whether the same plan was found wrong before: the manifest that SwiftPM looks at is another package's.
        public let isRepeated: Bool
    }

    private let list: String
    private let text: String
    private let manifest: String
    private let planned: [String]

    /// - Parameters:
    ///   - text: what the list said when the build was planned.
    ///   - manifest: the package's `Package.swift`; to touch it has the build planned again.
    ///   - planned: all files that the build was planned for.
    public init(list: String, text: String, manifest: String, planned: [String]) {
        (self.list, self.text, self.manifest, self.planned) = (list, text, manifest, planned)
    }

    /// Looks at the list and the folders, and keeps in a record what was there, and what has come and gone since the build
    /// was planned (``SourceChanges``); the next build is planned again then. Folders are compared with the record of
    /// the same plan, so that what the plugin and this walk see differently is no change.
    /// - Throws: ``Stale``, after touching the manifest, if a file is not there any more, or the next build will not
    ///   be planned by a list that has changed; ``SwiftFiles/Problem`` if the record cannot be written.
    /// - Complexity: O(files × log(files)).
    public func check(record path: String) throws {
        let current = try SourceListing.text(list)
        let isPlanned = current == text
        let (before, now) = (SourceListing(text, of: manifest), SourceListing(current, of: manifest))
        let change = isPlanned ? nil : stale(.list, path)
        if let change, now.missing != nil || change.untouched != nil || change.isRepeated { throw change }
        let present = found(before)
        let stored = (StoredValue.read(path) as Record?).flatMap { $0.text == text && $0.planned == planned ? $0 : nil }
        if let gone = before.missing ?? stored.flatMap({ Self.missing($0.found, from: present.found).first }) {
            var found = change ?? stale(.removed(gone), path)
            found.change = .removed(gone)
            throw found
        }
        var record = stored ?? present
        let files = isPlanned ? present.found : found(now).found
        record.added = Self.missing(files, from: record.found)
        record.removed = Self.missing(record.found, from: files)
        if !record.added.isEmpty || record.folders != present.folders { _ = touchManifest() }
        record.folders = present.folders
        try SwiftFiles.write(try StoredValue.encoded(record), path)
        if isPlanned { try? FileManager.default.removeItem(atPath: Self.refusal(path)) }
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

    private func found(_ list: SourceListing) -> Record {
        func target(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        var (files, below, waiting): ([String], [String], [String]) = ([], [], list.sources)
        let places = ([PathText.folder(of: manifest)] + waiting).map { target($0) + "/" }
        var seen: Set<FileIdentity> = []
        func isNew(_ path: String) -> Bool { FileIdentity(path).map { seen.insert($0).inserted } ?? true }
        while !waiting.isEmpty {
            let path = waiting.removeFirst()
            guard !list.isLeftOut(path), isNew(path) else { continue }
            if FolderWalk.kind(ofFile: path) != nil { files.append(path) }
            let walk = FolderWalk(path, endings: SwiftFiles.endings) { path in
                guard !list.isLeftOut(path) else { return false }
                guard FolderWalk.kind(ofFile: path) == nil else { return true }
                below.append(path)
                // Followed as by the plugin: into the package and into what is listed.
                let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
                if isLink, places.contains(where: target(path).hasPrefix) { waiting.append(path) }
                return true
            }
            files += walk.entries.map(\.path).filter(isNew)
        }
        return Record(text: text, planned: planned, found: files, folders: below.sorted())
    }

    private static func missing(_ paths: [String], from others: [String]) -> [String] {
        let known = Set(others)
        return paths.filter { !known.contains($0) }
    }

    fileprivate struct Record: Codable {
        let text: String
        let planned: [String]
        let found: [String]
        var folders: [String]
        var added: [String] = []
        var removed: [String] = []
    }
}

/// What has come and gone since a build was planned.
public struct SourceChanges {
    var added: Set<String> = []
    var removed: Set<String> = []

    /// - Parameters:
    ///   - records: of ``SourceWatch/check(record:)``.
    ///   - planned: the files that the build was planned for.
    public init(records: [String] = [], planned: [String] = []) {
        for record in records.compactMap({ StoredValue.read($0) as SourceWatch.Record? }) {
            added.formUnion(record.added)
            removed.formUnion(record.removed)
        }
        added.subtract(planned)
        removed.formIntersection(planned)
    }

    /// The files that there are now.
    public func applied(to planned: [String]) -> [String] {
        planned.filter { !removed.contains($0) } + added.sorted()
    }
}
