import Reusable
import UIKit

final class NoteCell: UITableViewCell, NibReusable {
    @IBOutlet private weak var titleLabel: UILabel!

    func show(_ note: Note) { titleLabel.text = note.title }
}

final class PlainCell: UITableViewCell, Reusable, NibLoadable {}

final class DayHeader: UITableViewHeaderFooterView, Reusable {
    var title: String? {
        didSet { textLabel?.text = title }
    }
}

/// Its content is in a document.
final class BadgeView: UIView, NibOwnerLoadable {
    override init(frame: CGRect) {
        super.init(frame: frame)
        loadNibContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        self.loadNibContent()
    }
}

final class EmptyView: UIView, NibLoadable {
    static func make(_ text: String) -> EmptyView {
        let view = EmptyView.loadFromNib()
        view.accessibilityLabel = text
        return view
    }
}

final class PhotoGrid: UICollectionView {
    func photo(at path: IndexPath) -> PhotoCell {
        register(supplementaryViewType: PhotoHeader.self, ofKind: UICollectionView.elementKindSectionHeader)
        return dequeueReusableCell(for: path) as PhotoCell
    }

    func header(at path: IndexPath) -> PhotoHeader {
        dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, for: path)
    }
}

final class PhotoCell: UICollectionViewCell, Reusable {}

final class PhotoHeader: UICollectionReusableView, Reusable {}

/// A value that has what the module wants.
struct Note {
    var title: String
    var isPlain = false
    var key: String { Self.reuseIdentifier }
}

extension Note: Reusable {}
