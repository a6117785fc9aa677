import Foundation

/// A view with an effect behind its content, which fills it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// A view of an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }
    /// A view without effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }
    /// A view without effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeLayout(from: coder)
    }
    open var effect: UIVisualEffect?
    /// Where subviews go.
    open var contentView: UIView { content }
    private let content = UIView()

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
