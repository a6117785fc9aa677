import Kingfisher
import UIKit

/// Members of a third party's on UIKit's views, options by a point, closures with results.
final class PhotoCell: UITableViewCell {
    @IBOutlet private weak var photoView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    private var task: DownloadTask?

    func show(_ photo: Photo) {
        nameLabel.text = photo.name
        photoView.kf.indicatorType = .activity
        task = photoView.kf.setImage(
            with: photo.url, placeholder: UIImage(named: "photo"),
            options: [.transition(.fade(0.2)), .cacheOriginalImage, .processor(RoundCornerImageProcessor(cornerRadius: 8))]
        ) { [weak self] result in
            switch result {
            case .success(let value): self?.nameLabel.text = value.source.url?.absoluteString
            case .failure(let error):
                print("failed: \(error.localizedDescription)")
                self?.photoView.image = nil
            }
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        photoView.kf.cancelDownloadTask()
        task?.cancel()
    }
}

struct Photo {
    let name: String
    let url: URL?
}
