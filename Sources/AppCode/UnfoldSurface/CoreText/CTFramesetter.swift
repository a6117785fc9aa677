#if !canImport(CoreText)
    /// Sets a text in the lines that a label has.
    public final class CTFramesetter: NSObject {
        let text: NSAttributedString

        init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

        func fill(_ range: NSRange, size: CGSize) -> FilledBox {
            FilledBox(text.attributedSubstring(from: range), font: CoreTextDefaults.font, size: size)
        }
    }

    /// The lines of a text that have space in a path's box.
    public final class CTFrame: NSObject {
        let path: CGPath
        let range: NSRange
        let lines: [CTLine]
        /// Of the lines, from the box's lower left corner to the start of the baseline.
        let origins: [CGPoint]

        init(_ setter: CTFramesetter, range: NSRange, path: CGPath) {
            (self.path, self.range) = (path, range)
            let box = path.boundingBox
            let filled = setter.fill(range, size: box.size)
            lines = filled.lines.map { line in
                let place = NSRange(location: range.location + line.range.location, length: line.range.length)
                return CTLine(partOf: setter.text, range: place)
            }
            origins = filled.lines.map { CGPoint(x: $0.x, y: box.height - $0.baseline) }
        }

        var visible: NSRange { NSRange(location: range.location, length: lines.reduce(0) { $0 + $1.range.length }) }
    }

    public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
        CTFramesetter(attrString)
    }
    /// The lines of a part of the text in a path's bounding box; length 0 means to the end. What the path leaves out of
    /// its box makes no difference, nor do attributes.
    /// - Complexity: O(length of the text).
    public func CTFramesetterCreateFrame(
        _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
    ) -> CTFrame { CTFrame(framesetter, range: stringRange.part(of: framesetter.text.length), path: path) }
    /// The unrounded space in points that a part of the text needs within `constraints`; length 0 means to the end.
    /// Writes the part that has space there.
    /// - Complexity: O(length of the text).
    public func CTFramesetterSuggestFrameSizeWithConstraints(
        _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
        _ fitRange: UnsafeMutablePointer<CFRange>?
    ) -> CGSize {
        let range = stringRange.part(of: framesetter.text.length)
        let filled = framesetter.fill(range, size: constraints)
        let length = filled.lines.reduce(0) { $0 + $1.range.length }
        fitRange?.pointee = CFRange(location: range.location, length: length)
        return filled.size
    }

    /// The lines, each a ``CTLine``, from the top.
    public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }
    /// Writes where the baselines of lines begin, in points from the lower left corner of the path's box, up being
    /// positive; length 0 means to the last line.
    public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
        let part = range.part(of: frame.origins.count)
        for index in 0..<part.length { origins[index] = frame.origins[part.location + index] }
    }
    /// The part of the text that has space.
    public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visible) }

    /// Breaks a text into lines, one by one.
    public final class CTTypesetter: NSObject {
        let text: NSAttributedString

        init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }
    }

    public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
        CTTypesetter(string)
    }
    /// How many UTF-16 units from `startIndex` on make a line of that width, in points; 0 at the end of the text.
    /// - Complexity: O(length of the text).
    public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
        let rest = CFRange(location: startIndex, length: 0).part(of: typesetter.text.length)
        guard rest.length > 0 else { return 0 }
        let text = typesetter.text.attributedSubstring(from: rest)
        return FilledBox(text, font: CoreTextDefaults.font, size: CGSize(width: CGFloat(width), height: .infinity))
            .lines.first?.range.length ?? 0
    }
    /// A line of a part of the text; length 0 means to the end.
    /// - Complexity: O(length of the part).
    public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
        CTLine(partOf: typesetter.text, range: stringRange.part(of: typesetter.text.length))
    }
#endif
