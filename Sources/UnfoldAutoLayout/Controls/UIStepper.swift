import Foundation

/// A stepper; always as large as its table entry says (table A3.4).
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// A stepper at `frame`'s origin; its size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// A stepper.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Default 0.
    open var value = 0.0
    /// Default 0.
    open var minimumValue = 0.0
    /// Default 100.
    open var maximumValue = 100.0
    /// Default 1.
    open var stepValue = 1.0

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize { ControlMetrics.current.stepperSize }
    /// The natural size, as a frame.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }

    private func setUp() {
        hugging = (.defaultHigh, .defaultHigh)
        frame.size = intrinsicContentSize
    }
}
