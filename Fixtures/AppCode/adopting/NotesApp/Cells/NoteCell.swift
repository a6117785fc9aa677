import QuartzCore
import UIKit

@objc protocol NoteCellDelegate: AnyObject {
    @objc optional func noteCellDidToggle(_ cell: NoteCell)
}

final class NoteCell: UITableViewCell {
    @objc weak var delegate: NoteCellDelegate?
    var note: NoteViewModel? { didSet { noteDidChange() } }

    private let titleLabel = UILabel()
    private let bodyView = UIView()
    private var bodyHeight: NSLayoutConstraint!
    private(set) var toggleAction = #selector(toggleTapped(_:))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        contentView.addSubview(titleLabel)
        contentView.addSubview(bodyView)
        titleLabel.pin.top(to: contentView.topAnchor, 12).leading(to: contentView, 16).trailing(to: contentView, 16)
        bodyView.pin.top(to: titleLabel.bottomAnchor).leading(to: titleLabel).trailing(to: titleLabel)
            .bottom(to: contentView.bottomAnchor, 12)
        titleLabel.heightAnchor.constraint(equalToConstant: 20).isActive = true
        bodyHeight = bodyView.heightAnchor.constraint(equalToConstant: 0)
        bodyHeight.priority = UILayoutPriority(rawValue: 999)
        bodyHeight.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(noteDidChange), name: .noteDidChange, object: nil)
    }

    @objc private func noteDidChange() {
        titleLabel.text = note?.title
        bodyHeight.constant = note?.isExpanded == true ? 120 : 0
    }

    @objc func toggleTapped(_ sender: Any?) {
        note?.toggle()
        delegate?.noteCellDidToggle?(self)
    }
}
