/// How many views of a stack come before another: equal priorities yield in order (fact C3.1). A view of another
/// priority does not compete with it; one without a natural length may hold views that do.
@MainActor struct StackRanks {
    private let axis: NSLayoutConstraint.Axis
    /// Whether all views have the same priorities, so that none is looked into.
    private let isUniform: Bool
    private var containers = 0
    private var hugging: [UILayoutPriority: Int] = [:]
    private var resistance: [UILayoutPriority: Int] = [:]

    init(_ visible: [UIView], _ axis: NSLayoutConstraint.Axis) {
        self.axis = axis
        var first: (UILayoutPriority, UILayoutPriority)?
        var isUniform = true
        for view in visible {
            let priorities = Self.priorities(view, axis)
            isUniform = priorities == first ?? priorities
            guard isUniform else { break }
            first = priorities
        }
        self.isUniform = isUniform
    }

    mutating func take(_ view: UIView, _ step: Double, _ order: inout StackOrder) {
        let (hugs, resists) = Self.priorities(view, axis)
        (order.hugging, order.resistance) = (hugs, resists)
        order.extra.hugging = Double(containers + hugging[hugs, default: 0]) * step
        order.extra.resistance = Double(containers + resistance[resists, default: 0]) * step
        if isUniform || !Self.hasLength(view, axis) {
            containers += 1
        } else {
            hugging[hugs, default: 0] += 1
            resistance[resists, default: 0] += 1
        }
    }

    static func priorities(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> (UILayoutPriority, UILayoutPriority) {
        (view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis))
    }

    static func hasLength(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        // A label always has one; asking for it would measure the text.
        if view is UILabel { return true }
        let natural = view.unwrappedContentSize
        return (axis == .horizontal ? natural.width : natural.height) >= 0
    }
}
