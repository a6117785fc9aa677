import Foundation
import PackagePlugin

/// Adapts an app's Swift files into the build folder of a target, so that they are compiled as the target's own. The
/// target's folder has a file `.unfold-sources`: a path a line, of a Swift file or of a folder with all below it, seen
/// from the package's folder; what begins with `!` is left out, what begins with `#` is a comment.
@main struct UnfoldAdapt: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        if StubTargets.hasMarker(target) { return try stubs(for: target, context) }
        let list = target.directoryURL.appendingPathComponent(".unfold-sources")
        let sources = SourceList(list, package: context.package.directoryURL)
        guard !(sources.files + sources.documents).isEmpty else { return [] }
        let tool = try context.tool(named: "unfold-adapt").url
        let work = context.pluginWorkDirectoryURL
        let (plans, copies) = (work.appendingPathComponent("Plans"), work.appendingPathComponent("Adapted"))
        let works = sources.files.map { Work(file: $0, plans: plans, copies: copies) }
        let manifest = context.package.directoryURL.appendingPathComponent("Package.swift")
        let watching = watching(sources, list, manifest, target, tool: tool, context)
        let others = StubTargets(of: target, context)
        // What a file becomes depends on the others: one command reads all, and each file's takes what that found.
        let reading = Command.buildCommand(
            displayName: "Reading \(sources.files.count) Swift files for \(target.name)", executable: tool,
            arguments: ["plan", plans.path, copies.path] + (sources.files + sources.documents).map(\.path)
                + ["--", list.path, manifest.path, "--"] + others.words
                + watching.flatMap(\.outputs).map { "watch=\($0.path)" },
            inputFiles: [list] + watching.flatMap(\.outputs) + sources.files + sources.documents + others.files,
            outputFiles: works.map(\.plan)
                + ["UnfoldDocuments.adapted.swift", StubTargets.fileName, "UnfoldAdded.adapted.swift"].map {
                    copies.appendingPathComponent($0)
                })
        return watching.map(\.command) + [reading]
            + works.map { work in
                .buildCommand(
                    displayName: "Adapting \(shown(work.file.lastPathComponent))", executable: tool,
                    arguments: ["apply", work.plan.path, work.file.path, work.copy.path],
                    inputFiles: [work.file, work.plan], outputFiles: [work.copy])
            }
    }

    /// What all targets that depend on a target of stubs name of Apple's frameworks.
    private func stubs(for target: Target, _ context: PluginContext) throws -> [Command] {
        let targets = context.package.targets.filter { other in
            other.recursiveTargetDependencies.contains { $0.id == target.id } && StubTargets.hasList(other)
        }
        let lists = targets.map { StubTargets.list(of: $0, context) }
        let files = lists.flatMap(\.files)
        guard !files.isEmpty else { return [] }
        let copy = context.pluginWorkDirectoryURL.appendingPathComponent("Adapted")
            .appendingPathComponent(StubTargets.fileName)
        return [
            .buildCommand(
                displayName: "Declaring what \(files.count) Swift files name of Apple's frameworks",
                executable: try context.tool(named: "unfold-adapt").url,
                arguments: ["stubs", copy.path] + files.map(\.path),
                inputFiles: files + zip(lists, targets).flatMap { $0.record(of: $1, from: target, context) },
                outputFiles: [copy])
        ]
    }

    /// This plugin is not asked again when the list changes, or what is in the folders: commands look. There is one for
    /// the folders of each level, after that for those above them, since one whose folder has gone cannot run.
    private func watching(
        _ sources: SourceList, _ list: URL, _ manifest: URL, _ target: Target, tool: URL, _ context: PluginContext
    ) -> [(command: Command, outputs: [URL])] {
        let files = (sources.files + sources.documents).map(\.path)
        var above: [URL] = []
        return ([[]] + sources.levels).enumerated().map { level, folders in
            let record = SourceList.record(level, in: context.pluginWorkDirectoryURL.path)
            defer { above = [record] }
            return (
                .buildCommand(
                    displayName: "Looking for other files of \(target.name)", executable: tool,
                    arguments: ["watch", record.path, list.path, sources.text, manifest.path] + files,
                    inputFiles: [list] + above + folders, outputFiles: [record]),
                [record]
            )
        }
    }
}

/// One file's way, with the names that the tool gives.
private struct Work {
    let file: URL
    let plan: URL
    let copy: URL

