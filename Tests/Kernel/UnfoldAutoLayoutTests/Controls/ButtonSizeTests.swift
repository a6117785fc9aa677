import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldTypesetting

/// Natural sizes of buttons without a configuration, facts A3.6 to A3.8.
@MainActor @Suite(.ownSettings) struct ButtonSizeTests {
    private let types: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "infoLight": .infoLight, "infoDark": .infoDark,
        "detailDisclosure": .detailDisclosure, "contactAdd": .contactAdd,
    ]

    private func numbers(_ text: String, by separator: Character) -> [CGFloat] {
        text.split(separator: separator).compactMap { Double($0).map { CGFloat($0) } }
    }

    private func image(_ text: String) -> UIImage? {
        let size = numbers(text, by: "x")
        return size.count == 2 ? UIImage(size: CGSize(width: size[0], height: size[1])) : nil
    }

    private func button(_ row: [String]) throws -> UIButton {
        let button = UIButton(type: try #require(types[row[0]]))
        if row[1] != "-" { button.setTitle(String(row[1].dropFirst().dropLast()), for: .normal) }
        if let size = Double(row[2]) { button.titleLabel?.font = .systemFont(ofSize: CGFloat(size)) }
        if let picture = image(row[3]) { button.setImage(picture, for: .normal) }
        if let background = image(row[4]) { button.setBackgroundImage(background, for: .normal) }
        let insets = numbers(row[5], by: " ")
        button.contentEdgeInsets = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        return button
    }

    @Test func buttonsAreAsLargeAsRecorded() throws {
        let rows = try TextFixtures.rows("button-sizes.tsv")
        #expect(rows.count == 28)
        for row in rows {
            let generation = try #require(UIKitGeneration(rawValue: row[6]))
            try inEnvironment({ $0.generation = generation }) {
                let button = try button(row)
                let wanted = CGSize(width: Double(row[7])!, height: Double(row[8])!)
                #expect(button.intrinsicContentSize == wanted, "\(row)")
                for offered in [CGSize.zero, CGSize(width: 10, height: 10), CGSize(width: 1000, height: 1000)] {
                    #expect(button.sizeThatFits(offered) == wanted, "\(row) in \(offered)")
                }
            }
        }
    }

    /// A background that comes or goes changes the size that constraints see.
    @Test func aBackgroundCountsAtOnce() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let button = UIButton()
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(button.frame.size == CGSize(width: 30, height: 34))
        button.setBackgroundImage(UIImage(size: CGSize(width: 120, height: 50)), for: .normal)
        button.setBackgroundImage(UIImage(size: CGSize(width: 80, height: 60)), for: .selected)
        root.layoutIfNeeded()
        #expect(button.frame.size == CGSize(width: 120, height: 50))
        button.isSelected = true
        root.layoutIfNeeded()
        #expect(button.frame.size == CGSize(width: 80, height: 60))
        button.setBackgroundImage(nil, for: .selected)
        button.setBackgroundImage(nil, for: .normal)
        root.layoutIfNeeded()
        #expect(button.frame.size == CGSize(width: 30, height: 34))
    }

    /// The line that a button without a title keeps moves nothing: the picture is in the middle.
    @Test func aPictureLowerThanALineIsCentered() {
        for title in [nil, ""] {
            let button = UIButton()
            button.setTitle(title, for: .normal)
            button.setImage(UIImage(size: CGSize(width: 16, height: 16)), for: .normal)
            button.sizeToFit()
            button.layoutIfNeeded()
            #expect(button.frame.size == CGSize(width: 16, height: 22))
            #expect(button.imageView?.frame == CGRect(x: 0, y: 3, width: 16, height: 16))
            #expect(button.titleRect(forContentRect: button.bounds).height == 0)
            button.contentVerticalAlignment = .fill
            button.layoutIfNeeded()
            #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 16, height: 22))
        }
    }

    /// A round button has no padding, with its image or after it was taken away.
    @Test func aRoundButtonHasNoPadding() {
        let button = UIButton(type: .infoLight)
        button.setTitle("Hi", for: .normal)
        #expect(button.intrinsicContentSize.height < 30)
        button.setImage(nil, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 15, height: 18))
    }
}
