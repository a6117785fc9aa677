import UIKit

class SettingCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var hintLabel: UILabel!
}

class SettingsController: UITableViewController {
    struct Setting {
        var name: String
        var hint: String
        var isExplained = false
    }

    @IBOutlet var banner: UIView!
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