    init(file: URL, plans: URL, copies: URL) {
        let name = file.lastPathComponent
        let base =
            name.hasSuffix(".adapted.swift") ? name.dropLast(".adapted.swift".count) : name.dropLast(".swift".count)
        self.file = file
        plan = plans.appendingPathComponent(base + ".docc")
        copy = copies.appendingPathComponent(base + ".adapted.swift")
    }
}

/// The files that a list names, in the order of their paths.
struct SourceList {
    private(set) var text = ""
    private(set) var files: [URL] = []
    private(set) var documents: [URL] = []
    /// The folders that the list names, all below them, and those above them, since a folder that has gone is noticed in
    /// the one above: up to the package, or outside it up to below what holds both (which may be a home folder).
    private(set) var folders: [URL] = []

    var levels: [[URL]] {
        Dictionary(grouping: folders, by: \.pathComponents.count).sorted { $0.key < $1.key }.map(\.value)
    }

    static func record(_ level: Int, in work: String) -> URL {
        URL(fileURLWithPath: "\(work)/Watch/level\(level).docc")
    }

    /// The last record of what has come and gone among another target's files: if some has gone, nothing that needs it is run.
    func record(of other: Target, from target: Target, _ context: PluginContext) -> [URL] {
        guard !(files + documents).isEmpty else { return [] }
        let work = context.pluginWorkDirectoryURL.path
        guard let name = work.range(of: "/\(target.name)/", options: .backwards) else {
            Diagnostics.warning(
                "'\(target.name)' may be built before it is known which files of '\(other.name)' have gone: its name is "
                    + "not in '\(shown(work))'")
            return []
        }
        return [Self.record(levels.count, in: work.replacingCharacters(in: name, with: "/\(other.name)/"))]
    }

    init() {}

    init(_ list: URL, package: URL) {
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            Diagnostics.error(
                "no file '\(shown(list.path))'; write one that lists the app's folders, a path a line, seen from the "
                    + "package's folder")
            return
        }
        self.text = text
        let entries = Self.entries(text, package)
        if entries.isEmpty { Diagnostics.error("\(shown(list.path)): the list names no files and no folders") }
        let listed = entries.filter { !$0.isLeftOut }.map(\.url)
        var found: [URL] = []
        var leftOut: [Entry] = []
        for entry in entries {
            let place = "\(shown(list.path)):\(entry.line):"
            guard FileManager.default.fileExists(atPath: entry.url.path) else {
                let hint = entry.name.contains("*") ? "; name the folder, since patterns are not read" : ""
                Diagnostics.error("\(place) '\(shown(entry.name))' is not there: no '\(shown(entry.url.path))'\(hint)")
                continue
            }
            if entry.isLeftOut {
                leftOut.append(entry)
                continue
            }
            let content = FolderContent(entry.url, within: [package] + listed)
            found += content.files
            folders += content.folders + Self.folders(above: entry.url, package)
            if content.isEmpty { Diagnostics.error("\(place) '\(shown(entry.name))' \(content.whyNothing)") }
            if let other = entries.first(where: { $0.isLeftOut && $0.covers(entry.url) }) {
                Diagnostics.error(
                    "\(place) '\(shown(entry.name))' is listed, and left out by '!\(shown(other.name))' in line \(other.line)"
                )
            }
        }
        for entry in leftOut where !found.contains(where: entry.covers) {
            Diagnostics.warning("\(shown(list.path)):\(entry.line): '!\(shown(entry.name))' leaves nothing out")
        }
        folders = Dictionary(folders.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }).values
            .sorted { $0.path < $1.path }
        take(found.filter { file in !leftOut.contains { $0.covers(file) } })
    }

    private static func folders(above url: URL, _ package: URL) -> [URL] {
        let package = package.standardizedFileURL.path + "/"
        var found: [URL] = []
        var next = url.deletingLastPathComponent().standardizedFileURL
        while next.path != "/", !package.hasPrefix(next.path + "/") {
            found.append(next)
            next = next.deletingLastPathComponent().standardizedFileURL
        }
        // What holds the package as well counts where it is the package itself, or the only folder above.
        return found.isEmpty || next.path + "/" == package ? found + [next] : found
    }

    private mutating func take(_ found: [URL]) {
        // What is found through a link too is taken at its own place.
        let all = Dictionary(found.map { ($0.resolvingSymlinksInPath().path, $0) }) { first, second in
            second.path == second.resolvingSymlinksInPath().path ? second : first
        }.values.sorted { $0.path < $1.path }
        documents = all.filter { $0.pathExtension != "swift" }
        files = all.filter { $0.pathExtension == "swift" }
        for (name, same) in Dictionary(grouping: files, by: \.lastPathComponent) where same.count > 1 {
            Diagnostics.error(
                "two files of one target cannot both be '\(shown(name))': "
                    + same.map { "'\(shown($0.path))'" }.sorted().joined(separator: ", ")
                    + "; leave one out with '!', or make a target for it")
        }
    }

    private struct Entry {
        let line: Int
        let name: String
        let isLeftOut: Bool
        let url: URL

        func covers(_ file: URL) -> Bool { file.path == url.path || file.path.hasPrefix(url.path + "/") }
    }

    private static func entries(_ text: String, _ package: URL) -> [Entry] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap {
            index, raw in
            let line = raw.trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
            let isLeftOut = line.hasPrefix("!")
            let name = isLeftOut ? line.dropFirst().trimmingCharacters(in: .whitespaces) : line
            let url = URL(fileURLWithPath: name, relativeTo: package).standardizedFileURL
            return Entry(line: index + 1, name: name, isLeftOut: isLeftOut, url: url)
        }
    }
}

