// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Controls.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

public struct UIBackgroundConfiguration {
    public static func listPlainCell() -> Self { Self() }
    public static func listGroupedCell() -> Self { Self() }
    public static func listFooter() -> Self { Self() }
    public static func listPlainHeaderFooter() -> Self { Self() }
    public static func listGroupedHeaderFooter() -> Self { Self() }
    public static func listSidebarHeader() -> Self { Self() }
    public static func listSidebarCell() -> Self { Self() }
    public static func listAccompaniedSidebarCell() -> Self { Self() }
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var shadowProperties = UIShadowProperties()
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { let color = backgroundColor ?? tintColor; return backgroundColorTransformer?(color) ?? color }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { let color = strokeColor ?? tintColor; return strokeColorTransformer?(color) ?? color }
    public static func clear() -> Self { Self() }
    public static func listCell() -> Self { Self() }
    public static func listHeader() -> Self { Self() }
}

@preconcurrency @MainActor open class UIBarButtonItemInert: UIBarItem {
    open var possibleTitles: Set<String>? { get { inertValues["possibleTitles"] as? Set<String> } set { inertValues["possibleTitles"] = newValue } }
    open var isHidden: Bool { get { inertValues["isHidden"] as? Bool ?? false } set { inertValues["isHidden"] = newValue } }
    open var tintColor: UIColor? { get { inertValues["tintColor"] as? UIColor } set { inertValues["tintColor"] = newValue } }
    open var badge: UIBarButtonItem.Badge? { get { inertValues["badge"] as? UIBarButtonItem.Badge } set { inertValues["badge"] = newValue } }
    open var hidesSharedBackground: Bool { get { inertValues["hidesSharedBackground"] as? Bool ?? false } set { inertValues["hidesSharedBackground"] = newValue } }
    open var sharesBackground: Bool { get { inertValues["sharesBackground"] as? Bool ?? true } set { inertValues["sharesBackground"] = newValue } }
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder { get { inertValues["preferredMenuElementOrder"] as? UIContextMenuConfiguration.ElementOrder ?? .automatic } set { inertValues["preferredMenuElementOrder"] = newValue } }
    open var changesSelectionAsPrimaryAction: Bool { get { inertValues["changesSelectionAsPrimaryAction"] as? Bool ?? false } set { inertValues["changesSelectionAsPrimaryAction"] = newValue } }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) { inertValues["BackgroundImage \(state) \(barMetrics)"] = backgroundImage }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { inertValues["BackgroundImage \(state) \(barMetrics)"] as? UIImage }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) { inertValues["BackgroundImage \(state) \(style) \(barMetrics)"] = backgroundImage }
    open func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage? { inertValues["BackgroundImage \(state) \(style) \(barMetrics)"] as? UIImage }
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) { inertValues["TitlePositionAdjustment \(barMetrics)"] = adjustment }
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) { inertValues["BackButtonTitlePositionAdjustment \(barMetrics)"] = adjustment }
    open var style: UIBarButtonItem.Style { get { inertValues["style"] as? UIBarButtonItem.Style ?? .plain } set { inertValues["style"] = newValue } }
    /// Points; 0, the default, for the content's own.
    open var width: CGFloat { get { inertValues["width"] as? CGFloat ?? 0 } set { inertValues["width"] = newValue } }
    open var customView: UIView? { get { inertValues["customView"] as? UIView } set { inertValues["customView"] = newValue } }
    open var action: Selector? { get { inertValues["action"] as? Selector } set { inertValues["action"] = newValue } }
    /// Whom it is sent to; not kept alive. nil: the first responder in the chain that knows it.
    open weak var target: AnyObject?
    open var menu: UIMenu? { get { inertValues["menu"] as? UIMenu } set { inertValues["menu"] = newValue } }
}

extension UIBarButtonItem {
    /// A small mark on the item, as of iOS 26 (developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.struct); stored, not drawn.
    public struct Badge: Hashable, Sendable {
        /// What it says; none for a point.
        public let stringValue: String?
        public var foregroundColor: UIColor?
        public var backgroundColor: UIColor?
        public static func indicator() -> Self { Self(stringValue: nil) }
        public static func count(_ count: Int) -> Self { Self(stringValue: String(count)) }
        public static func string(_ string: String) -> Self { Self(stringValue: string) }
    }

    public enum Style: Int, Sendable {
        public static let prominent = UIBarButtonItem.Style.done
        case plain = 0
        case bordered
        case done
    }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case pageCurl = 23
        case close = 24
        case writingTools = 25
    }
}

/// What is in a bar: a title and a picture. Stored; nothing is drawn.
@preconcurrency @MainActor open class UIBarItem: UIResponder {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { inertValues["TitleTextAttributes \(state)"] = attributes }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { inertValues["TitleTextAttributes \(state)"] as? [NSAttributedString.Key: Any] }
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    open var imageInsets: UIEdgeInsets = .zero
    open var tag: Int = 0
    open var accessibilityIdentifier: String?
    open var isEnabled: Bool = true { willSet { willChange("enabled", newValue != isEnabled) } didSet { valuesDidChange() } }
    open var title: String? { willSet { willChange("title", newValue != title) } didSet { valuesDidChange() } }
    open var image: UIImage? { willSet { willChange("image", newValue != image) } didSet { valuesDidChange() } }
}

