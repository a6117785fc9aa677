/// A date picker; always as large as its style says (table A3.4).
@preconcurrency @MainActor open class UIDatePicker: UIDatePickerInert {
    /// Wheels are as large as wheels are, whatever the frame says (tests of dotnet/macios, `UIDatePicker.initWithFrame:`).
    override func begin(from coder: NSCoder?) {
        hugging = (.defaultHigh, .defaultHigh)
        if coder == nil, datePickerStyle == .wheels { frame.size = naturalFrameSize }
        takeLayout(from: coder)
    }

    open var datePickerMode: Mode = .dateAndTime {
        didSet {
            keepDateInRange()
            if oldValue != datePickerMode { invalidateIntrinsicContentSize() }
        }
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
}