/// The files below what a list names, hidden ones left out, and the folders. What is listed may be a link; one in a folder
/// is followed into the package and into what is listed.
private struct FolderContent {
    private(set) var files: [URL] = []
    private(set) var folders: [URL] = []
    private var hasObjectiveC = false
    private var isFolder = false
    /// Pictures, texts, fonts and other files of the app's.
    private var hasOthers = false
    private var seen: Set<String> = []

    init(_ url: URL, within places: [URL]) {
        if Self.isMeant(url.path) {
            files = [url]
            return
        }
        var isDirectory: ObjCBool = false
        isFolder = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
        guard isFolder else {
            hasOthers = !Self.isSource(url.path)
            return
        }
        walk(url, within: places.map { $0.resolvingSymlinksInPath().path + "/" })
    }

    private mutating func walk(_ url: URL, within places: [String]) {
        // A link's own path is no folder to walk through.
        let folder = url.resolvingSymlinksInPath()
        guard seen.insert(folder.path).inserted, let walk = FileManager.default.enumerator(atPath: folder.path)
        else { return }
        folders.append(url)
        for case let name as String in walk {
            let path = url.appendingPathComponent(name).standardizedFileURL
            if path.lastPathComponent.hasPrefix(".") {
                // Not entered: it may be a repository or a build's folder.
                if Self.isFolder(walk) { walk.skipDescendants() }
                continue
            }
            if Self.isMeant(name) { files.append(path) } else if Self.isFolder(walk) { folders.append(path) }
            hasObjectiveC = hasObjectiveC || Self.isSource(name)
            hasOthers = hasOthers || !Self.isSource(name) && !Self.isFolder(walk)
            if walk.fileAttributes?[.type] as? FileAttributeType == .typeSymbolicLink {
                let target = path.resolvingSymlinksInPath().path
                if !Self.isMeant(target), places.contains(where: target.hasPrefix) { self.walk(path, within: places) }
            }
        }
    }

    var isEmpty: Bool { files.isEmpty && !hasOthers }

    var whyNothing: String {
        guard isFolder else { return "is no Swift file and no document of Interface Builder" }
        let hint = hasObjectiveC ? "; what is written in Objective-C needs a stand-in in Swift" : ""
        return "has no Swift files and no documents of Interface Builder\(hint)"
    }

    private static func isFolder(_ walk: FileManager.DirectoryEnumerator) -> Bool {
        walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
    }

    private static func isSource(_ name: String) -> Bool { [".m", ".mm", ".h", ".c"].contains { name.hasSuffix($0) } }

    private static func isMeant(_ name: String) -> Bool {
        [".swift", ".xib", ".storyboard"].contains { name.hasSuffix($0) }
    }
}

/// A name in a message: what moves a cursor, begins a line or turns the direction of reading is its number.
private func shown(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: "\\u{" + String(scalar.value, radix: 16) + "}"
        default: String(scalar)
        }
    }.joined()
}
