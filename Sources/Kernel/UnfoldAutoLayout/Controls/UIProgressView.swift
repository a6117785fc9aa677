/// A progress bar; it has a natural height only (table A3.4).
@preconcurrency @MainActor open class UIProgressView: UIProgressViewInert {
    /// A bar as wide as the frame, and as high as bars are (tests of dotnet/macios, `UIProgressView.initWithFrame:`).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size.height = ControlMetrics.current.progressHeight
    }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }

    open var progressViewStyle: Style = .default
    /// 0 to 1. Default 0.
    open var progress: Float = 0 {
        willSet { willChange("progress", newValue != progress) }
        didSet { valuesDidChange() }
    }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = min(max(progress, 0), 1) }

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.progressHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ControlMetrics.current.progressHeight)
    }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}
