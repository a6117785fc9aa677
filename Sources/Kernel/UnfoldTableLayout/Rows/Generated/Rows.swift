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
