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
