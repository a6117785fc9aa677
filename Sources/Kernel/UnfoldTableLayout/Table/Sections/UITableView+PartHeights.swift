extension UITableView {
    /// Height of the view above or below all rows, which is the view's own (fact D6.5).
    package func heightOfEdgeView(_ view: UIView) -> RowHeight {
        RowHeight(height: view.frame.height, contentHeight: view.frame.height, source: .fixed)
    }
}
