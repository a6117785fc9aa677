import UIKit

/// A card that grows when it is tapped, as an app writes it.
class WorkplaceCell: UITableViewCell {
    static let identifier = "WorkplaceCell"

    private let containerView: UIView
    private let stackView = UIStackView()
    private let firstSectionView = UIView()
    private let secondSectionView = UIView()
    private let thirdSectionView = UIView()
    private let nameLabel = UILabel()
    private let untilPaydayLabel = UILabel()
    private let totalEarnedLabel = UILabel()
    private let menuButton = UIButton()
    private let detailView = UIView()
    private let chevronImageView = UIImageView()
    private var detailHeightConstraint: NSLayoutConstraint!

    class var makesPlainCard: Bool { false }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        containerView = Self.makesPlainCard ? UIView() : UIButton()
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        configureViews()
        setHierarchy()
        setConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func configureViews() {
        selectionStyle = .none
        containerView.backgroundColor = .white
        stackView.axis = .vertical
        stackView.spacing = 8
        nameLabel.font = .systemFont(ofSize: 16, weight: .semibold)
        untilPaydayLabel.font = .systemFont(ofSize: 12)
        totalEarnedLabel.font = .systemFont(ofSize: 14)
    }

    private func setHierarchy() {
        contentView.addSubview(containerView)
        [stackView, menuButton].forEach { containerView.addSubview($0) }
        [nameLabel, untilPaydayLabel, totalEarnedLabel].forEach { firstSectionView.addSubview($0) }
        secondSectionView.addSubview(detailView)
        thirdSectionView.addSubview(chevronImageView)
        [firstSectionView, secondSectionView, thirdSectionView].forEach { stackView.addArrangedSubview($0) }
    }

    private func setConstraints() {
        let views = [
            containerView, stackView, menuButton, nameLabel, untilPaydayLabel, totalEarnedLabel, detailView,
            chevronImageView,
        ]
        views.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        detailHeightConstraint = detailView.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            containerView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            containerView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            containerView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            containerView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),

            stackView.topAnchor.constraint(equalTo: containerView.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
            stackView.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),

            nameLabel.topAnchor.constraint(equalTo: firstSectionView.topAnchor, constant: 12),
            nameLabel.leadingAnchor.constraint(equalTo: firstSectionView.leadingAnchor, constant: 16),
            untilPaydayLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
            untilPaydayLabel.leadingAnchor.constraint(equalTo: firstSectionView.leadingAnchor, constant: 16),
            menuButton.topAnchor.constraint(equalTo: containerView.topAnchor),
            menuButton.trailingAnchor.constraint(equalTo: containerView.trailingAnchor, constant: -6),
            menuButton.widthAnchor.constraint(equalToConstant: 44),
            menuButton.heightAnchor.constraint(equalToConstant: 44),
            totalEarnedLabel.topAnchor.constraint(equalTo: menuButton.bottomAnchor, constant: 10),
            totalEarnedLabel.trailingAnchor.constraint(equalTo: firstSectionView.trailingAnchor, constant: -16),
            totalEarnedLabel.bottomAnchor.constraint(equalTo: firstSectionView.bottomAnchor),

            detailView.topAnchor.constraint(equalTo: secondSectionView.topAnchor),
            detailView.leadingAnchor.constraint(equalTo: secondSectionView.leadingAnchor),
            detailView.trailingAnchor.constraint(equalTo: secondSectionView.trailingAnchor),
            detailView.bottomAnchor.constraint(equalTo: secondSectionView.bottomAnchor),

            chevronImageView.topAnchor.constraint(equalTo: thirdSectionView.topAnchor, constant: 12),
            chevronImageView.centerXAnchor.constraint(equalTo: thirdSectionView.centerXAnchor),
            chevronImageView.bottomAnchor.constraint(equalTo: thirdSectionView.bottomAnchor, constant: -8),
            chevronImageView.widthAnchor.constraint(equalToConstant: 22),
            chevronImageView.heightAnchor.constraint(equalToConstant: 16),
        ])
    }

    func configure(name: String, earned: String, detailPriority: UILayoutPriority) {
        nameLabel.text = name
        untilPaydayLabel.text = "12 days to payday"
        totalEarnedLabel.text = earned
        detailHeightConstraint.isActive = false
        detailHeightConstraint.priority = detailPriority
        detailHeightConstraint.isActive = true
    }

    func toggleDetail(isExpanded: Bool) {
        detailHeightConstraint.constant = isExpanded ? 200 : 0
        if let tableView = superview as? UITableView {
            tableView.beginUpdates()
            contentView.layoutIfNeeded()
            tableView.endUpdates()
        }
    }
}

final class PlainWorkplaceCell: WorkplaceCell {
    override class var makesPlainCard: Bool { true }
}

final class WorkplaceListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private let names: [String]
    private let priority: UILayoutPriority

    init(names: [String], priority: UILayoutPriority, cellClass: AnyClass = WorkplaceCell.self) {
        self.names = names
        self.priority = priority
        super.init(nibName: nil, bundle: nil)
        tableView.register(cellClass, forCellReuseIdentifier: WorkplaceCell.identifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.separatorStyle = .none
        tableView.rowHeight = UITableView.automaticDimension
        tableView.dataSource = self
        tableView.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard
            let cell = tableView.dequeueReusableCell(withIdentifier: WorkplaceCell.identifier, for: indexPath)
                as? WorkplaceCell
        else { return UITableViewCell() }
        cell.configure(name: names[indexPath.row], earned: "1,200,000", detailPriority: priority)
        return cell
    }
}
