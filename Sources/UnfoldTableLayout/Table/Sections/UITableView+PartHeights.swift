import UnfoldAutoLayout
import Foundation

/// Heights of headers and footers with their provenance, for reports.
extension UITableView {
    /// Height of a section's header; 0 points where there is none.
    /// - Parameter section: one that the table has.
    package func heightOfHeader(inSection section: Int) -> RowHeight { height(of: .header, section) }

    /// Height of a section's footer; 0 points where there is none.
    /// - Parameter section: one that the table has.
    package func heightOfFooter(inSection section: Int) -> RowHeight { height(of: .footer, section) }
}

extension UITableView {
    /// Height of the view above or below all rows, which is the view's own (fact D6.5).
    package func heightOfEdgeView(_ view: UIView) -> RowHeight {
        RowHeight(height: view.frame.height, contentHeight: view.frame.height, source: .fixed)
    }
}
