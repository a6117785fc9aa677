#sourceLocation(file: "Fixtures/AppCode/adapter/before/InheritedElsewhere.swift", line: 1)
import UIKit

extension TappedListScreen {
    func TappedListScreen_tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { Self.room }
    private static var room: CGFloat { 17 }
}
