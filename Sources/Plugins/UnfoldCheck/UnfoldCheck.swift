import Foundation
import PackagePlugin

/// Compares the heights of the package's scenarios with the recorded ones, and records what has no record yet: `swift
/// package unfold-check`. Arguments are those of `unfold check`.
///
/// The tool is built when the command is given. Were it named as what the plugin depends on, each build of the package
/// would make it, and all it stands on, a second time.
@main struct UnfoldCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let configuration = context.package.directoryURL.appendingPathComponent(".unfold.json")
        guard !arguments.isEmpty || FileManager.default.fileExists(atPath: configuration.path) else {
            return Diagnostics.error(
                "there is nothing to check: 'swift package unfold-init' writes a first scenario and '.unfold.json', which "
                    + "says where scenarios are; or name files or folders, as in 'swift package unfold-check Scenarios'"
            )
        }
        let built = try packageManager.build(.product("unfold"), parameters: .init(configuration: .inherit))
        guard built.succeeded, let tool = built.builtArtifacts.first(where: { $0.kind == .executable }) else {
            return Diagnostics.error("unfold could not be built:\n\(built.logText)")
        }
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["check"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("unfold check ended with \(process.terminationStatus)") }
    }
}
