import Foundation
import Testing
import UIKit

/// Lines by Core Text, as labels that say "read more" count them.
@MainActor @Suite struct CoreTextTests {
    private let words = "one two three four five six seven eight nine ten eleven twelve"

    private func text(_ string: String, size: CGFloat = 17) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
    }

    private func frame(_ text: NSAttributedString, width: CGFloat, height: CGFloat = 1e4) -> CTFrame {
        let setter = CTFramesetterCreateWithAttributedString(text as CFAttributedString)
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: width, height: height))
        return CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    }

    @Test func indicesAreCounted() {
        let place: CFIndex = 3
        #expect(CFRange(location: place, length: 1) == CFRangeMake(3, 1))
    }

    @Test func linesAreThoseOfALabel() {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text(words)
        for width in [60, 120, 200, 400] as [CGFloat] {
            let lines = CTFrameGetLines(frame(text(words), width: width)) as! [CTLine]
            let label = label.sizeThatFits(CGSize(width: width, height: .infinity))
            let lineHeight = UIFont.systemFont(ofSize: 17).lineHeight
            #expect(abs(CGFloat(lines.count) * lineHeight - label.height) < 1)
            var end = 0
            for line in lines {
                let range = CTLineGetStringRange(line)
                #expect(range.location == end && range.length > 0)
                end += range.length
            }
            #expect(end == (words as NSString).length)
            let setter = CTFramesetterCreateWithAttributedString(text(words))
            let size = CTFramesetterSuggestFrameSizeWithConstraints(
                setter, CFRangeMake(0, 0), nil, CGSize(width: width, height: .greatestFiniteMagnitude), nil)
            #expect(abs(size.height - label.height) < 1)
            // A label keeps single words off its last line, by its strategy, which the text itself has not.
            let room = text(words).boundingRect(
                with: CGSize(width: width, height: 1e4), options: .usesLineFragmentOrigin, context: nil)
            #expect(abs(size.width - room.width) < 1e-6 && abs(size.height - room.height) < 1e-6)
        }
    }

    @Test func onlyWhatHasRoomIsVisible() {
        let height = UIFont.systemFont(ofSize: 17).lineHeight
        let frame = frame(text(words + "\n" + words), width: 120, height: height * 2.5)
        let lines = CTFrameGetLines(frame)
        #expect(CFArrayGetCount(lines) == 2)
        let second = unsafeBitCast(CFArrayGetValueAtIndex(lines, 1), to: CTLine.self)
        let range = CTLineGetStringRange(second)
        let visible = CTFrameGetVisibleStringRange(frame)
        #expect(visible.location == 0 && visible.length == range.location + range.length && visible.length < 30)
        #expect(CFArrayGetValueAtIndex(lines, 2) == nil && CFArrayGetValueAtIndex(lines, -1) == nil)
        var fit = CFRange()
        _ = CTFramesetterSuggestFrameSizeWithConstraints(
            CTFramesetterCreateWithAttributedString(text(words)), CFRangeMake(0, 0), nil,
            CGSize(width: 120, height: height * 2.5), &fit)
        #expect(fit == visible)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(origins[0].y - (height * 2.5 - font.ascender)) < 1e-6 && origins[0].x == 0)
        #expect(abs(origins[0].y - origins[1].y - height) < 1e-6)
    }

    @Test func alignmentMovesLines() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let aligned = NSMutableAttributedString(attributedString: text("short"))
        aligned.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 5))
        var origin = CGPoint.zero
        CTFrameGetLineOrigins(frame(aligned, width: 300), CFRangeMake(0, 1), &origin)
        let line = CTLineCreateWithAttributedString(aligned)
        #expect(abs(origin.x + CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil)) - 300) < 1e-6)
        #expect(CTLineGetPenOffsetForFlush(line, 1, 300) == Double(origin.x))
    }

    @Test func aLineHasTheFontsFigures() {
        let font = UIFont.systemFont(ofSize: 20)
        let line = CTLineCreateWithAttributedString(text("Hello world  ", size: 20))
        var (ascent, descent, leading) = (CGFloat(), CGFloat(), CGFloat())
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(ascent - font.ascender) < 1e-6 && abs(descent + font.descender) < 1e-6 && leading == 0)
        #expect(ascent == CTFontGetAscent(font as CTFont) && abs(descent - CTFontGetDescent(font)) < 1e-6)
        let bare = Double(("Hello world" as NSString).size(withAttributes: [.font: font]).width)
        #expect(width > bare && abs(width - CTLineGetTrailingWhitespaceWidth(line) - bare) < 1e-6)
        #expect(CTLineGetGlyphCount(line) == 13)
        #expect(abs(CTLineGetOffsetForStringIndex(line, 11, nil) - CGFloat(bare)) < 1e-6)
        #expect(CTLineGetOffsetForStringIndex(line, 99, nil) == CGFloat(width))
        let third = CTLineGetOffsetForStringIndex(line, 2, nil)
        let fourth = CTLineGetOffsetForStringIndex(line, 3, nil)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: third + 0.1, y: 0)) == 2)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: fourth - 0.1, y: 0)) == 3)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1e4, y: 0)) == 13)
        #expect(CTLineGetStringRange(CTLineCreateWithAttributedString(text(""))) == CFRangeMake(0, 0))
    }

    @Test(arguments: [CTLineTruncationType.start, .middle, .end])
    func aLineIsCut(_ end: CTLineTruncationType) throws {
        let line = CTLineCreateWithAttributedString(text(words))
        let token = CTLineCreateWithAttributedString(text("\u{2026}more"))
        for width in stride(from: 60.0, to: 500, by: 37) {
            let cut = try #require(CTLineCreateTruncatedLine(line, width, end, token))
            let whole = CTLineGetTypographicBounds(line, nil, nil, nil)
            let left = CTLineGetTypographicBounds(cut, nil, nil, nil)
            #expect(whole <= width ? cut === line : left <= width + 1 && left > width - 20)
        }
        #expect(CTLineCreateTruncatedLine(line, 10, end, token) == nil)
        #expect(CTLineCreateTruncatedLine(line, 1e4, end, nil) === line)
    }

    @Test func aTypesetterBreaksAsAFrameDoes() {
        let text = text(words + "\n\n" + words)
        let typesetter = CTTypesetterCreateWithAttributedString(text)
        var (start, lengths) = (0, [Int]())
        while start < text.length {
            let count = CTTypesetterSuggestLineBreak(typesetter, start, 150)
            guard count > 0 else { break }
            let line = CTTypesetterCreateLine(typesetter, CFRangeMake(start, count))
            #expect(CTLineGetStringRange(line) == CFRangeMake(start, count))
            lengths.append(count)
            start += count
        }
        let lines = CTFrameGetLines(frame(text, width: 150)) as! [CTLine]
        #expect(lengths == lines.map { CTLineGetStringRange($0).length })
        #expect(CTTypesetterSuggestLineBreak(typesetter, text.length, 150) == 0)
    }

    @Test func runsAreWhereAttributesChange() {
        let mixed = NSMutableAttributedString(attributedString: text("small "))
        mixed.append(text("large", size: 40))
        let line = CTLineCreateWithAttributedString(mixed)
        let runs = CTLineGetGlyphRuns(line) as! [CTRun]
        #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 6), CFRangeMake(6, 5)])
        let widths = runs.map { CTRunGetTypographicBounds($0, CFRangeMake(0, 0), nil, nil, nil) }
        #expect(abs(widths.reduce(0, +) - CTLineGetTypographicBounds(line, nil, nil, nil)) < 1e-6)
        let attributes = CTRunGetAttributes(runs[1]) as! [String: Any]
        #expect((attributes[kCTFontAttributeName as String] as? UIFont)?.pointSize == 40)
    }

    @Test func fontsByName() {
        #expect(CTFontGetSize(CTFontCreateWithName("Helvetica" as CFString, 0, nil)) == 12)
        #expect(CTFontCopyFamilyName(CTFontCreateWithName("Nobody's" as CFString, 9, nil)) as String == "Helvetica")
        let layer = CATextLayer()
        layer.string = "Text"
        layer.font = CGFont("Menlo-Regular" as CFString)
        let menlo = UIFont(name: "Menlo-Regular", size: 36)
        #expect(layer.preferredFrameSize() == ("Text" as NSString).size(withAttributes: [.font: menlo as Any]))
        #expect(CGFont("Nobody's" as CFString) == nil)
        let missing = URL(fileURLWithPath: "/none/none.ttf") as CFURL
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(missing, .process, &error))
        #expect(error?.takeRetainedValue().code == 103)
    }
}
