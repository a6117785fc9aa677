// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldCollectionLayout/Inert/Cells.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

extension UICellAccessory {
    public enum AccessoryType: Hashable, Sendable {
        case disclosure
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case customView
        case detail
    }

    public enum DisplayedState: Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }
}

extension UICellAccessory.OutlineDisclosureOptions {
    public enum Style: Sendable {
        case automatic
        case header
        case cell
    }
}

extension UICellAccessory {
    public struct OutlineDisclosureOptions {
        public var style: Style
        var common: SystemOptions
        public init(style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) { self.style = style ?? .automatic; common = SystemOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor) }
        public var isHidden: Bool { get { common.isHidden } set { common.isHidden = newValue } }
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get { common.reservedLayoutWidth } set { common.reservedLayoutWidth = newValue } }
        public var tintColor: UIColor? { get { common.tintColor } set { common.tintColor = newValue } }
    }

    public struct LabelOptions {
        var common: SystemOptions
        /// Nil for the body font.
        public var font: UIFont?
        /// Default true.
        public var adjustsFontForContentSizeCategory: Bool
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil) { common = SystemOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor); self.font = font; self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true }
        public var isHidden: Bool { get { common.isHidden } set { common.isHidden = newValue } }
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get { common.reservedLayoutWidth } set { common.reservedLayoutWidth = newValue } }
        public var tintColor: UIColor? { get { common.tintColor } set { common.tintColor = newValue } }
    }

    public struct CustomViewConfiguration {
        public var customView: UIView
        public var placement: Placement
        var common: SystemOptions
        /// Whether it keeps its size. Default false: its constraints decide.
        public var maintainsFixedSize: Bool
        /// A view at a position; what is nil is the standard.
        public init(customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil) { self.customView = customView; self.placement = placement; common = SystemOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor); self.maintainsFixedSize = maintainsFixedSize ?? false }
        public var isHidden: Bool { get { common.isHidden } set { common.isHidden = newValue } }
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get { common.reservedLayoutWidth } set { common.reservedLayoutWidth = newValue } }
        public var tintColor: UIColor? { get { common.tintColor } set { common.tintColor = newValue } }
    }
}

/// What is next to the content of a list cell and narrows it (facts L3.10 to L3.15).
public struct UICellAccessory {
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let options: SystemOptions
    var style = OutlineDisclosureOptions.Style.automatic
    var action: ActionHandler?
    var text: LabelText?
    var custom: CustomViewConfiguration?
    /// Called in place of what a tap does by itself.
    public typealias ActionHandler = @MainActor () -> Void
    public typealias DisclosureIndicatorOptions = SystemOptions
    public typealias CheckmarkOptions = SystemOptions
    public typealias DetailOptions = SystemOptions
    public typealias DeleteOptions = SystemOptions
    public typealias InsertOptions = SystemOptions
    public typealias ReorderOptions = SystemOptions
    public typealias MultiselectOptions = SystemOptions
    public static func disclosureIndicator(displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()) -> UICellAccessory { .init(accessoryType: .disclosure, displayed: displayed, options: options) }
    public static func outlineDisclosure(displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: ActionHandler? = nil) -> UICellAccessory { .init(accessoryType: .outlineDisclosure, displayed: displayed, options: options.common, style: options.style, action: actionHandler) }
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> UICellAccessory { .init(accessoryType: .checkmark, displayed: displayed, options: options) }
    public static func detail(displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil) -> UICellAccessory { .init(accessoryType: .detail, displayed: displayed, options: options, action: actionHandler) }
    public static func delete(displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil) -> UICellAccessory { .init(accessoryType: .delete, displayed: displayed, options: options, action: actionHandler) }
    public static func insert(displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil) -> UICellAccessory { .init(accessoryType: .insert, displayed: displayed, options: options, action: actionHandler) }
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> UICellAccessory { .init(accessoryType: .reorder, displayed: displayed, options: options) }
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()) -> UICellAccessory { .init(accessoryType: .multiselect, displayed: displayed, options: options) }
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()) -> UICellAccessory { .init(accessoryType: .label, displayed: displayed, options: options.common, text: LabelText(text: text, font: options.font, adjusts: options.adjustsFontForContentSizeCategory)) }
}

extension UICellAccessory {
    /// Space that is kept for an accessory.
    public enum LayoutDimension: Sendable {
        /// Its own width.
        case actual
        /// The system's: 24 points, 14 for chevrons.
        case standard
        /// So many points.
        case custom(CGFloat)
    }

    /// What can be said of any accessory of the system; nil for the standard.
    public struct SystemOptions {
        /// It keeps its space.
        public var isHidden: Bool
        /// Nil for the standard.
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        /// A line before the handle, if it is not the only one. Default true.
        public var showsVerticalSeparator: Bool
        /// Options; what is nil is the standard.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil) { self.isHidden = isHidden ?? false; self.reservedLayoutWidth = reservedLayoutWidth; self.tintColor = tintColor; self.backgroundColor = backgroundColor; self.showsVerticalSeparator = showsVerticalSeparator ?? true }
    }

    /// Where a custom view is.
    public enum Placement {
        /// Position among the accessories of its side, which are given.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }
}
