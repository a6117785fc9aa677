import Foundation
import PackagePlugin

/// Compares the heights of the package's scenarios with the recorded ones, and records what has no record yet: `swift package unfold-check`. Arguments are those of `unfold check`.
@main struct UnfoldCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "unfold").url
        process.arguments = ["check"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("unfold check ended with \(process.terminationStatus)") }
    }
}
