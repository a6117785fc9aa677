import UIKit

/// Names of files and texts that a tool generates.
final class NotesController: UITableViewController {
    private let badge = UIImageView(image: R.image.badge())
    private let titles = [R.string.localizable.today(), R.string.localizable.older()]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = R.string.localizable.notesTitle()
        view.backgroundColor = R.color.paper()
        tableView.register(R.nib.noteCell)
        tableView.register(UINib(resource: R.nib.dayHeader), forHeaderFooterViewReuseIdentifier: "header")
        tableView.tableHeaderView = R.nib.badgeView(owner: nil)
        navigationItem.prompt = R.string.localizable.count(3)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.noteCell, for: indexPath)!
        cell.show("Milk", R.image.arrow())
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let detail = R.storyboard.main.detailController() {
            detail.note = "Milk"
            show(detail, sender: nil)
        } else if let first = R.storyboard.main.instantiateInitialViewController() {
            present(first, animated: true)
        }
        performSegue(withIdentifier: R.segue.notesController.detail, sender: nil)
    }
}
