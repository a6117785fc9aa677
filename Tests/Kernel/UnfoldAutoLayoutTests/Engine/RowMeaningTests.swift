import TestSupport
import Testing
import UnfoldSimplex

@testable import UnfoldAutoLayout

/// Rows come and go, and others take their slots: each has the meaning it was given, or none once it is gone.
@MainActor @Suite struct RowMeaningTests {
    @Test(arguments: 0..<20) func slotsAreUsedAgain(_ seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var solver = Solver()
        let variable = solver.makeVariable(.free)
        let views = (0..<4).map { _ in UIView() }
        var meanings = RowMeanings()
        var wanted: [ConstraintID: UIView] = [:]
        var all: [ConstraintID] = []
        for round in 0..<200 {
            if random.below(3) > 0 || wanted.isEmpty {
                let row = try solver.add([Term(1, variable)], .lessThanOrEqual, Double(round), priority: Priority(500))
                let view = views[random.below(views.count)]
                meanings[row] = .hugging(WeakView(view), .vertical)
                wanted[row] = view
                all.append(row)
            } else {
                let row = all[random.below(all.count)]
                solver.remove(row)
                meanings[row] = nil
                wanted[row] = nil
            }
            if random.below(10) == 0 { try solver.solve { _ in preconditionFailure("nothing is required") } }
            let wrong = all.filter { view(of: meanings[$0]) !== wanted[$0] }
            #expect(wrong.isEmpty)
        }
        #expect(Set(all.map(\.slot)).count < all.count)
        #expect(meanings.slots.filter { $0.meaning != nil }.count == wanted.count)
    }

    private func view(of meaning: RowMeaning?) -> UIView? {
        if case .hugging(let view, .vertical) = meaning { view.view } else { nil }
    }
}
