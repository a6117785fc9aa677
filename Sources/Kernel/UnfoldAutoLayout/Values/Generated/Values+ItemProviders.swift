// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values+ItemProviders.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(ObjectiveC)

extension NSItemProvider {
    public struct FileOptions: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let openInPlace = Self(rawValue: 1)
    }

    public enum Visibility: Int, Sendable {
        case all = 0
        case team = 1
        case group = 2
        case ownProcess = 3
    }
}

public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { [] }
}

extension NSString {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension UIImage {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

#endif
