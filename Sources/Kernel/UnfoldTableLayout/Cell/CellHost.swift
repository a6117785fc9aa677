/// The table that shows a cell, header or footer, as far as these know it.
@MainActor protocol CellHost: UIView {
    var isPlain: Bool { get }
    /// Titles of sections have as many lines as they need.
    var wrapsTitles: Bool { get }
    var rowWidth: CGFloat { get }
    var contentSafeArea: UIEdgeInsets { get }
    func cellDidInvalidateSize(_ cell: UITableViewCell)
    func headerFooterDidInvalidateSize(_ view: UITableViewHeaderFooterView)
}
