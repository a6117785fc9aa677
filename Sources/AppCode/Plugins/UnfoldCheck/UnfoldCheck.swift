import Foundation
import PackagePlugin

/// Compares the heights of the package's scenarios with the recorded ones, and records what has no record yet: `swift
/// package unfold-check`. Arguments are those of `unfold check`. The tool is built when the command is given: were it a
/// dependency of the plugin, each build of the package would make it, and all it is on, a second time.
@main struct UnfoldCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard !arguments.isEmpty || Self.isConfigured(context.package.directoryURL) else {
            return Diagnostics.error(
                "there is nothing to check: 'swift package unfold-init' writes a first scenario and '.unfold.json', which "
                    + "says where scenarios are; or name files or folders, as in 'swift package unfold-check Scenarios'"
            )
        }
        let built = try packageManager.build(.product("unfold"), parameters: .init(configuration: .inherit))
        guard built.succeeded, let tool = built.builtArtifacts.first(where: { $0.kind == .executable })
        else { return Diagnostics.error("unfold could not be built:\n\(built.logText)") }
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["check"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        let complaints = Pipe()
        process.standardError = complaints
        try process.run()
        let said = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return print(said, terminator: "") }
        // In one message, for what a plugin prints may arrive after what it reports.
        let sentence = said.trimmingCharacters(in: .newlines)
        Diagnostics.error(
            (sentence.isEmpty ? "" : sentence + "\n") + "unfold check ended with \(process.terminationStatus)")
    }

    /// Whether the tool finds settings: in the folder, or the nearest above.
    private static func isConfigured(_ folder: URL) -> Bool {
        var folder = folder.standardizedFileURL
        while true {
            let file = folder.appendingPathComponent(".unfold.json")
            // A link that leads nowhere is one too: the tool reports it.
            if (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil { return true }
            guard folder.path != "/" else { return false }
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
    }
}
