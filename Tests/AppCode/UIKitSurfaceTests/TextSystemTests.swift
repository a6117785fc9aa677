import Foundation
import Testing
import UIKit

/// Lines by a layout manager of one's own, and attachments that say their size themselves.
@MainActor @Suite struct TextSystemTests {
    private func system(
        _ text: String, width: CGFloat, lines: Int = 0
    ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 1e4))
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = lines
        container.lineBreakMode = lines == 0 ? .byWordWrapping : .byTruncatingTail
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    @Test func linesAreThoseOfALabel() {
        let text = "one two three four five six seven eight nine ten"
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        for width in [60, 120, 200, 400] as [CGFloat] {
            let (storage, manager, container) = system(text, width: width)
            var ranges: [NSRange] = []
            var bottom: CGFloat = 0
            manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
                rect, used, _, range, _ in
                #expect(rect.minY == bottom && rect.width == width && used.width <= width)
                bottom = rect.maxY
                ranges.append(range)
            }
            let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
            #expect(abs(bottom - height) < 1 && manager.usedRect(for: container).height == bottom)
            #expect(ranges.reduce(0) { $0 + $1.length } == storage.length)
            for (range, next) in zip(ranges, ranges.dropFirst()) { #expect(range.upperBound == next.lowerBound) }
            var effective = NSRange()
            let last = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: &effective)
            #expect(effective == ranges.last && last.maxY == bottom)
        }
    }

    @Test func positionsAreInTheirLines() {
        let (storage, manager, container) = system("first\nsecond\nthird", width: 300)
        let second = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 6), in: container)
        let third = manager.boundingRect(forGlyphRange: NSRange(location: 13, length: 5), in: container)
        #expect(second.minX == 0 && second.minY > 0 && third.minY == second.maxY)
        let point = CGPoint(x: second.midX, y: second.midY)
        #expect(
            (6..<12).contains(
                manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)))
        #expect(manager.location(forGlyphAt: 13).x == 0 && manager.location(forGlyphAt: 14).x > 0)
        #expect(manager.lineFragmentRect(forGlyphAt: storage.length, effectiveRange: nil) == .zero)
        withExtendedLifetime(storage) {}
    }

    @Test func whatIsCutIsKnown() {
        let (storage, manager, _) = system("one two three four five six seven eight nine ten", width: 120, lines: 2)
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            _, _, _, range, _ in
            lines.append(range)
        }
        #expect(lines.count == 2)
        let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: lines.last?.location ?? 0)
        #expect(cut.length > 0 && cut.upperBound == storage.length)
    }

    private final class Bullet: NSTextAttachment, @unchecked Sendable {
        var asked = 0
        override init() { super.init(data: nil, ofType: nil) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect {
            asked += 1
            return CGRect(x: 0, y: 0, width: 30, height: 50)
        }
    }

    @Test func anAttachmentSaysItsSize() {
        let label = UILabel()
        let bullet = Bullet()
        let text = NSMutableAttributedString(attachment: bullet)
        label.attributedText = text
        #expect(label.intrinsicContentSize.width == 30 && label.intrinsicContentSize.height >= 50 && bullet.asked > 0)
    }
}
