/// A slider; it has a natural height only (table A3.4).
@preconcurrency @MainActor open class UISlider: UISliderInert {
    /// Between the limits: one beyond them becomes the nearer of them
    /// (developer.apple.com/documentation/uikit/uislider/value). Default 0.
    open var value: Float = 0 {
        willSet { willChange("value", newValue.kept(minimumValue, maximumValue) != value) }
        didSet {
            // Here, so that an override's observers are called once and no one sees the value beyond the limits.
            value = value.kept(minimumValue, maximumValue)
            valuesDidChange()
        }
    }
    /// Default 0. One that is no number is no limit.
    open var minimumValue: Float = 0 { didSet { limitsDidChange() } }
    /// Default 1. One that is no number is no limit.
    open var maximumValue: Float = 1 { didSet { limitsDidChange() } }
    /// Sets ``value`` within the limits; there are no animations.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    private func limitsDidChange() {
        let kept = value.kept(minimumValue, maximumValue)
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
}

extension BinaryFloatingPoint {
    /// Within two limits, of which the lower wins; one that is no number is no limit.
    func kept(_ low: Self, _ high: Self) -> Self {
        max(low.isNaN ? -.infinity : low, min(self, high.isNaN ? .infinity : high))
    }
}
