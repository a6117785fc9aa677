import Foundation
import PackagePlugin

/// Adapts an app's Swift files into the build folder of a target, so that they are compiled as the target's own. The
/// target's folder has a file `.unfold-sources`: a path a line, of a Swift file or of a folder with all below it, seen
/// from the package's folder; what begins with `!` is left out, what begins with `#` is a comment.
@main struct UnfoldAdapt: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let list = target.directoryURL.appendingPathComponent(".unfold-sources")
        let sources = try SourceList(list, package: context.package.directoryURL)
        guard !sources.files.isEmpty else { return [] }
        let tool = try context.tool(named: "unfold-adapt").url
        let plans = context.pluginWorkDirectoryURL.appendingPathComponent("Plans")
        let copies = context.pluginWorkDirectoryURL.appendingPathComponent("Adapted")
        let works = sources.files.map { Work(file: $0, plans: plans, copies: copies) }
        // What a file becomes depends on the others: one command reads them all, and each file's command takes what it
        // found.
        let reading = Command.buildCommand(
            displayName: "Reading \(sources.files.count) Swift files for \(target.name)",
            executable: tool,
            arguments: ["plan", plans.path, copies.path] + (sources.files + sources.documents).map(\.path),
            inputFiles: [list] + sources.files + sources.documents,
            outputFiles: works.map(\.plan) + sources.documentList.map { copies.appendingPathComponent($0) })
        return [reading]
            + works.map { work in
                .buildCommand(
                    displayName: "Adapting \(shown(work.file.lastPathComponent))",
                    executable: tool,
                    arguments: ["apply", work.plan.path, work.file.path, work.copy.path],
                    inputFiles: [work.file, work.plan],
                    outputFiles: [work.copy])
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
    var files: [URL] = []
    /// Of Interface Builder.
    var documents: [URL] = []
    /// The file that tells the module where they are, as the tool names it; none without documents.
    var documentList: [String] { documents.isEmpty ? [] : ["UnfoldDocuments.adapted.swift"] }

    init(_ list: URL, package: URL) throws {
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            Diagnostics.error(
                "no file '\(shown(list.path))'; write one that lists the app's folders, a path a line, seen from the "
                    + "package's folder"
            )
            return
        }
        var excluded: [String] = []
        for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = raw.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            let path = line.hasPrefix("!") ? String(line.dropFirst()).trimmingCharacters(in: .whitespaces) : line
            let url = URL(fileURLWithPath: path, relativeTo: package).standardizedFileURL
            guard FileManager.default.fileExists(atPath: url.path) else {
                Diagnostics.error("'\(shown(path))' is not there", file: list.path, line: index + 1)
                continue
            }
            if line.hasPrefix("!") { excluded.append(url.path) } else { files += Self.files(at: url) }
        }
        files = files.filter { file in !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }
        files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }).values
            .sorted { $0.path < $1.path }
        documents = files.filter { $0.pathExtension != "swift" }
        files = files.filter { $0.pathExtension == "swift" }
        for (name, same) in Dictionary(grouping: files, by: \.lastPathComponent) where same.count > 1 {
            Diagnostics.error(
                "two files of one target cannot both be '\(shown(name))': \(same.map(\.path).sorted().map(shown))")
        }
    }

    private static func files(at url: URL) -> [URL] {
        if isMeant(url.path) { return [url] }
        guard let walk = FileManager.default.enumerator(atPath: url.path) else { return [] }
        return walk.compactMap { $0 as? String }.filter { name in
            isMeant(name) && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }.map { url.appendingPathComponent($0).standardizedFileURL }
    }

    private static func isMeant(_ name: String) -> Bool {
        [".swift", ".xib", ".storyboard"].contains { name.hasSuffix($0) }
    }
}

/// A name in a message, with what moves a cursor, begins a line or turns the direction of reading by its number.
/// Plugins can use no other module.
private func shown(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: "\\u{" + String(scalar.value, radix: 16) + "}"
        default: String(scalar)
        }
    }.joined()
}