public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
    public static let landscapePhone = UIBarMetrics.compact
}

public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    case topAttached = 3
}

public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case blackTranslucent = 2
}

public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
}

@preconcurrency @MainActor open class UIButtonInert: UIControl {
    open var adjustsImageWhenHighlighted: Bool { get { inertValues["adjustsImageWhenHighlighted"] as? Bool ?? true } set { inertValues["adjustsImageWhenHighlighted"] = newValue } }
    open var adjustsImageWhenDisabled: Bool { get { inertValues["adjustsImageWhenDisabled"] as? Bool ?? true } set { inertValues["adjustsImageWhenDisabled"] = newValue } }
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { inertValues["adjustsImageSizeForAccessibilityContentSizeCategory"] as? Bool ?? false } set { inertValues["adjustsImageSizeForAccessibilityContentSizeCategory"] = newValue } }
    open var showsTouchWhenHighlighted: Bool { get { inertValues["showsTouchWhenHighlighted"] as? Bool ?? false } set { inertValues["showsTouchWhenHighlighted"] = newValue } }
    open var reversesTitleShadowWhenHighlighted: Bool { get { inertValues["reversesTitleShadowWhenHighlighted"] as? Bool ?? false } set { inertValues["reversesTitleShadowWhenHighlighted"] = newValue } }
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder { get { inertValues["preferredMenuElementOrder"] as? UIContextMenuConfiguration.ElementOrder ?? .automatic } set { inertValues["preferredMenuElementOrder"] = newValue } }
    open var menu: UIMenu? { get { inertValues["menu"] as? UIMenu } set { inertValues["menu"] = newValue } }
    open var changesSelectionAsPrimaryAction: Bool { get { inertValues["changesSelectionAsPrimaryAction"] as? Bool ?? false } set { inertValues["changesSelectionAsPrimaryAction"] = newValue } }
    open var isPointerInteractionEnabled: Bool { get { inertValues["isPointerInteractionEnabled"] as? Bool ?? false } set { inertValues["isPointerInteractionEnabled"] = newValue } }
    open var pointerStyleProvider: UIButton.PointerStyleProvider? { get { inertValues["pointerStyleProvider"] as? UIButton.PointerStyleProvider } set { inertValues["pointerStyleProvider"] = newValue } }
    open var role: UIButton.Role { get { inertValues["role"] as? UIButton.Role ?? .normal } set { inertValues["role"] = newValue } }
    open var automaticallyUpdatesConfiguration: Bool { get { inertValues["automaticallyUpdatesConfiguration"] as? Bool ?? true } set { inertValues["automaticallyUpdatesConfiguration"] = newValue } }
    /// Moves the title; no effect on the natural size.
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Moves the image; no effect on the natural size.
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
}

extension UIButton {
    public enum ButtonType: Int, Sendable {
        public static let roundedRect = UIButton.ButtonType.system
        case custom = 0
        case system = 1
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case plain
        case close
    }
}

extension UIButton.Configuration {
    public static func glass() -> UIButton.Configuration { UIButton.Configuration() }
    public static func prominentGlass() -> UIButton.Configuration { UIButton.Configuration() }
    public static func clearGlass() -> UIButton.Configuration { UIButton.Configuration() }
    public static func prominentClearGlass() -> UIButton.Configuration { UIButton.Configuration() }
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Self { self }
    public static func plain() -> Self { Self() }
    public static func gray() -> Self { Self(fill: .gray) }
    public static func tinted() -> Self { Self(fill: .tinted) }
    public static func filled() -> Self { Self(fill: .filled) }
    public static func borderless() -> Self { Self() }
    public static func bordered() -> Self { Self(fill: .gray) }
    public static func borderedTinted() -> Self { Self(fill: .tinted) }
    public static func borderedProminent() -> Self { Self(fill: .filled) }
}

extension UIButton.Configuration {
    public enum CornerStyle: Int, Sendable {
        case fixed = -1
        case dynamic = 0
        case small = 1
        case medium = 2
        case large = 3
        case capsule = 4
    }

    public enum Indicator: Int, Sendable {
        case automatic = 0
        case none = 1
        case popup = 2
    }

    public enum Size: Int, Sendable {
        case medium = 0
        case small = 1
        case mini = 2
        case large = 3
    }

    public enum TitleAlignment: Int, Sendable {
        case automatic = 0
        case leading = 1
        case center = 2
        case trailing = 3
    }
}

extension UIButton {
    public enum Role: Int, Sendable {
        case normal = 0
        case primary = 1
        case cancel = 2
        case destructive = 3
    }
}

public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
}

@preconcurrency @MainActor open class UIControlInert: UIView {
    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
    open var isContextMenuInteractionEnabled: Bool { get { inertValues["isContextMenuInteractionEnabled"] as? Bool ?? false } set { inertValues["isContextMenuInteractionEnabled"] = newValue } }
    open var showsMenuAsPrimaryAction: Bool { get { inertValues["showsMenuAsPrimaryAction"] as? Bool ?? false } set { inertValues["showsMenuAsPrimaryAction"] = newValue } }
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    open var isEnabled: Bool = true { willSet { willChange("enabled", newValue != isEnabled) } didSet { guard oldValue != isEnabled else { return }; stateDidChange(); valuesDidChange() } }
    open var isSelected: Bool = false { willSet { willChange("selected", newValue != isSelected) } didSet { guard oldValue != isSelected else { return }; stateDidChange(); valuesDidChange() } }
    open var isHighlighted: Bool = false { willSet { willChange("highlighted", newValue != isHighlighted) } didSet { guard oldValue != isHighlighted else { return }; stateDidChange(); valuesDidChange() } }
    internal func stateDidChange() {}
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center { didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } } }
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center { didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } } }
}

