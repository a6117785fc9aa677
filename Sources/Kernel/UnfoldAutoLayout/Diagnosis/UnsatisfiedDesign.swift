/// Distinguishes losses that were planned from news, by the rules of `docs/cli.md`, one a case.
struct UnsatisfiedDesign: Sendable {
    /// Points of a pixel.
    let pixel: Double

    /// - Parameters:
    ///   - content: what the row's view shows, if it is the view's own wish.
    ///   - wanted: points that the left side was to have.
    ///   - got: points of the left side.
    func design(of row: PrintedRow, _ content: ShownContent?, wanted: Double, got: Double, holders: [PrintedRow])
        -> UnsatisfiedConstraint.Design?
    {
        switch row {
        case .constraint(let constraint, _): design(of: constraint.value, holders)
        case .content(let size) where size.isHugging: size.item.isHidden ? .hidden : nil
        case .content(let size): design(of: size, content ?? ShownContent(), missing: wanted - got, got, holders)
        case .pin, .fitting, .bound: .system
        }
    }

    private func design(of constraint: PrintedConstraint, _ holders: [PrintedRow]) -> UnsatisfiedConstraint.Design? {
        if constraint.first.item?.isHidden == true || constraint.second.item?.isHidden == true { return .hidden }
        guard constraint.origin == .code else { return .system }
        if constraint.priority <= .fittingSizeLevel { return .pull }
        if constraint.isLengthOfZero, constraint.priority < .defaultHigh { return .pull }
        let stronger = holders.compactMap(\.ofApp).filter { $0.priority > constraint.priority }
        if stronger.contains(where: \.isLengthOfZero) { return .folded }
        let anchors = Set(Self.anchors(of: constraint))
        return stronger.contains { !anchors.isDisjoint(with: Self.anchors(of: $0)) } ? .alternative : nil
    }

    private struct Anchor: Hashable {
        let item: ObjectIdentifier
        let attribute: NSLayoutConstraint.Attribute
    }

    /// What the constraint says something of. The edges of a container are no choice between two positions: a
    /// constraint only leans on them.
    private static func anchors(of constraint: PrintedConstraint) -> [Anchor] {
        let sides = [(constraint.first, constraint.second), (constraint.second, constraint.first)]
        return sides.compactMap { side, other in
            guard let item = side.item, side.attribute != .notAnAttribute else { return nil }
            if item.isView, let inner = other.item, inner.isView, inner.ancestors.contains(item.id) { return nil }
            return Anchor(item: item.id, attribute: side.attribute)
        }
    }

    private func design(
        of size: PrintedContent, _ content: ShownContent, missing: Double, _ got: Double, _ holders: [PrintedRow]
    ) -> UnsatisfiedConstraint.Design? {
        if size.item.isHidden { return .hidden }
        guard content.isReadable else { return .scales }
        let own = size.resistance
        let isFolded = holders.compactMap(\.ofApp).contains { $0.priority > own && $0.isLengthOfZero }
        if isFolded, got < 1e-3 { return .folded }
        if missing < pixel + 1e-6 { return .rounding }
        if isGiven(size, content, got, holders) { return .given }
        if own < .defaultHigh { return .givesWay }
        let isWeaker = holders.contains { holder in
            guard case .content(let other) = holder, !other.isHugging else { return false }
            return other.axis == size.axis && other.resistance > own
        }
        return isWeaker ? .givesWay : nil
    }

    /// A control that code of the app gives its length: text on it has space, if only for a line.
    private func isGiven(_ size: PrintedContent, _ content: ShownContent, _ got: Double, _ holders: [PrintedRow])
        -> Bool
    {
        guard content.isControl, got > 0 else { return false }
        let length: NSLayoutConstraint.Attribute = size.axis == .horizontal ? .width : .height
        let isConstant = holders.compactMap(\.ofApp).contains {
            $0.first.item?.id == size.item.id && $0.first.attribute == length && $0.second.attribute == .notAnAttribute
        }
        return isConstant && (!content.isWritten || size.axis == .vertical && got >= content.titleHeight)
    }
}

extension ShownContent {
    @MainActor init(of view: UIView) {
        let titles = (view as? UIButton)?.measuredContent().titles ?? .zero
        isControl = view is UIControl
        isWritten = view is UISegmentedControl || titles != .zero
        titleHeight = Double(titles.height)
        switch view {
        case let label as UILabel: (isReadable, isOneLine) = (label.text?.isEmpty == false, label.numberOfLines == 1)
        case is UITextView: isReadable = true
        case is UIButton: isReadable = titles != .zero
        default: isReadable = isControl
        }
    }
}

extension PrintedRow {
    fileprivate var ofApp: PrintedConstraint? {
        if case .constraint(let row, _) = self, case let value = row.value, value.origin == .code { value } else { nil }
    }
}

extension PrintedConstraint {
    /// `height == 0`, also `<= 0`.
    fileprivate var isLengthOfZero: Bool {
        second.attribute == .notAnAttribute && constant == 0
            && (first.attribute == .height || first.attribute == .width) && form.relation != .greaterThanOrEqual
    }
}
