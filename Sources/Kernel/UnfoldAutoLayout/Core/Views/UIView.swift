/// A rectangle in a hierarchy that takes part in Auto Layout.
///
/// Lengths are points in the coordinate system of the superview (``frame``, ``center``) or of the view itself
/// (``bounds``). What UIKit lets subclasses override is declared here or in the class above; the work is in extensions.
@preconcurrency @MainActor open class UIView: UIViewInert {
    /// -1: no intrinsic length in that direction (fact A3.1).
    public static let noIntrinsicMetric: CGFloat = -1
    /// Fits as small as the constraints allow; (0, 0).
    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// Fits as large as the constraints allow; (10000, 10000).
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    // MARK: Life

    /// A view of that frame, in points of its later superview.
    public init(frame: CGRect) {
        storedCenter = CGPoint(x: frame.midX, y: frame.midY)
        storedBounds = CGRect(origin: .zero, size: frame.size)
        super.init()
        layoutReference.refer(to: self)
        hugging.vertical = Self.initialVerticalHugging
        if AppClasses.contains(Self.self) { flags.insert(.isOfApp) }
        begin(from: nil)
    }

    public convenience override init() { self.init(frame: .zero) }

    /// What a document of Interface Builder says of the view, subviews included; archives of another kind are not read,
    /// and the view is empty then.
    public required init?(coder: NSCoder) {
        storedCenter = .zero
        storedBounds = .zero
        super.init()
        layoutReference.refer(to: self)
        hugging.vertical = Self.initialVerticalHugging
        if AppClasses.contains(Self.self) { flags.insert(.isOfApp) }
        (coder as? NibCoder)?.decode(into: self)
        begin(from: coder)
    }

    /// What a class does at the end of both initializers; there is no coder in that with a frame.
    func begin(from coder: NSCoder?) {}

    deinit {
        let reference = layoutReference
        reference.forget()
        superviewReference?.release()
        if MainQueue.isCurrent, reference.isUnused { return }
        let parts = (subviews, layoutGuides, constraints)
        DispatchQueue.onMain {
            reference.itemIsGone()
            withExtendedLifetime(parts) {}
        }
    }

    /// How subviews, constraints and engines know the view.
    nonisolated let layoutReference = ItemReference()

    /// Stands for the memory address in printed constraints; the same in every run.
    package let layoutAddress = LayoutAddress.nextView()
    package var printedClassName: String? { didSet { nameByClass = nil } }
    /// ``printedBase``, once it was asked for: the first change of every row asks.
    package var nameByClass: String? { didSet { if oldValue != nil { layoutHost.hostedSystem?.namingRevision += 1 } } }

    // MARK: Geometry

    var storedCenter: CGPoint
    var storedBounds: CGRect

    /// Position and size in the superview. Setting it marks layout as UIKit does. A negative length counts from the
    /// other side, as in a layer's rectangles.
    open var frame: CGRect {
        get { transformedFrame }
        set { setTransformedFrame(newValue.withoutNegativeLengths) }
    }
    /// Size in points, and the origin of the coordinate system that subviews live in. Negative lengths move it.
    open var bounds: CGRect {
        get { storedBounds }
        set { setGeometry(bounds: newValue.withoutNegativeLengths) }
    }
    /// Middle of the frame, in the superview; another point of it where ``anchorPoint`` says so.
    open var center: CGPoint {
        get { storedCenter }
        set { setGeometry(center: newValue) }
    }
    /// Which margins and lengths give when the superview is resized. Default none (fact A5.4).
    open var autoresizingMask: AutoresizingMask = [] { didSet { autoresizingInputsDidChange() } }
    /// Applied around the centre when drawn; layout knows the untransformed rectangle only, and ``frame`` is then the
    /// rectangle around the transformed one (fact A2.3). Default identity.
    open var transform: CGAffineTransform {
        get { transformBox?.transform ?? .identity }
        set { setTransform(newValue) }
    }
    var transformBox: TransformBox?
    /// Whether a change of size is passed on to the subviews by their masks. Default true.
    open var autoresizesSubviews = true
    // Plain values that the engine asks for are not checked for exclusive access: they are read and set whole.