extension UIControl {
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Self(rawValue: 1 << 0)
        public static let touchDownRepeat = Self(rawValue: 1 << 1)
        public static let touchDragInside = Self(rawValue: 1 << 2)
        public static let touchDragOutside = Self(rawValue: 1 << 3)
        public static let touchDragEnter = Self(rawValue: 1 << 4)
        public static let touchDragExit = Self(rawValue: 1 << 5)
        public static let touchUpInside = Self(rawValue: 1 << 6)
        public static let touchUpOutside = Self(rawValue: 1 << 7)
        public static let touchCancel = Self(rawValue: 1 << 8)
        public static let valueChanged = Self(rawValue: 1 << 12)
        public static let primaryActionTriggered = Self(rawValue: 1 << 13)
        public static let menuActionTriggered = Self(rawValue: 1 << 14)
        public static let editingDidBegin = Self(rawValue: 1 << 16)
        public static let editingChanged = Self(rawValue: 1 << 17)
        public static let editingDidEnd = Self(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
        public static let allTouchEvents = Self(rawValue: 0xFFF)
        public static let allEditingEvents = Self(rawValue: 0xF_0000)
        public static let applicationReserved = Self(rawValue: 0x0F00_0000)
        public static let systemReserved = Self(rawValue: 0xF000_0000)
        public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: Self = []
        public static let highlighted = Self(rawValue: 1)
        public static let disabled = Self(rawValue: 2)
        public static let selected = Self(rawValue: 4)
        public static let focused = Self(rawValue: 8)
        public static let application = Self(rawValue: 0xff_0000)
        public static let reserved = Self(rawValue: 0xff00_0000)
    }
}

@preconcurrency @MainActor open class UIDatePickerInert: UIControl {
    open var locale: Locale? { get { inertValues["locale"] as? Locale } set { inertValues["locale"] = newValue } }
    open var calendar: Calendar! { get { inertValues["calendar"] as? Calendar ?? .current } set { inertValues["calendar"] = newValue } }
    open var timeZone: TimeZone? { get { inertValues["timeZone"] as? TimeZone } set { inertValues["timeZone"] = newValue } }
    open var countDownDuration: TimeInterval { get { inertValues["countDownDuration"] as? TimeInterval ?? 0 } set { inertValues["countDownDuration"] = newValue } }
    open var roundsToMinuteInterval: Bool { get { inertValues["roundsToMinuteInterval"] as? Bool ?? true } set { inertValues["roundsToMinuteInterval"] = newValue } }
    /// Default automatic: wheels in generation `old`, for a countdown and for months, compact otherwise.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { if oldValue != preferredDatePickerStyle { invalidateIntrinsicContentSize() } } }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}

extension UIDatePicker {
    public enum Mode: Int, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
        case countDownTimer = 3
        case yearAndMonth = 4
    }
}

public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    case inline = 3
}

@preconcurrency @MainActor open class UIImageViewInert: UIView {
    open var animationImages: [UIImage]? { get { inertValues["animationImages"] as? [UIImage] } set { inertValues["animationImages"] = newValue } }
    open var highlightedAnimationImages: [UIImage]? { get { inertValues["highlightedAnimationImages"] as? [UIImage] } set { inertValues["highlightedAnimationImages"] = newValue } }
    open var animationDuration: TimeInterval { get { inertValues["animationDuration"] as? TimeInterval ?? 0 } set { inertValues["animationDuration"] = newValue } }
    open var animationRepeatCount: Int { get { inertValues["animationRepeatCount"] as? Int ?? 0 } set { inertValues["animationRepeatCount"] = newValue } }
    open var preferredImageDynamicRange: UIImage.DynamicRange { get { inertValues["preferredImageDynamicRange"] as? UIImage.DynamicRange ?? .unspecified } set { inertValues["preferredImageDynamicRange"] = newValue } }
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { inertValues["adjustsImageSizeForAccessibilityContentSizeCategory"] as? Bool ?? false } set { inertValues["adjustsImageSizeForAccessibilityContentSizeCategory"] = newValue } }
    open var isHighlighted: Bool = false { willSet { willChange("highlighted", newValue != isHighlighted) } didSet { valuesDidChange() } }
    open var highlightedImage: UIImage? { get { inertValues["highlightedImage"] as? UIImage } set { inertValues["highlightedImage"] = newValue } }
    open private(set) var isAnimating: Bool { get { inertValues["isAnimating"] as? Bool ?? false } set { inertValues["isAnimating"] = newValue } }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { invalidateIntrinsicContentSize() } }
}

