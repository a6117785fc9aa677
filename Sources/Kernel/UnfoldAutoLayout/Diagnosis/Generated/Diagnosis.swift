// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Diagnosis.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

/// What a view wants of its own length.
package struct PrintedContent: Sendable {
    let item: PrintedItem
    let axis: UILayoutConstraintAxis
    let isHugging: Bool
    let length: Double
    let hugging: UILayoutPriority
    let resistance: UILayoutPriority
    let address: LayoutAddress
}

/// What a mask dictates.
package struct PrintedPin: Sendable {
    let item: PrintedItem
    let parent: PrintedItem?
    let row: AutoresizingRow
    let value: Double
    let mask: UIView.AutoresizingMask
    let isSizedByWindow: Bool
    let address: LayoutAddress
}

/// What a view that is squeezed shows.
package struct ShownContent: Sendable {
    /// Squeezing cuts off something to read or to use, where an image would only be drawn smaller.
    var isReadable = false
    var isControl = false
    var isWritten = false
    /// Points of a button's titles.
    var titleHeight = 0.0
    /// A label of one line.
    var isOneLine = false
}
