import UIKit

extension TappedListScreen {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { Self.room }
    private static var room: CGFloat { 17 }
}
