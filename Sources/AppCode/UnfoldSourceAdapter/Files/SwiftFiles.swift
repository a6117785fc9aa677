import Foundation
import UnfoldFiles

/// The Swift files of an app's folders, and where their adapted copies go.
public struct SwiftFiles {
    public struct Entry: Equatable, Sendable {
        /// As the compiler will name it.
        public let path: String
        /// Relative to the folder or file that was named: `Cells/Card.adapted.swift` for `Cells/Card.swift`, since the
        /// compiler warns of two files of one name.
        public let name: String

        init(path: String, relative: String) {
            self.path = path
            name =
                relative.hasSuffix(".adapted.swift") || !relative.hasSuffix(".swift")
                ? relative : relative.dropLast(".swift".count) + ".adapted.swift"
        }
    }

    public let entries: [Entry]
    /// Documents of Interface Builder, absolute, in the order of their paths.
    public let documents: [String]
    /// What was left out since it cannot be looked at or read, in the order of the paths.
    public let problems: [Problem]
    let folders: [String]
    let module: AppModule

    /// Bytes of a file; what can be adapted is less.
    static let limit = 64_000_000
    static let documentEndings = [".xib", ".storyboard"]
    /// Of the files that are looked for in folders.
    static let endings = [".swift"] + documentEndings

    /// Reads the files, and those of folders with everything below them, without hidden files and links to folders.
    /// - Parameter leftOut: files and folders below them that are left out.
    /// - Throws: ``Problem`` if two would get one name.
    /// - Complexity: O(n log n) for n files.
    public init(of paths: [String], without leftOut: [String] = []) throws {
        let listing = Listing(paths, leftOut)
        folders = listing.folders.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        var seen: [String: String] = [:]
        for entry in listing.entries {
            if let other = seen.updateValue(entry.path, forKey: entry.name) {
                throw Problem(.sameName(other, entry.path, copy: entry.name))
            }
        }
        var failures = listing.failures
        var read: [(entry: Entry, source: SourceAdapter.Source)] = []
        for entry in listing.entries.sorted(by: { $0.path < $1.path }) {
            do {
                let bytes = Array(try FileReader.read(entry.path, limit: Self.limit))
                read.append((entry, SourceAdapter.Source(path: entry.path, bytes: bytes)))
            } catch { failures.append((entry.path, error)) }
        }
        entries = read.map(\.entry)
        module = AppModule(read.map(\.source))
        documents = Set(listing.documents.map { URL(fileURLWithPath: $0).standardizedFileURL.path }).sorted()
        problems = failures.sorted { $0.path < $1.path }.map { Problem($0.path, $0.failure) }
    }

    public func adapted() -> [SourceAdapter.Result] { SourceAdapter.adapt(module) }

    /// Writes what ``adapted()`` gave, a list of the documents (``AppDocuments``), and what is named of Apple's
    /// frameworks (``FrameworkStubs``). A copy with the same bytes is not touched, so that nothing is built again for
    /// it.
    /// - Returns: How many were written.
    /// - Throws: ``Problem`` for a file that cannot be written.
    public func write(_ results: [SourceAdapter.Result], into folder: String) throws -> Int {
        let copies = entries.map { folder + "/" + $0.name }
        let documentList = self.documentList(folders)
        let stubs = folder + "/" + FrameworkStubs.fileName
        // What an earlier run wrote goes if nothing is named any more.
        let isThere = FileManager.default.fileExists(atPath:)
        let documentPath = folder + "/" + AppDocuments.fileName
        let list = documentList == AppDocuments.empty && !isThere(documentPath) ? nil : documentPath
        let text = self.stubs().source() ?? (isThere(stubs) ? FrameworkStubs.empty : nil)
        try protectOriginals(from: copies, list: list, stubs: text.map { _ in stubs })
        var count = 0
        for (copy, result) in zip(copies, results) { count += try Self.write(Data(result.bytes), copy) ? 1 : 0 }
        if let text, try Self.write(Data(text.utf8), stubs) { count += 1 }
        return count + (try list.map { try Self.write(Data(documentList.utf8), $0) } == true ? 1 : 0)
    }