@preconcurrency @MainActor open class UILabelInert: UIView {
    open var highlightedTextColor: UIColor? { get { inertValues["highlightedTextColor"] as? UIColor } set { inertValues["highlightedTextColor"] = newValue } }
    open var shadowColor: UIColor? { get { inertValues["shadowColor"] as? UIColor } set { inertValues["shadowColor"] = newValue } }
    open var shadowOffset: CGSize { get { inertValues["shadowOffset"] as? CGSize ?? CGSize(width: 0, height: -1) } set { inertValues["shadowOffset"] = newValue } }
    open var showsExpansionTextWhenTruncated: Bool { get { inertValues["showsExpansionTextWhenTruncated"] as? Bool ?? false } set { inertValues["showsExpansionTextWhenTruncated"] = newValue } }
    open func drawText(in rect: CGRect) {}
    open var textColor: UIColor! = .label { willSet { willChange("textColor", newValue != textColor) } didSet { valuesDidChange() } }
    open var isHighlighted: Bool = false { willSet { willChange("highlighted", newValue != isHighlighted) } didSet { valuesDidChange() } }
    open var isEnabled: Bool = true { willSet { willChange("enabled", newValue != isEnabled) } didSet { valuesDidChange() } }
    /// Most lines; 0 for any number. Default 1.
    @exclusivity(unchecked) open var numberOfLines: Int = 1 { didSet { if oldValue != numberOfLines { invalidateIntrinsicContentSize() } } }
    /// How the text wraps, and how the last line is cut. Default `.byTruncatingTail`.
    @exclusivity(unchecked) open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { if oldValue != lineBreakMode { invalidateIntrinsicContentSize() } } }
    /// Rules of wrapping for text without a paragraph style. Default `.standard`.
    @exclusivity(unchecked) open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard { didSet { if oldValue != lineBreakStrategy { invalidateIntrinsicContentSize() } } }
    /// Width in points at which the text wraps when the natural size is asked for; 0, the default, for the width that the constraints give (fact B11).
    @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } } }
    /// Accepted: the text is drawn smaller then, which is not part of the natural size. Default false.
    open var adjustsFontSizeToFitWidth: Bool { get { inertValues["adjustsFontSizeToFitWidth"] as? Bool ?? false } set { inertValues["adjustsFontSizeToFitWidth"] = newValue } }
    /// Accepted, see ``adjustsFontSizeToFitWidth``. Default 0.
    open var minimumScaleFactor: CGFloat { get { inertValues["minimumScaleFactor"] as? CGFloat ?? 0 } set { inertValues["minimumScaleFactor"] = newValue } }
    open var allowsDefaultTighteningForTruncation: Bool { get { inertValues["allowsDefaultTighteningForTruncation"] as? Bool ?? false } set { inertValues["allowsDefaultTighteningForTruncation"] = newValue } }
    /// Accepted; concerns text that is drawn smaller. Default `.alignBaselines`.
    open var baselineAdjustment: UIBaselineAdjustment { get { inertValues["baselineAdjustment"] as? UIBaselineAdjustment ?? .alignBaselines } set { inertValues["baselineAdjustment"] = newValue } }
    open var textAlignment: NSTextAlignment { get { inertValues["textAlignment"] as? NSTextAlignment ?? .natural } set { inertValues["textAlignment"] = newValue } }
}

@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A progress bar; it has a natural height only (table A3.4).
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// As high as bars are, whatever the frame says (tests of dotnet/macios, `UIProgressView.initWithFrame:`).
    internal override func begin(from coder: NSCoder?) { if coder == nil { frame.size.height = ControlMetrics.current.progressHeight } }
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?
    open var progressViewStyle: UIProgressView.Style = .default
    /// 0 to 1. Default 0.
    open var progress: Float = 0 { willSet { willChange("progress", newValue != progress) } didSet { valuesDidChange() } }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = min(max(progress, 0), 1) }
    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.progressHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ControlMetrics.current.progressHeight) }
    internal override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}

extension UIProgressView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }
}

@preconcurrency @MainActor open class UISegmentedControlInert: UIControl {
    open var isMomentary: Bool { get { inertValues["isMomentary"] as? Bool ?? false } set { inertValues["isMomentary"] = newValue } }
    open var selectedSegmentTintColor: UIColor? { get { inertValues["selectedSegmentTintColor"] as? UIColor } set { inertValues["selectedSegmentTintColor"] = newValue } }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) { inertValues["BackgroundImage \(state) \(barMetrics)"] = backgroundImage }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { inertValues["BackgroundImage \(state) \(barMetrics)"] as? UIImage }
    open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) { inertValues["DividerImage \(leftState) \(rightState) \(barMetrics)"] = dividerImage }
    open func dividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { inertValues["DividerImage \(leftState) \(rightState) \(barMetrics)"] as? UIImage }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { inertValues["ContentOffset \(segment)"] = offset }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { inertValues["ContentOffset \(segment)"] as? CGSize ?? .zero }
    open func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics) { inertValues["ContentPositionAdjustment \(leftCenterRightOrAlone) \(barMetrics)"] = adjustment }
    open func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics) -> UIOffset { inertValues["ContentPositionAdjustment \(leftCenterRightOrAlone) \(barMetrics)"] as? UIOffset ?? .zero }
    open var selectedSegmentIndex: Int = UISegmentedControl.noSegment { willSet { willChange("selectedSegmentIndex", newValue != selectedSegmentIndex) } didSet { valuesDidChange() } }
    /// Widths follow the contents instead of the widest. Default false.
    open var apportionsSegmentWidthsByContent: Bool = false { didSet { invalidateIntrinsicContentSize() } }
    /// The frame is higher than the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.segmentedInsets }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalFrameSize }
    internal override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}

