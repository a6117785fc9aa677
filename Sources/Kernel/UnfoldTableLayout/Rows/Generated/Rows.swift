// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTableLayout/Inert/Rows.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

extension IndexPath {
    public init(row: Int, section: Int) { self = IndexPath(index: section).appending(row) }
    public init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }
    public var row: Int { get { self[1] } set { self[1] = newValue } }
    public var item: Int { get { self[1] } set { self[1] = newValue } }
    public var section: Int { get { self[0] } set { self[0] = newValue } }
}

extension TableRows {
    package struct Section {
        package var rows: OffsetForest.ListID
        package var parts: PartPair<SectionPart>
    }
}

package struct SectionPart: Equatable {
    package var height: CGFloat = 0
    /// Empty points above the view (fact D6.2).
    package var padding: CGFloat = 0
    /// Fitted, or given for certain: not an estimate.
    package var isKnown = false
    /// Set if the height is the system's own, which depends on what is above.
    package var system: System?
    /// Points of a title's lines; nil for one line.
    package var titleHeight: CGFloat?
    /// Where the height comes from, as a number of the table's.
    package var origin: UInt32 = 0
    package init(height: CGFloat = 0, padding: CGFloat = 0, isKnown: Bool = false, system: System? = nil) { (self.height, self.padding, self.isKnown, self.system) = (height, padding, isKnown, system) }
    package var space: CGFloat { height + padding }
}
