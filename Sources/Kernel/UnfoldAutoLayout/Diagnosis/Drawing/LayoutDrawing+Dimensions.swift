extension LayoutDrawing {
    /// A position or length that a constraint names, read off the frames.
    private struct Side {
        /// From the left or the top of the root, or a length.
        var value: Double
        var rect: Rect
        var view: Int?
        var isLength: Bool
    }

    /// The constraint between the views of `indices`; nil for one that is about other views too.
    @MainActor static func dimension(
        _ constraint: NSLayoutConstraint, root: UIView, indices: [ObjectIdentifier: Int]
    ) -> Dimension? {
        guard let first = constraint.firstItem as? any LayoutItem,
            let left = side(first, constraint.firstAttribute, root, indices)
        else { return nil }
        let second = constraint.secondItem as? any LayoutItem
        let right = second.flatMap { side($0, constraint.secondAttribute, root, indices) }
        if constraint.secondItem != nil, right == nil { return nil }
        let isVertical = constraint.firstAttribute.isVertical
        let facts = constraint.facts
        var drawn = Dimension(
            constraint: facts, constant: Double(constraint.constant), multiplier: Double(constraint.form.multiplier),
            relation: constraint.relation.printed, isVertical: isVertical,
            views: [left.view, right?.view].compactMap { $0 }.reduce(into: []) {
                if !$0.contains($1) { $0.append($1) }
            }, from: left.value, to: left.value, across: 0, state: .holds, miss: 0)
        setEnds(&drawn, left, right)
        drawn.miss = miss(constraint, left.value, right?.value, root)
        let pixel = Double(1 / LayoutEnvironment.displayScale)
        if constraint.isBroken {
            drawn.state = .broken
        } else if drawn.miss > pixel + 0.01 {
            drawn.state = .unsatisfied
        } else {
            drawn.miss = 0
        }
        return drawn
    }

    private static func setEnds(_ drawn: inout Dimension, _ left: Side, _ right: Side?) {
        func span(_ rect: Rect) -> (Double, Double) { drawn.isVertical ? (rect.x, rect.maxX) : (rect.y, rect.maxY) }
        let own = span(left.rect)
        if left.isLength {
            (drawn.from, drawn.to) = drawn.isVertical ? (left.rect.y, left.rect.maxY) : (left.rect.x, left.rect.maxX)
            drawn.across = (own.0 + own.1) / 2
            return
        }
        guard let right else {
            drawn.across = (own.0 + own.1) / 2
            return
        }
        (drawn.from, drawn.to) = (right.value, left.value)
        let other = span(right.rect)
        let (low, high) = (max(own.0, other.0), min(own.1, other.1))
        // Next to each other there is no common line: it runs through the one that is named first.
        drawn.across = high >= low ? (low + high) / 2 : (own.0 + own.1) / 2
    }

    /// Points by which the frames fail the constraint.
    @MainActor private static func miss(
        _ constraint: NSLayoutConstraint, _ left: Double, _ right: Double?, _ root: UIView
    ) -> Double {
        var (left, right) = (left, right)
        if constraint.firstAttribute.kind != .size, let owner = constraint.owner {
            // Positions are counted from the common ancestor, from the other side where it reads from right to left.
            let origin = Rect(owner === root ? root.bounds : owner.convert(owner.bounds, to: root))
            let isMirrored =
                constraint.firstAttribute.kind == .directionalHorizontal
                && owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
            func counted(_ value: Double) -> Double {
                if constraint.firstAttribute.isVertical { return value - (owner === root ? 0 : origin.y) }
                let near = owner === root ? 0 : origin.x
                return isMirrored ? near + origin.width - value : value - near
            }
            left = counted(left)
            right = right.map(counted)
        }
        let wanted = (right ?? 0) * Double(constraint.form.multiplier) + Double(constraint.constant)
        switch constraint.relation {
        case .equal: return abs(left - wanted)
        case .lessThanOrEqual: return max(0, left - wanted)
        case .greaterThanOrEqual: return max(0, wanted - left)
        }
    }

    @MainActor private static func side(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ root: UIView,
        _ indices: [ObjectIdentifier: Int]
    ) -> Side? {
        guard let owner = item.layoutOwner, let index = indices[ObjectIdentifier(owner)] else { return nil }
        var rect: Rect
        if let guide = item as? UILayoutGuide {
            rect = Rect(owner.convert(guide.layoutFrame, to: root))
        } else {
            let bounds = CGRect(origin: owner.bounds.origin, size: owner.bounds.size)
            rect = Rect(owner === root ? CGRect(origin: .zero, size: bounds.size) : owner.convert(bounds, to: root))
            rect = rect.inset(by: owner.alignmentRectInsets)
            if attribute.isMargin { rect = rect.inset(by: owner.layoutMargins) }
        }
        let isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let value: Double
        switch attribute {
        case .left, .leftMargin: value = rect.x
        case .right, .rightMargin: value = rect.maxX
        case .leading, .leadingMargin: value = isRightToLeft ? rect.maxX : rect.x
        case .trailing, .trailingMargin: value = isRightToLeft ? rect.x : rect.maxX
        case .centerX, .centerXWithinMargins: value = rect.midX
        case .top, .topMargin: value = rect.y
        case .bottom, .bottomMargin: value = rect.maxY
        case .centerY, .centerYWithinMargins: value = rect.midY
        case .width: value = rect.width
        case .height: value = rect.height
        case .firstBaseline, .lastBaseline: value = baseline(of: item, attribute == .firstBaseline, root, rect)
        case .notAnAttribute: return nil
        }
        return Side(value: value, rect: rect, view: index, isLength: attribute.kind == .size)
    }

    /// From the view that carries the text.
    @MainActor private static func baseline(
        of item: any LayoutItem, _ isFirst: Bool, _ root: UIView, _ rect: Rect
    ) -> Double {
        guard let view = item as? UIView else { return isFirst ? rect.y : rect.maxY }
        let baselineView = view.baselineView(isFirst: isFirst)
        let frame = Rect(baselineView.convert(baselineView.bounds, to: root)).inset(
            by: baselineView.alignmentRectInsets)
        return isFirst
            ? frame.y + Double(baselineView.firstBaselineFromTop ?? CGFloat(frame.height))
            : frame.maxY - Double(baselineView.lastBaselineFromBottom ?? 0)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isVertical: Bool { kind == .vertical || self == .height }
}
