import Foundation

#if !canImport(ObjectiveC)
    /// Finds nothing: links, addresses, dates and telephone numbers in text do not change its size. No subclass of
    /// `NSRegularExpression`, which cannot be subclassed here; it has the methods that cells call.
    open class NSDataDetector: NSObject {
        /// A detector of those types.
        public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {}
        open func matches(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
        ) -> [NSTextCheckingResult] { [] }
        open func firstMatch(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
        ) -> NSTextCheckingResult? { nil }
        open func enumerateMatches(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
            using block: (
                NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
            ) -> Void
        ) {}
    }

    // What a detector finds.
    extension NSTextCheckingResult {
        /// Where a detected link leads.
        public var url: URL? { nil }
        /// A detected telephone number.
        public var phoneNumber: String? { nil }
        public var date: Date? { nil }
        /// The parts of a detected address.
        public var addressComponents: [NSTextCheckingKey: String]? { nil }
        /// The parts of a detected flight.
        public var components: [NSTextCheckingKey: String]? { nil }
    }

    /// A part of an address or a flight.
    public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
#endif
