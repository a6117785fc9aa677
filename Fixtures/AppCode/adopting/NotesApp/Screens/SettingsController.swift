import UIKit

class SettingCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel!
}

/// An object of the storyboard that is no view.
class SettingCounter: NSObject {
    @IBOutlet weak var table: UITableView!
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = table != nil
    }

    var rows: Int { table.numberOfRows(inSection: 0) }
}

/// Another one, which nothing refers to: the storyboard keeps it.
final class SettingWatcher: NSObject {
    @IBOutlet weak var controller: UIViewController!

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(answer(_:)), name: Notification.Name("who"), object: nil)
    }

    @objc private func answer(_ notification: Notification) {
        if let controller { (notification.object as? NSMutableArray)?.add(controller) }
    }
}

class SettingsController: UITableViewController {
    struct Setting {
        var name: String
        var hint: String
        var isExplained = false
    }

    @IBOutlet var banner: UIView!
    @IBOutlet weak var counter: SettingCounter!
    var settings = [Setting(name: "Sync", hint: "Over the network"), Setting(name: "Sounds", hint: "Of the keys")]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { settings.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath) as! SettingCell
        let setting = settings[indexPath.row]
        cell.nameLabel.text = setting.name
        cell.hintLabel.text = setting.hint
        cell.hintLabel.isHidden = !setting.isExplained
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        settings[indexPath.row].isExplained.toggle()
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }
}
