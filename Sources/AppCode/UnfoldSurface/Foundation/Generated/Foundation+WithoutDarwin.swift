// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Foundation+WithoutDarwin.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(Darwin)

public struct CFRange: Hashable, Sendable {
    public init() { (location, length) = (0, 0) }
    public var location: Int
    public var length: Int
    public init(location: Int, length: Int) { self.location = location; self.length = length }
}

extension DateComponentsFormatter {
    public enum UnitsStyle: Int, Sendable {
        case positional = 0
        case abbreviated = 1
        case short = 2
        case full = 3
        case spellOut = 4
        case brief = 5
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: 1)
        public static let dropLeading = Self(rawValue: 2)
        public static let dropMiddle = Self(rawValue: 4)
        public static let dropTrailing = Self(rawValue: 8)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = Self(rawValue: 1 << 16)
    }
}

extension FileManager {
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}

open class NSExtensionItem: NSObject {
    public override init() { super.init() }
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}

extension NSFileCoordinator {
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public struct WritingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forReplacing = Self(rawValue: 8)
    }
}

public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
}

public struct NSPointerFunctions {}

extension NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Self = []
        public static let weakMemory = Self(rawValue: 5)
        public static let objectPointerPersonality = Self(rawValue: 1 << 9)
        public static let copyIn = Self(rawValue: 1 << 16)
    }
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name( "NSProcessInfoPowerStateDidChangeNotification")
}

extension ProcessInfo {
    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
    public static let thermalStateDidChangeNotification = Notification.Name( "NSProcessInfoThermalStateDidChangeNotification")
}

extension ProcessInfo {
    public enum ThermalState: Int, Sendable {
        case nominal = 0
        case fair = 1
        case serious = 2
        case critical = 3
    }
}

extension RelativeDateTimeFormatter {
    public enum DateTimeStyle: Int, Sendable {
        case numeric = 0
        case named = 1
    }

    public enum UnitsStyle: Int, Sendable {
        case full = 0
        case spellOut = 1
        case short = 2
        case abbreviated = 3
    }
}

extension URL {
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

public var kCFAllocatorDefault: CFAllocator? { nil }
public var kCFStringTransformToLatin: CFString! { ConstantText.of(StringTransform.toLatin.rawValue) }
public var kCFStringTransformStripDiacritics: CFString! { ConstantText.of(StringTransform.stripDiacritics.rawValue) }
public var TARGET_OS_SIMULATOR: Int32 { 0 }
public typealias CFIndex = Int
public typealias NSInteger = Int

extension Progress {
    public convenience init(_nothing: Void = ()) { self.init(totalUnitCount: 0) }
}

extension CFRunLoopMode {
    public var rawValue: NSString { name as NSString }
    public init(_ rawValue: NSString) { self.init(rawValue: rawValue) }
}

/// What of Foundation's options for substrings it has not where there is no Objective-C.
public struct TextUnitOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let byWords = Self(rawValue: 3)
    public static let reverse = Self(rawValue: 1 << 8)
    public static let substringNotRequired = Self(rawValue: 1 << 9)
    public static let localized = Self(rawValue: 1 << 10)
}

#endif
