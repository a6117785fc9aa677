import UIKit

protocol TaskCellDelegate: AnyObject {
    func taskCellDidChange(_ cell: TaskCell)
}

class TaskCell: UITableViewCell {
    static let identifier = "TaskCell"
    static var nib: UINib { UINib(nibName: identifier, bundle: Bundle(for: TaskCell.self)) }

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet weak var detailLabel: UILabel! {
        didSet { detailLabel.accessibilityIdentifier = "detail" }
    }
    @IBOutlet private var detailHeight: NSLayoutConstraint!
    @IBOutlet var lines: [UILabel]!
    @IBOutlet weak var moreButton: UIButton!
    @IBInspectable var foldedHeight: CGFloat = 0
    weak var delegate: TaskCellDelegate?
    private(set) var isExpanded = false

    override func awakeFromNib() {
        super.awakeFromNib()
        lines.forEach { $0.numberOfLines = 0 }
        fold()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        isExpanded = false
        fold()
    }

    func show(_ title: String, detail: String) {
        titleLabel.text = title
        detailLabel.text = detail
    }

    @IBAction func toggleTapped(_ sender: UIButton) {
        isExpanded.toggle()
        fold()
        delegate?.taskCellDidChange(self)
    }

    @IBAction private func titleHeld() {
        detailLabel.text = "held"
    }

    private func fold() {
        detailHeight.constant = foldedHeight
        detailHeight.isActive = !isExpanded
    }
}
