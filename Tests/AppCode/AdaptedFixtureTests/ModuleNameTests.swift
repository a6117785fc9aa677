import Foundation
import Testing
import UIKit

@testable import AdaptedFixtures

/// Names that lead to nothing here, and what Foundation keeps for itself.
@Suite struct ModuleNameTests {
    @Test func namesOfModulesAreLeftOut() {
        let names = ModuleNames()
        #expect(names.width == 3 && names.pick(["a"]) == 1)
        #expect(names.host == ProcessInfo.processInfo.hostName)
        #expect(!ModuleNames.isPackage)
    }

    @MainActor @Test func theMainActorIsTheMainThread() { #expect(ModuleNames.runsOnMain()) }

    @Test func anotherQueueIsNot() async {
        let isMain = await withCheckedContinuation { done in
            DispatchQueue.global().async { done.resume(returning: ModuleNames.runsOnMain()) }
        }
        #expect(!isMain)
    }
}
