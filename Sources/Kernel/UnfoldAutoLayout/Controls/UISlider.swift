/// A slider; it has a natural height only (table A3.4).
@preconcurrency @MainActor open class UISlider: UISliderInert {
    override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }

    /// Between the limits: one beyond them becomes the nearer of them
    /// (developer.apple.com/documentation/uikit/uislider/value). Default 0.
    open var value: Float = 0 {
        willSet { willChange("value", kept(newValue) != value) }
        didSet {
            // Here, so that an override's observers are called once and no one sees the value beyond the limits.
            value = kept(value)
            valuesDidChange()
        }
    }
    /// Default 0. One that is no number is no limit.
    open var minimumValue: Float = 0 { didSet { limitsDidChange() } }
    /// Default 1. One that is no number is no limit.
    open var maximumValue: Float = 1 { didSet { limitsDidChange() } }
    /// Sets ``value`` within the limits; there are no animations.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    private func kept(_ value: Float) -> Float {
        let low = minimumValue.isNaN ? -Float.infinity : minimumValue
        let high = maximumValue.isNaN ? Float.infinity : maximumValue
        return max(low, min(value, high))
    }
    private func limitsDidChange() {
        let kept = kept(value)
        if kept != value { value = kept }
    }
    /// Where the track is drawn; not asked by this library.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }
    /// Where the thumb is drawn; not asked by this library.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        return CGRect(x: rect.minX + part * (rect.width - 28), y: rect.midY - 14, width: 28, height: 28)
    }

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.sliderHeight)
    }
    /// The frame is larger than the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.sliderInsets }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = ControlMetrics.current
        return CGSize(
            width: size.width, height: metrics.sliderHeight + metrics.sliderInsets.top + metrics.sliderInsets.bottom)
    }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}
