#if canImport(UIKit)
    import UIKit

    /// A title over a detail that grows.
    public final class GrowingCell: UITableViewCell {
        let title = UILabel()
        let detail = UIView()
        let detailHeight: NSLayoutConstraint

        public override init(style: CellStyle, reuseIdentifier: String?) {
            detailHeight = detail.heightAnchor.constraint(equalToConstant: 20)
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            title.text = "Corner Cafe"
            title.numberOfLines = 0
            detailHeight.priority = UILayoutPriority(999)
            for view in [title, detail] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
                detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12), detailHeight,
            ])
        }

        @available(*, unavailable) required init?(coder: NSCoder) { fatalError("not archived") }

        public func expand() { detailHeight.constant = 200 }
    }

    /// One row.
    @MainActor public final class OneRow: NSObject, UITableViewDataSource {
        public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cafe", for: indexPath)
        }
    }
#endif
