import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldTypesetting

@MainActor @Suite(.ownSettings) struct LabelTests {
    private func label(_ text: String?, _ font: UIFont = .systemFont(ofSize: 17), lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = text
        label.font = font
        label.numberOfLines = lines
        return label
    }

    /// A content view whose label is pinned on all sides, 16 at the sides, 11 above and below.
    private func cell(_ views: [UIView], gap: CGFloat = 4) -> UIView {
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        var above = content.topAnchor
        for (index, view) in views.enumerated() {
            content.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: above, constant: index == 0 ? 11 : gap),
                view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            ])
            above = view.bottomAnchor
        }
        above.constraint(equalTo: content.bottomAnchor, constant: -11).isActive = true
        return content
    }

    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Height of lines of 17 points at 3 pixels a point.
    private func block(_ lines: Int) -> CGFloat {
        let height: CGFloat = CGFloat(lines) * 17 * 2444 / 2048
        return (height * 3).rounded(.up) / 3
    }

    @Test func emptyLabelsAreNothing() {
        for text in [nil, ""] as [String?] {
            #expect(label(text).intrinsicContentSize == .zero)
            #expect(label(text).sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
        }
        #expect(label(" ").intrinsicContentSize.height == 61.0 / 3)
        // Between two others it takes no space but its gaps.
        #expect(near(height(of: cell([label("a"), label(""), label("b")]), width: 320), 22 + 2 * 61.0 / 3 + 8))
    }

    /// Fixture: one cell at the widths of four phones.
    @Test func aCellWrapsAtTheWidthsOfPhones() throws {
        let rows = try TextFixtures.rows("cell-widths.tsv")
        #expect(Set(rows.map { $0[1] }) == ["1", "2", "3"])
        for row in rows {
            let text = label(row[3])
            let content = cell([text])
            let width = CGFloat(Double(row[0])!)
            #expect(near(height(of: content, width: width), CGFloat(Double(row[2])!)), "\(row)")
            #expect(text.lines(width: width - 32).count == Int(row[1])!)
            // Laying it out gives the label what fitting promised.
            content.frame = CGRect(x: 0, y: 0, width: width, height: CGFloat(Double(row[2])!))
            content.translatesAutoresizingMaskIntoConstraints = true
            content.layoutIfNeeded()
            #expect(
                near(text.frame.height, CGFloat(Double(row[2])!) - 22) && near(text.frame.width, width - 32), "\(row)")
        }
    }

    /// Fixture: one cell, living through the twelve text sizes.
    @Test func aCellFollowsTheTwelveSizes() throws {
        let rows = try TextFixtures.rows("category-heights.tsv")
        let headline = label("Weekly summary", .preferredFont(forTextStyle: .headline))
        let detail = label(
            "Your screen time was up by a quarter last week, for an average of five hours a day",
            .preferredFont(forTextStyle: .subheadline))
        [headline, detail].forEach { $0.adjustsFontForContentSizeCategory = true }
        let content = cell([headline, detail])
        #expect(rows.count == 12)
        for (row, category) in zip(rows, UIContentSizeCategory.allSizes) {
            inEnvironment({ $0.contentSizeCategory = category }) {
                let got = height(of: content, width: 390)
                #expect(near(got, CGFloat(Double(row[3])!)), "\(row): \(got)")
                #expect(
                    [headline, detail].map { $0.lines(width: 358).count } == [Int(row[1])!, Int(row[2])!], "\(row[0])")
            }
        }
    }

    @Test func twoLabelsSideBySideBothWrap() {
        let left = label("A label that takes several lines at this width")
        let right = label("Another one, with somewhat more to say than the first, so it is taller")
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        for view in [left, right] {
            content.addSubview(view)
            view.topAnchor.constraint(equalTo: content.topAnchor, constant: 11).isActive = true
            view.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -11).isActive = true
        }
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
            right.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            left.widthAnchor.constraint(equalTo: right.widthAnchor),
        ])
        for width in [320, 375, 390, 430] as [CGFloat] {
            let room = (width - 40) / 2
            let counts = [left, right].map { $0.lines(width: room).count }
            #expect(counts[1] > counts[0] && counts[0] > 1)
            let tallest = block(counts[1])
            #expect(near(height(of: content, width: width), tallest + 22), "\(width)")
        }
    }

    /// The label that resists keeps its line, the other wraps in what is left (facts B10, B11).
    @Test func theStrongerLabelKeepsItsLine() {
        let value = label("1,249.50")
        value.setContentCompressionResistancePriority(.init(751), for: .horizontal)
        value.setContentHuggingPriority(.init(251), for: .horizontal)
        let name = label("Payment received from the account of a friend")
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        for view in [name, value] {
            content.addSubview(view)
            view.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            value.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        content.layoutIfNeeded()
        let wide = value.sizeThatFits(.zero).width
        #expect(near(value.frame.width, wide) && near(name.frame.width, 320 - 8 - wide, 0.34))
        #expect(near(value.frame.height, 61.0 / 3) && near(name.frame.height, 122.0 / 3, 0.34))
    }

    @Test func anExplicitWidthTakesTheSecondPass() {
        let text = label("A text that would fit on one line of the cell")
        text.preferredMaxLayoutWidth = 100
        let content = cell([text])
        let lines = text.lines(width: 100).count
        #expect(lines > 2)
        let wanted = block(lines) + 22
        #expect(near(height(of: content, width: 430), wanted))
        text.preferredMaxLayoutWidth = 0
        #expect(near(height(of: content, width: 430), 22 + 61.0 / 3))
    }

    @Test func numberOfLinesCaps() {
        let text = "one two three four five six seven eight nine ten eleven twelve"
        for count in 1...4 {
            let capped = label(text, lines: count)
            let size = capped.sizeThatFits(CGSize(width: 100, height: 0))
            #expect(near(size.height, block(count)))
            // One line is as wide as the text.
            #expect(count == 1 ? size == capped.intrinsicContentSize : size.width <= 100.34)
        }
        #expect(label(text, lines: 0).sizeThatFits(CGSize(width: 100, height: 0)).height > 100)
    }

    /// Fact E3.3; Interface Builder recorded four lines of body at 86.5, and two of subheadline at 38.
    @Test func linesOfTextStylesAreApartByTheirLeading() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let large = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
        let cases: [(UIFont, Int, CGFloat, UIKitGeneration, CGFloat)] = [
            (.preferredFont(forTextStyle: .subheadline), 2, 2, .mid, 38), (large, 2, 2, .ios26, 72),
            (.preferredFont(forTextStyle: .body), 4, 2, .mid, 86.5),
            (.preferredFont(forTextStyle: .body), 1, 3, .mid, 61.0 / 3),
            (.preferredFont(forTextStyle: .body), 4, 2, .old, 86.5), (.systemFont(ofSize: 13), 3, 3, .mid, 140.0 / 3),
            (.preferredFont(forTextStyle: .subheadline), 2, 3, .old, 38),
            (.systemFont(ofSize: 12), 2, 3, .ios26, 86.0 / 3),
        ]
        for (font, lines, scale, generation, wanted) in cases {
            inEnvironment({
                $0.displayScale = scale
                $0.generation = generation
            }) {
                let text = label(Array(repeating: "x", count: lines).joined(separator: "\n"), font)
                #expect(
                    near(text.intrinsicContentSize.height, wanted),
                    "\(font) \(lines) \(generation): \(text.intrinsicContentSize)")
            }
        }
        TextMetrics.textStyleLeading = false
        defer { TextMetrics.textStyleLeading = nil }
        #expect(near(label("x\nx", .preferredFont(forTextStyle: .body)).intrinsicContentSize.height, 122.0 / 3, 0.34))
    }

    @Test func subclassesChangeTheirRoom() {
        final class Padded: UILabel {
            let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 10)
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
                return rect.inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -6, right: -10))
            }
        }
        let padded = Padded()
        padded.text = "Some text that wraps at the width of the cell, which is narrow"
        padded.numberOfLines = 0
        padded.translatesAutoresizingMaskIntoConstraints = false
        let plain = label(padded.text)
        let lines = plain.lines(width: 300 - 32 - 20).count
        let content = cell([padded])
        let wanted = block(lines) + 10 + 22
        #expect(near(height(of: content, width: 300), wanted))
        #expect(near(padded.intrinsicContentSize.width, plain.intrinsicContentSize.width + 20))
    }

    @Test func baselinesOfDifferentFontsMeet() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let big = label("Big", .systemFont(ofSize: 34))
        let small = label("small", .systemFont(ofSize: 12))
        [big, small].forEach(content.addSubview)
        NSLayoutConstraint.activate([
            big.topAnchor.constraint(equalTo: content.topAnchor),
            big.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: big.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
        ])
        content.layoutIfNeeded()
        // Ascenders 32.373 and 11.426, up to the pixel: 32.667 and 11.667.
        #expect(near(small.frame.minY, 21))
    }

    @Test func fixtureOfOtherScripts() throws {
        for row in try TextFixtures.rows("scripts.tsv") {
            let text = label(row[3], .systemFont(ofSize: CGFloat(Double(row[1])!)))
            let width = CGFloat(Double(row[2])!)
            let lines = row[4].split(separator: "|").map(String.init)
            #expect(text.lines(width: width) == lines, "\(row[0])")
            let height = (CGFloat(lines.count) * text.font.lineHeight * 3 - 1e-6).rounded(.up) / 3
            #expect(near(text.sizeThatFits(CGSize(width: width, height: 0)).height, height), "\(row[0])")
        }
    }

    /// The switch of docs/text.md.
    @Test func linesOfOtherFontsMayBeTaller() {
        let saved = TextMetrics.measurer
        defer { TextMetrics.measurer = saved }
        let size = 20.0
        let heights = { (text: String) in self.label(text, .systemFont(ofSize: size)).intrinsicContentSize.height }
        #expect(near(heights("한글"), heights("A")) && near(heights("😀"), heights("A")))
        TextMetrics.measurer = SystemFontMeasurer(fallbackLines: .taller)
        #expect(near(heights("한글"), 28) && near(heights("日本\nA"), 52) && near(heights("A"), 24))
        #expect(heights("😀") > heights("A"))
    }

    /// Every character is measured once, and laying out goes over the text a fixed number of times.
    @Test func aHundredThousandCharacters() {
        final class Counting: TextMeasuring, @unchecked Sendable {
            var characters = 0
            let inner = SystemFontMeasurer()
            func width(of text: String, font: UIFont) -> CGFloat { inner.width(of: text, font: font) }
            func advances(of text: String, font: UIFont) -> [CGFloat] {
                characters += text.count
                return inner.advances(of: text, font: font)
            }
        }
        let saved = TextMetrics.measurer
        let counting = Counting()
        TextMetrics.measurer = counting
        defer { TextMetrics.measurer = saved }
        let word = "lorem ipsum dolor sit amet "
        let text = String(String(repeating: word, count: 100_000 / word.count + 1).prefix(100_000))
        let long = label(text)
        let content = cell([long])
        let tall = height(of: content, width: 390)
        #expect(counting.characters == 100_000)
        #expect(tall > 40_000 && tall < 80_000, "\(tall)")
        let again = height(of: content, width: 320)
        #expect(again > tall && counting.characters == 100_000)
        // One word without a break.
        let solid = label(String(repeating: "x", count: 100_000))
        #expect(height(of: cell([solid]), width: 390) > 30_000)
    }
}
