// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Surface/Nibs.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension UINib {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = Self(rawValue: "UINibExternalObjects")
    }
}
