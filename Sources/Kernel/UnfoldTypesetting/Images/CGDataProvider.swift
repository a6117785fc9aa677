import Foundation

#if !canImport(CoreGraphics)
    public final class CGDataProvider: Hashable, Sendable {
        /// The bytes. UIKit gives them as `CFData`.
        public let bytes: Data
        public init?(data: NSData) { bytes = Data(referencing: data) }
        public var data: NSData? { bytes as NSData }
        public static func == (left: CGDataProvider, right: CGDataProvider) -> Bool { left === right }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
#endif
