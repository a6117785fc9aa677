/// A stepper; always as large as its table entry says (table A3.4).
@preconcurrency @MainActor open class UIStepper: UIStepperInert {
    override func begin(from coder: NSCoder?) {
        takeNaturalSize()
        takeLayout(from: coder)
    }

    open var value = 0.0 {
        willSet { willChange("value", newValue.kept(minimumValue, maximumValue) != value) }
        didSet {
            // Here, so that an override's observers are called once and no one sees the value beyond the limits.
            value = value.kept(minimumValue, maximumValue)
            valuesDidChange()
        }
    }
    /// Default 0. One that is no number is no limit.
    open var minimumValue = 0.0 { didSet { limitsDidChange() } }
    /// Default 100. One that is no number is no limit.
    open var maximumValue = 100.0 { didSet { limitsDidChange() } }
    private func limitsDidChange() {
        let kept = value.kept(minimumValue, maximumValue)
        if kept != value { value = kept }
    }
    open var stepValue = 1.0
}
