import Foundation

/// The Swift files of an app's folders, and where their adapted copies go.
public struct SwiftFiles {
    /// A file, and its name in the folder that it goes to.
    public struct Entry: Equatable, Sendable {
        /// As the compiler will name it.
        public let path: String
        /// Relative to the folder or file that was named: `Cells/Card.adapted.swift` for `Cells/Card.swift`. The
        /// compiler warns of two files of one name, and `#sourceLocation` names the original.
        public let name: String

        init(path: String, relative: String) {
            self.path = path
            name =
                relative.hasSuffix(".adapted.swift") || !relative.hasSuffix(".swift")
                ? relative : relative.dropLast(".swift".count) + ".adapted.swift"
        }
    }

    /// What cannot be read, or would be written twice.
    public struct Problem: Error, CustomStringConvertible {
        /// A sentence.
        public let description: String
    }

    /// In the order of their paths.
    public let entries: [Entry]
    /// Documents of Interface Builder, absolute, in the order of their paths.
    public let documents: [String]

    /// The files, and those of folders with everything below them; what is hidden (its name begins with a point) is
    /// left out.
    /// - Throws: ``Problem`` if one is not there, or two would get one name.
    /// - Complexity: O(n log n) for n files.
    public init(of paths: [String]) throws {
        var entries: [Entry] = []
        var documents: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Problem(description: "'\(path)' is not there")
            }
            if isFolder.boolValue {
                let names = try Self.names(below: path)
                let base = path.hasSuffix("/") ? path : path + "/"
                entries += names.filter { $0.hasSuffix(".swift") }.map { Entry(path: base + $0, relative: $0) }
                documents += names.filter(Self.isDocument).map { base + $0 }
            } else if Self.isDocument(path) {
                documents.append(path)
            } else {
                entries.append(Entry(path: path, relative: (path as NSString).lastPathComponent))
            }
        }
        var seen: [String: String] = [:]
        for entry in entries {
            if let other = seen.updateValue(entry.path, forKey: entry.name) {
                throw Problem(description: "'\(other)' and '\(entry.path)' would both become '\(entry.name)'")
            }
        }
        self.entries = entries.sorted { $0.path < $1.path }
        self.documents = Set(documents.map { URL(fileURLWithPath: $0).standardizedFileURL.path }).sorted()
    }

    private static func isDocument(_ path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }

    /// What is not hidden.
    private static func names(below folder: String) throws -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else {
            throw Problem(description: "'\(folder)' cannot be read")
        }
        return walk.compactMap { $0 as? String }.filter { name in
            !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }

    /// Reads and adapts them together.
    /// - Throws: ``Problem`` for a file that cannot be read.
    public func adapted() throws -> [SourceAdapter.Result] { SourceAdapter.adapt(try sources()) }

    private func sources() throws -> [SourceAdapter.Source] {
        try entries.map { entry in
            guard let data = FileManager.default.contents(atPath: entry.path) else {
                throw Problem(description: "'\(entry.path)' cannot be read")
            }
            return SourceAdapter.Source(path: entry.path, bytes: Array(data))
        }
    }

    /// Writes what ``adapted()`` gave, and a list of the documents where there are any (``AppDocuments``). A copy that
    /// is there already with the same bytes is not touched, so that nothing is built anew for it.
    /// - Returns: How many were written.
    /// - Throws: ``Problem`` for a file that cannot be written.
    public func write(_ results: [SourceAdapter.Result], into folder: String) throws -> Int {
        try write(results, into: folder, by: Self.replaceAtomically)
    }

    /// The same for who writes files in a way of their own.
    package func write(_ results: [SourceAdapter.Result], into folder: String, by replace: Replacing) throws -> Int {
        try protectOriginals(in: folder)
        var count = 0
        for (entry, result) in zip(entries, results) {
            count += try Self.write(Data(result.bytes), folder + "/" + entry.name, by: replace) ? 1 : 0
        }
        return count + (try writeDocumentList(of: try sources(), into: folder, by: replace) ? 1 : 0)
    }

    /// How bytes come to a path.
    package typealias Replacing = (_ bytes: Data, _ path: String) throws -> Void

    private static func replaceAtomically(_ bytes: Data, _ path: String) throws {
        do { try bytes.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
            throw Problem(description: "cannot write '\(path)'; is its folder there and writable?")
        }
    }

    /// Writes a plan for each file (``planName(of:)``), and the list of the documents as ``write(_:into:)`` does. What
    /// is there already with the same bytes is not touched.
    /// - Throws: ``Problem`` for a file that cannot be read or written.
    public func writePlans(into plans: String, documentsInto folder: String) throws {
        try protectOriginals(in: folder)
        let sources = try sources()
        for (entry, plan) in zip(entries, SourceAdapter.plans(for: sources)) {
            _ = try Self.write(try plan.encoded(), plans + "/" + Self.planName(of: entry.name))
        }
        _ = try writeDocumentList(of: sources, into: folder)
    }

    /// Carries out one file's plan.
    /// - Parameters:
    ///   - plan: path of what ``writePlans(into:documentsInto:)`` wrote for it.
    ///   - copy: path of what becomes of it; not touched if it is so already.
    /// - Returns: What is left.
    /// - Throws: ``Problem`` or ``AdaptationPlan/Stale``.
    public static func carryOut(_ plan: String, on file: String, copy: String) throws -> [AdapterNote] {
        guard let stored = FileManager.default.contents(atPath: plan),
            let given = FileManager.default.contents(atPath: file)
        else { throw Problem(description: "'\(plan)' or '\(file)' cannot be read") }
        let plan = try AdaptationPlan(decoding: stored)
        _ = try write(Data(try plan.applied(to: Array(given))), copy)
        return plan.notes
    }

    /// `Card.docc` for `Card.adapted.swift`. The package manager takes what a plugin makes for a resource of the
    /// target, unless it is a Swift file or has this extension.
    public static func planName(of copy: String) -> String {
        (copy.hasSuffix(".adapted.swift") ? String(copy.dropLast(".adapted.swift".count)) : copy) + ".docc"
    }

    /// - Parameter sources: read only where there are documents.
    private func writeDocumentList(
        of sources: @autoclosure () throws -> [SourceAdapter.Source], into folder: String,
        by replace: Replacing = Self.replaceAtomically
    ) throws -> Bool {
        guard !documents.isEmpty else { return false }
        let classes = documents.reduce(into: Set<String>()) { classes, path in
            let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
            classes.formUnion(AppDocuments.objectClasses(in: bytes))
        }
        let list = AppDocuments.source(paths: documents, sources: try sources(), objectClasses: classes)
        return try Self.write(Data(list.utf8), folder + "/" + AppDocuments.fileName, by: replace)
    }

    private func protectOriginals(in folder: String) throws {
        func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
        let originals = Set(entries.map { resolved($0.path) })
        if let lost = entries.first(where: { originals.contains(resolved(folder + "/" + $0.name)) }) {
            throw Problem(description: "'\(folder)/\(lost.name)' is one of the files to adapt; choose another folder")
        }
    }

    private static func write(
        _ bytes: Data, _ path: String, by replace: Replacing = Self.replaceAtomically
    ) throws -> Bool {
        if FileManager.default.contents(atPath: path) == bytes { return false }
        // Whether that went well, writing will tell.
        try? FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try replace(bytes, path)
        return true
    }
}
