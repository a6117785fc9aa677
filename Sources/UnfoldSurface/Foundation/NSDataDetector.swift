import Foundation
import UnfoldAutoLayout

#if !canImport(ObjectiveC)
    /// Finds links, mail addresses and telephone numbers in text. Dates, addresses and flights are not found. No
    /// `NSRegularExpression`, which cannot be subclassed here; it has its methods.
    open class NSDataDetector: NSObject {
        /// The types asked for, as raw values of `NSTextCheckingResult.CheckingType`.
        public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
        private let expression: NSRegularExpression

        // `CheckingType`'s own constants are deprecated here, for nothing else finds them.
        private static let links: UInt64 = 1 << 5
        private static let phoneNumbers: UInt64 = 1 << 11

        private static let link =
            #"(?:https?|ftp)://[^\s<>"]*[^\s<>".,;:!?)\]}']|mailto:[^\s<>"]+|www\.[^\s<>"]*[^\s<>".,;:!?)\]}']|"#
            + #"[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}|"#
            + #"\b(?:[A-Za-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|info|de|fr|uk|eu|ch|it|es|nl|jp|cn)\b"#
            + #"(?:/[^\s<>"]*[^\s<>".,;:!?)\]}'])?"#
        private static let phone = #"(?<![\w.])\+?(?:\(\d{1,4}\)|\d)(?:[ \-./]?(?:\(\d{1,4}\)|\d)){6,14}(?![\w])"#

        /// A detector of those types.
        public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
            self.checkingTypes = checkingTypes
            var patterns: [String] = []
            if checkingTypes & Self.links != 0 { patterns.append("(\(Self.link))") }
            if checkingTypes & Self.phoneNumbers != 0 { patterns.append("(\(Self.phone))") }
            // Nothing is both followed by a letter and not.
            let pattern = patterns.isEmpty ? "(?=a)(?!a)" : patterns.joined(separator: "|")
            expression = try NSRegularExpression(pattern: pattern)
            super.init()
        }

        /// All that is found, in the order of positions.
        /// - Complexity: O(length of the text).
        open func matches(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
        ) -> [NSTextCheckingResult] {
            let text = string as NSString
            return expression.matches(in: string, options: options, range: range).map { match in
                DetectedData.remember(match, text.substring(with: match.range))
                return match
            }
        }
        /// The first that is found.
        open func firstMatch(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
        ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
        /// How many there are.
        open func numberOfMatches(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
        ) -> Int { matches(in: string, options: options, range: range).count }
        /// Where the first is; `NSNotFound` for none.
        open func rangeOfFirstMatch(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
        ) -> NSRange {
            firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
        }
        /// Calls for each that is found.
        open func enumerateMatches(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
            using block: (
                NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
            ) -> Void
        ) {
            var stop = ObjCBool(false)
            for match in matches(in: string, options: options, range: range) {
                block(match, [], &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// What a match of a detector stands for.
    private enum DetectedData {
        // Only its address matters.
        nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

        static func remember(_ match: NSTextCheckingResult, _ text: String) {
            objc_setAssociatedObject(match, key, text, .OBJC_ASSOCIATION_RETAIN)
        }
        static func text(of match: NSTextCheckingResult) -> String? {
            objc_getAssociatedObject(match, key) as? String
        }
    }

    extension NSTextCheckingResult {
        /// Where a detected link leads.
        public var url: URL? {
            guard let text = DetectedData.text(of: self), phoneNumber == nil else { return nil }
            if text.contains("://") || text.hasPrefix("mailto:") { return URL(string: text) }
            return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
        }
        /// A detected telephone number.
        public var phoneNumber: String? {
            DetectedData.text(of: self).flatMap { text in
                text.allSatisfy { $0.isNumber || "+()- ./".contains($0) } ? text : nil
            }
        }
        public var date: Date? { nil }
        public var addressComponents: [NSTextCheckingKey: String]? { nil }
        public var components: [NSTextCheckingKey: String]? { nil }
    }

    /// A part of something found.
    public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
#endif

#if !canImport(Darwin)
    extension NSTextCheckingResult {
        public var replacementString: String? { nil }
    }
#endif
