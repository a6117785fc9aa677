import Foundation
import Testing

@testable import UnfoldAutoLayout

/// A symbol is on the baseline of the text that it is made for: capitals and symbols share their middle.
@MainActor @Suite struct SymbolBaselineTests {
    private func onOneBaseline(_ other: UIView, _ label: UILabel) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        for view in [label, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            other.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        return root
    }

    private func label() -> UILabel {
        let label = UILabel()
        label.text = "Title"
        label.font = .systemFont(ofSize: 17)
        return label
    }

    @Test(arguments: [UIImage.SymbolScale.small, .medium, .large]) func anImageViewOfASymbol(
        _ scale: UIImage.SymbolScale
    )
        throws
    {
        let label = label()
        let font = UIFont.systemFont(ofSize: 17)
        let symbol = try #require(
            UIImage(
                systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(font: font, scale: scale)))
        let picture = UIImageView(image: symbol)
        let root = onOneBaseline(picture, label)
        let baseline = label.frame.minY + font.ascender
        #expect(abs(picture.frame.midY - (baseline - font.capHeight / 2)) <= 0.5)
        withExtendedLifetime(root) {}
    }

    /// The middle stays the middle however high the button is.
    @Test func aButtonOfASymbol() {
        let label = label()
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "circle.fill"), for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 17), forImageIn: .normal)
        let root = onOneBaseline(button, label)
        let font = UIFont.systemFont(ofSize: 17)
        let middle = label.frame.minY + font.ascender - font.capHeight / 2
        #expect(abs(button.frame.midY - middle) <= 0.5)
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        root.layoutIfNeeded()
        #expect(button.frame.height == 50)
        #expect(abs(button.frame.midY - middle) <= 0.5)
    }

    /// A picture that is none has its lower edge.
    @Test func anotherPictureRestsOnItsEdge() {
        let label = label()
        let picture = UIImageView(image: UIImage(size: CGSize(width: 20, height: 10)))
        let root = onOneBaseline(picture, label)
        #expect(abs(picture.frame.maxY - (label.frame.minY + label.font.ascender)) <= 0.5)
        withExtendedLifetime(root) {}
    }
}
