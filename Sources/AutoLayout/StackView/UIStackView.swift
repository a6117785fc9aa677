import Foundation

/// Lays its arranged views out in a row or a column, by ordinary constraints (facts C0 to C5).
@preconcurrency @MainActor open class UIStackView: UIView, ArrangingView {
    /// How views share the length of the stack.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
    }

    /// Where views stand across the stack.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        /// Horizontal stacks only.
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        /// Horizontal stacks only.
        case lastBaseline = 5

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        baseMargins = .zero
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        baseMargins = .zero
    }

    /// Default horizontal.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if oldValue != axis { arrangementDidChange() } } }
    /// Default `.fill`.
    open var distribution: Distribution = .fill { didSet { if oldValue != distribution { arrangementDidChange() } } }
    /// Default `.fill`.
    open var alignment: Alignment = .fill { didSet { if oldValue != alignment { arrangementDidChange() } } }
    /// Points between neighbours on screen; negative ones overlap. Default 0.
    open var spacing: CGFloat = 0 { didSet { if oldValue != spacing { arrangementDidChange() } } }
    /// Lays out inside the margins instead of the bounds. Default false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if oldValue != isLayoutMarginsRelativeArrangement { arrangementDidChange() } }
    }

    /// The views laid out, in order; a subset of `subviews` (fact C7.4).
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var made: [StackRule: NSLayoutConstraint] = [:]
    /// The rules made, in order: what goes, goes in the same order in every run.
    var madeOrder: [StackRule] = []
    /// Takes the place of the views when all of them hide.
    var orderingSpanner: UILayoutGuide?
    var alignmentSpanner: UILayoutGuide?
    /// Between neighbours, for equal spacing and equal centering.
    var gapGuides: [UILayoutGuide] = []

    open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

    /// Raises beyond the count (fact C7.2).
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard stackIndex >= 0, stackIndex <= arrangedSubviews.count else {
            UIKitExceptions.raise(
                .invalidArgument,
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arrangedSubviews.count)")
            return
        }
        arrange(view, at: stackIndex)
    }

    /// The view stays a subview, without the stack's constraints (fact C7.3).
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        setTieBreak((0, 0), of: view)
        dropRules { $0.mentions(view) }
        arrangementDidChange()
    }

    /// Spacing after one view in place of ``spacing`` (fact C2.6).
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }
    /// The largest Float: use ``spacing``.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    func gap(after view: UIView) -> CGFloat {
        let own = spacing == Self.spacingUseDefault ? 0 : spacing
        return customSpacings[ObjectIdentifier(view)] ?? own
    }

    open override func updateConstraints() {
        rebuildArrangement()
        super.updateConstraints()
    }

    private func arrange(_ view: UIView, at index: Int?) {
        guard !isDescendant(of: view) else {
            // Raises, and changes nothing.
            addSubview(view)
            return
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(index ?? arrangedSubviews.count, arrangedSubviews.count))
        arrangementDidChange()
    }

    func arrangementDidChange() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
        layoutHost.hostedEngine?.noteChange()
    }

    // MARK: ArrangingView

    func arrangedViewDidChangeHidden(_ view: UIView) {
        if arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
    }

    /// Shares follow the natural lengths (fact C3.6).
    override func childInvalidatedContentSize(_ child: UIView) {
        if distribution == .fillProportionally { arrangementDidChange() }
    }

    func arrangedViewWillLeave(_ view: UIView) { removeArrangedSubview(view) }
}
