/// A switch; always as large as its table entry says (table A3.4).
@preconcurrency @MainActor open class UISwitch: UISwitchInert {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeNaturalSize()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeNaturalSize()
        takeLayout(from: coder)
    }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize { ControlMetrics.current.switchSize }
    /// The frame is wider than the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.switchInsets }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalFrameSize }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}
