import Foundation
import Testing

@testable import UnfoldAutoLayout

/// `Fixtures/Kernel/stack`: experiments with real stack views, their constraint lists and rules.
@MainActor @Suite struct StackViewFixtureTests {
    @Test(arguments: StackViewScript.names(in: "experiments")) func experiment(_ name: String) throws {
        try StackViewScript(name).run()
    }

    @Test(arguments: StackViewScript.names(in: "constraints")) func constraints(_ name: String) throws {
        try StackViewScript(name).run()
    }

    @Test(arguments: StackViewScript.names(in: "rules")) func rule(_ name: String) throws {
        try StackViewScript(name).run()
    }

    @Test func everyFolderHasScripts() {
        for folder in ["experiments", "constraints", "rules"] {
            #expect(!StackViewScript.names(in: folder).isEmpty, "\(folder) is empty")
        }
    }
}
