/// Lays its arranged views out in a row or a column, by constraints with UIKit's identifiers (facts C0 to C7).
///
/// Every change only marks the stack; its constraints are brought up to date in the next constraint pass, and frames
/// move in the layout pass after it (fact C0.3). Constraints that are still wanted stay as they are.
/// - Complexity: a pass after a change is O(number of arranged views), whatever changed.
@preconcurrency @MainActor open class UIStackView: UIView, ArrangingView {
    /// How views share the length of the stack (table C3).
    public enum Distribution: Int, Sendable {
        /// Natural lengths; the first of equals stretches, and is compressed (fact C3.1).
        case fill = 0
        case fillEqually
        /// Shares in proportion to the natural lengths (facts C3.4, C3.5).
        case fillProportionally
        /// Natural lengths with equal gaps of at least the spacing (fact C3.9).
        case equalSpacing
        /// Centres at equal distances where the spacing allows it (fact C3.10).
        case equalCentering
    }

    /// Where views stand across the stack (fact C5.1).
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        /// ``leading``, in a row.
        public static let top = Alignment.leading
        /// ``trailing``, in a row.
        public static let bottom = Alignment.trailing
    }

    /// Stands for ``spacing`` as a custom spacing, and for 0 as the spacing itself: the largest Float (fact C2.7).
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// Stands for the system's spacing: 8 points, or what the fonts ask for between baselines. The smallest normal
    /// Float (facts C2.7, C2.8).
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A row of views, each added as subview in order (fact C7.5).
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Archives are not read here: the stack starts empty.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        takeLayout(from: coder)
    }

    /// None (fact A10.2).
    override var defaultMargins: UIEdgeInsets { .zero }

    deinit {
        let (views, made) = (arrangedSubviews, made)
        let constraints = madeOrder.compactMap { $0.second == nil ? made[$0] : nil }
        let reference = layoutReference
        reference.forget()
        DispatchQueue.onMain {
            reference.itemIsGone()
            // Views that live on are arranged by no one.
            for view in views { view.stackOrder = StackOrder() }
            for constraint in constraints.reversed() { constraint.isActive = false }
        }
    }

    // MARK: Properties

    /// Row or column. Default horizontal.
    open var axis: NSLayoutConstraint.Axis {
        get { storedAxis }
        set {
            guard newValue != storedAxis else { return }
            storedAxis = newValue
            complainOfBaselinesInColumn()
            arrangementDidChange()
        }
    }
    private var storedAxis = NSLayoutConstraint.Axis.horizontal
    /// How the length is shared. Default ``Distribution/fill``.
    open var distribution: Distribution = .fill { didSet { if oldValue != distribution { arrangementDidChange() } } }
    /// Where views stand across. Default ``Alignment/fill``. A baseline alignment does nothing in a column (fact C5.7).
    open var alignment: Alignment = .fill {
        didSet {
            guard oldValue != alignment else { return }
            complainOfBaselinesInColumn()
            arrangementDidChange()
        }
    }
    /// Points between neighbours on screen; at least so many for ``Distribution/equalSpacing`` and
    /// ``Distribution/equalCentering``. Negative ones overlap (fact C2.5). Default 0. A number that is not finite is
    /// raised and changes nothing.
    open var spacing: CGFloat {
        get { storedSpacing }
        set {
            guard newValue != storedSpacing, isFinite(newValue, "spacing") else { return }
            storedSpacing = newValue
            arrangementDidChange()
        }
    }
    /// Measures gaps in a column from the last baseline above to the first baseline below; the ends stay edges
    /// (fact C2.10). Default false.
    open var isBaselineRelativeArrangement = false {
        didSet { if oldValue != isBaselineRelativeArrangement { arrangementDidChange() } }
    }
    /// Lays out inside the margins instead of the bounds (fact C0.4). Default false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if oldValue != isLayoutMarginsRelativeArrangement { arrangementDidChange() } }
    }
    /// Decides what leading and trailing mean to the whole arrangement (fact C5.8).
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if oldValue != semanticContentAttribute { relowerArrangement() } }
    }

    // MARK: Views

    /// The views laid out, in order; a subset of `subviews`, whose own order is not touched (facts C7.1, C7.4).
    open private(set) var arrangedSubviews: [UIView] = []

    /// Arranges a view last, and adds it as topmost subview if it is none yet. One that is arranged already moves to
    /// the end. Turns `translatesAutoresizingMaskIntoConstraints` off (fact C7.1).
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

    /// Arranges a view at a position; as subview it still comes last. One that is arranged already leaves its position
    /// first. Raises `NSInvalidArgumentException` beyond the count (fact C7.2).
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

    /// The view stays a subview where it is, without the stack's constraints from the next pass on (fact C7.3).
    open func removeArrangedSubview(_ view: UIView) {
        guard membership.remove(ObjectIdentifier(view)) != nil else { return }
        arrangedSubviews.remove(at: arrangedSubviews.lastIndex { $0 === view }!)
        customSpacings[ObjectIdentifier(view)] = nil
        setOrder(StackOrder(), of: view)
        dropOwnConstraints(of: view)
        arrangementDidChange()
    }

    /// Spacing after one view in place of ``spacing``, in points, on the pixel grid (facts C2.6, C2.9). It is ignored
    /// for a view that is not arranged, kept while the view moves, and forgotten when it leaves. A number that is not
    /// finite is raised and changes nothing.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard membership.contains(ObjectIdentifier(arrangedSubview)), isFinite(spacing, "custom spacing")
        else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// What was set by ``setCustomSpacing(_:after:)``; ``spacingUseDefault`` if nothing was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: UIView

    open override func updateConstraints() {
        rebuildArrangement()
        super.updateConstraints()
    }

    /// A column's first visible view. A row's: the first visible one where tops or first baselines agree, else the
    /// tallest (fact A9.2).
    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true)?.forFirstBaselineLayout ?? self }

    /// A column's last visible view. A row's: the last visible one where bottoms or last baselines agree, else the
    /// tallest (fact A9.2).
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false)?.forLastBaselineLayout ?? self }

    private var storedSpacing: CGFloat = 0
    private var membership: Set<ObjectIdentifier> = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var made: [StackRule: NSLayoutConstraint] = [:]
    /// The rules made, in order: what goes, goes in the same order in every run.
    var madeOrder: [StackRule] = []
    /// Takes the position of the views when all of them hide.
    var orderingSpanner: UILayoutGuide?
    var alignmentSpanner: UILayoutGuide?
    /// Between neighbours, for equal spacing and equal centering.
    var gapGuides: [UILayoutGuide] = []
    var idleGuides: [UILayoutGuide] = []
    /// At the last rebuild: views that wrapped their text, views without a baseline, and visible spacers.
    var wrapping: Set<ObjectIdentifier> = []
    var withoutBaseline: Set<ObjectIdentifier> = []
    var flexible: Set<ObjectIdentifier> = []
    var measures = StackMeasures()
    var work = StackWork()

    private func arrange(_ view: UIView, at index: Int?) {
        guard !isDescendant(of: view) else {
            // Raises, and changes nothing.
            addSubview(view)
            return
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        if !membership.insert(ObjectIdentifier(view)).inserted {
            arrangedSubviews.remove(at: arrangedSubviews.lastIndex { $0 === view }!)
        }
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(index ?? arrangedSubviews.count, arrangedSubviews.count))
        arrangementDidChange()
    }

    /// Constraints that name the view alone are held by it, and would go along with it.
    private func dropOwnConstraints(of view: UIView) {
        for constraint in view.constraints.reversed() where constraint.isFromArranger(of: view) {
            constraint.isActive = false
        }
    }

    func arrangementDidChange() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
        layoutHost.hostedEngine?.noteChange()
        superview?.childInvalidatedContentSize(self)
        valuesDidChange()
    }

    private func isFinite(_ value: CGFloat, _ name: String) -> Bool {
        if value.isFinite { return true }
        UIKitExceptions.raise(
            .invalidArgument, "\(name) of \(description) is not finite!  That's illegal.  \(name):\(value)")
        return false
    }

    /// Up to iOS 12 the console says so (fact C5.7).
    private func complainOfBaselinesInColumn() {
        guard isOldGeneration, axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline
        else { return }
        LayoutJournal.console("Invalid for vertical axis. Use Leading or Trailing instead.")
    }

    // MARK: ArrangingView

    /// In an animation block the stack lays out at the end of the block, so that the others' frames and the view's own
    /// move with the animation (fact C4.8). Nothing of the kind happens when a view is added.
    func arrangedViewDidChangeHidden(_ view: UIView) {
        guard membership.contains(ObjectIdentifier(view)) else { return }
        arrangementDidChange()
        AnimationBlock.current?.layOutAtEnd(self)
    }

    /// Shares follow the natural lengths (fact C3.6); baselines, fonts and wrapping decide about other constraints.
    override func childInvalidatedContentSize(_ child: UIView) {
        let identity = ObjectIdentifier(child)
        guard membership.contains(identity) else { return }
        let isOnBaselines = isBaselineRelativeArrangement && axis == .vertical
        let wraps = axis == .horizontal && (child.wrapsToWidth || wrapping.contains(identity))
        let changesKind = distribution == .fill && !child.isHidden && isSpacer(child) != flexible.contains(identity)
        let changesRank = child.stackOrder.isOutdated(for: child)
        if distribution == .fillProportionally || isOnBaselines || wraps || hasOtherBaseline(child) || changesKind
            || changesRank
        {
            arrangementDidChange()
        } else {
            baselinesMayHaveMoved()
            // What is measured or stands for a baseline may lie deeper than one stack.
            superview?.childInvalidatedContentSize(self)
        }
    }

    /// With contents a view is no spacer any more, without them it is one again.
    override func childGainedOrLostContents(_ child: UIView) {
        let identity = ObjectIdentifier(child)
        guard membership.contains(identity), distribution == .fill, !child.isHidden else { return }
        if isSpacer(child) != flexible.contains(identity) { arrangementDidChange() }
    }

    override var dependsOnFittings: Bool { !measures.lengths.isEmpty || measures.wantsHeights }

    func arrangedViewWillLeave(_ view: UIView) { removeArrangedSubview(view) }
}
