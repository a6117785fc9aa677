import UnfoldAutoLayout
import Foundation

/// Judges frames by the constraints of a root, without solving: whether they keep what is required, and which of two layouts
/// gives up less, priority by priority.
@MainActor struct FrameJudge {
    let root: IBRoot
    let hierarchy: IBHierarchy
    let insets: IBInsets

    /// Points that sizes of text may be off.
    private static let tolerance = 2.0

    /// Whether the frames violate a required constraint by more than a point.
    func contradictsRequired(_ geometry: IBGeometry) -> Bool {
        constraints(geometry) { $0.priority == 1000 }.contains { $0.excess > 1.01 }
    }

    /// Whether the frames give up more at the highest priority at which the two layouts differ.
    func isWorse(_ geometry: IBGeometry, than other: IBGeometry) -> Bool {
        let levels = given(up: geometry)
        let others = given(up: other)
        for level in Set(levels.keys).union(others.keys).sorted(by: >) {
            let difference = levels[level, default: 0] - others[level, default: 0]
            if abs(difference) > Self.tolerance { return difference > 0 }
        }
        return false
    }

    /// Whether a recorded size may be the view's natural one: a text's, in whole lines, and hardly wider than it is.
    func isPlausible(_ view: IBView, _ geometry: IBGeometry) -> Bool {
        guard let made = hierarchy.views[view.id], let rect = geometry.rects[view.id] else { return false }
        let natural = naturalSize(of: made, in: rect)
        func isNear(_ length: CGFloat, _ natural: CGFloat) -> Bool {
            natural < 0 || abs(length - natural) <= max(6, natural / 10)
        }
        guard let label = made as? UILabel else {
            return isNear(rect.width, natural.width) && isNear(rect.height, natural.height)
        }
        let lines = max((rect.height / label.font.lineHeight).rounded(), 1)
        return isNear(rect.width, natural.width) && abs(rect.height - lines * label.font.lineHeight) < 1.6
    }

    // MARK: What is given up

    private func given(up geometry: IBGeometry) -> [Double: Double] {
        var levels: [Double: Double] = [:]
        for (priority, excess) in constraints(geometry, where: { $0.priority < 1000 }) where excess > 0 {
            levels[priority, default: 0] += excess
        }
        root.view.forEach { view in
            guard view.usesConstraints, !geometry.collapsed.contains(view.id), let rect = geometry.rects[view.id],
                let made = hierarchy.views[view.id]
            else { return }
            let natural = naturalSize(of: made, in: rect)
            for (axis, length, own) in [
                (NSLayoutConstraint.Axis.horizontal, rect.width, natural.width),
                (.vertical, rect.height, natural.height),
            ] where own >= 0 {
                let hugging = Double(made.contentHuggingPriority(for: axis).rawValue)
                let resistance = Double(made.contentCompressionResistancePriority(for: axis).rawValue)
                levels[hugging, default: 0] += max(0, Double(length - own))
                levels[resistance, default: 0] += max(0, Double(own - length))
            }
        }
        return levels
    }

    /// Text that wraps is as large as it is within the width.
    private func naturalSize(of made: UIView, in rect: CGRect) -> CGSize {
        let size = made.intrinsicContentSize
        if let label = made as? UILabel, label.numberOfLines != 1, size.width > 0 {
            return label.sizeThatFits(CGSize(width: rect.width, height: .greatestFiniteMagnitude))
        }
        if let text = made as? UITextView, size.width > 0 {
            return text.sizeThatFits(CGSize(width: rect.width, height: .greatestFiniteMagnitude))
        }
        return size
    }

    private func constraints(
        _ geometry: IBGeometry, where isWanted: (IBConstraint) -> Bool
    ) -> [(priority: Double, excess: Double)] {
        var found: [(Double, Double)] = []
        root.view.forEach { view in
            for constraint in view.constraints where isWanted(constraint) {
                if let excess = excess(of: constraint, ownedBy: view.id, geometry) {
                    found.append((constraint.priority, excess))
                }
            }
        }
        return found
    }

    /// By how much a constraint is violated; nil where it is about what the frames do not say.
    private func excess(of constraint: IBConstraint, ownedBy owner: String, _ geometry: IBGeometry) -> Double? {
        let firstID = constraint.firstItem ?? owner
        guard !geometry.collapsed.contains(firstID),
            !(constraint.secondItem.map(geometry.collapsed.contains) ?? false)
        else { return nil }
        guard !isAboutContent(firstID, constraint.secondItem, geometry),
            let first = value(firstID, constraint.firstAttribute, geometry)
        else { return nil }
        var difference = Double(first) - constraint.constant
        if let id = constraint.secondItem {
            // Positions are scaled in the nearest common ancestor.
            guard constraint.multiplier == 1 || ["width", "height"].contains(constraint.firstAttribute),
                let second = value(id, constraint.secondAttribute ?? "", geometry)
            else { return nil }
            difference -= constraint.multiplier * Double(second)
        }
        switch constraint.relation {
        case "lessThanOrEqual": return difference
        case "greaterThanOrEqual": return -difference
        default: return abs(difference)
        }
    }

    /// Edges of a scroll view mean its content for what is inside.
    private func isAboutContent(_ first: String, _ second: String?, _ geometry: IBGeometry) -> Bool {
        guard let second else { return false }
        func scrolls(_ id: String, _ other: String) -> Bool {
            ["scrollView", "tableView", "collectionView", "textView"].contains(geometry.views[id]?.tag ?? "")
                && geometry.isDescendant(other, of: id)
        }
        return scrolls(first, second) || scrolls(second, first)
    }

    private func value(_ id: String, _ attribute: String, _ geometry: IBGeometry) -> CGFloat? {
        if let rect = geometry.rects[id] { return IBGeometry.value(attribute, of: rect) }
        guard let outer = geometry.rects[root.view.id],
            root.view.guides.contains(where: { $0.id == id && $0.key == "safeArea" })
        else { return nil }
        return IBGeometry.value(attribute, of: outer.inset(by: insets.safeArea))
    }
}
