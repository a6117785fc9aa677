import Foundation

/// A stepper; always as large as its table entry says (table A3.4).
@preconcurrency @MainActor open class UIStepper: UIControl {
    /// A stepper at `frame`'s origin; its size is fixed.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeNaturalSize()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeNaturalSize()
        takeLayout(from: coder)
    }

    /// Default 0.
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
    /// Default 1.
    open var stepValue = 1.0
    /// Whether holding repeats; stored.
    open var autorepeat = true
    /// Whether each step sends `.valueChanged`; stored.
    open var isContinuous = true
    /// Whether it goes on at the other end; stored.
    open var wraps = false
    open func setIncrementImage(_ image: UIImage?, for state: State) { images["more \(state.rawValue)"] = image }
    open func setDecrementImage(_ image: UIImage?, for state: State) { images["less \(state.rawValue)"] = image }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { images["back \(state.rawValue)"] = image }
    open func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) {
        images["\(left.rawValue) \(right.rawValue)"] = image
    }
    open func incrementImage(for state: State) -> UIImage? { images["more \(state.rawValue)"] }
    open func decrementImage(for state: State) -> UIImage? { images["less \(state.rawValue)"] }
    open func backgroundImage(for state: State) -> UIImage? { images["back \(state.rawValue)"] }
    open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? {
        images["\(left.rawValue) \(right.rawValue)"]
    }
    private var images: [String: UIImage] = [:]

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize { ControlMetrics.current.stepperSize }
    /// The natural size, as a frame.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}
