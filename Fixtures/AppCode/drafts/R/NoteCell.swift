import UIKit

final class NoteCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var iconView: UIImageView!

    func show(_ text: String, _ icon: UIImage?) {
        titleLabel.text = text
        titleLabel.font = R.font.serifBold(size: 17)
        titleLabel.textColor = R.color.ink.callAsFunction()
        iconView.image = icon ?? UIImage(resource: R.image.note)
    }
}

final class BadgeView: UIView {}

final class DetailController: UIViewController {
    var note = ""
}
