import SDWebImage
import UIKit

/// Images by their addresses, with options, progress and completion.
final class AvatarCell: UITableViewCell {
    @IBOutlet private weak var avatarView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!

    func show(_ person: Person) {
        nameLabel.text = person.name
        avatarView.sd_imageIndicator = SDWebImageActivityIndicator.gray
        avatarView.sd_setImage(
            with: person.url, placeholderImage: UIImage(named: "person"), options: [.retryFailed, .refreshCached]
        ) { [weak self] image, error, _, _ in
            self?.nameLabel.isHidden = image == nil && error != nil
        }
        if person.isStale { SDImageCache.shared.removeImage(forKey: person.name) }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        avatarView.sd_cancelCurrentImageLoad()
    }
}

struct Person {
    let name: String
    let url: URL?
    let isStale: Bool
}