extension UISegmentedControl {
    public enum Segment: Int, Sendable {
        case any = 0
        case left = 1
        case center = 2
        case right = 3
        case alone = 4
    }
}

public struct UIShadowProperties {
    public var color: UIColor = UIColor.black
    public var opacity: CGFloat = 0
    public var radius: CGFloat = 3
    public var offset: CGSize = CGSize(width: 0, height: -3)
    public var path: UIBezierPath?
}

@preconcurrency @MainActor open class UISliderInert: UIControl {
    open var isContinuous: Bool { get { inertValues["isContinuous"] as? Bool ?? true } set { inertValues["isContinuous"] = newValue } }
    open var minimumValueImage: UIImage? { get { inertValues["minimumValueImage"] as? UIImage } set { inertValues["minimumValueImage"] = newValue } }
    open var maximumValueImage: UIImage? { get { inertValues["maximumValueImage"] as? UIImage } set { inertValues["maximumValueImage"] = newValue } }
    open var minimumTrackTintColor: UIColor? { get { inertValues["minimumTrackTintColor"] as? UIColor } set { inertValues["minimumTrackTintColor"] = newValue } }
    open var maximumTrackTintColor: UIColor? { get { inertValues["maximumTrackTintColor"] as? UIColor } set { inertValues["maximumTrackTintColor"] = newValue } }
    open var thumbTintColor: UIColor? { get { inertValues["thumbTintColor"] as? UIColor } set { inertValues["thumbTintColor"] = newValue } }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open var trackConfiguration: UISlider.TrackConfiguration? { get { inertValues["trackConfiguration"] as? UISlider.TrackConfiguration } set { inertValues["trackConfiguration"] = newValue } }
    open var sliderStyle: UISlider.Style { get { inertValues["sliderStyle"] as? UISlider.Style ?? .default } set { inertValues["sliderStyle"] = newValue } }
    open func setThumbImage(_ image: UIImage?, for state: State) { inertValues["ThumbImage \(state)"] = image }
    open func thumbImage(for state: State) -> UIImage? { inertValues["ThumbImage \(state)"] as? UIImage }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { inertValues["MinimumTrackImage \(state)"] = image }
    open func minimumTrackImage(for state: State) -> UIImage? { inertValues["MinimumTrackImage \(state)"] as? UIImage }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { inertValues["MaximumTrackImage \(state)"] = image }
    open func maximumTrackImage(for state: State) -> UIImage? { inertValues["MaximumTrackImage \(state)"] as? UIImage }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
    /// The frame is larger than the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.sliderInsets }
    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.sliderHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalFrameSize.height) }
    internal override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}

extension UISlider {
    public enum Style: Int, Sendable {
        case `default` = 0
        case thumbless = 1
    }

    public struct TrackConfiguration: Hashable, Sendable {
        public var allowsTickValuesOnly: Bool
        public var neutralValue: Float
        public var ticks: [Tick]
        public init(allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, ticks: [Tick]) { (self.allowsTickValuesOnly, self.neutralValue, self.ticks) = (allowsTickValuesOnly, neutralValue, ticks) }
        public init(allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, numberOfTicks: Int) { self.init(allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / Float(max(1, numberOfTicks - 1))) }) }
    }
}

extension UISlider.TrackConfiguration {
    public struct Tick: Hashable, Sendable {
        public var position: Float
        public var title: String?
        public init(position: Float, title: String? = nil) { self.position = position; self.title = title }
    }
}

