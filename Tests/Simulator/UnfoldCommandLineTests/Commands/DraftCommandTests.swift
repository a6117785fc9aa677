import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// `unfold adapt --stubs all`: a package for a cell, with drafts of what it imports.
@MainActor @Suite struct DraftCommandTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in [
            "Cell.swift":
                "import Combine\nimport Kiln\nimport Kit\nfinal class Cell: Pot { let model = Model(), title = L10n.title }",
            "Model.swift": "import Kiln\nstruct Model { let plate = Plate() }",
            "Other.swift": "import Kettle\nlet kettle = Boiler()",
        ] { try folder.write(text, to: "App/" + name) }
        return folder
    }

    private func adapt(_ folder: TemporaryFolder, _ arguments: String...) -> Tool {
        Tool(["adapt"] + arguments.map { $0.replacingOccurrences(of: "@", with: folder.path) }, folder: folder.path)
    }

    @Test func oneCommandWritesThePackage() throws {
        let folder = try folder()
        let run = adapt(
            folder, "--closure", "@/App/Cell.swift", "--in", "@/App", "--into", "@/Rows/Sources/App", "--stubs", "all")
        #expect(run.status == .success && run.err.isEmpty, "\(run.err)")
        let manifest = try #require(folder.text("Rows/Package.swift"))
        for part in [
            "name: \"Kiln\", dependencies: [uikit]", "name: \"Kit\", dependencies: [\"Kiln\", uikit]",
            "name: \"App\", dependencies: [\"Kiln\", \"Kit\", uikit, companions]", "let companions: Target.Dependency",
            ".testTarget(name: \"AppTests\", dependencies: [\"App\", uikit])",
            "plugins: [.plugin(name: \"UnfoldAdapt\"",
        ] { #expect(manifest.contains(part), "\(part) in \(manifest)") }
        let list = folder.text("Rows/Sources/App/.unfold-sources")
        #expect(list?.hasSuffix("../App/Cell.swift\n../App/Model.swift\n") == true)
        #expect(folder.text("Rows/Sources/App/L10n.swift")?.contains("enum L10n") == true)
        #expect(folder.text("Rows/Sources/Kiln/Kiln.swift")?.contains("class Plate") == true)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Rows/Sources/Kettle"))
    }

    /// What is there stays, and a manifest that is there is not written: what belongs there is printed.
    @Test func whatIsThereStays() throws {
        let folder = try folder()
        try folder.write("// mine", to: "Rows/Package.swift")
        try folder.write("// mine", to: "Rows/Sources/Kit/Kit.swift")
        let run = adapt(folder, "@/App", "--into", "@/Rows/Sources/App", "--stubs", "all")
        #expect(run.status == .success, "\(run.err)")
        #expect(
            folder.text("Rows/Package.swift") == "// mine" && folder.text("Rows/Sources/Kit/Kit.swift") == "// mine")
        #expect(run.out.contains("For the targets of ") && run.out.contains("name: \"Kettle\""), "\(run.out)")
        #expect(folder.text("Rows/Sources/Kettle/Kettle.swift")?.contains("class Boiler") == true)
    }

    @Test func aFolderIsNeeded() throws {
        let folder = try folder()
        let run = adapt(folder, "@/App", "--stubs", "all")
        #expect(run.status == .usage && run.err.contains("--into"), "\(run.err)")
    }
}
