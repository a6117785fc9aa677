/// A date picker; always as large as its style says (table A3.4).
@preconcurrency @MainActor open class UIDatePicker: UIDatePickerInert {
    /// A picker of date and time. Wheels are as large as wheels are, whatever the frame says (tests of dotnet/macios,
    /// `UIDatePicker.initWithFrame:`).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging = (.defaultHigh, .defaultHigh)
        if datePickerStyle == .wheels { self.frame.size = naturalFrameSize }
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugging = (.defaultHigh, .defaultHigh)
        takeLayout(from: coder)
    }

    open var datePickerMode: Mode = .dateAndTime {
        didSet {
            keepDateInRange()
            if oldValue != datePickerMode { invalidateIntrinsicContentSize() }
        }
    }
    /// Default automatic: wheels in generation `old`, for a countdown and for months, compact otherwise.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if oldValue != preferredDatePickerStyle { invalidateIntrinsicContentSize() } }
    }
    /// What `automatic` stands for.
    open var datePickerStyle: UIDatePickerStyle {
        if LayoutEnvironment.generation == .old || [.countDownTimer, .yearAndMonth].contains(datePickerMode) {
            return .wheels
        }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    /// Default: the start of 2001; the clock is not read. A date outside of ``minimumDate`` and ``maximumDate`` becomes
    /// the nearer of them.
    open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { keepDateInRange() } }
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// The earliest date; default nil, none. Both ends are ignored by a countdown, and where this one is the later
    /// (Apple: `UIDatePicker.minimumDate`).
    open var minimumDate: Date? { didSet { keepDateInRange() } }
    /// The latest date; default nil, none. See ``minimumDate``.
    open var maximumDate: Date? { didSet { keepDateInRange() } }
    open var minuteInterval = 1

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize {
        let metrics = ControlMetrics.current
        switch datePickerStyle {
        case .automatic, .wheels: return metrics.wheelsSize
        case .inline: return datePickerMode == .time ? compactSize(metrics) : metrics.inlineDatePickerSize
        case .compact: return compactSize(metrics)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func keepDateInRange() {
        let (earliest, latest) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        guard datePickerMode != .countDownTimer, earliest <= latest else { return }
        let kept = min(max(date, earliest), latest)
        if kept != date { date = kept }
    }

    private func compactSize(_ metrics: ControlMetrics) -> CGSize {
        let width: CGFloat
        switch datePickerMode {
        case .date: width = metrics.compactDateWidth
        case .time: width = metrics.compactTimeWidth
        default: width = metrics.compactDateWidth + metrics.compactGap + metrics.compactTimeWidth
        }
        return CGSize(width: width, height: metrics.compactDatePickerHeight)
    }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}
