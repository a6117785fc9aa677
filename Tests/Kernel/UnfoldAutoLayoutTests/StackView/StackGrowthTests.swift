import Foundation
import Testing

@testable import UnfoldAutoLayout

/// What a large stack costs, in counts: each of its labels has a level of its own.
@MainActor @Suite struct StackGrowthTests {
    @Test func memoryAndPivotsGrowWithTheLabels() {
        let (small, large) = (laidOut(150), laidOut(600))
        #expect(large.bytes < 6 * small.bytes, "\(small.bytes), then \(large.bytes)")
        #expect(large.pivots <= 5 * max(1, small.pivots), "\(small.pivots), then \(large.pivots)")
    }

    /// A text in the middle of a large stack changes without pivots for all the others.
    @Test func oneTextCostsNoMoreInALargeStack() {
        let (small, large) = (pivotsOfAnEdit(150), pivotsOfAnEdit(600))
        #expect(large <= small + 4, "\(small), then \(large)")
    }

    private func stack(_ count: Int) -> (host: UIView, stack: UIStackView) {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for number in 0..<count {
            let label = UILabel()
            label.text = "label \(number)"
            stack.addArrangedSubview(label)
        }
        host.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: host.topAnchor),
            stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            // Less than they need: some yield, by their levels.
            stack.heightAnchor.constraint(equalToConstant: CGFloat(count) * 20),
        ])
        host.layoutIfNeeded()
        return (host, stack)
    }

    private func laidOut(_ count: Int) -> (bytes: Int, pivots: Int) {
        let solver = stack(count).host.hostedEngine!.solver
        return (solver.heapBytes, solver.statistics.dualPivots + solver.statistics.primalPivots)
    }

    private func pivotsOfAnEdit(_ count: Int) -> Int {
        let (host, stack) = stack(count)
        let before = host.hostedEngine!.solver.statistics
        (stack.arrangedSubviews[count / 2] as? UILabel)?.text = "another\ntext"
        host.layoutIfNeeded()
        let after = host.hostedEngine!.solver.statistics
        return after.dualPivots + after.primalPivots - before.dualPivots - before.primalPivots
    }
}
