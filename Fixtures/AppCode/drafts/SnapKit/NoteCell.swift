import SnapKit
import UIKit

/// Chains that build something, in closures.
final class NoteCell: UITableViewCell {
    private let titleView = UILabel()
    private let bodyView = UILabel()
    private var bodyHeight: Constraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(titleView)
        contentView.addSubview(bodyView)
        titleView.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(12)
            make.leading.trailing.equalToSuperview().inset(16)
        }
        bodyView.snp.makeConstraints {
            $0.top.equalTo(titleView.snp.bottom).offset(8)
            $0.leading.trailing.equalTo(titleView)
            $0.bottom.equalToSuperview().inset(12).priority(.high)
            bodyHeight = $0.height.equalTo(0).constraint
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func unfold(_ isOpen: Bool) {
        bodyHeight?.isActive = !isOpen
        bodyView.snp.updateConstraints { make in
            make.top.equalTo(titleView.snp.bottom).offset(isOpen ? 8 : 0)
        }
    }
}
