import Foundation
import PackagePlugin

/// Writes a first scenario, a configuration file and a CI job: `swift package unfold-init`. Arguments are those of
/// `unfold init`. The tool is built as for `UnfoldCheck`.
@main struct UnfoldInit: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let built = try packageManager.build(.product("unfold"), parameters: .init(configuration: .inherit))
        guard built.succeeded, let tool = built.builtArtifacts.first(where: { $0.kind == .executable })
        else { return Diagnostics.error("unfold could not be built:\n\(built.logText)") }
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["init"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0
        else { return Diagnostics.error("unfold init ended with \(process.terminationStatus)") }
        // The tool names itself as who has installed it would call it.
        print("Without 'unfold' installed: 'swift package unfold-check' records them, and compares from then on.")
    }
}
