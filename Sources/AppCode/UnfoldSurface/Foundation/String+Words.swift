#if !canImport(Darwin)
    extension TextUnitOptions {
        /// Words by Unicode's rules, without dictionaries; each with what is behind it, the first with what is before it too.
        fileprivate func units(of text: Substring) -> [(word: Range<String.Index>, enclosing: Range<String.Index>)] {
            guard rawValue & 0xFF == Self.byWords.rawValue else { return [] }
            // ICU ends a word at a colon, unlike the standard library.
            let words = text.split(separator: ":").flatMap { $0.ranges(of: #/\b\w.*?\b/#) }
            let borders = [text.startIndex] + words.dropFirst().map(\.lowerBound) + [text.endIndex]
            let units = words.indices.map { (words[$0], borders[$0]..<borders[$0 + 1]) }
            return contains(.reverse) ? units.reversed() : units
        }
    }

    extension String {
        /// Tells the words of a part of the text, if they are asked for: each, its range, and the range up to the next one.
        @_disfavoredOverload public func enumerateSubstrings<R: RangeExpression>(
            in range: R, options opts: TextUnitOptions,
            _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
        ) where R.Bound == Index {
            var stop = false
            for (word, enclosing) in opts.units(of: self[range]) where !stop {
                body(opts.contains(.substringNotRequired) ? nil : String(self[word]), word, enclosing, &stop)
            }
        }
    }

    extension NSString {
        /// As `String`'s, in UTF-16 units. A part that is not in the text raises.
        @_disfavoredOverload public func enumerateSubstrings(
            in range: NSRange, options opts: TextUnitOptions,
            using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
        ) {
            let text = String(describing: self)
            guard let part = Range(range, in: text) else {
                let reason = "Range {\(range.location), \(range.length)} out of bounds; string length \(length)"
                let method = "-[__NSCFString enumerateSubstringsInRange:options:usingBlock:]: "
                return DispatchQueue.onMain { UIKitExceptions.raise(.range, method + reason) }
            }
            text.enumerateSubstrings(in: part, options: opts) { word, unit, enclosing, stop in
                var ends = ObjCBool(false)
                block(word, NSRange(unit, in: text), NSRange(enclosing, in: text), &ends)
                stop = ends.boolValue
            }
        }
    }
#endif