    /// Writes a plan for each file (``planName(of:)``), and a list of the documents (``AppDocuments``).
    /// - Parameters:
    ///   - appFolders: those in which the app's other files are, or single ones; with a `!` before it, what is left out.
    ///   - surroundings: what else is in the package; with it the declarations of frameworks are always written.
    ///   - changes: what becomes of files that have come since the build was planned is in one file (``addedName``), and
    ///     nothing of those that have gone.
    ///   - version: of the program: plans of the same version for which nothing has changed are kept. nil keeps none.
    /// - Throws: ``Problem`` for a file that cannot be written.
    @discardableResult public func writePlans(
        into plans: String, documentsInto folder: String, appFolders: [String] = [],
        surroundings: StubSurroundings? = nil, changes: SourceChanges = SourceChanges(), version: UInt64? = nil
    ) throws -> WrittenPlans {
        let copies = entries.map { plans + "/" + Self.planName(of: $0.name) }
        let list = folder + "/" + AppDocuments.fileName
        let stubs = folder + "/" + FrameworkStubs.fileName
        try protectOriginals(from: copies, list: list, stubs: surroundings.map { _ in stubs })
        var late: [UInt8] = Array("// Written by `unfold adapt`: files that came after the build was planned.\n".utf8)
        let app = AppPlans(module, elsewhere: surroundings?.elsewhere ?? [])
        let common = app.surroundings
        let record = PlanRecord(in: plans, version: version)
        let sums = module.sources.map { Checksum.of($0.bytes) }
        var kept = entries.indices.reduce(into: [String: PlanRecord.Entry]()) { kept, index in
            let path = entries[index].path
            guard !changes.added.contains(path) else { return }
            kept[path] = record?.kept(path, file: sums[index], surroundings: common, plan: copies[index])
        }
        let changed = entries.indices.filter { kept[entries[$0].path] == nil }
        for (index, plan) in app.plans(of: changed).sorted(by: { $0.key < $1.key }) {
            let path = entries[index].path
            if changes.added.contains(path) {
                late += try plan.applied(to: module.sources[index].bytes) + Array("\n#sourceLocation()\n".utf8)
            } else {
                let bytes = try plan.encoded()
                try Self.write(bytes, copies[index])
                kept[path] = PlanRecord.Entry(file: sums[index], plan: Checksum.of(Array(bytes)))
            }
        }
        if let version { try PlanRecord(version: version, surroundings: common, entries: kept).write(in: plans) }
        let made = changed.map { entries[$0].path }
        try Self.write(Data(late), folder + "/" + Self.addedName)
        for path in changes.removed where path.hasSuffix(".swift") {
            let source = SourceAdapter.Source(path: path, bytes: Array(try Self.contents(of: path, limit: Self.limit)))
            let copy = Entry(path: path, relative: PathText.name(of: path)).name
            try Self.write(AdaptationPlan(leavingOut: source).encoded(), plans + "/" + Self.planName(of: copy))
        }
        try Self.write(Data(documentList(appFolders).utf8), list)
        guard let surroundings else { return WrittenPlans(made: made, twins: nil) }
        let named = self.stubs(surroundings)
        let text = named.source(sharing: surroundings.module) ?? FrameworkStubs.empty
        _ = try Self.write(Data(text.utf8), stubs)
        return WrittenPlans(made: made, twins: surroundings.twins(of: named.names))
    }

    /// The file that has what came after a build was planned.
    public static let addedName = "UnfoldAdded.adapted.swift"

