import SwipeCellKit
import UIKit

/// Subclasses, protocols, enumerations.
final class MailCell: SwipeTableViewCell {
    let subject = UILabel()
    var isOpen = false

    override func layoutSubviews() {
        super.layoutSubviews()
        subject.frame = contentView.bounds
    }

    func close() { hideSwipe(animated: true) }
}

final class MailController: UITableViewController {
    var mails = ["Hello"]
    var style: SwipeTransitionStyle = .border

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = MailCell(style: .default, reuseIdentifier: "mail")
        cell.delegate = self
        cell.subject.text = mails[indexPath.row]
        return cell
    }

    var styleName: String {
        switch style {
        case .border: return "border"
        case .drag: return "drag"
        case .reveal: return "reveal"
        }
    }
}

extension MailController: SwipeTableViewCellDelegate {
    func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
    ) -> [SwipeAction]? {
        guard orientation == .right else { return nil }
        let delete = SwipeAction(style: .destructive, title: "Delete") { [weak self] action, indexPath in
            self?.mails.remove(at: indexPath.row)
            action.fulfill(with: .delete)
        }
        delete.image = UIImage(named: "trash")
        delete.backgroundColor = .red
        delete.hidesWhenSelected = true
        return [delete]
    }

    func tableView(
        _ tableView: UITableView, editActionsOptionsForRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
    ) -> SwipeOptions {
        var options = SwipeOptions()
        options.transitionStyle = style
        options.buttonSpacing = 4
        return options
    }
}