@preconcurrency @MainActor open class UIStepperInert: UIControl {
    open func setIncrementImage(_ image: UIImage?, for state: State) { inertValues["IncrementImage \(state)"] = image }
    open func incrementImage(for state: State) -> UIImage? { inertValues["IncrementImage \(state)"] as? UIImage }
    open func setDecrementImage(_ image: UIImage?, for state: State) { inertValues["DecrementImage \(state)"] = image }
    open func decrementImage(for state: State) -> UIImage? { inertValues["DecrementImage \(state)"] as? UIImage }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { inertValues["BackgroundImage \(state)"] = image }
    open func backgroundImage(for state: State) -> UIImage? { inertValues["BackgroundImage \(state)"] as? UIImage }
    open func setDividerImage(_ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State) { inertValues["DividerImage \(left) \(right)"] = image }
    open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? { inertValues["DividerImage \(left) \(right)"] as? UIImage }
    open var autorepeat: Bool { get { inertValues["autorepeat"] as? Bool ?? true } set { inertValues["autorepeat"] = newValue } }
    open var isContinuous: Bool { get { inertValues["isContinuous"] as? Bool ?? true } set { inertValues["isContinuous"] = newValue } }
    open var wraps: Bool { get { inertValues["wraps"] as? Bool ?? false } set { inertValues["wraps"] = newValue } }
    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize { ControlMetrics.current.stepperSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}

/// A switch; always as large as its table entry says (table A3.4).
@preconcurrency @MainActor open class UISwitch: UIControl {
    internal override func begin(from coder: NSCoder?) { takeNaturalSize(); takeLayout(from: coder) }
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle: UISwitch.Style = .automatic
    open var isOn: Bool = false { willSet { willChange("on", newValue != isOn) } didSet { valuesDidChange() } }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize { ControlMetrics.current.switchSize }
    /// The frame is wider than the alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.current.switchInsets }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalFrameSize }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}

extension UISwitch {
    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox = 1
        case sliding = 2
    }
}

@preconcurrency @MainActor open class UITextFieldInert: UIControl {
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    open func unmarkText() {}
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .natural }
    open var typingAttributes: [NSAttributedString.Key: Any]? { get { inertValues["typingAttributes"] as? [NSAttributedString.Key: Any] } set { inertValues["typingAttributes"] = newValue } }
    open var allowsEditingTextAttributes: Bool { get { inertValues["allowsEditingTextAttributes"] as? Bool ?? false } set { inertValues["allowsEditingTextAttributes"] = newValue } }
    open var clearsOnInsertion: Bool { get { inertValues["clearsOnInsertion"] as? Bool ?? false } set { inertValues["clearsOnInsertion"] = newValue } }
    open var background: UIImage? { get { inertValues["background"] as? UIImage } set { inertValues["background"] = newValue } }
    open var disabledBackground: UIImage? { get { inertValues["disabledBackground"] as? UIImage } set { inertValues["disabledBackground"] = newValue } }
    open weak var inputDelegate: AnyObject?
    open var markedTextRange: UITextRange? { nil }
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    open var writingToolsBehavior: UIWritingToolsBehavior { get { inertValues["writingToolsBehavior"] as? UIWritingToolsBehavior ?? .default } set { inertValues["writingToolsBehavior"] = newValue } }
    open weak var textDragDelegate: (any UITextDragDelegate)?
    open weak var textDropDelegate: (any UITextDropDelegate)?
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    open var textDragInteraction: UIDragInteraction? { nil }
    open var autocapitalizationType: UITextAutocapitalizationType { get { inertValues["autocapitalizationType"] as? UITextAutocapitalizationType ?? .sentences } set { inertValues["autocapitalizationType"] = newValue } }
    open var autocorrectionType: UITextAutocorrectionType { get { inertValues["autocorrectionType"] as? UITextAutocorrectionType ?? .default } set { inertValues["autocorrectionType"] = newValue } }
    open var spellCheckingType: UITextSpellCheckingType { get { inertValues["spellCheckingType"] as? UITextSpellCheckingType ?? .default } set { inertValues["spellCheckingType"] = newValue } }
    open var smartQuotesType: UITextSmartQuotesType { get { inertValues["smartQuotesType"] as? UITextSmartQuotesType ?? .default } set { inertValues["smartQuotesType"] = newValue } }
    open var smartDashesType: UITextSmartDashesType { get { inertValues["smartDashesType"] as? UITextSmartDashesType ?? .default } set { inertValues["smartDashesType"] = newValue } }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType { get { inertValues["smartInsertDeleteType"] as? UITextSmartInsertDeleteType ?? .default } set { inertValues["smartInsertDeleteType"] = newValue } }
    open var keyboardType: UIKeyboardType { get { inertValues["keyboardType"] as? UIKeyboardType ?? .default } set { inertValues["keyboardType"] = newValue } }
    open var keyboardAppearance: UIKeyboardAppearance { get { inertValues["keyboardAppearance"] as? UIKeyboardAppearance ?? .default } set { inertValues["keyboardAppearance"] = newValue } }
    open var returnKeyType: UIReturnKeyType { get { inertValues["returnKeyType"] as? UIReturnKeyType ?? .default } set { inertValues["returnKeyType"] = newValue } }
    open var enablesReturnKeyAutomatically: Bool { get { inertValues["enablesReturnKeyAutomatically"] as? Bool ?? false } set { inertValues["enablesReturnKeyAutomatically"] = newValue } }
    open var isSecureTextEntry: Bool { get { inertValues["isSecureTextEntry"] as? Bool ?? false } set { inertValues["isSecureTextEntry"] = newValue } }
    open var textContentType: UITextContentType! { get { inertValues["textContentType"] as? UITextContentType } set { inertValues["textContentType"] = newValue } }
    open var passwordRules: UITextInputPasswordRules? { get { inertValues["passwordRules"] as? UITextInputPasswordRules } set { inertValues["passwordRules"] = newValue } }
    open var inlinePredictionType: UITextInlinePredictionType { get { inertValues["inlinePredictionType"] as? UITextInlinePredictionType ?? .default } set { inertValues["inlinePredictionType"] = newValue } }
    open override var inputView: UIView? { get { inertValues["inputView"] as? UIView } set { inertValues["inputView"] = newValue } }
    open override var inputAccessoryView: UIView? { get { inertValues["inputAccessoryView"] as? UIView } set { inertValues["inputAccessoryView"] = newValue } }
    nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    open var textAlignment: NSTextAlignment { get { inertValues["textAlignment"] as? NSTextAlignment ?? .natural } set { inertValues["textAlignment"] = newValue } }
    open var textColor: UIColor? { get { inertValues["textColor"] as? UIColor } set { inertValues["textColor"] = newValue } }
    open var adjustsFontSizeToFitWidth: Bool { get { inertValues["adjustsFontSizeToFitWidth"] as? Bool ?? false } set { inertValues["adjustsFontSizeToFitWidth"] = newValue } }
    open var minimumFontSize: CGFloat { get { inertValues["minimumFontSize"] as? CGFloat ?? 0 } set { inertValues["minimumFontSize"] = newValue } }
    open var clearsOnBeginEditing: Bool { get { inertValues["clearsOnBeginEditing"] as? Bool ?? false } set { inertValues["clearsOnBeginEditing"] = newValue } }
    open var clearButtonMode: UITextField.ViewMode { get { inertValues["clearButtonMode"] as? UITextField.ViewMode ?? .never } set { inertValues["clearButtonMode"] = newValue } }
    open func caretRect(for position: UITextPosition) -> CGRect { TextGeometry.caret(position, in: self) }
    open func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start).union(caretRect(for: range.end)) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextGeometry.closest(to: point, in: self) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    open func characterRange(at point: CGPoint) -> UITextRange? { closestPosition(to: point).flatMap { start in position(from: start, offset: 1).flatMap { textRange(from: start, to: $0) } } }
    open var markedTextStyle: [NSAttributedString.Key: Any]? { get { nil } set { _ = newValue } }
    open var endOfDocument: UITextPosition { UITextPosition() }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { UITextRange(fromPosition.offset, toPosition.offset) }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { (0...endOfDocument.offset).contains(position.offset + offset) ? UITextPosition(offset: position.offset + offset) : nil }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { position.offset < other.offset ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending }
    open var textInputView: UIView { self }
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    open var borderStyle: UITextField.BorderStyle = .none { didSet { if oldValue != borderStyle { invalidateIntrinsicContentSize() } } }
    /// Next to the text, which it takes space from, where ``leftViewMode`` shows it.
    open var leftView: UIView? { didSet { sidesDidChange() } }
    /// Next to the text, which it takes space from, where ``rightViewMode`` shows it.
    open var rightView: UIView? { didSet { sidesDidChange() } }
    open var leftViewMode: UITextField.ViewMode = .never { didSet { if oldValue != leftViewMode { sidesDidChange() } } }
    open var rightViewMode: UITextField.ViewMode = .never { didSet { if oldValue != rightViewMode { sidesDidChange() } } }
    internal func sidesDidChange() { invalidateIntrinsicContentSize(); setNeedsLayout() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UITextField {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }
}