    /// Carries out one file's plan (``writePlans(into:documentsInto:)``); a copy with the same bytes is not touched.
    /// - Returns: What is left.
    /// - Throws: ``Problem`` or ``AdaptationPlan/Stale``.
    public static func carryOut(_ plan: String, on file: String, copy: String) throws -> [AdapterNote] {
        let stored = try contents(of: plan, limit: planLimit)
        let given = Array(try contents(of: file, limit: limit))
        for input in [plan, file] where FileIdentity(input) == FileIdentity(copy) && FileIdentity.keepsContents(copy) {
            throw Problem(.copyOverInput(copy: copy, input: input))
        }
        guard let made = try? AdaptationPlan(decoding: stored) else { throw Problem(.noPlan(plan)) }
        _ = try write(Data(try made.applied(to: given)), copy)
        return made.notes
    }

    /// Bytes of a plan: it may hold a file's whole text, escaped.
    static let planLimit = 1_000_000_000

    static func contents(of path: String, limit: Int) throws -> Data {
        do { return try FileReader.read(path, limit: limit) } catch { throw Problem(path, error) }
    }

    /// `Card.docc` for `Card.adapted.swift`: another file that a plugin makes would be a resource of the target.
    public static func planName(of copy: String) -> String {
        (copy.hasSuffix(".adapted.swift") ? String(copy.dropLast(".adapted.swift".count)) : copy) + ".docc"
    }

    private func documentList(_ folders: [String]) -> String {
        let classes = documents.reduce(into: Set<String>()) { classes, path in
            // One that cannot be read is reported where it is loaded.
            let bytes = (try? FileReader.read(path, limit: Self.limit, regularOnly: true)).map(Array.init) ?? []
            classes.formUnion(AppDocuments.objectClasses(in: bytes))
        }
        return AppDocuments.source(paths: documents, of: module, objectClasses: classes, folders: folders)
    }

    private func protectOriginals(from copies: [String], list: String?, stubs: String?) throws {
        if let list, copies.contains(list) { throw Problem(.copyOverDocumentList(list)) }
        if let stubs, copies.contains(stubs) { throw Problem(.copyOverStubs(stubs)) }
        let originals = Set(entries.compactMap { FileIdentity($0.path) })
        for copy in copies + [list, stubs].compactMap(\.self) where FileIdentity.keepsContents(copy) {
            if let identity = FileIdentity(copy), originals.contains(identity) {
                throw Problem(.copyOverOriginal(copy))
            }
        }
    }

    @discardableResult static func write(_ bytes: Data, _ path: String) throws -> Bool {
        if (try? FileReader.read(path, limit: bytes.count, regularOnly: true)) == bytes { return false }
        // Whether that went well, writing will show.
        try? FileManager.default.createDirectory(atPath: PathText.folder(of: path), withIntermediateDirectories: true)
        do { try FileWriter.write(bytes: bytes, to: path) } catch { throw Problem(.unwritten(path, code: error.code)) }
        return true
    }
}

/// What paths name: Swift files and documents, and what cannot be looked at.
private struct Listing {
    var entries: [SwiftFiles.Entry] = []
    var documents: [String] = []
    var folders: [String] = []
    var failures: [(path: String, failure: ReadFailure)] = []

    init(_ paths: [String], _ leftOut: [String]) {
        func isLeftOut(_ path: String) -> Bool { leftOut.contains { path == $0 || path.hasPrefix($0 + "/") } }
        for path in paths where !isLeftOut(path) {
            guard FolderWalk.kind(ofFile: path) == nil else {
                add(path, relative: PathText.name(of: path))
                continue
            }
            folders.append(path)
            let walk = FolderWalk(path, endings: SwiftFiles.endings)
            for entry in walk.entries where !isLeftOut(entry.path) {
                if entry.kind == .special {
                    failures.append((entry.path, FolderWalk.special))
                } else {
                    add(entry.path, relative: walk.relative(entry))
                }
            }
            failures += walk.failures
        }
    }

    private mutating func add(_ path: String, relative: String) {
        guard SwiftFiles.documentEndings.contains(where: path.hasSuffix) else {
            entries.append(SwiftFiles.Entry(path: path, relative: relative))
            return
        }
        if FolderWalk.kind(ofFile: path) == .unknown {
            do { _ = try FileReader.read(path, limit: 0) } catch { failures.append((path, error)) }
        } else {
            documents.append(path)
        }
    }
}
