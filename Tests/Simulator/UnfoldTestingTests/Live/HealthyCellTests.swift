import Testing
import UnfoldAutoLayout
import UnfoldTableLayout
import UnfoldTesting

/// Classes as good apps have them, with the code that they are written in: nothing is wrong with one in any width.
@MainActor @Suite(.isolatedLayout) struct HealthyCellTests {
    nonisolated static let kinds: [PlainCell.Type] = [
        BubbleCell.self, SettingsCell.self, PlayerCell.self, DisclosureCell.self, FieldCell.self, AvatarCell.self,
        BaselineCell.self, ChipsCell.self,
    ]

    @Test(arguments: kinds.indices) func nothingIsWrong(_ kind: Int) {
        func expect<Cell: PlainCell>(_ cell: Cell.Type) {
            for width in [320.0, 393, 820] {
                expectHealthy(cell, width: width) { _ in
                } changes: {
                    $0.changes
                }
            }
        }
        expect(Self.kinds[kind])
    }
}

class PlainCell: UITableViewCell {
    static let text = "We met on the ferry to the island, where the wind took her hat and he ran after it to the rail."
    var changes: [CellChange] { [] }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        build()
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    func build() {}

    func label(_ text: String, _ style: UIFont.TextStyle = .body, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = lines
        return label
    }

    func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? contentView).addSubview(view)
        return view
    }

    func pin(_ view: UIView, to edges: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: edges.topAnchor),
            view.leadingAnchor.constraint(equalTo: edges.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: edges.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: edges.bottomAnchor),
        ])
    }
}

final class BubbleCell: PlainCell {
    override func build() {
        let bubble = add(UIView())
        bubble.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        pin(add(label(Self.text), to: bubble), to: bubble.layoutMarginsGuide)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
        ])
    }
}

final class SettingsCell: PlainCell {
    override func build() {
        accessoryType = .disclosureIndicator
        let (title, toggle) = (add(label("Notifications of contacts")), add(UISwitch()))
        toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            title.topAnchor.constraint(greaterThanOrEqualTo: contentView.layoutMarginsGuide.topAnchor),
            title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            toggle.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 12),
            toggle.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            toggle.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 6),
        ])
    }
}

final class PlayerCell: PlainCell {
    override func build() {
        let (video, play, shade) = (UIView(), UIButton(type: .system), UIView())
        play.setTitle("Play", for: .normal)
        let stack = UIStackView(arrangedSubviews: [video, label("A long talk", .headline, lines: 2)])
        (stack.axis, stack.spacing) = (.vertical, 8)
        pin(add(stack), to: contentView.layoutMarginsGuide)
        let ratio = video.heightAnchor.constraint(equalTo: video.widthAnchor, multiplier: 9.0 / 16)
        ratio.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            ratio, add(play, to: video).centerXAnchor.constraint(equalTo: video.centerXAnchor),
            play.centerYAnchor.constraint(equalTo: video.centerYAnchor),
            add(shade, to: video).leadingAnchor.constraint(equalTo: video.leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: video.trailingAnchor),
            shade.bottomAnchor.constraint(equalTo: video.bottomAnchor),
            shade.heightAnchor.constraint(equalTo: video.heightAnchor, multiplier: 0.5),
        ])
    }
}

/// With parts that are hidden, and a box that opens.
final class DisclosureCell: PlainCell {
    private let box = UIView()
    private lazy var closed = box.heightAnchor.constraint(equalToConstant: 0)
    override var changes: [CellChange] { [.priority(closed, .defaultLow)] }

    override func build() {
        let detail = label(Self.text, .subheadline)
        detail.isHidden = true
        box.clipsToBounds = true
        let answer = add(label(Self.text), to: box)
        let stack = UIStackView(arrangedSubviews: [label("What if it rains?", .headline), detail, box])
        (stack.axis, stack.spacing) = (.vertical, 8)
        pin(add(stack), to: contentView.layoutMarginsGuide)
        let bottom = answer.bottomAnchor.constraint(equalTo: box.bottomAnchor)
        (bottom.priority, closed.priority) = (.defaultHigh, UILayoutPriority(999))
        NSLayoutConstraint.activate([
            closed, bottom, answer.topAnchor.constraint(equalTo: box.topAnchor),
            answer.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            answer.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
    }
}

final class FieldCell: PlainCell {
    override func build() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "name@example.com"
        let stack = UIStackView(arrangedSubviews: [label("Email", .footnote, lines: 1), field, label("", .footnote)])
        (stack.axis, stack.spacing) = (.vertical, 4)
        pin(add(stack), to: contentView.readableContentGuide)
    }
}

final class AvatarCell: PlainCell {
    override func build() {
        let (avatar, badge, name) = (add(UIView()), add(UIView()), add(label("Ada Lovelace", .headline, lines: 1)))
        let count = add(label("12", .caption2, lines: 1), to: badge)
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            avatar.widthAnchor.constraint(equalToConstant: 44), avatar.heightAnchor.constraint(equalToConstant: 44),
            avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            avatar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            badge.centerXAnchor.constraint(equalTo: avatar.trailingAnchor, constant: -4),
            badge.centerYAnchor.constraint(equalTo: avatar.topAnchor, constant: 4),
            badge.heightAnchor.constraint(equalToConstant: 18),
            badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
            count.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 5),
            count.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: -5),
            count.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            name.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
        ])
    }
}

final class BaselineCell: PlainCell {
    override func build() {
        let (name, price, line) = (add(label(Self.text)), add(label("129 €", .title2, lines: 1)), add(UIView()))
        price.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        price.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            price.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 12),
            price.lastBaselineAnchor.constraint(equalTo: name.lastBaselineAnchor),
            price.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            line.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 1.0 / 3),
        ])
    }
}

final class ChipsCell: PlainCell {
    override func build() {
        let scrollView = add(UIScrollView())
        let chips = UIStackView(arrangedSubviews: ["Breakfast", "Lunch", "Dinner", "Late night"].map { label($0) })
        chips.spacing = 8
        pin(scrollView, to: contentView.layoutMarginsGuide)
        pin(add(chips, to: scrollView), to: scrollView.contentLayoutGuide)
        chips.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor).isActive = true
    }
}
