import Foundation
import UnfoldAutoLayout

/// A button that asks for a colour; nothing is drawn.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    /// Stored. Setting it sends no action, as in UIKit.
    open var selectedColor: UIColor?
    /// Stored; shown over the colours.
    open var title: String?
    /// Stored. Default true.
    open var supportsAlpha = true
    /// 28 points each way, as it stands in a form.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    /// Stored. Default true.
    open var supportsEyedropper = true
    /// Stored. Default 1.
    open var maximumLinearExposure: CGFloat = 1
}

/// A button that pastes without being asked; nothing is pasted.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    /// Looks of the button; stored.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// What it shows.
        public enum DisplayMode: UInt, Sendable {
            /// Both.
            case iconAndLabel = 0
            /// The picture.
            case iconOnly
            /// The text.
            case labelOnly
        }
        /// Stored.
        open var displayMode = DisplayMode.iconAndLabel
        /// Stored.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// Stored.
        open var cornerRadius: CGFloat = -1
        /// Stored.
        open var baseForegroundColor: UIColor?
        /// Stored.
        open var baseBackgroundColor: UIColor?
    }
    /// Stored.
    public let configuration: Configuration
    /// Who is pasted into; stored.
    open weak var target: AnyObject?
    /// A button.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    /// Archives are not read.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}

/// Days that are chosen in a calendar.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    /// Accepted: nothing is drawn.
    open func updateSelectableDates() {}
}

/// Asked which day may be chosen; nothing asks. Methods have defaults.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: OptionalRequirements {
    /// A day was chosen.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Default true.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// True.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// One day.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Asked which day may be chosen.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The day.
    open var selectedDate: DateComponents?
    /// Sets ``selectedDate``.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
    /// A selection that asks.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
}

/// Asked which days may be chosen; nothing asks. Methods have defaults.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: OptionalRequirements {
    /// A day was chosen.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// A day was let go.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

/// Several days.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Notified of days.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The days.
    open var selectedDates: [DateComponents] = []
    /// Sets ``selectedDates``.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
    /// A selection that tells.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
}

/// Asked for marks of days; nothing asks. Methods have defaults.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: OptionalRequirements {
    /// A day's mark.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Another month is seen. Default: nothing.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// None.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    /// Nothing.
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// A month. It has no size of its own here, which is reported once as a finding.
@preconcurrency @MainActor open class UICalendarView: UIView {
    /// A day's mark; stored.
    @preconcurrency @MainActor open class Decoration: NSObject {
        /// How large a mark is.
        public enum DecorationSize: Int, Sendable {
            /// Small.
            case small = 0
            /// Larger.
            case medium
            /// Largest.
            case large
        }
        /// A dot.
        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration() }
        /// A picture.
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration()
        }
        /// A view.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration() }
    }
    /// Stored.
    open weak var delegate: (any UICalendarViewDelegate)?
    /// What is chosen.
    open var selectionBehavior: UICalendarSelection?
    /// Stored.
    open var calendar = Calendar.current
    /// Stored.
    open var locale = Locale.current
    /// Stored.
    open var timeZone: TimeZone?
    /// Stored.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// Stored.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    /// Stored.
    open var visibleDateComponents = Calendar.current.dateComponents([.year, .month], from: Date())
    /// Stored.
    open var wantsDateDecorations = true
    /// Sets ``visibleDateComponents``.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    /// Accepted: nothing is drawn.
    open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {}
    /// A month.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        InertLayout.report("UICalendarView", .noNaturalSize)
    }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
