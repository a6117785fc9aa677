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

extension UICellAccessory.OutlineDisclosureOptions {
    public var isHidden: Bool { get { common.isHidden } set { common.isHidden = newValue } }
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get { common.reservedLayoutWidth } set { common.reservedLayoutWidth = newValue } }
    public var tintColor: UIColor? { get { common.tintColor } set { common.tintColor = newValue } }
}

extension UICellAccessory.LabelOptions {
    public var isHidden: Bool { get { common.isHidden } set { common.isHidden = newValue } }
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get { common.reservedLayoutWidth } set { common.reservedLayoutWidth = newValue } }
    public var tintColor: UIColor? { get { common.tintColor } set { common.tintColor = newValue } }
}

extension UICellAccessory.CustomViewConfiguration {
    public var isHidden: Bool { get { common.isHidden } set { common.isHidden = newValue } }
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get { common.reservedLayoutWidth } set { common.reservedLayoutWidth = newValue } }
    public var tintColor: UIColor? { get { common.tintColor } set { common.tintColor = newValue } }
}

extension UICellAccessory {
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
