import Networking
import UIKit

/// A client that is chained, subscripts, another name of a list, an error, a cell below the module's.
final class FeedController: UITableViewController {
    private var titles: [String] = []
    private let client = Client(base: "https://example.org", retries: 3)

    func load() {
        var options: RequestOptions = [.useCache, .timeout(2.5)]
        options.append(.useCache)
        client.request("feed", method: .get, options: options).validate(200..<400).responseJSON { response in
            switch response.result {
            case .success(let value):
                let json = JSON(value)
                self.titles.append(json["items"][0]["title"].stringValue)
                self.tableView.reloadData()
            case .failure(let error): self.show(error)
            }
        }
    }

    func show(_ error: Error) {
        guard let error = error as? RequestError else { return }
        switch error {
        case .offline: title = "offline"
        case .refused(let code): title = "refused \(code)"
        default: title = error.message
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = FeedCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = titles[indexPath.row]
        cell.badge.setCount(indexPath.row, animated: false)
        return cell
    }
}

final class FeedCell: BadgeCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        badge.setCount(0, animated: false)
        badge.frame = contentView.bounds
    }
}
