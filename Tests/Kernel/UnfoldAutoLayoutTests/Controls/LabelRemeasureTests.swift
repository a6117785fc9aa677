import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldTypesetting

/// A text that wraps is measured at the width it has, whatever changed, and never at less than a pixel.
@MainActor @Suite(.ownSettings) struct LabelRemeasureTests {
    private let text = "The quick brown fox jumps over the lazy dog near the river bank"

    /// A label along the top of a host, with a box below it.
    @MainActor private final class Page {
        let host: UIView
        let label = UILabel()
        let box = UIView()

        init(width: CGFloat, _ configure: (UILabel) -> Void) {
            host = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
            for view in [label, box] {
                view.translatesAutoresizingMaskIntoConstraints = false
                host.addSubview(view)
            }
            configure(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: host.topAnchor),
                label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: host.trailingAnchor),
                box.topAnchor.constraint(equalTo: label.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: host.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
            ])
            host.layoutIfNeeded()
        }

        var frames: [CGRect] { [label.frame, box.frame] }
    }

    /// The recipe for a table's header: laid out at its width, then asked for its height without one.
    @Test func aFittedViewKeepsTheWidthsOfItsTexts() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 216, height: 0))
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        let bottom = header.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)
        bottom.priority = .required - 1
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 8), bottom,
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 8),
            header.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        ])
        func height(within width: CGFloat) -> CGFloat {
            label.sizeThatFits(CGSize(width: width, height: 0)).height + 16
        }
        func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }
        func fitted() -> CGFloat { header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
        #expect(isClose(fitted(), height(within: 0)))
        header.layoutIfNeeded()
        #expect(isClose(fitted(), height(within: 200)) && fitted() > height(within: 0))
        header.frame.size.width = 116
        header.layoutIfNeeded()
        #expect(isClose(fitted(), height(within: 100)) && fitted() > height(within: 200))
        label.text = text + text
        #expect(isClose(fitted(), height(within: 100)))
        FittingTextWidths.current = .forgotten
        defer { FittingTextWidths.current = .kept }
        #expect(isClose(fitted(), height(within: 0)))
    }

    /// Changes that leave the size on one line as it is, or not.
    private var changes: [(String, (UILabel) -> Void)] {
        let text = text
        func styled(_ mode: NSLineBreakMode) -> NSAttributedString {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = mode
            return NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        }
        return [
            ("any number of lines", { $0.numberOfLines = 0 }), ("two lines", { $0.numberOfLines = 2 }),
            ("one line", { $0.numberOfLines = 1 }), ("by characters", { $0.lineBreakMode = .byCharWrapping }),
            ("by words", { $0.lineBreakMode = .byWordWrapping }), ("clipped", { $0.lineBreakMode = .byClipping }),
            ("attributed", { $0.attributedText = styled(.byWordWrapping) }),
            ("attributed, by characters", { $0.attributedText = styled(.byCharWrapping) }),
            ("same letters", { $0.text = String(text.reversed()) }), ("back", { $0.text = text }),
            ("short", { $0.text = "fox" }), ("italic", { $0.font = .italicSystemFont(ofSize: 17) }),
            ("larger", { $0.font = .systemFont(ofSize: 19) }), ("as before", { $0.font = .systemFont(ofSize: 17) }),
            ("told", { $0.invalidateIntrinsicContentSize() }),
            ("explicit width", { $0.preferredMaxLayoutWidth = 120 }), ("none", { $0.preferredMaxLayoutWidth = 0 }),
        ]
    }

    @Test func moreLinesOfALaidOutLabelAreMeasured() {
        inEnvironment({ $0.displayScale = 3 }) {
            let page = Page(width: 200) { $0.text = text }
            #expect(near(page.label.frame.height, 20.333))
            page.label.numberOfLines = 0
            page.host.layoutIfNeeded()
            #expect(near(page.label.frame.height, 61))
            #expect(near(page.box.frame.minY, 61))
        }
    }

    /// The same for a fitting that came between the change and the layout.
    @Test func aFittingInBetweenTakesNothingAway() {
        inEnvironment({ $0.displayScale = 3 }) {
            let page = Page(width: 200) { $0.text = text }
            page.label.numberOfLines = 0
            _ = page.host.systemLayoutSizeFitting(CGSize(width: 200, height: 0))
            page.host.layoutIfNeeded()
            #expect(near(page.label.frame.height, 61))
        }
    }

    /// After any two changes in any order, laid out or not in between, frames are those of a fresh build.
    @Test func anyChangeEndsWhereAFreshBuildIs() {
        for (firstName, first) in changes {
            for (secondName, second) in changes {
                for layOutBetween in [false, true] {
                    let page = Page(width: 210) { $0.text = text }
                    first(page.label)
                    if layOutBetween { page.host.layoutIfNeeded() }
                    second(page.label)
                    page.host.layoutIfNeeded()
                    let fresh = Page(width: 210) { label in
                        label.text = text
                        first(label)
                        second(label)
                    }
                    #expect(page.frames == fresh.frames, "\(firstName), \(secondName), between: \(layOutBetween)")
                    #expect(page.label.intrinsicContentSize == fresh.label.intrinsicContentSize)
                    // A second pass does nothing.
                    page.host.setNeedsLayout()
                    page.host.layoutIfNeeded()
                    #expect(page.frames == fresh.frames, "\(firstName), \(secondName), again")
                }
            }
        }
    }

    /// Rule M6.5.
    @Test func aWrappedLabelHasTheSizeItWrapsTo() {
        inEnvironment({ $0.displayScale = 2 }) {
            let long = "A label of several lines tells the size that it was given lines for, once it is laid out"
            let page = Page(width: 343) {
                $0.text = long
                $0.numberOfLines = 0
                $0.font = .preferredFont(forTextStyle: .subheadline)
            }
            let wrapped = page.label.sizeThatFits(CGSize(width: 343, height: 0))
            #expect(wrapped.height == 38 && wrapped.width < 343)
            #expect(page.label.intrinsicContentSize == wrapped)
            // Before any layout, and on one line, it is the whole text's.
            let alone = UILabel()
            alone.text = long
            alone.numberOfLines = 0
            alone.font = .preferredFont(forTextStyle: .subheadline)
            #expect(alone.intrinsicContentSize.height == 18 && alone.intrinsicContentSize.width > 343)
            page.label.numberOfLines = 1
            page.host.layoutIfNeeded()
            #expect(page.label.intrinsicContentSize == alone.intrinsicContentSize)
        }
    }

    /// The same for a text view that does not scroll.
    @Test func aWrappedTextViewHasTheSizeItWrapsTo() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = text
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 150),
        ])
        let before = view.intrinsicContentSize
        host.layoutIfNeeded()
        let wrapped = view.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(view.intrinsicContentSize == wrapped && wrapped.height > before.height)
        #expect(view.frame.height == wrapped.height)
    }

    /// A rounding error is no width.
    @Test func widthsBelowAPixelAreNone() {
        let tiny: [CGFloat] = [0, 1.4e-14, 1e-9, 0.001, 0.1, 0.33]
        inEnvironment({ $0.displayScale = 3 }) {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            let view = UITextView()
            view.isScrollEnabled = false
            view.text = text
            let natural = (label.intrinsicContentSize, view.intrinsicContentSize)
            for width in tiny {
                let room = CGSize(width: width, height: 0)
                #expect(label.contentSize(wrappedTo: width) == natural.0 && label.sizeThatFits(room) == natural.0)
                #expect(view.contentSize(wrappedTo: width) == natural.1 && view.sizeThatFits(room) == natural.1)
                label.preferredMaxLayoutWidth = width
                #expect(label.intrinsicContentSize == natural.0)
                label.preferredMaxLayoutWidth = 0
            }
            #expect(label.contentSize(wrappedTo: 1).height > natural.0.height)
        }
    }

    /// A column next to a label takes all the space; what is left of the label's width by rounding does not wrap it.
    @Test func aSqueezedLabelIsNotWrappedByALetter() {
        for width in stride(from: 100, through: 400, by: 0.7) as StrideThrough<CGFloat> {
            let host = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 500))
            let column = UIStackView(arrangedSubviews: (0..<3).map { _ in UILabel() })
            column.axis = .vertical
            for case let label as UILabel in column.arrangedSubviews {
                label.text = text
                label.setContentCompressionResistancePriority(.required, for: .horizontal)
            }
            let side = UILabel()
            side.text = text
            side.numberOfLines = 0
            let row = UIStackView(arrangedSubviews: [column, side])
            row.spacing = 0.1
            row.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: host.topAnchor),
                row.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 0.3),
                row.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -0.7),
            ])
            host.layoutIfNeeded()
            #expect(near(row.frame.height, 61), "\(width): \(row.frame.height)")
        }
    }
}
