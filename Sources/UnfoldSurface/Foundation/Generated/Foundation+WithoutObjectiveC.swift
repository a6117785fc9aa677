// Made by Tests/Floors/inert.py from Sources/UnfoldSurface/Inert/Foundation+WithoutObjectiveC.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(ObjectiveC)

extension ObjectiveCMessages {
    public static func mutableArray() -> NSMutableArray { AdaptedMutableArray() }
    public static func mutableArray(capacity numItems: Int) -> NSMutableArray { AdaptedMutableArray() }
}

#endif
