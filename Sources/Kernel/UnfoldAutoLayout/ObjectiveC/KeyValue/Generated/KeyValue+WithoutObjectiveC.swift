// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/ObjectiveC/KeyValue+WithoutObjectiveC.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(ObjectiveC)

public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1)
    public static let old = Self(rawValue: 2)
    public static let initial = Self(rawValue: 4)
    public static let prior = Self(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion
    case removal
    case replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = Self(rawValue: "kind")
    public static let newKey = Self(rawValue: "new")
    public static let oldKey = Self(rawValue: "old")
    public static let indexesKey = Self(rawValue: "indexes")
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

#endif
