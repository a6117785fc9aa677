/// A view whose bounds move over a content area.
///
/// Constraints between its edges and views inside it are about the content area; those of its width, height and centre,
/// and those to views outside, are about its frame. The content size then follows from the constraints.
@preconcurrency @MainActor open class UIScrollView: UIScrollViewInert, ScrollDelegating {
    package weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet {
            (self as? any ScrollDelegateListener)?.scrollDelegateDidChange()
            valuesDidChange()
        }
    }

    override func begin(from coder: NSCoder?) { if !(coder is NibCoder) { clipsToBounds = true } }

    /// Origin of the bounds, in points of the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// Moves there; an animated move is recorded as an animation, and the delegate is notified when its time has passed.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else {
            self.contentOffset = contentOffset
            return
        }
        let start = self.contentOffset
        UIView.animate(withDuration: Self.scrollDuration) { self.contentOffset = contentOffset }
        announceEnd(ofMoveFrom: start)
    }
    /// Notifies the delegate of the end of an animated move when its time has passed: not of one that leads nowhere, nor
    /// of one that another has taken over.
    package func announceEnd(ofMoveFrom start: CGPoint) {
        guard contentOffset != start else { return }
        moveCount += 1
        let number = moveCount
        ScheduledWork.schedule(after: Self.scrollDuration) { [weak self] _ in
            guard let self, self.moveCount == number else { return }
            self.delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }
    private var moveCount = 0
    /// Size of the content area in points. Constraints to the content area overwrite it in the layout pass.
    open var contentSize: CGSize = .zero {
        willSet { willChange("contentSize", newValue != contentSize) }
        didSet {
            guard oldValue != contentSize else { return }
            scrollabilityMayHaveChanged()
            valuesDidChange()
        }
    }
    /// Added around the content, in points. Default zero.
    open var contentInset: UIEdgeInsets = .zero {
        willSet { willChange("contentInset", newValue != contentInset) }
        didSet {
            guard oldValue != contentInset else { return }
            adjustedInsetMayHaveChanged()
            valuesDidChange()
        }
    }
    /// ``contentInset`` and what ``contentInsetAdjustmentBehavior`` takes from the safe area.
    open var adjustedContentInset: UIEdgeInsets { insetsWithSafeArea }
    /// Which edges the safe area is added to. Default automatic.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }
    /// Moves as little as shows `rect`, in points of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(clampedOffset(offset(showing: rect)), animated: animated)
    }

    /// The content area, in the bounds' coordinates.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    /// The part of the bounds that is on screen: it stays while the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { frameGuide }
    var guides = ScrollGuides()
    var knownAdjustedInset = UIEdgeInsets.zero
    /// The axes whose safe area ``knownAdjustedInset`` holds.
    var heldAxes = (horizontal: false, vertical: false)

    /// Stored; makes the vertical safe area count even for short content. Default false.
    open var alwaysBounceVertical = false { didSet { adjustedInsetMayHaveChanged() } }
    /// Stored; makes the horizontal safe area count even for narrow content. Default false.
    open var alwaysBounceHorizontal = false { didSet { adjustedInsetMayHaveChanged() } }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }
    /// Scrolls, on a device; a test may simulate it, which sends its actions and moves nothing.
    open var panGestureRecognizer: UIPanGestureRecognizer { recognizers.pan }
    /// Zooms, on a device.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { recognizers.pinch }
    private lazy var recognizers: (pan: UIPanGestureRecognizer, pinch: UIPinchGestureRecognizer) = {
        let made = (UIPanGestureRecognizer(), UIPinchGestureRecognizer())
        addGestureRecognizer(made.0)
        return made
    }()
    /// Is notified of presses of arrow keys, on a device.
    open private(set) lazy var directionalPressGestureRecognizer = UIGestureRecognizer()

    /// Takes the content size from the constraints, then lays out the subviews.
    open override func layoutSubviews() {
        takeContentSizeFromConstraints()
        scrollabilityMayHaveChanged()
        super.layoutSubviews()
    }

    /// Scrolling lays out again (fact B8).
    override func boundsOriginDidChange() {
        pinFrameGuide()
        markNeedsLayout()
        delegate?.scrollViewDidScroll(self)
        valuesDidChange()
    }

    override var scrollContainer: (any ScrollContainer)? { self }

    override func guideDidMove(_ guide: UILayoutGuide) { if guide === guides.content { markNeedsLayout() } }

    /// A new safe area moves what was at the top edge with it.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    package static let scrollDuration: TimeInterval = 0.3

    /// The offset nearest to `offset` that shows no more than the content and its insets.
    public func clampedOffset(_ offset: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(low, min(value, max(low, high)))
        }
        return CGPoint(
            x: clamp(offset.x, -insets.left, contentSize.width + insets.right - bounds.width),
            y: clamp(offset.y, -insets.top, contentSize.height + insets.bottom - bounds.height))
    }

    private var knownExtent = (content: CGSize.zero, bounds: CGSize.zero, insets: UIEdgeInsets.zero)

    /// Takes the offset back into the content where that, the bounds or the insets have another size than when it was
    /// last called; what code set beyond the content stays until then (fact L7.10).
    package func keepOffsetInContent() {
        let extent = (content: contentSize, bounds: bounds.size, insets: adjustedContentInset)
        guard extent != knownExtent else { return }
        knownExtent = extent
        let legal = clampedOffset(contentOffset)
        if legal != contentOffset { contentOffset = legal }
    }
}
