// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Foundation+WithoutObjectiveC.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(ObjectiveC)

extension NSTextCheckingResult {
    public var url: URL? { nil }
    public var phoneNumber: String? { nil }
    public var date: Date? { nil }
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    public var components: [NSTextCheckingKey: String]? { nil }
}

extension ObjectiveCMessages {
    public static func mutableArray() -> NSMutableArray { AdaptedMutableArray() }
    public static func mutableArray(capacity numItems: Int) -> NSMutableArray { AdaptedMutableArray() }
}

#endif
