// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Controls.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

/// A month of days: stored, not drawn, and without a size of its own, which a finding says unless a height constraint of its own gives one.
@preconcurrency @MainActor open class UICalendarView: UIView {
    open override var intrinsicContentSize: CGSize { reportMissingSize("UICalendarView"); return super.intrinsicContentSize }
    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var locale: Locale = .current
    open var calendar: Calendar = .current
    open var timeZone: TimeZone?
    open var fontDesign: UIFontDescriptor.SystemDesign = .default
    open var availableDateRange: DateInterval = DateInterval(start: .distantPast, end: .distantFuture)
    open var visibleDateComponents: DateComponents = Calendar.current.dateComponents([.year, .month], from: Date())
    open var wantsDateDecorations: Bool = true
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { visibleDateComponents = dateComponents }
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

extension UICalendarView {
    @preconcurrency @MainActor open class Decoration: NSObject {
        public override init() { super.init() }
        public convenience init(image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) { self.init() }
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init() }
        open class func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> UICalendarView.Decoration { UICalendarView.Decoration() }
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> UICalendarView.Decoration { UICalendarView.Decoration() }
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration { UICalendarView.Decoration() }
    }

    public enum DecorationSize: Int, Sendable {
        case small = 0
        case medium = 1
        case large = 2
    }
}

@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? { nil }
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}

@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    open func updateSelectableDates() {}
}

@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }
}

@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}

@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = []
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}

@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { true }
}

@preconcurrency @MainActor open class UIColorWell: UIControl {
    open override var intrinsicContentSize: CGSize { reportMissingSize("UIColorWell"); return super.intrinsicContentSize }
    open var selectedColor: UIColor?
    open var title: String?
    open var supportsAlpha: Bool = true
    open var supportsEyedropper: Bool = true
    open var maximumLinearExposure: CGFloat = 1
}

extension UIView {
    internal func reportMissingSize(_ name: String) { if !constraints.contains(where: { $0.firstItem === self && $0.firstAttribute == .height }) { InertLayout.report(name, .noNaturalSize) } }
}

extension ObjectiveCMessages {
    @preconcurrency @MainActor public static func make<Stack: UIStackView>(_ type: Stack.Type, arrangedSubviews: [UIView]) -> Stack { let stack = make(type, frame: .zero); arrangedSubviews.forEach(stack.addArrangedSubview); return stack }
    @preconcurrency @MainActor public static func make<Picture: UIImageView>(_ type: Picture.Type, image: UIImage?) -> Picture { let view = make(type, frame: CGRect(origin: .zero, size: image?.size ?? .zero)); view.image = image; return view }
}
