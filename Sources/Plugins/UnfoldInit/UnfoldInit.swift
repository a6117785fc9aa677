import Foundation
import PackagePlugin

/// Writes a first scenario, a configuration file and a CI job: `swift package unfold-init`. Arguments are those of `unfold init`.
@main struct UnfoldInit: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "unfold").url
        process.arguments = ["init"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("unfold init ended with \(process.terminationStatus)") }
    }
}
