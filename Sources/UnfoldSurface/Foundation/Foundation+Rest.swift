import Foundation
import UnfoldAutoLayout

#if !canImport(Darwin)
    /// Foundation's old name.
    public let NSIntegerMax = Int.max
    /// Foundation's old name.
    public let NSIntegerMin = Int.min
    /// Foundation's old name.
    public let NSUIntegerMax = UInt.max
    /// The largest number of C's `float`.
    public let MAXFLOAT = Float.greatestFiniteMagnitude
    /// Whether this is a simulator: 0.
    public let TARGET_OS_SIMULATOR: Int32 = 0
    /// Whether this is a Mac: 0.
    public let TARGET_OS_OSX: Int32 = 0
    /// Whether this is a phone's system, which module UIKit stands for: 1.
    public let TARGET_OS_IOS: Int32 = 1

    extension Progress {
        /// Of nothing yet. (Foundation has no such initialiser where there is no Objective-C.)
        public convenience init(_nothing: Void = ()) { self.init(totalUnitCount: 0) }
    }

    extension FileManager {
        /// None: there is no account.
        public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
        /// None: there is no account.
        public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
        /// False: there is no account.
        public func isUbiquitousItem(at url: URL) -> Bool { false }
    }

    extension URL {
        /// The account's folder of documents.
        public static var documentsDirectory: URL { folder(.documentDirectory) }
        /// The account's folder of what can be made again.
        public static var cachesDirectory: URL { folder(.cachesDirectory) }
        /// The account's folder of programs' files.
        public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
        /// The account's folder of libraries.
        public static var libraryDirectory: URL { folder(.libraryDirectory) }
        /// The account's folder of downloads.
        public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
        /// The account's folder of pictures.
        public static var picturesDirectory: URL { folder(.picturesDirectory) }

        private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
            FileManager.default.urls(for: folder, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        }
    }

    extension NSSortDescriptor {
        /// By a key; texts by the comparison that is named, all else by that of the values' kind.
        public convenience init(key: String?, ascending: Bool, selector: Selector?) {
            let name = selector.map { "\($0)" } ?? "compare:"
            self.init(key: key ?? "self", ascending: ascending) { one, other in
                KeyedValue.compare(one, other, by: name)
            }
        }
        /// By a key and a comparison of one's own.
        public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
            self.init(keyPath: \Any.self, ascending: ascending) { one, other in
                guard let key else { return comparator(one, other) }
                return comparator(KeyedValue.of(one, key) as Any, KeyedValue.of(other, key) as Any)
            }
        }
    }

    extension DateFormatter {
        private final class Key: Sendable {}
        private static let contextKey = Key()
        /// Stored; the text is the same at the beginning of a sentence and inside.
        public var formattingContext: Formatter.Context {
            get {
                objc_getAssociatedObject(self, Unmanaged.passUnretained(Self.contextKey).toOpaque())
                    as? Formatter.Context
                    ?? .unknown
            }
            set {
                objc_setAssociatedObject(
                    self, Unmanaged.passUnretained(Self.contextKey).toOpaque(), newValue,
                    .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
        }
    }

    extension NSString {
        /// A text with values in the places that it names, as the place writes them.
        public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
            NSString(string: String(format: format.description, locale: Locale.current, arguments: args))
        }
        /// A text with values in the places that it names, as a place writes them.
        public convenience init(format: NSString, locale: Any?, _ args: any CVarArg...) {
            self.init(string: String(format: format.description, locale: locale as? Locale, arguments: args))
        }
        /// The text, and another one with values in the places that it names.
        public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
            NSString(string: description + String(format: format.description, arguments: args))
        }
        /// The path with `~` for the account's folder.
        public var abbreviatingWithTildeInPath: String {
            let (path, home) = (description, NSHomeDirectory())
            guard home.count > 1, path == home || path.hasPrefix(home + "/") else { return path }
            return "~" + path.dropFirst(home.count)
        }
    }

    extension NSTextCheckingResult {
        /// None: nothing is corrected.
        public var replacementString: String? { nil }
    }

    extension NSCoder {
        /// Reads a rectangle.
        public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
        /// Reads a point.
        public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
        /// Reads a size.
        public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
        /// Reads insets.
        public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
            (decodeObject(forKey: key) as? String).map(NSCoder.uiEdgeInsets(for:)) ?? .zero
        }
        /// Writes insets.
        public func encode(_ insets: UIEdgeInsets, forKey key: String) {
            encode(NSCoder.string(for: insets) as NSString, forKey: key)
        }
    }

    extension Measurement {
        /// In the units of the place, with short names.
        public func formatted() -> String { MeasurementFormatter().string(from: self) }
    }
#endif
