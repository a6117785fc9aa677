import Foundation

@testable import UnfoldAutoLayout

/// What decides about margins, safe areas and the insets of scroll views, by chance.
enum RandomTreeInsets {
    /// Of windows, from a small phone to a large tablet.
    static func size(_ dice: inout Dice) -> CGSize {
        let widths: [CGFloat] = [320, 390, 507, 678, 744, 834, 1024, 1366]
        return CGSize(width: widths[dice.roll(8)], height: [480, 700, 1024][dice.roll(3)])
    }

    static func safeArea(_ dice: inout Dice) -> UIEdgeInsets {
        if dice.roll(3) == 0 { return .zero }
        let side: CGFloat = [0, 0, 44][dice.roll(3)]
        return UIEdgeInsets(
            top: [0, 20, 47][dice.roll(3)], left: side, bottom: [0, 21, 34][dice.roll(3)], right: side)
    }

    static func choose(for node: inout RandomTreePlan.Node, _ dice: inout Dice) {
        node.isDirectional = dice.roll(4) == 0
        node.takesSafeArea = dice.roll(4) != 0
        guard node.kind == .scroll else { return }
        node.adjustment = [.automatic, .automatic, .automatic, .scrollableAxes, .always, .never][dice.roll(6)]
        node.bounces = dice.roll(3) == 0
    }
}
