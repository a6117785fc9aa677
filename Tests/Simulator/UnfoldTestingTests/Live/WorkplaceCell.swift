import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

/// The card of `Fixtures/workplace-card.json`, as its app writes it.
final class WorkplaceCell: UITableViewCell {
    private let card = UIButton()
    private let stack = UIStackView()
    private let menuButton = UIButton()
    private let firstSection = UIView()
    private let nameLabel = UILabel()
    private let untilPaydayLabel = UILabel()
    private let totalEarnedLabel = UILabel()
    private let detailSection = UIView()
    private let detail = UIView()
    private let thirdSection = UIView()
    private let chevron = UIImageView()
    let detailHeight: NSLayoutConstraint

    override init(style: CellStyle, reuseIdentifier: String?) {
        detailHeight = detail.heightAnchor.constraint(equalToConstant: 0)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for (label, text, font) in [
            (nameLabel, "Corner Cafe", UIFont.systemFont(ofSize: 16, weight: .semibold)),
            (untilPaydayLabel, "12 days to payday", .systemFont(ofSize: 12)),
            (totalEarnedLabel, "1,200,000 won", .systemFont(ofSize: 14)),
        ] {
            (label.text, label.font) = (text, font)
        }
        (stack.axis, stack.spacing) = (.vertical, 8)
        contentView.addSubview(card)
        for (view, parent) in [
            (stack, card), (menuButton, card), (nameLabel, firstSection), (untilPaydayLabel, firstSection),
            (totalEarnedLabel, firstSection), (detail, detailSection), (chevron, thirdSection),
        ] as [(UIView, UIView)] {
            parent.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        card.translatesAutoresizingMaskIntoConstraints = false
        [firstSection, detailSection, thirdSection].forEach(stack.addArrangedSubview)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            stack.topAnchor.constraint(equalTo: card.topAnchor),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            nameLabel.topAnchor.constraint(equalTo: firstSection.topAnchor, constant: 12),
            nameLabel.leadingAnchor.constraint(equalTo: firstSection.leadingAnchor, constant: 16),
            untilPaydayLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
            untilPaydayLabel.leadingAnchor.constraint(equalTo: firstSection.leadingAnchor, constant: 16),
            menuButton.topAnchor.constraint(equalTo: card.topAnchor),
            menuButton.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -6),
            menuButton.widthAnchor.constraint(equalToConstant: 44),
            menuButton.heightAnchor.constraint(equalToConstant: 44),
            totalEarnedLabel.topAnchor.constraint(equalTo: menuButton.bottomAnchor, constant: 10),
            totalEarnedLabel.trailingAnchor.constraint(equalTo: firstSection.trailingAnchor, constant: -16),
            totalEarnedLabel.bottomAnchor.constraint(equalTo: firstSection.bottomAnchor),
            detail.topAnchor.constraint(equalTo: detailSection.topAnchor),
            detail.leadingAnchor.constraint(equalTo: detailSection.leadingAnchor),
            detail.trailingAnchor.constraint(equalTo: detailSection.trailingAnchor),
            detail.bottomAnchor.constraint(equalTo: detailSection.bottomAnchor),
            detailHeight,
            chevron.topAnchor.constraint(equalTo: thirdSection.topAnchor, constant: 12),
            chevron.centerXAnchor.constraint(equalTo: thirdSection.centerXAnchor),
            chevron.bottomAnchor.constraint(equalTo: thirdSection.bottomAnchor, constant: -8),
            chevron.widthAnchor.constraint(equalToConstant: 22),
            chevron.heightAnchor.constraint(equalToConstant: 16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
}
