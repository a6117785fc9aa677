import Foundation
import UnfoldFiles

/// The files of an app that one of them needs: those that declare what it names, and what these need in turn.
public struct SourceClosure {
    /// Swift files, documents, and folders of pictures, texts and fonts where any of them may ask for such, in the order of
    /// their paths.
    public private(set) var paths: [String] = []
    /// Modules that they import and that are neither Apple's nor here, in order.
    public private(set) var modules: [String] = []
    /// Modules of Apple's whose names are in a product of their own, in order.
    private var companions: [String] = []

    private let files: [SourceFile?]
    private let documents: [String]
    private let index: NameIndex
    private var needed: Set<Int> = []
    private var neededDocuments: Set<String> = []
    private var named: Set<String> = []

    /// - Returns: nil if the file is none of these.
    /// - Complexity: O(length of all files).
    public init?(of path: String, in all: SwiftFiles) {
        let wanted = Self.standard(path)
        guard let first = all.entries.firstIndex(where: { Self.standard($0.path) == wanted }) else { return nil }
        files = all.module.files
        documents = all.documents
        index = NameIndex(files)
        add(first)
        // What one file brings may be what an extension elsewhere adds to.
        var before = -1
        while before != needed.count + neededDocuments.count {
            before = needed.count + neededDocuments.count
            for number in index.files(for: named, needed) { add(number) }
            for document in documents where isNamed(document) { add(document) }
        }
        let resources = resourceFolders(in: all)
        paths = (needed.map { all.entries[$0].path } + neededDocuments + resources).map(Self.standard).sorted()
        let imported = needed.compactMap { files[$0]?.source }.flatMap { source in
            source.tokens.indices.compactMap { source.importedModule($0).map { source.text($0) } }
                + (source.writesPredicates ? ["CoreData"] : [])
        }
        companions = Set(imported).intersection(AppleModules.companions.keys).sorted()
        modules = Set(imported).subtracting(AppleModules.all).subtracting(["UIKit", "Foundation", "Swift", "Dispatch"])
            .sorted()
    }

    private static func standard(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    private mutating func add(_ number: Int) {
        guard needed.insert(number).inserted, let source = files[number]?.source else { return }
        for index in source.tokens.indices where [.identifier, .string, .directive].contains(source.tokens[index].kind)
        {
            named.insert(source.text(index).trimmingQuotes.filter { $0 != "\"" })
        }
    }

    /// A document that has the name of a class, or one that is in a text.
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

    /// Catalogues, and folders with what was asked for and without Swift files.
    private func resourceFolders(in all: SwiftFiles) -> Set<String> {
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
        return folders.filter { folder in !sources.contains { $0.hasPrefix(folder + "/") } }.union(catalogues)
    }

    /// As `.unfold-sources` lists them, seen from a package's folder.
    public func list(seenFrom folder: String) -> String {
        let base = Self.standard(folder).split(separator: "/")
        let lines = paths.map { path in
            let parts = path.split(separator: "/")
            let common = zip(base, parts).prefix { $0 == $1 }.count
            return (Array(repeating: "..", count: base.count - common) + parts.dropFirst(common).map(String.init))
                .joined(separator: "/")
        }
        let product = "# names of \(companions.joined(separator: ", ")): product '\(AppleModules.companionProduct)'"
        return (modules.map { "# imports \($0)" } + (companions.isEmpty ? [] : [product]) + lines)
            .joined(separator: "\n") + "\n"
    }
}

private struct NameIndex {
    /// Types, functions, values, other names of types and operators outside of types.
    private var declared: [String: Set<Int>] = [:]
    /// What extensions add: the type, its members, and protocols that it conforms to there.
    private var extensions: [(type: String, file: Int, members: Set<String>, protocols: [String])] = []
    private var own: Set<String> = []

    init(_ files: [SourceFile?]) {
        for (number, file) in files.enumerated() {
            guard let file else { continue }
            for (index, type) in file.types.enumerated() {
                if type.keyword == .extension {
                    let nested = file.types.filter { $0.parent == index }.map(\.simpleName)
                    extensions.append(
                        (type.simpleName, number, Set(type.members.map(\.name) + nested), type.inherited))
                } else if type.parent == nil {
                    declared[type.name, default: []].insert(number)
                    own.insert(type.name)
                }
            }
            for global in file.globals { declared[global.name, default: []].insert(number) }
            let source = file.source
            for index in source.tokens.indices where source.brace[index] < 0 {
                if source.is(index, "typealias") || source.is(index, "operator") || source.is(index, "precedencegroup")
                {
                    declared[source.text(index + 1), default: []].insert(number)
                }
            }
        }
    }

    /// The files that declare one of the names, or extend a type so named by a member or for a protocol that is named or
    /// not the app's; of a type that is not the app's, by a member.
    func files(for named: Set<String>, _ needed: Set<Int>) -> Set<Int> {
        var found = named.reduce(into: Set<Int>()) { $0.formUnion(declared[$1] ?? []) }
        for added in extensions where !needed.contains(added.file) {
            let isOwn = own.contains(added.type)
            guard !isOwn || named.contains(added.type) else { continue }
            let conforms = isOwn && added.protocols.contains { named.contains($0) || declared[$0] == nil }
            if conforms || !added.members.isDisjoint(with: named.subtracting(["init"])) { found.insert(added.file) }
        }
        return found
    }
}
