import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// Judges frames by the constraints of a root, without solving: whether they keep what is required, and which of two
/// layouts gives up less, priority by priority.
@MainActor struct FrameComparison {
    let document: IBDocument
    let root: IBRoot
    let hierarchy: IBHierarchy
    let insets: IBInsets

    /// Points that sizes of text may be off.
    private static let tolerance = 2.0

    /// Whether the frames violate a required constraint by more than a point.
    func contradictsRequired(_ geometry: IBGeometry) -> Bool {
        constraints(geometry) { $0.priority == 1000 }.contains { $0.excess > 1.01 } || stackViolation(geometry) != nil
    }

    /// The required constraint that the frames violate most, if by more than a point.
    func largestViolation(_ geometry: IBGeometry) -> String? {
        var worst: (constraint: IBConstraint, excess: Double)?
        root.view.forEach { view in
            for constraint in view.constraints where constraint.priority == 1000 {
                guard let excess = excess(of: constraint, ownedBy: view.id, geometry), excess > 1.01,
                    excess > worst?.excess ?? 0
                else { continue }
                worst = (constraint, excess)
            }
        }
        return worst.map {
            "the required constraint \($0.constraint.id) of line \($0.constraint.element.line) is off by "
                + Self.points($0.excess)
        }
    }

    /// The highest priority at which the frames keep written constraints less well than another layout does.
    func lostPriority(_ geometry: IBGeometry, than other: IBGeometry) -> String? {
        let optional = { (geometry: IBGeometry) in
            constraints(geometry) { $0.priority < 1000 }.reduce(into: [Double: Double]()) { levels, found in
                levels[found.priority, default: 0] += max(0, found.excess)
            }
        }
        let (recorded, possible) = (optional(geometry), optional(other))
        for level in Set(recorded.keys).union(possible.keys).sorted(by: >) {
            let difference = recorded[level, default: 0] - possible[level, default: 0]
            guard abs(difference) > 1 else { continue }
            return difference < 0
                ? nil
                : "at priority \(String(format: "%g", level)) they give up \(Self.points(recorded[level, default: 0])) "
                    + "where \(Self.points(possible[level, default: 0])) will do"
        }
        return nil
    }

    fileprivate static func points(_ value: Double) -> String {
        let text = String(format: "%.4g", (value * 1000).rounded() / 1000)
        return text + (text == "1" ? " point" : " points")
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
        func isNear(_ length: CGFloat, _ natural: CGFloat, _ tolerance: CGFloat) -> Bool {
            natural < 0 || abs(length - natural) <= tolerance
        }
        switch made {
        case let label as UILabel:
            return isNear(rect.width, natural.width, max(6, natural.width / 10)) && hasLines(label, rect.size)
        case is UIButton:
            // Its height is that of a line with insets, which are known.
            return isNear(rect.width, natural.width, max(6, natural.width / 10))
                && isNear(rect.height, natural.height, 1.6)
        case let picture as UIImageView where picture.image?.isSymbolImage == false:
            // The document has the size.
            return isNear(rect.width, natural.width, 1.01) && isNear(rect.height, natural.height, 1.01)
        default:
            return isNear(rect.width, natural.width, max(6, natural.width / 20))
                && isNear(rect.height, natural.height, max(6, natural.height / 10))
        }
    }

    /// Whether the height is that of as many lines as the text has in a width within a tenth of that.
    private func hasLines(_ label: UILabel, _ size: CGSize) -> Bool {
        guard label.numberOfLines != 1 else { return abs(size.height - label.font.lineHeight) < 1.6 }
        return [0.9, 1, 1.1].contains { factor in
            let room = CGSize(width: size.width * factor, height: .greatestFiniteMagnitude)
            return abs(label.sizeThatFits(room).height - size.height) < 1.6
        }
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

    /// The view whose margins are those of the root.
    private var contentID: String { root.view.subviews.first { $0.key == "contentView" }?.id ?? root.view.id }

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
        if let rect = geometry.rects[id] {
            if attribute.hasSuffix("Margin"), id == contentID, let margins = insets.margins {
                return IBGeometry.value(String(attribute.dropLast("Margin".count)), of: rect.inset(by: margins))
            }
            return IBGeometry.value(attribute, of: rect)
        }
        guard let outer = geometry.rects[root.view.id],
            root.view.guides.contains(where: { $0.id == id && $0.key == "safeArea" })
        else { return nil }
        return IBGeometry.value(attribute, of: outer.inset(by: insets.safeArea))
    }
}

extension FrameComparison {
    /// Whether the views of a stack are where no stack puts them: not from edge to edge, or not at its spacing.
    func stackViolation(_ geometry: IBGeometry) -> String? {
        var worst: (stack: IBView, excess: CGFloat)?
        root.view.forEach { view in
            guard let stack = hierarchy.views[view.id] as? UIStackView, !geometry.collapsed.contains(view.id),
                let rect = geometry.rects[view.id]
            else { return }
            let shown = view.subviews.filter { !$0.isHiddenOnCanvas }
            // Up to iOS 12 hidden views take half a gap.
            guard !shown.isEmpty, shown.count == view.subviews.count || document.toolsVersion >= FirstTools.xcode11
            else { return }
            let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
            let frames = shown.compactMap { geometry.rects[$0.id] }
            let excess = excess(of: frames, in: rect.inset(by: margins), stack)
            if excess > max(worst?.excess ?? 0, 1.51) { worst = (view, excess) }
        }
        return worst.map {
            "the views of the stack \($0.stack.id) of line \($0.stack.element.line) are off by "
                + Self.points(Double($0.excess))
        }
    }

    /// By how much the views miss what the stack requires.
    private func excess(of frames: [CGRect], in canvas: CGRect, _ stack: UIStackView) -> CGFloat {
        let isRow = stack.axis == .horizontal
        func start(_ rect: CGRect, _ along: Bool) -> CGFloat { along == isRow ? rect.minX : rect.minY }
        func end(_ rect: CGRect, _ along: Bool) -> CGFloat { along == isRow ? rect.maxX : rect.maxY }
        var worst: CGFloat = 0
        if let first = frames.first, let last = frames.last {
            worst = max(abs(start(first, true) - start(canvas, true)), abs(end(last, true) - end(canvas, true)))
        }
        if stack.alignment == .fill {
            for frame in frames {
                worst = max(
                    worst, abs(start(frame, false) - start(canvas, false)), abs(end(frame, false) - end(canvas, false)))
            }
        }
        if isRow { worst = max(worst, baselineExcess(of: frames, stack)) }
        let hasPlainGaps = !stack.isBaselineRelativeArrangement && stack.spacing != UIStackView.spacingUseSystem
        guard hasPlainGaps else { return worst }
        for (before, after) in zip(frames, frames.dropFirst()) {
            let gap = start(after, true) - end(before, true)
            switch stack.distribution {
            case .equalSpacing, .equalCentering: worst = max(worst, stack.spacing - gap)
            default: worst = max(worst, abs(gap - stack.spacing))
            }
        }
        return worst
    }

    /// By how much the baselines of a row on baselines differ: they are as far from the edges as the views have them,
    /// however high these are; a view without text has its lower edge.
    private func baselineExcess(of frames: [CGRect], _ stack: UIStackView) -> CGFloat {
        guard stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return 0 }
        let isFirst = stack.alignment == .firstBaseline
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        guard views.count == frames.count, !views.contains(where: { $0 is UIStackView }) else { return 0 }
        let lines = zip(views, frames).map { $0.baseline(isFirst: isFirst, in: $1) }
        return (lines.max() ?? 0) - (lines.min() ?? 0)
    }
}
