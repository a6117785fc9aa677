import Foundation
import UnfoldFiles

/// The files of an app that one of them needs: those that declare what it names, and what these need in turn.
public struct SourceClosure {
    /// Swift files, documents, and pictures, texts and fonts where any of them may ask for such, in the order of their paths.
    public private(set) var paths: [String] = []
    /// Modules that they import and that are neither Apple's nor here, most imported first: that one has what may be of several.
    public private(set) var modules: [String] = []
    /// Modules of Apple's whose names are in a product of their own, in order.
    public private(set) var companions: [String] = []
    /// Names of theirs that tools generate, in order.
    public private(set) var generated: [String] = []

    private(set) var needed: Set<SourceFile> = []
    private var neededDocuments: Set<String> = []
    private var named: Set<String> = []

    /// - Parameter path: nil for all files.
    /// - Returns: nil if the file is none of these.
    /// - Complexity: O(length of all files).
    public init?(of path: String?, in all: SwiftFiles) {
        let wanted = path.map(Self.standard)
        guard wanted == nil || all.entries.contains(where: { Self.standard($0.path) == wanted }) else { return nil }
        let files = all.module.files
        let index = NameIndex(files)
        for file in files where wanted == nil || Self.standard(file.source.path) == wanted { add(file) }
        // What one file brings may be what an extension elsewhere adds to.
        var before = -1
        while before != needed.count + neededDocuments.count {
            before = needed.count + neededDocuments.count
            for file in index.files(for: named, needed) { add(file) }
            for document in all.documents where isNamed(document) { add(document) }
        }
        paths = Set((needed.map(\.source.path) + neededDocuments + resourcePaths(in: all)).map(Self.standard))
            .union(wanted.map { [$0] } ?? []).sorted()
        let imported = needed.map(\.source).flatMap { source in
            source.tokens.indices.compactMap { source.importedModule($0).map { source.text($0) } }
                + (source.writesPredicates ? ["CoreData"] : [])
        }
        companions = Set(imported).intersection(AppleModules.companions.keys).sorted()
        let uses = Dictionary(grouping: imported) { $0 }.mapValues(\.count)
        modules = Set(imported).subtracting(AppleModules.all).subtracting(AppleModules.ofSwift)
            .sorted { (uses[$0] ?? 0, $1) > (uses[$1] ?? 0, $0) }
        generated = KnownNames.ofTools.intersection(named).sorted()
    }

    private static func standard(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    private mutating func add(_ file: SourceFile) {
        guard needed.insert(file).inserted else { return }
        let source = file.source
        for index in source.tokens.indices where [.identifier, .string, .directive].contains(source.tokens[index].kind)
        {
            named.insert(source.text(index).trimmingQuotes.filter { $0 != "\"" })
        }
    }

    private func isNamed(_ document: String) -> Bool {
        named.contains(((document as NSString).lastPathComponent as NSString).deletingPathExtension)
    }

    private mutating func add(_ document: String) {
        guard neededDocuments.insert(document).inserted,
            let bytes = try? FileReader.read(document, limit: SwiftFiles.limit, regularOnly: true)
        else { return }
        for part in String(decoding: bytes, as: UTF8.self).components(separatedBy: "customClass=\"").dropFirst() {
            named.insert(String(part.prefix { $0 != "\"" }))
        }
    }

    /// Endings of what is in such folders, and the words that ask for it; documents ask for pictures and fonts.
    private static let resources: [(endings: [String], words: Set<String>)] = [
        (["/Contents.json"], ["UIImage", "UIColor", "ImageResource", "ColorResource", "#imageLiteral"]),
        ([".ttf", ".otf", ".ttc"], ["UIFont"]),
        ([".strings", ".stringsdict", ".xcstrings"], ["NSLocalizedString", "localizedString", "localized"]),
    ]

    /// Catalogues, and folders with what was asked for; of those with Swift files, the files.
    private func resourcePaths(in all: SwiftFiles) -> Set<String> {
        let asked = Self.resources.filter { kind in
            !kind.words.isDisjoint(with: named)
                || !neededDocuments.isEmpty && kind.words.contains { $0.hasPrefix("UI") }
        }
        let found = all.folders.flatMap { FolderWalk($0, endings: asked.flatMap(\.endings)).entries.map(\.path) }
        let catalogues = found.compactMap { path in
            path.range(of: ".xcassets/").map { String(path[..<$0.upperBound].dropLast()) }
        }
        let folders = Set(found.filter { !$0.hasSuffix("/Contents.json") }.map(PathText.folder))
        let sources = all.entries.map { Self.standard($0.path) }
        let mixed = folders.filter { folder in sources.contains { $0.hasPrefix(folder + "/") } }
        let files = found.filter { !$0.hasSuffix("/Contents.json") && mixed.contains(PathText.folder(of: $0)) }
        return folders.subtracting(mixed).union(catalogues).union(files)
    }

    /// As `.unfold-sources` lists them, seen from a package's folder.
    public func list(seenFrom folder: String) -> String {
        let lines = paths.map { RelativePath.from(folder, to: $0) }
        let product = "# names of \(companions.joined(separator: ", ")): product '\(AppleModules.companionProduct)'"
        return (modules.map { "# imports \($0)" } + (companions.isEmpty ? [] : [product]) + lines)
            .joined(separator: "\n") + "\n"
    }
}

private struct NameIndex {
    /// Types, functions, values, other names of types and operators outside of types.
    private var declared: [String: Set<SourceFile>] = [:]
    /// What extensions add: the type, its members, and protocols that it conforms to there.
    private var extensions: [(type: TypeDeclaration, members: Set<String>)] = []
    private var own: Set<String> = []

    init(_ files: [SourceFile]) {
        for file in files {
            for type in file.types {
                if type.keyword == .extension {
                    let nested = file.types.filter { $0.parent == type }.map(\.simpleName)
                    extensions.append((type, Set(type.members.map(\.name) + nested)))
                } else if type.parent == nil {
                    declared[type.name, default: []].insert(file)
                    own.insert(type.name)
                }
            }
            for global in file.globals { declared[global.name, default: []].insert(file) }
            let source = file.source
            for index in source.tokens.indices where source.brace[index] < 0 {
                if source.is(index, "typealias", "operator", "precedencegroup") {
                    declared[source.text(index + 1), default: []].insert(file)
                }
            }
        }
    }

    /// The files that declare one of the names, or extend a type so named by a member, or for a protocol that is named
    /// or not the app's; a type that is not the app's only by a member.
    func files(for named: Set<String>, _ needed: Set<SourceFile>) -> Set<SourceFile> {
        var found = named.reduce(into: Set<SourceFile>()) { $0.formUnion(declared[$1] ?? []) }
        for (type, members) in extensions where !needed.contains(type.file) {
            let isOwn = own.contains(type.simpleName)
            guard !isOwn || named.contains(type.simpleName) else { continue }
            let conforms = isOwn && type.inherited.contains { named.contains($0) || declared[$0] == nil }
            if conforms || !members.isDisjoint(with: named.subtracting(["init"])) { found.insert(type.file) }
        }
        return found
    }
}
