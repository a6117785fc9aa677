import Foundation

/// A slider; it has a natural height only (table A3.4).
@preconcurrency @MainActor open class UISlider: UIControl {
    /// A slider.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging.vertical = .defaultHigh
    }
    /// A slider.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging.vertical = .defaultHigh
    }

    /// Between the limits. Default 0.
    open var value: Float = 0
    /// Default 0.
    open var minimumValue: Float = 0
    /// Default 1.
    open var maximumValue: Float = 1
    /// Sets ``value`` within the limits; there are no animations.
    open func setValue(_ value: Float, animated: Bool) { self.value = max(minimumValue, min(value, maximumValue)) }

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.sliderHeight)
    }
    /// The frame is larger than the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.sliderInsets }
    /// The natural size, as a frame.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = ControlMetrics.current
        return CGSize(
            width: size.width, height: metrics.sliderHeight + metrics.sliderInsets.top + metrics.sliderInsets.bottom)
    }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}
