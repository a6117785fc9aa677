/// Distinguishes losses that were planned from news, by the rules of `docs/cli.md`, one a case.
@MainActor struct UnsatisfiedDesign {
    let host: UIView

    /// - Parameters:
    ///   - wanted: points that the left side was to have.
    ///   - got: points of the left side.
    func design(of row: RowMeaning, wanted: Double, got: Double, holders: [RowMeaning]) -> UnsatisfiedConstraint.Design?
    {
        switch row {
        case .constraint(let constraint): design(of: constraint, holders)
        case .resistance(let view, let axis):
            design(ofContentOf: view.orGone, axis, missing: wanted - got, got, holders)
        case .hugging(let view, _): isHidden(view.orGone) ? .hidden : nil
        case .autoresizing, .fitting: .system
        }
    }

    private func design(of constraint: NSLayoutConstraint, _ holders: [RowMeaning]) -> UnsatisfiedConstraint.Design? {
        let items = [constraint.first?.item, constraint.second?.item].compactMap { $0 }
        if items.contains(where: isHidden) { return .hidden }
        guard constraint.origin == .code else { return .system }
        if constraint.storedPriority <= .fittingSizeLevel { return .pull }
        if isLengthOfZero(constraint), constraint.storedPriority < .defaultHigh { return .pull }
        let stronger = holders.compactMap { holder -> NSLayoutConstraint? in
            guard case .constraint(let other) = holder, other.origin == .code,
                other.storedPriority > constraint.storedPriority
            else { return nil }
            return other
        }
        if stronger.contains(where: isLengthOfZero) { return .folded }
        let anchors = Set(Self.anchors(of: constraint))
        return stronger.contains { !anchors.isDisjoint(with: Self.anchors(of: $0)) } ? .alternative : nil
    }

    /// `height == 0`, also `<= 0`.
    private func isLengthOfZero(_ constraint: NSLayoutConstraint) -> Bool {
        let form = constraint.form
        return form.secondAttribute == .notAnAttribute && constraint.storedConstant == 0
            && (form.firstAttribute == .height || form.firstAttribute == .width)
            && form.relation != .greaterThanOrEqual
    }

    private struct Anchor: Hashable {
        let item: ObjectIdentifier
        let attribute: NSLayoutConstraint.Attribute
    }

    /// What the constraint says something of. The edges of a container are no choice between two positions: a
    /// constraint
    /// only leans on them.
    private static func anchors(of constraint: NSLayoutConstraint) -> [Anchor] {
        let form = constraint.form
        let sides = [
            (constraint.first?.item, form.firstAttribute, constraint.second?.item),
            (constraint.second?.item, form.secondAttribute, constraint.first?.item),
        ]
        return sides.compactMap { item, attribute, other in
            guard let item, attribute != .notAnAttribute else { return nil }
            if let view = item as? UIView, let inner = other as? UIView, inner !== view, inner.isDescendant(of: view) {
                return nil
            }
            return Anchor(item: ObjectIdentifier(item), attribute: attribute)
        }
    }

    private func design(
        ofContentOf view: UIView, _ axis: NSLayoutConstraint.Axis, missing: Double, _ got: Double,
        _ holders: [RowMeaning]
    ) -> UnsatisfiedConstraint.Design? {
        if isHidden(view) { return .hidden }
        guard view.hasReadableContent else { return .scales }
        let own = view.contentCompressionResistancePriority(for: axis)
        let isFolded = holders.contains { holder in
            guard case .constraint(let other) = holder, other.storedPriority > own else { return false }
            return other.origin == .code && isLengthOfZero(other)
        }
        if isFolded, got < 1e-3 { return .folded }
        if missing < Double(1 / LayoutEnvironment.displayScale) + 1e-6 { return .rounding }
        if isGiven(view, axis, got, holders) { return .given }
        if own < .defaultHigh { return .givesWay }
        let isWeaker = holders.contains { holder in
            guard case .resistance(let other, let otherAxis) = holder else { return false }
            return otherAxis == axis && other.orGone.contentCompressionResistancePriority(for: axis) > own
        }
        return isWeaker ? .givesWay : nil
    }

    /// A control that code of the app gives its length: text on it has space, if only for a line.
    private func isGiven(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ got: Double, _ holders: [RowMeaning])
        -> Bool
    {
        guard view is UIControl, got > 0 else { return false }
        let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let isConstant = holders.contains { holder in
            guard case .constraint(let other) = holder, other.origin == .code, other.first?.item === view else {
                return false
            }
            return other.form.firstAttribute == length && other.form.secondAttribute == .notAnAttribute
        }
        let title = (view as? UIButton)?.measuredContent().titles ?? .zero
        let isWritten = view is UISegmentedControl || title != .zero
        return isConstant && (!isWritten || axis == .vertical && got >= Double(title.height))
    }

    /// Hidden itself, or by a view that it is in.
    private func isHidden(_ item: AnyObject) -> Bool {
        var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        while let current = view {
            if current.isHidden { return true }
            if current === host { return false }
            view = current.superview
        }
        return false
    }
}

extension UIView {
    /// Whether squeezing it cuts off something to read or to use, where an image would only be drawn smaller.
    fileprivate var hasReadableContent: Bool {
        switch self {
        case let label as UILabel: label.text?.isEmpty == false
        case is UITextView: true
        case let button as UIButton: button.measuredContent().titles != .zero
        default: self is UIControl
        }
    }
}