@preconcurrency @MainActor open class UITextViewInert: UIScrollView {
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    open func unmarkText() {}
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .natural }
    open var dataDetectorTypes: UIDataDetectorTypes { get { inertValues["dataDetectorTypes"] as? UIDataDetectorTypes ?? [] } set { inertValues["dataDetectorTypes"] = newValue } }
    open var linkTextAttributes: [NSAttributedString.Key: Any]! { get { inertValues["linkTextAttributes"] as? [NSAttributedString.Key: Any] ?? [:] } set { inertValues["linkTextAttributes"] = newValue } }
    open var typingAttributes: [NSAttributedString.Key: Any] { get { inertValues["typingAttributes"] as? [NSAttributedString.Key: Any] ?? [:] } set { inertValues["typingAttributes"] = newValue } }
    open var allowsEditingTextAttributes: Bool { get { inertValues["allowsEditingTextAttributes"] as? Bool ?? false } set { inertValues["allowsEditingTextAttributes"] = newValue } }
    open var clearsOnInsertion: Bool { get { inertValues["clearsOnInsertion"] as? Bool ?? false } set { inertValues["clearsOnInsertion"] = newValue } }
    open var usesStandardTextScaling: Bool { get { inertValues["usesStandardTextScaling"] as? Bool ?? false } set { inertValues["usesStandardTextScaling"] = newValue } }
    open var isFindInteractionEnabled: Bool { get { inertValues["isFindInteractionEnabled"] as? Bool ?? false } set { inertValues["isFindInteractionEnabled"] = newValue } }
    open weak var inputDelegate: AnyObject?
    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    open var markedTextRange: UITextRange? { nil }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    open var writingToolsBehavior: UIWritingToolsBehavior { get { inertValues["writingToolsBehavior"] as? UIWritingToolsBehavior ?? .default } set { inertValues["writingToolsBehavior"] = newValue } }
    open weak var textDragDelegate: (any UITextDragDelegate)?
    open weak var textDropDelegate: (any UITextDropDelegate)?
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    open var textDragInteraction: UIDragInteraction? { nil }
    open var textLayoutManager: NSTextLayoutManager? { nil }
    open var autocapitalizationType: UITextAutocapitalizationType { get { inertValues["autocapitalizationType"] as? UITextAutocapitalizationType ?? .sentences } set { inertValues["autocapitalizationType"] = newValue } }
    open var autocorrectionType: UITextAutocorrectionType { get { inertValues["autocorrectionType"] as? UITextAutocorrectionType ?? .default } set { inertValues["autocorrectionType"] = newValue } }
    open var spellCheckingType: UITextSpellCheckingType { get { inertValues["spellCheckingType"] as? UITextSpellCheckingType ?? .default } set { inertValues["spellCheckingType"] = newValue } }
    open var smartQuotesType: UITextSmartQuotesType { get { inertValues["smartQuotesType"] as? UITextSmartQuotesType ?? .default } set { inertValues["smartQuotesType"] = newValue } }
    open var smartDashesType: UITextSmartDashesType { get { inertValues["smartDashesType"] as? UITextSmartDashesType ?? .default } set { inertValues["smartDashesType"] = newValue } }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType { get { inertValues["smartInsertDeleteType"] as? UITextSmartInsertDeleteType ?? .default } set { inertValues["smartInsertDeleteType"] = newValue } }
    open var keyboardType: UIKeyboardType { get { inertValues["keyboardType"] as? UIKeyboardType ?? .default } set { inertValues["keyboardType"] = newValue } }
    open var keyboardAppearance: UIKeyboardAppearance { get { inertValues["keyboardAppearance"] as? UIKeyboardAppearance ?? .default } set { inertValues["keyboardAppearance"] = newValue } }
    open var returnKeyType: UIReturnKeyType { get { inertValues["returnKeyType"] as? UIReturnKeyType ?? .default } set { inertValues["returnKeyType"] = newValue } }
    open var enablesReturnKeyAutomatically: Bool { get { inertValues["enablesReturnKeyAutomatically"] as? Bool ?? false } set { inertValues["enablesReturnKeyAutomatically"] = newValue } }
    open var isSecureTextEntry: Bool { get { inertValues["isSecureTextEntry"] as? Bool ?? false } set { inertValues["isSecureTextEntry"] = newValue } }
    open var textContentType: UITextContentType! { get { inertValues["textContentType"] as? UITextContentType } set { inertValues["textContentType"] = newValue } }
    open var passwordRules: UITextInputPasswordRules? { get { inertValues["passwordRules"] as? UITextInputPasswordRules } set { inertValues["passwordRules"] = newValue } }
    open var inlinePredictionType: UITextInlinePredictionType { get { inertValues["inlinePredictionType"] as? UITextInlinePredictionType ?? .default } set { inertValues["inlinePredictionType"] = newValue } }
    open override var inputView: UIView? { get { inertValues["inputView"] as? UIView } set { inertValues["inputView"] = newValue } }
    open override var inputAccessoryView: UIView? { get { inertValues["inputAccessoryView"] as? UIView } set { inertValues["inputAccessoryView"] = newValue } }
    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    open var textAlignment: NSTextAlignment { get { inertValues["textAlignment"] as? NSTextAlignment ?? .natural } set { inertValues["textAlignment"] = newValue } }
    open var textColor: UIColor? { get { inertValues["textColor"] as? UIColor } set { inertValues["textColor"] = newValue } }
    open var isEditable: Bool { get { inertValues["isEditable"] as? Bool ?? true } set { inertValues["isEditable"] = newValue } }
    open var isSelectable: Bool { get { inertValues["isSelectable"] as? Bool ?? true } set { inertValues["isSelectable"] = newValue } }
    open func caretRect(for position: UITextPosition) -> CGRect { TextGeometry.caret(position, in: self) }
    open func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start).union(caretRect(for: range.end)) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextGeometry.closest(to: point, in: self) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
    open func characterRange(at point: CGPoint) -> UITextRange? { closestPosition(to: point).flatMap { start in position(from: start, offset: 1).flatMap { textRange(from: start, to: $0) } } }
    open var markedTextStyle: [NSAttributedString.Key: Any]? { get { nil } set { _ = newValue } }
    open var endOfDocument: UITextPosition { UITextPosition() }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { UITextRange(fromPosition.offset, toPosition.offset) }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { (0...endOfDocument.offset).contains(position.offset + offset) ? UITextPosition(offset: position.offset + offset) : nil }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { position.offset < other.offset ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending }
    open var textInputView: UIView { self }
    /// Points around the text container. Default 8 above and below, 0 at the sides.
    open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { if oldValue != textContainerInset { invalidateIntrinsicContentSize() } } }
}

