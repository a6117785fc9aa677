#if !canImport(Darwin)
    /// Words or sentences, and how they are told: what Foundation's `EnumerationOptions` has not where there is no
    /// Objective-C. As there, written `.byWords` or `[.byWords, .reverse]`.
    public struct TextUnitOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Sentences, each with the spaces behind it.
        public static let bySentences = Self(rawValue: 4)
        /// The last one first.
        public static let reverse = Self(rawValue: 1 << 8)
        /// The text itself is not wanted: nil.
        public static let substringNotRequired = Self(rawValue: 1 << 9)

        /// Each with what is behind it, up to the next one; the first in the text with what is before it too.
        fileprivate func units<Text: StringProtocol>(
            of text: Text
        ) -> [(unit: Range<String.Index>, enclosing: Range<String.Index>)] {
            let found =
                rawValue & 0xFF == Self.bySentences.rawValue ? TextUnits.sentences(of: text) : TextUnits.words(of: text)
            let told = found.indices.map { index in
                let start = index == 0 ? text.startIndex : found[index].lowerBound
                let end = index + 1 < found.count ? found[index + 1].lowerBound : text.endIndex
                return (found[index], start..<end)
            }
            return contains(.reverse) ? told.reversed() : told
        }
    }

    extension StringProtocol {
        /// Tells words or sentences of a part of the text: each, its range, and the range up to the next one.
        /// - Complexity: O(length of the part).
        @_disfavoredOverload public func enumerateSubstrings<R: RangeExpression>(
            in range: R, options opts: TextUnitOptions,
            _ body: (
                _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
            ) -> Void
        ) where R.Bound == Index {
            var stop = false
            for (unit, enclosing) in opts.units(of: self[range]) where !stop {
                body(opts.contains(.substringNotRequired) ? nil : String(self[unit]), unit, enclosing, &stop)
            }
        }
    }

    extension NSString {
        /// As `String`'s, in UTF-16 units. A part that is not in the text raises.
        /// - Complexity: O(length of the text).
        @_disfavoredOverload public func enumerateSubstrings(
            in range: NSRange, options opts: TextUnitOptions,
            using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
        ) {
            let text = String(describing: self)
            guard let part = Range(range, in: text) else {
                let reason =
                    "-[__NSCFString enumerateSubstringsInRange:options:usingBlock:]: Range {\(range.location), "
                    + "\(range.length)} out of bounds; string length \(length)"
                return DispatchQueue.onMain { UIKitExceptions.raise(.range, reason) }
            }
            var stop = ObjCBool(false)
            for (unit, enclosing) in opts.units(of: text[part]) where !stop.boolValue {
                block(
                    opts.contains(.substringNotRequired) ? nil : String(text[unit]), NSRange(unit, in: text),
                    NSRange(enclosing, in: text), &stop)
            }
        }
    }
#endif
