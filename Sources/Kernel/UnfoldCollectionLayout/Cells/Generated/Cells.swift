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
