// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Foundation+WithObjectiveC.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if canImport(ObjectiveC)

extension ObjectiveCMessages {
    public static func mutableArray() -> NSMutableArray { NSMutableArray() }
    public static func mutableArray(capacity numItems: Int) -> NSMutableArray { NSMutableArray(capacity: numItems) }
    public static func mutableArray(array: [Any]) -> NSMutableArray { NSMutableArray(array: array) }
    public static func mutableArray(contentsOf url: URL) -> NSMutableArray? { NSMutableArray(contentsOf: url) }
    public static func mutableArray(contentsOfFile path: String) -> NSMutableArray? { NSMutableArray(contentsOfFile: path) }
}

#endif
