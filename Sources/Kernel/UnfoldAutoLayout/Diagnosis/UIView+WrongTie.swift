/// Constraints between two edges that are written the wrong way around.
extension UIView {
    /// What puts a view across that edge of this one: the view, or one that it is in, and its constraint to that edge of
    /// what holds it. The constant has the wrong sign, or the constraint is an inequality that lets the edge be beyond
    /// while nothing else says where it is (`isReversed`), as is known of left and right edges only.
    /// - Parameter isMeant: Which views may be named.
    package func wrongTie(
        _ side: Finding.Side, of view: UIView, where isMeant: (UIView) -> Bool
    ) -> (view: UIView, constraint: NSLayoutConstraint, isReversed: Bool)? {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edges: [NSLayoutConstraint.Attribute] =
            switch side {
            case .left: [.left, isMirrored ? .trailing : .leading]
            case .right: [.right, isMirrored ? .leading : .trailing]
            case .top: [.top]
            case .bottom: [.bottom]
            }
        var reversed: (UIView, NSLayoutConstraint, Bool)?
        for holder in sequence(first: view, next: \.superview).prefix(while: { $0 !== self })
        where isMeant(holder) {
            guard let parent = holder.superview else { break }
            func isParent(_ item: AnyObject?) -> Bool {
                item === parent || (item as? UILayoutGuide)?.owningView === parent
            }
            for tie in parent.constraints
            where tie.isActive && edges.contains(tie.firstAttribute) && tie.secondAttribute == tie.firstAttribute {
                let isFirst = tie.firstItem === holder && isParent(tie.secondItem)
                guard isFirst || (tie.secondItem === holder && isParent(tie.firstItem)) else { continue }
                let isAtEnd = [.trailing, .right, .bottom].contains(tie.firstAttribute)
                if (isFirst == isAtEnd ? tie.constant : -tie.constant) > Self.pixel { return (holder, tie, false) }
                if reversed == nil, side == .left || side == .right,
                    tie.relation == (isFirst == isAtEnd ? .greaterThanOrEqual : .lessThanOrEqual),
                    tie.priority > view.contentCompressionResistancePriority(for: .horizontal),
                    holderOfFreeEdge(side == .right, of: view, without: tie) != nil
                {
                    reversed = (holder, tie, true)
                }
            }
        }
        return reversed
    }

    /// What puts two texts over each other: an equality of the end of one, or of what it is in, and the beginning of the
    /// other, whose constant has the wrong sign and is more than what draws lines closer together; or one of the tops
    /// of texts that are as wide and at the same place.
    package static func wrongTie(_ first: UIView, _ second: UIView, sharing size: CGSize) -> NSLayoutConstraint? {
        guard let first = first as? UILabel, let second = second as? UILabel,
            let parent = sequence(first: first as UIView, next: \.superview).first(where: second.isDescendant)
        else { return nil }
        let ones = sequence(first: first as UIView, next: \.superview).prefix { $0 !== parent }
        let others = sequence(first: second as UIView, next: \.superview).prefix { $0 !== parent }
        let ties = parent.constraints.filter { tie in
            tie.isActive && tie.relation == .equal
                && [(ones, others), (others, ones)].contains { one, other in
                    one.contains { $0 === tie.firstItem } && other.contains { $0 === tie.secondItem }
                }
        }
        let wrong = ties.first { tie in
            let isAfter = ends[tie.firstAttribute] == tie.secondAttribute
            guard isAfter || ends[tie.secondAttribute] == tie.firstAttribute else { return false }
            let shared = isAfter ? -tie.constant : tie.constant
            let isVertical = tie.firstAttribute == .top || tie.secondAttribute == .top
            return shared > max(first.font.lineHeight, second.font.lineHeight) / 4
                && (isVertical ? size.height : size.width) <= shared + pixel
        }
        let areAlike =
            first.superview === parent && second.superview === parent
            && abs(first.frame.minX - second.frame.minX) <= pixel && abs(first.frame.maxX - second.frame.maxX) <= pixel
        return wrong
            ?? (areAlike
                ? ties.first { $0.firstAttribute == .top && $0.secondAttribute == .top && $0.constant != 0 } : nil)
    }

    private static var pixel: CGFloat { 1 / LayoutEnvironment.displayScale + 1e-6 }
    private static let ends: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
        .top: .bottom, .leading: .trailing, .left: .right,
    ]
}
