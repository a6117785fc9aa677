/// A spinning wheel; always as large as its style says (table A3.4), spinning or not.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIActivityIndicatorViewInert {
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        isHidden = true
        takeNaturalSize()
    }
    /// A medium wheel, of its natural size where the frame has none (tests of dotnet/macios, `initWithFrame:`).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        takeNaturalSize()
        if frame.size != .zero { self.frame = frame }
    }
    public required init(coder: NSCoder) {
        // A view of a document, or one without anything: never nil.
        super.init(coder: coder)!
        takeNaturalSize()
        takeLayout(from: coder)
    }

    open var style: Style = .medium { didSet { if oldValue != style { invalidateIntrinsicContentSize() } } }
    /// Whether a wheel at rest is hidden, as a new one is; outside stack views it keeps its place. Default true.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    open private(set) var isAnimating = false
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize {
        let metrics = ControlMetrics.current
        let side = [.large, .whiteLarge].contains(style) ? metrics.largeActivitySide : metrics.activitySide
        return CGSize(width: side, height: side)
    }
}
