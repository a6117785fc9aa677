// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values+Accessibility.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

open class AXCustomContent: NSObject {
    public let label: String
    public let value: String
    open var importance = Importance.default
    open var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
    open var attributedValue: NSAttributedString { NSAttributedString(string: value) }
    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
    public convenience init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) { self.init(label: label.string, value: value.string) }
}

extension AXCustomContent {
    public enum Importance: UInt, Sendable {
        case `default` = 0
        case high = 1
    }
}

@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable = 1
    case list = 2
    case landmark = 3
    case semanticGroup = 4
}

@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    open var name: String
    open var attributedName: NSAttributedString
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector: Selector
    open var actionHandler: Handler?
    open var category: String?
    public init(name: String, target: Any?, selector: Selector) { self.name = name; attributedName = NSAttributedString(string: name); self.target = target as AnyObject?; self.selector = selector }
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) { self.init(name: name, target: target, selector: selector); self.image = image }
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) { self.init(name: attributedName.string, target: target, selector: selector); self.attributedName = attributedName }
    public convenience init(name: String, actionHandler: Handler?) { self.init(name: name, target: nil, selector: Selector("")); self.actionHandler = actionHandler }
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) { self.init(name: name, actionHandler: actionHandler); self.image = image }
    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) { self.init(name: attributedName.string, actionHandler: actionHandler); self.attributedName = attributedName }
}

extension UIAccessibilityCustomRotor {
    public enum Direction: Int, Sendable {
        case previous = 0
        case next = 1
    }

    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link = 1
        case visitedLink = 2
        case heading = 3
        case headingLevel1 = 4
        case headingLevel2 = 5
        case headingLevel3 = 6
        case headingLevel4 = 7
        case headingLevel5 = 8
        case headingLevel6 = 9
        case boldText = 10
        case italicText = 11
        case underlineText = 12
        case misspelledWord = 13
        case image = 14
        case textField = 15
        case table = 16
        case list = 17
        case landmark = 18
    }
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: NSObjectProtocol?
    open var targetRange: UITextRange?
    public override init() { super.init() }
    public init(targetElement: NSObjectProtocol, targetRange: UITextRange?) { self.targetElement = targetElement; self.targetRange = targetRange }
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem: UIAccessibilityCustomRotorItemResult = UIAccessibilityCustomRotorItemResult()
    open var searchDirection: UIAccessibilityCustomRotor.Direction = UIAccessibilityCustomRotor.Direction.next
}

public enum UIAccessibilityExpandedStatus: Int, Sendable {
    case unsupported = 0
    case expanded = 1
    case collapsed = 2
}

@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic = 0
    case separate = 1
    case combined = 2
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    case next = 5
    case previous = 6
}

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    public static let header = UIAccessibilityTraits(rawValue: 65536)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 55)
}

/// A list that assistive technology can turn to; never asked.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    open var name: String
    /// Finds its items; never called.
    open var itemSearchBlock: Search
    /// Which of the system's lists it is; none for one's own.
    public let systemRotorType: SystemRotorType
    open var attributedName: NSAttributedString { get { NSAttributedString(string: name) } set { name = newValue.string } }
    internal init(name: String, type: SystemRotorType, search: @escaping Search) { (self.name, systemRotorType, itemSearchBlock) = (name, type, search) }
}
