import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldTypesetting

@MainActor @Suite(.ownSettings) struct AttributedTextTests {
    private let line: CGFloat = 17 * 2444 / 2048

    private func size(
        _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:], width: CGFloat = 1000,
        style: (NSMutableParagraphStyle) -> Void = { _ in }
    ) -> CGSize {
        let paragraph = NSMutableParagraphStyle()
        style(paragraph)
        var attributes = attributes
        attributes[.paragraphStyle] = paragraph
        if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: 17) }
        return NSAttributedString(string: text, attributes: attributes).boundingRect(
            with: CGSize(width: width, height: 0), options: [.usesLineFragmentOrigin], context: nil
        ).size
    }

    @Test func paragraphStylesSetTheHeight() {
        #expect(near(size("a\nb").height, 2 * line))
        #expect(near(size("a\nb") { $0.lineSpacing = 6 }.height, 2 * line + 6))
        #expect(near(size("a") { $0.lineSpacing = 6 }.height, line))
        #expect(near(size("a\nb\nc") { $0.paragraphSpacing = 10 }.height, 3 * line + 20))
        #expect(near(size("a\nb\nc") { $0.paragraphSpacingBefore = 3 }.height, 3 * line + 6))
        // A line separator begins no paragraph.
        #expect(near(size("a\u{2028}b") { $0.paragraphSpacing = 10 }.height, 2 * line))
        #expect(near(size("a\nb") { $0.minimumLineHeight = 30 }.height, 60))
        #expect(near(size("a\nb") { $0.maximumLineHeight = 15 }.height, 30))
        #expect(near(size("a\nb") { $0.lineHeightMultiple = 1.5 }.height, 3 * line))
        #expect(
            near(
                size("a\nb") {
                    $0.lineHeightMultiple = 2
                    $0.maximumLineHeight = 24
                    $0.lineSpacing = 2
                }.height, 50))
        // The limits hold for a text style with its leading too.
        let body: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body)]
        #expect(near(size("a\nb", body).height, line + 22))
        #expect(
            near(
                size("a\nb", body) {
                    $0.minimumLineHeight = 24
                    $0.maximumLineHeight = 24
                }.height, 48))
    }

    /// A figure that makes no sense counts as none.
    @Test func brokenFiguresDoNoHarm() {
        for value in [CGFloat.nan, .infinity, -.infinity] {
            let height = size("a\nb", [.kern: value, .baselineOffset: value]) {
                $0.lineSpacing = value
                $0.minimumLineHeight = value
                $0.maximumLineHeight = value
                $0.lineHeightMultiple = value
                $0.headIndent = value
                $0.tailIndent = value
            }.height
            #expect(near(height, 2 * line), "\(value)")
        }
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14 && UIFont.systemFont(ofSize: -3).pointSize == 14)
    }

    @Test func indentsNarrowTheLines() {
        let text = "one two three four five six seven"
        let plain = size(text, width: 120).height
        #expect(size(text, width: 120) { $0.headIndent = 60 }.height > plain)
        #expect(
            near(
                size(text, width: 180) {
                    $0.headIndent = 60
                    $0.firstLineHeadIndent = 60
                }.height, plain))
        #expect(near(size(text, width: 180) { $0.tailIndent = -60 }.height, plain))
        #expect(near(size(text, width: 900) { $0.tailIndent = 120 }.height, plain))
        #expect(near(size("a") { $0.firstLineHeadIndent = 20 }.width, size("a").width + 20))
    }

    @Test func fontsOfOneLineShareIt() {
        let text = NSMutableAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.append(NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
        let label = UILabel()
        label.attributedText = text
        let big: CGFloat = 40 * 2444 / 2048
        #expect(near(label.intrinsicContentSize.height, (big * 3).rounded(.up) / 3))
        #expect(label.font.pointSize == 40 && label.text == "big small")
        var width: CGFloat = 0
        for (part, size) in [("big", 40.0), (" small", 10.0)] as [(String, CGFloat)] {
            width += part.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
        }
        #expect(near(label.intrinsicContentSize.width, (width * 3).rounded(.up) / 3))
        // A raised part makes space above.
        text.addAttribute(.baselineOffset, value: 12, range: NSRange(location: 0, length: 3))
        label.attributedText = text
        let raised: CGFloat = 40 * 2444 / 2048 + 12
        #expect(near(label.intrinsicContentSize.height, (raised * 3).rounded(.up) / 3))
        // The font of the label replaces all fonts.
        label.font = .systemFont(ofSize: 12)
        #expect(
            label.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
    }

    @Test func kernAndAttachmentsHaveRoom() {
        #expect(near(size("abc", [.kern: 4]).width, size("abc").width + 12))
        #expect(near(size("abc", [.kern: NSNumber(value: 4)]).width, size("abc").width + 12))
        #expect(near(size("abc", [.tracking: 2.5]).width, size("abc").width + 7.5))
        let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 30, height: 50)))
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: 1))
        let descent: CGFloat = 17 * 494 / 2048
        #expect(near(text.size().width, 30) && near(text.size().height, 50 + descent))
        let ascent: CGFloat = 17 * 1950 / 2048
        attachment.bounds = CGRect(x: 0, y: -20, width: 10, height: 25)
        #expect(near(text.size().width, 10) && near(text.size().height, ascent + 20))
    }

    /// What a paragraph style says of wrapping holds for measuring, not for labels.
    @Test func aTruncatingStyleDoesNotWrap() {
        let text = "one two three four five six seven"
        #expect(near(size(text, width: 80) { $0.lineBreakMode = .byTruncatingTail }.height, line))
        let rect = (text as NSString).boundingRect(
            with: CGSize(width: 80, height: 0), attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
        #expect(near(rect.height, line))
        let cut = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]).boundingRect(
            with: CGSize(width: 80, height: 2.5 * line), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            context: nil)
        #expect(near(cut.height, 2 * line) && cut.width <= 80)
    }

    @Test func stylesAreCopiedAsUIKitCopies() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .center
        let copy = style.copy() as! NSParagraphStyle
        style.lineSpacing = 9
        #expect(copy.lineSpacing == 4 && copy.alignment == .center && !(copy is NSMutableParagraphStyle))
        let mutable = copy.mutableCopy() as! NSMutableParagraphStyle
        #expect(mutable == copy && mutable != style)
        #expect(
            NSParagraphStyle.default.lineBreakMode == .byWordWrapping && NSParagraphStyle.default.tabStops.count == 12)
        // A label keeps what it was given.
        let text = NSMutableAttributedString(string: "a")
        let label = UILabel()
        label.attributedText = text
        text.append(NSAttributedString(string: "bcd"))
        #expect(label.text == "a")
    }

    @Test func attributedFontsFollowTheTextSize() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "x", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        label.adjustsFontForContentSizeCategory = true
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.addSubview(label)
        inEnvironment({ $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge }) {
            root.layoutIfNeeded()
            #expect(label.font.pointSize == 53)
            #expect((label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 53)
        }
    }

    @Test func textViewsSizeToTheirText() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "One line"
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        view.isScrollEnabled = false
        let text = "One line".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(near(view.intrinsicContentSize.width, ((text.width + 10) * 3).rounded(.up) / 3))
        #expect(near(view.intrinsicContentSize.height, ((text.height + 16) * 3).rounded(.up) / 3))
        // Empty, and after a break at the end, there is space for the text to come.
        view.text = ""
        #expect(near(view.intrinsicContentSize.height, ((line + 16) * 3).rounded(.up) / 3))
        view.text = "a\n"
        #expect(near(view.intrinsicContentSize.height, ((2 * line + 16) * 3).rounded(.up) / 3))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.text = "Some text that wraps to several lines in a narrow view"
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 500))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = view.text
        #expect(near(view.frame.height, label.sizeThatFits(CGSize(width: 150, height: 0)).height))
        #expect(view.frame.height > 3 * line)
        view.textContainer.maximumNumberOfLines = 2
        root.layoutIfNeeded()
        #expect(near(view.frame.height, (2 * line * 3).rounded(.up) / 3))
    }
}
