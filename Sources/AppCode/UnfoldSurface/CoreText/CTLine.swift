#if !canImport(CoreText)
    public final class CTLine: NSObject {
        let range: NSRange
        let text: NSAttributedString
        let measured: SingleLine

        init(_ text: NSAttributedString, range: NSRange) {
            (self.text, self.range) = (text, range)
            measured = SingleLine(text, font: CoreTextDefaults.font)
        }

        convenience init(partOf text: NSAttributedString, range: NSRange) {
            self.init(text.attributedSubstring(from: range), range: range)
        }

        /// The unit of the line's own text for one of the text that it was made of.
        func own(_ index: Int) -> Int { min(max(0, index - range.location), text.length) }

        /// Shortened to a width, with `token` where something is missing.
        func truncated(to width: CGFloat, at end: CTLineTruncationType, token: CTLine?) -> CTLine? {
            guard measured.inkedWidth > width else { return self }
            let room = width - (token?.measured.width ?? 0)
            guard room >= 0 else { return nil }
            let cut: NSRange
            switch end {
            case .start:
                let first = measured.unitsAtEnd(fitting: room)
                cut = NSRange(location: 0, length: first)
            case .middle:
                let front = measured.units(fitting: room / 2)
                let back = measured.unitsAtEnd(fitting: room - measured.position(ofUnit: front))
                cut = NSRange(location: front, length: max(0, back - front))
            case .end:
                let last = measured.units(fitting: room)
                cut = NSRange(location: last, length: text.length - last)
            }
            let shown = NSMutableAttributedString(attributedString: text)
            shown.replaceCharacters(in: cut, with: token?.text ?? NSAttributedString())
            let kept =
                switch end {
                case .start: NSRange(location: range.location + cut.length, length: range.length - cut.length)
                case .middle: range
                case .end: NSRange(location: range.location, length: cut.location)
                }
            return CTLine(shown, range: kept)
        }
    }

    /// A line of a whole text, however long; what ends a paragraph takes no space.
    /// - Complexity: O(length of the text).
    public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
        CTLine(partOf: attrString, range: NSRange(location: 0, length: attrString.length))
    }
    /// A line that is no wider than `width`, in points, with the token where something is missing: the line itself if
    /// it fits, nil if the token does not.
    /// - Complexity: O(length of the line).
    public func CTLineCreateTruncatedLine(
        _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
    ) -> CTLine? { line.truncated(to: CGFloat(width), at: truncationType, token: truncationToken) }
    /// Characters, each of which counts as a glyph.
    public func CTLineGetGlyphCount(_ line: CTLine) -> Int { line.measured.units.count - 1 }
    /// The UTF-16 units of the text that it was made of. Of one that was cut, those that are left; all, if it was cut
    /// in the middle.
    public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }
    /// Width with the spaces at the end, and what the fonts want above and below the baseline and between lines; in
    /// points.
    @discardableResult public func CTLineGetTypographicBounds(
        _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
        _ leading: UnsafeMutablePointer<CGFloat>?
    ) -> Double { line.measured.bounds(ascent, descent, leading) }
    /// Width of the spaces at the end, in points.
    public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
        Double(line.measured.width - line.measured.inkedWidth)
    }
    /// The unit whose start is nearest to a point, or that behind the last one; points count from the baseline's start.
    /// - Complexity: O(length of the line).
    public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> Int {
        line.range.location + min(line.measured.unit(nearestTo: position.x), line.range.length)
    }
    /// Where a unit begins, in points from the line's start; the width for those behind the line.
    /// - Complexity: O(log n), with n characters.
    @discardableResult public func CTLineGetOffsetForStringIndex(
        _ line: CTLine, _ charIndex: Int, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
    ) -> CGFloat {
        let offset = line.measured.position(ofUnit: line.own(charIndex))
        secondaryOffset?.pointee = offset
        return offset
    }
    /// How far to move the pen for the line to end (`flushFactor` 1), or be centred (0.5), in a width; in points.
    public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
        Double(min(1, max(0, flushFactor))) * max(0, flushWidth - Double(line.measured.inkedWidth))
    }

    /// A part of a line whose attributes are the same.
    public final class CTRun: NSObject {
        let range: NSRange
        let attributes: [NSAttributedString.Key: Any]
        let measured: SingleLine

        init(_ text: NSAttributedString, range: NSRange, attributes: [NSAttributedString.Key: Any]) {
            (self.range, self.attributes) = (range, attributes)
            measured = SingleLine(text, font: CoreTextDefaults.font)
        }
    }

    /// The parts of a line, each a ``CTRun``, in the order of the text.
    /// - Complexity: O(length of the line).
    public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
        var runs: [Any] = []
        let whole = NSRange(location: 0, length: line.text.length)
        line.text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let moved = NSRange(location: line.range.location + range.location, length: range.length)
            runs.append(CTRun(line.text.attributedSubstring(from: range), range: moved, attributes: attributes))
        }
        return NSArray(array: runs)
    }
    public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
        let names = run.attributes.map { (AnyHashable($0.key.rawValue), $0.value) }
        return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: names))
    }
    /// The UTF-16 units of the text that its line was made of.
    public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.range) }
    /// As ``CTLineGetTypographicBounds(_:_:_:_:)``, of the part's characters from `range.location` on; length 0 means
    /// to the end.
    @discardableResult public func CTRunGetTypographicBounds(
        _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
        _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
    ) -> Double {
        let positions = run.measured.positions
        let first = min(max(0, range.location), positions.count - 1)
        let last = range.length > 0 ? min(first + range.length, positions.count - 1) : positions.count - 1
        _ = run.measured.bounds(ascent, descent, leading)
        return Double(positions[last] - positions[first])
    }

    extension SingleLine {
        fileprivate func bounds(
            _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
            _ leading: UnsafeMutablePointer<CGFloat>?
        ) -> Double {
            ascent?.pointee = self.ascent
            descent?.pointee = self.descent
            leading?.pointee = self.leading
            return Double(width)
        }
    }

    extension CFRange {
        init(_ range: NSRange) { self.init(location: range.location, length: range.length) }

        /// The part of a text of that length; length 0 means to the end.
        func part(of length: Int) -> NSRange {
            let start = min(max(0, location), length)
            let rest = length - start
            return NSRange(location: start, length: self.length > 0 ? min(self.length, rest) : rest)
        }
    }
#endif
