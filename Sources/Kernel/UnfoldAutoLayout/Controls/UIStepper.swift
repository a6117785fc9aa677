/// A stepper; always as large as its table entry says (table A3.4).
@preconcurrency @MainActor open class UIStepper: UIStepperInert {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeNaturalSize()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeNaturalSize()
        takeLayout(from: coder)
    }

    open var value = 0.0 {
        willSet { willChange("value", kept(newValue) != value) }
        didSet {
            // Here, so that an override's observers are called once and no one sees the value beyond the limits.
            value = kept(value)
            valuesDidChange()
        }
    }
    /// Default 0. One that is no number is no limit.
    open var minimumValue = 0.0 { didSet { limitsDidChange() } }
    /// Default 100. One that is no number is no limit.
    open var maximumValue = 100.0 { didSet { limitsDidChange() } }
    /// A value beyond the limits becomes the nearer of them (developer.apple.com/documentation/uikit/uistepper/value).
    private func kept(_ value: Double) -> Double {
        let low = minimumValue.isNaN ? -Double.infinity : minimumValue
        let high = maximumValue.isNaN ? Double.infinity : maximumValue
        return max(low, min(value, high))
    }
    private func limitsDidChange() {
        let kept = kept(value)
        if kept != value { value = kept }
    }
    open var stepValue = 1.0

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize { ControlMetrics.current.stepperSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}
