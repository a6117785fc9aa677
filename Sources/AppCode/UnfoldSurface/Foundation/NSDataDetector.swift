import Foundation

#if !canImport(ObjectiveC)
    /// Finds nothing: links, addresses, dates and telephone numbers in text do not change its size. No subclass of
    /// `NSRegularExpression`, which cannot be subclassed here; it has the methods that cells call.
    open class NSDataDetector: NSObject {
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

    /// A part of an address or a flight.
    public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
#endif