extension UIActivityIndicatorView {
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    public var activityIndicatorViewStyle: Style { get { style } set { style = newValue } }
}

public struct UIConfigurationColorTransformer: Sendable {
    public let transform: @Sendable (UIColor) -> UIColor
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    public static let grayscale = Self { UIColor(white: 0.299 * $0.red + 0.587 * $0.green + 0.114 * $0.blue, alpha: $0.alpha) }
    public static let preferredTint = Self { $0 }
    public static let monochromeTint = Self { $0 }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    open private(set) var customizationIdentifier: String?
    open private(set) var isInDefaultCustomization = true
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) { (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem) }
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    open class func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { optionalGroup(customizationIdentifier: customizationIdentifier, representativeItem: representativeItem, items: items) }
    open class func optionalGroup(customizationIdentifier: String, inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem); (group.customizationIdentifier, group.isInDefaultCustomization) = (customizationIdentifier, inDefaultCustomization); return group }
}

@preconcurrency @MainActor open class UIPickerViewInert: UIView {
    open var showsSelectionIndicator: Bool { get { inertValues["showsSelectionIndicator"] as? Bool ?? true } set { inertValues["showsSelectionIndicator"] = newValue } }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize { ControlMetrics.current.wheelsSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}

/// A wheel above a list that is pulled down. It does not move the list: nothing pulls.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60)) }
    open private(set) var isRefreshing: Bool = false
    open var attributedTitle: NSAttributedString?
    /// See ``isRefreshing``; the list stays where it is.
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
