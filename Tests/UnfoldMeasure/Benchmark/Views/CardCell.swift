import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

/// An expanding card with detail rows of two labels each, as an app writes it: the cell that the view workloads
/// measure.
final class CardCell: UITableViewCell {
    static let identifier = "CardCell"

    private let card = UIView()
    private let stack = UIStackView()
    private let sections = [UIView(), UIView(), UIView()]
    private let title = UILabel()
    private let body = UILabel()
    private let chevron = UIImageView()
    private var labels: [(name: UILabel, value: UILabel)] = []
    private let foot = UIView()
    private lazy var collapsed: NSLayoutConstraint = {
        let height = foot.heightAnchor.constraint(equalToConstant: 0)
        // Gives way to the height of the row until the table asks for a new one.
        height.priority = UILayoutPriority(999)
        return height
    }()
    /// The alternative to ``collapsed``, for ``swap(isExpanded:)``.
    private lazy var opened: NSLayoutConstraint = {
        let height = foot.heightAnchor.constraint(equalToConstant: 200)
        height.priority = collapsed.priority
        return height
    }()

    init(detailRows: Int, wraps: Bool) {
        super.init(style: .default, reuseIdentifier: Self.identifier)
        body.numberOfLines = wraps ? 0 : 1
        labels = (0..<detailRows).map { _ in (UILabel(), UILabel()) }
        contentView.addSubview(card)
        card.addSubview(stack)
        stack.axis = .vertical
        stack.spacing = 8
        sections.forEach(stack.addArrangedSubview)
        sections[0].addSubview(title)
        sections[0].addSubview(body)
        for pair in labels { [pair.name, pair.value].forEach(sections[1].addSubview) }
        sections[1].addSubview(foot)
        sections[2].addSubview(chevron)
        let own = [card, stack, title, body, chevron, foot] + labels.flatMap { [$0.name, $0.value] }
        own.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate(edges + contents + details)
    }

    required init?(coder: NSCoder) { fatalError("no archive is read here") }

    /// A registered class could not be given the number of rows; the benchmark registers a closure instead.
    override convenience init(style: CellStyle, reuseIdentifier: String?) { self.init(detailRows: 0, wraps: false) }

    private var edges: [NSLayoutConstraint] {
        [
            card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            stack.topAnchor.constraint(equalTo: card.topAnchor),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ]
    }

    private var contents: [NSLayoutConstraint] {
        [
            title.topAnchor.constraint(equalTo: sections[0].topAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: sections[0].leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(lessThanOrEqualTo: sections[0].trailingAnchor, constant: -16),
            body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            body.leadingAnchor.constraint(equalTo: sections[0].leadingAnchor, constant: 16),
            body.trailingAnchor.constraint(equalTo: sections[0].trailingAnchor, constant: -16),
            body.bottomAnchor.constraint(equalTo: sections[0].bottomAnchor),
            chevron.topAnchor.constraint(equalTo: sections[2].topAnchor, constant: 12),
            chevron.centerXAnchor.constraint(equalTo: sections[2].centerXAnchor),
            chevron.bottomAnchor.constraint(equalTo: sections[2].bottomAnchor, constant: -8),
            chevron.widthAnchor.constraint(equalToConstant: 22),
            chevron.heightAnchor.constraint(equalToConstant: 16),
        ]
    }

    private var details: [NSLayoutConstraint] {
        let section = sections[1]
        var list: [NSLayoutConstraint] = []
        var top = section.topAnchor
        for (name, value) in labels {
            list += [
                name.topAnchor.constraint(equalTo: top, constant: 8),
                name.leadingAnchor.constraint(equalTo: section.leadingAnchor, constant: 24),
                value.topAnchor.constraint(equalTo: name.topAnchor),
                value.trailingAnchor.constraint(equalTo: section.trailingAnchor, constant: -24),
                value.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
            ]
            top = name.bottomAnchor
        }
        list += [
            foot.topAnchor.constraint(equalTo: top), foot.leadingAnchor.constraint(equalTo: section.leadingAnchor),
            foot.trailingAnchor.constraint(equalTo: section.trailingAnchor),
            foot.bottomAnchor.constraint(equalTo: section.bottomAnchor), collapsed,
        ]
        return list
    }

    /// Every label gets another text; which one, the row decides.
    func configure(row: Int) {
        title.text = CardTexts.titles[row % CardTexts.titles.count]
        body.text = CardTexts.bodies[row % CardTexts.bodies.count]
        for (position, pair) in labels.enumerated() {
            pair.name.text = CardTexts.titles[(row + position) % CardTexts.titles.count]
            pair.value.text = CardTexts.values[(row + position) % CardTexts.values.count]
        }
    }

    /// Opens or closes the foot.
    func setExpanded(_ isExpanded: Bool) { collapsed.constant = isExpanded ? 200 : 0 }

    /// Opens or closes the foot by exchanging one constraint for another, the way that needs no constant.
    func swap(isExpanded: Bool) {
        (isExpanded ? collapsed : opened).isActive = false
        (isExpanded ? opened : collapsed).isActive = true
    }
}
