import Foundation
import TestSupport
import Testing

@testable import UnfoldTypesetting

/// Widths at which a text breaks into the same lines: exactly these.
@MainActor @Suite(.ownSettings) struct WidthRangeTests {
    private nonisolated static let texts = [
        "Milk, bread, tea, biscuits, apples and a long list of other things", "Long long long podcast name",
        "one two  three   four", "Donaudampfschifffahrtsgesellschaft am Ufer", "well-known and/or half—way",
        "東京都は日本の首都です。",
        "first line\nand a second paragraph of several words\n", "tab\tafter tab\tand more",
        "word\u{2028}separated lines of text here",
        " leading and trailing  ", "\u{1F600}\u{1F600} smiles \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} family",
        "שלום עולם ועוד מילים",
    ]
    private static let styles: [ParagraphValues] = {
        var indented = ParagraphValues()
        (indented.firstLineHeadIndent, indented.headIndent, indented.tailIndent) = (14, 6, -9)
        var short = ParagraphValues()
        (short.tailIndent, short.headIndent) = (120, 8)
        var pushing = ParagraphValues()
        pushing.lineBreakStrategy = .pushOut
        var standard = ParagraphValues()
        standard.lineBreakStrategy = .standard
        return [ParagraphValues(), indented, short, pushing, standard]
    }()

    private func lines(_ text: PreparedText, _ width: CGFloat, _ limit: Int, _ mode: NSLineBreakMode?) -> [Range<Int>] {
        TextLayout(text, width: width, limit: limit, mode: mode).lines.map(\.range)
    }

    @Test(arguments: texts) func linesChangeAtTheEndsAndNowhereBetween(_ string: String) {
        var random = SplitMix(seed: UInt64(string.count))
        var checked = 0
        for style in Self.styles {
            let text = PreparedText([TextRun(text: string, font: .systemFont(ofSize: 15), paragraph: style)])
            for mode in [nil, .byWordWrapping, .byCharWrapping, .byTruncatingTail] as [NSLineBreakMode?] {
                for limit in [1, 2, 3, .max] {
                    for _ in 0..<6 {
                        let width = CGFloat(random.unit() * 260 + 1)
                        let range = text.widths(breakingAsAt: width, limit: limit, mode: mode)
                        let now = lines(text, width, limit, mode)
                        #expect(range.low <= width && width < range.high, "\(range) \(width)")
                        let far = min(range.high, width + 300)
                        let inside = [range.low + 1e-9, (range.low + width) / 2, (width + far) / 2, far - 1e-9]
                        for other in inside where other >= range.low && other < range.high {
                            #expect(
                                lines(text, other, limit, mode) == now,
                                "\(width) and \(other) in \(range) \(limit) \(String(describing: mode))")
                        }
                        // Beyond, some line is another: not always seen in a text that is cut off after as many, or
                        // whose last words were put together.
                        guard limit == .max, !style.lineBreakStrategy.pushesOut else { continue }
                        checked += 1
                        if range.low > 0 {
                            #expect(lines(text, range.low - 1e-6, limit, mode) != now, "below \(range)")
                        }
                        if range.high < 1e6 {
                            #expect(lines(text, range.high + 1e-6, limit, mode) != now, "above \(range)")
                        }
                    }
                }
            }
        }
        #expect(checked > 0)
    }

    /// Between the ends the natural width never shrinks as the space grows.
    @Test(arguments: texts) func widthsGrowWithTheRoom(_ string: String) {
        var random = SplitMix(seed: UInt64(string.count) + 7)
        for style in Self.styles {
            var text = PreparedText([TextRun(text: string, font: .systemFont(ofSize: 17), paragraph: style)])
            for limit in [2, .max] {
                let width = CGFloat(random.unit() * 200 + 5)
                let range = text.widths(breakingAsAt: width, limit: limit, mode: .byTruncatingTail)
                let end = min(range.high, width + 100)
                var last: CGFloat = 0
                for share in stride(from: 0.001, to: 1, by: 0.083) {
                    let size = text.measure(
                        width: range.low + (end - range.low) * share, limit: limit, mode: .byTruncatingTail
                    ).size
                    #expect(size.width >= last - 1e-9, "\(range) at \(share)")
                    last = size.width
                }
            }
        }
    }
}