    /// Whether ``frame`` and ``autoresizingMask`` become required constraints (facts A5.1, A5.2). Default true.
    @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard oldValue != translatesAutoresizingMaskIntoConstraints else { return }
            if flags.contains(.isBackground) { backgroundMaskDidChange() }
            autoresizingInputsDidChange()
        }
    }

    /// The size in points that suits the view best within `size`; here its own.
    open func sizeThatFits(_ size: CGSize) -> CGSize { storedBounds.size }
    /// Takes the size of ``sizeThatFits(_:)``. The frame's origin stays; under a transform, which leaves the frame without
    /// meaning, the centre.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }

    // MARK: Hierarchy

    /// The view it is in; nil for a root.
    open internal(set) var superview: UIView? {
        get { uncountedSuperview?.view }
        set {
            superviewReference?.release()
            superviewReference = nil
            if let newValue { superviewReference = .passRetained(newValue.layoutReference) }
        }
    }
    // Unmanaged: set here alone and released by `deinit`; every walk reads it in each of its steps.
    @exclusivity(unchecked) private var superviewReference: Unmanaged<ItemReference>?
    final var uncountedSuperview: UncountedView? { superviewReference?.uncountedView }
    /// Direct subviews, back to front.
    @exclusivity(unchecked) open internal(set) var subviews: [UIView] = []  // Nothing is called while it changes.
    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { (controller as UIResponder?) ?? superview }
    @exclusivity(unchecked) weak var controller: (any ViewManaging)?

    /// Adds on top, moving the view from wherever it was. Raises for an ancestor or the view itself.
    open func addSubview(_ view: UIView) { insert(view, at: nil) }
    /// Adds at a position from the back, clamped.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }
    /// Swaps two subviews. Raises `NSRangeException` beyond the count, as the array behind the subviews does.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { performExchangeSubview(at: index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    /// Leaves the superview; constraints across the cut are deactivated for good (fact A4.5).
    open func removeFromSuperview() { performRemoveFromSuperview() }
    open func isDescendant(of view: UIView) -> Bool {
        let wanted = UncountedView(view)
        var next: UncountedView? = UncountedView(self)
        while let ancestor = next, ancestor != wanted { next = ancestor.superview }
        return next != nil
    }
    /// The first view of the subtree with that tag, in pre-order.
    open func viewWithTag(_ tag: Int) -> UIView? { performViewWithTag(tag) }

    // MARK: Appearance (stored; no effect on layout)

    /// A hidden view keeps its constraints (fact A3.5); inside a stack view it loses its position.
    open var isHidden: Bool {
        get { storedIsHidden }
        set { setHidden(newValue, isLayers: false) }
    }
    final var storedIsHidden = false { didSet { layoutHost.hostedSystem?.printingRevision += 1 } }
    /// Opacity, 0 to 1; no effect on layout.
    open var alpha: CGFloat {
        get { storedAlpha }
        set { storedAlpha = newValue }
    }
    final var storedAlpha: CGFloat = 1 {
        willSet { willChange("alpha", newValue != storedAlpha) }
        didSet {
            noteAnimated(.alpha, from: .number(oldValue), to: .number(storedAlpha))
            sharedValuesDidChange()
        }
    }
    open var isOpaque: Bool {
        get { storedIsOpaque }
        set { storedIsOpaque = newValue }
    }
    final var storedIsOpaque = true { didSet { sharedValuesDidChange() } }
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { storedBackgroundColor = newValue }
    }
    final var storedBackgroundColor: UIColor? {
        willSet { willChange("backgroundColor", newValue != storedBackgroundColor) }
        didSet {
            noteAnimated(
                .backgroundColor, from: .color(oldValue?.components), to: .color(storedBackgroundColor?.components))
            sharedValuesDidChange()
        }
    }
    /// The class of ``layer``; asked once, when the layer is first used.
    open class var layerClass: AnyClass { CALayer.self }
    open var layer: CALayer { layerOfView }
    var storedLayer: CALayer?
    /// Stored; nothing is drawn. Its layer is the ``layer``'s mask.
    open var mask: UIView? {
        get { storedMask }
        set {
            if newValue !== storedMask { storedLayer?.maskWasReplaced() }
            storedMask = newValue
        }
    }
    final var storedMask: UIView?
    /// The view's own, or that of the nearest view above that has one, or the system's blue. Nothing is drawn.
    open var tintColor: UIColor! {
        get { rare?.tintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            willChange("tintColor", isOtherTint(newValue))
            rarely.tintColor = newValue
            visitSubtree {
                $0.tintColorDidChange()
                $0.valuesDidChange()
            }
        }
    }
    /// Stored; nothing is drawn. Default: that of the view above, or normal.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { rare?.tintAdjustmentMode ?? superview?.tintAdjustmentMode ?? .normal }
        set {
            rarely.tintAdjustmentMode = newValue == .automatic ? nil : newValue
            visitSubtree { $0.tintColorDidChange() }
        }
    }
    open var clipsToBounds: Bool {
        get { storedClipsToBounds }
        set { storedClipsToBounds = newValue }
    }
    final var storedClipsToBounds = false { didSet { sharedValuesDidChange() } }
    /// Whether gestures here and inside can be simulated. Default true; false for labels and image views.
    open var isUserInteractionEnabled = true {
        willSet { willChange("userInteractionEnabled", newValue != isUserInteractionEnabled) }
        didSet { valuesDidChange() }
    }
    /// The recognizers of this view, in the order in which they were added; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            let isNone = storedGestureRecognizers.isEmpty && rare?.hadGestureRecognizers != true
            return isNone ? nil : storedGestureRecognizers
        }
        set {
            storedGestureRecognizers.forEach(removeGestureRecognizer)
            newValue?.forEach(addGestureRecognizer)
        }
    }
    var storedGestureRecognizers: [UIGestureRecognizer] = []
    /// Takes a recognizer from the view it had; ``UIGestureRecognizer/simulate(at:)`` stands for touches.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        performAddGestureRecognizer(gestureRecognizer)
    }
    /// Lets a recognizer go.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        performRemoveGestureRecognizer(gestureRecognizer)
    }
    /// Pixels per point that drawing would use. Default: that of the screen.
    open var contentScaleFactor: CGFloat {
        get { storedContentScale }
        set { storedContentScale = newValue }
    }
    /// A view of the same frame; it shows nothing.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
    /// A view as large as the rectangle; it shows nothing.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { UIView(frame: rect) }
    /// The view that a touch at a point would reach: the frontmost one there, of those that are shown and take touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { performHitTest(point, event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    @discardableResult open func endEditing(_ force: Bool) -> Bool { performEndEditing(force) }
    /// Interactions that were added, in order; nothing starts one.
    open var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set {
            (rare?.interactions ?? []).forEach(removeInteraction)
            newValue.forEach(addInteraction)
        }
    }
    /// Takes an interaction from the view it had.
    open func addInteraction(_ interaction: any UIInteraction) { performAddInteraction(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { performRemoveInteraction(interaction) }
    private(set) var rare: RareViewValues?
    var rarely: RareViewValues {
        if let rare { return rare }
        let made = RareViewValues()
        rare = made
        return made
    }
    open var contentMode: ContentMode = .scaleToFill
    /// In messages and reports this names the view.
    open var accessibilityIdentifier: String? { didSet { layoutHost.hostedSystem?.printingRevision += 1 } }
    /// Overrides the layout direction of the interface for this view (fact A10.10).
    @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if oldValue != semanticContentAttribute { layoutDirectionDidChange() } }
    }
    /// Traits of the current ``LayoutEnvironment``, except for those that a controller set for a child
    /// (``UIViewController/setOverrideTraitCollection(_:forChild:)``).
    open var traitCollection: UITraitCollection { TraitsForChildren.traits(of: self) }
    /// Light or dark, for this view and those inside.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.style ?? .unspecified }
        set {
            StyleOverrides.areUsed = true
            rarely.style = newValue
        }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

    // MARK: Constraints

    /// Constraints held by this view, in the order they were added.
    @exclusivity(unchecked) open internal(set) var constraints: [NSLayoutConstraint] = []
    /// Holds and activates a constraint on items of this subtree (fact A4.6).
    open func addConstraint(_ constraint: NSLayoutConstraint) { performAddConstraint(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        LayoutBatch.run { constraints.forEach(addConstraint) }
    }
    /// Deactivates a constraint that this view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { performRemoveConstraint(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// Whether other frames would satisfy the view's constraints as well (fact A7.1); false for a view that takes no
    /// part in constraints. For debugging: solves several times.
    open var hasAmbiguousLayout: Bool { layoutHost.systemForLayout().isLayoutAmbiguous(of: self) }
    /// Moves an ambiguous view to another frame that satisfies its constraints, the same one in every run; called
    /// again, mostly back. Does nothing to a view that is not ambiguous.
    open func exerciseAmbiguityInLayout() { layoutHost.systemForLayout().exerciseAmbiguity(of: self) }
    /// The constraints that hold the view's position and size in a direction where they are, in order of activation.
    /// Content sizes and autoresizing masks, which are no `NSLayoutConstraint` here, are left out.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutHost.systemForLayout().constraintsAffecting(self, axis)
    }
    /// Whether the last exercise of an ambiguous layout went towards smaller values.
    var exerciseGrows = true

    @exclusivity(unchecked) var anchors = KnownAnchors()
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    /// Owns a guide, taking it from its former owner.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { performAddLayoutGuide(layoutGuide) }
    /// Lets a guide go, with its constraints (fact A4.2).
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { performRemoveLayoutGuide(layoutGuide) }

    // MARK: Intrinsic size

    /// Natural size in points; ``UIView/noIntrinsicMetric`` where there is none (fact A3.1).
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Announces another intrinsic size; it is asked for in the next pass (fact B6).
    open func invalidateIntrinsicContentSize() {
        contentSizeNeedsUpdate()
        contentHost?.contentDidInvalidateSize()
        valuesDidChange()
    }
    /// How strongly the view resists growing beyond its content. Default 250 (table A3.3).
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? hugging.horizontal : hugging.vertical
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
        contentSizeNeedsUpdate()
    }
    /// How strongly the view resists shrinking below its content. Default 750.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? resistance.horizontal : resistance.vertical
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { resistance.horizontal = priority } else { resistance.vertical = priority }
        contentSizeNeedsUpdate()
    }
    /// Hugging of each axis; classes whose default is not 250 set it when they are made (table A3.3).
    @exclusivity(unchecked) var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
        .defaultLow, .defaultLow
    )
    /// What views of the class are made with: bars and sliders keep their height.
    class var initialVerticalHugging: UILayoutPriority { .defaultLow }
    @exclusivity(unchecked) var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
        .defaultHigh, .defaultHigh
    )
    /// Set by the stack view that arranges the view, so that equal ones yield in order.
    @exclusivity(unchecked) var stackOrder = StackOrder()

    /// The size the constraints ask for, pulled at 50 towards `targetSize`; unrounded points (facts A8.5, B13).
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size the constraints ask for; an axis at `.required` is pinned to the target. Moves nothing. Solves nothing
    /// if nothing changed since the last question (facts B13, B14).
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var request = FittingRequest(
            target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        if request.horizontal == .fittingSizeLevel, request.vertical == .fittingSizeLevel, encapsulated == nil {
            request.keptWidths = layoutHost.hostedSystem?.laidOutTextWidths(in: self)
        }
        return fit(request)
    }

    // MARK: Alignment

    /// Distance of the alignment rectangle from the frame (fact A2.3). Default zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The rectangle that constraints see.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The view whose first baseline stands for this one's (fact A9.2).
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline stands for this one's.
    open var forLastBaselineLayout: UIView { self }
    /// ``forLastBaselineLayout`` under its old name.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }
    /// Distance of the first text baseline below the top of the alignment rectangle, at the ideal height; nil without
    /// text, which then means the bottom edge (fact A9.1).
    var firstBaselineFromTop: CGFloat? { nil }
    /// Of views whose one line stays in the middle, however high they are: how far its baseline is below the middle.
    var baselineFromMiddle: CGFloat? { nil }
    /// Both distances, for views that find them in one go.
    var baselineDistances: (first: CGFloat?, last: CGFloat?) { (firstBaselineFromTop, lastBaselineFromBottom) }
    package func baseline(isFirst: Bool, in rect: CGRect) -> CGFloat {
        if let baselineFromMiddle { return rect.midY + baselineFromMiddle }
        let distances = baselineDistances
        return (isFirst ? distances.first.map { rect.minY + $0 } : distances.last.map { rect.maxY - $0 }) ?? rect.maxY
    }
    /// The font of the text that the baselines belong to; nil without text (fact A11.2).
    var baselineFont: UIFont? { nil }
    /// Distance of the last text baseline above the bottom of the alignment rectangle; nil without text.
    var lastBaselineFromBottom: CGFloat? { nil }

    // MARK: Margins

    /// Default 8 on all sides (fact A10.1).
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set {
            ownMargins = .edges(newValue)
            marginsDidChange()
        }
    }
    /// The margins by reading direction, which they follow (fact A10.9).
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set {
            ownMargins = .directional(newValue)
            marginsDidChange()
        }
    }
    /// Widens the margins to the superview's (fact A10.4). Default false.
    @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false { didSet { marginsDidChange() } }
    /// Adds the safe area to the margins (fact A10.3). Default true.
    @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsDidChange() } }
    /// What the safe area takes from each edge, in points (fact A10.5).
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }
    /// The bounds less the margins (fact A10.6).
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
    /// The bounds less the safe area (fact A10.6).
    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
    /// The margins, no wider than reads well (fact A10.8).
    open var readableContentGuide: UILayoutGuide { readableGuide }
    /// The margins that were set; nil for ``defaultMargins``.
    var ownMargins: LayoutMargins?
    /// Margins that no one set: 8 on all sides, of a controller's view none but the system's (fact A10.1).
    var defaultMargins: UIEdgeInsets { controller == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero }
    var systemGuides: [SystemGuide: UILayoutGuide] = [:]
    /// Safe area given from outside to a root (a window); nil elsewhere.
    @exclusivity(unchecked) package var rootSafeAreaInsets: UIEdgeInsets? { didSet { safeAreaMayHaveChanged() } }
    @exclusivity(unchecked) var knownSafeAreaInsets = UIEdgeInsets.zero

    // MARK: Update cycle

    /// Flags the view for the constraint pass (fact B2).
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func updateConstraintsIfNeeded() { performUpdateConstraintsIfNeeded() }
    /// Called once per flagged view, children first; overrides call super last (fact B2).
    open func updateConstraints() { calledSuperUpdateConstraints = true }
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
    /// Flags the view for the layout pass; nothing moves yet (fact B5).
    open func setNeedsLayout() { markNeedsLayout() }
    /// Solves and lays out the subtree now. A loop that does not settle within ``LayoutLimits/passes`` is a finding.
    open func layoutIfNeeded() { performLayoutIfNeeded() }
    /// Writes the engine's values into the frames of the direct subviews (fact B4).
    open func layoutSubviews() { applyEngineFramesToSubviews() }

    // MARK: Delegate of its layer

    /// Calls ``layoutSubviews()``, as the layer's delegate. Called in passes once ``layer`` was asked for.
    open func layoutSublayers(of layer: CALayer) { if layer === storedLayer { layoutSubviews() } }
    /// Flags what `updateProperties()` sets, for the next layout pass. A new view is flagged.
    open func setNeedsUpdateProperties() {
        flags.insert(.needsProperties)
        passUp(.descendantNeedsUpdateConstraints)
        setNeedsLayout()
    }
    /// Updates the flagged views of the subtree and their controllers now, from the view down.
    open func updatePropertiesIfNeeded() { updateFlaggedProperties() }

    @exclusivity(unchecked) var flags: LayoutFlags = [.needsLayout, .needsUpdateConstraints, .needsProperties]
    var calledSuperUpdateConstraints = false

    // MARK: Engine

    /// Cuts the hierarchy: this view and its subtree form a system of their own. Table cells set it.
    @exclusivity(unchecked) package var isEngineHost = false
    func boundsOriginDidChange() {}
    var scrollContainer: (any ScrollContainer)? { nil }
    /// A guide of this view was solved to another rectangle.
    func guideDidMove(_ guide: UILayoutGuide) {}
    /// What the system keeps of the last fitting of this view.
    var keptFitting: AnyObject?
    /// Size constraints that a table pins on a cell's content view (facts D3.1 to D3.3).
    var encapsulated: EncapsulatedSize?
    /// True for text that wraps: its size is asked again at the width of a first solve (facts B10 to B12).
    var wrapsToWidth: Bool { false }
    func contentSize(wrappedTo width: CGFloat) -> CGSize { intrinsicContentSize }
    /// Widths around one at which ``contentSize(wrappedTo:)`` has the same height, and a width that does not shrink as
    /// they grow; nil if that is not known.
    func widths(wrappingAsAt width: CGFloat) -> WidthRange? { wrapsToWidth ? nil : WidthRange(low: -.infinity) }
    /// The natural size at unlimited width, whatever width the view was laid out at.
    var unwrappedContentSize: CGSize { intrinsicContentSize }
    /// Takes what it shows from another environment; true if its natural size depends on what changed.
    func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { false }
    /// Which ``LayoutEnvironment/current`` the view was notified of last.
    @exclusivity(unchecked) var environmentVersion = LayoutEnvironment.version
    /// Handlers of changed traits; nil while there are none.
    var traitObservers: TraitObservers?
    /// Children whose intrinsic size changed are announced here (fact B6).
    func childInvalidatedContentSize(_ child: UIView) {}
    /// Children that gained their first subview, or lost their last one, are announced here.
    func childGainedOrLostContents(_ child: UIView) {}
    /// Whether its constraints depend on what fitting found out, in the system that it was in then.
    var dependsOnFittings: Bool { false }

    /// What follows the address in printed constraints: a label's text in quotes.
    var printedText: String { "" }
    nonisolated open override var description: String { onMain { $0.viewDescription } }
}

/// A view that arranges some of its subviews and wants to be notified when one of them hides.
@MainActor protocol ArrangingView: UIView {
    func arrangedViewDidChangeHidden(_ view: UIView)
    func arrangedViewWillLeave(_ view: UIView)
}

/// `UIView.noIntrinsicMetric` under its old name.
public let UIViewNoIntrinsicMetric: CGFloat = -1
