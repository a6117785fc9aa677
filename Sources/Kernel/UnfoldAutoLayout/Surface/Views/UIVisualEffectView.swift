/// A view with an effect behind its content, which fills it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeLayout(from: coder)
    }
    open var effect: UIVisualEffect?
    open var contentView: UIView { content }
    private let content = UIView()

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
