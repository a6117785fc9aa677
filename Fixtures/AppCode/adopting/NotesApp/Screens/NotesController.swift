import UIKit

class NotesController: UITableViewController {
    var notes: [NoteViewModel] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
        cell.note = notes[indexPath.row]
        cell.delegate = self
        return cell
    }
}

// MARK: - Life

extension NotesController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        tableView.rowHeight = UITableView.automaticDimension
        title = NSLocalizedString("notes.title", comment: "The title of the list")
    }
}

// MARK: - NoteCellDelegate

extension NotesController: NoteCellDelegate {
    func noteCellDidToggle(_ cell: NoteCell) {
        tableView.beginUpdates()
        tableView.endUpdates()
    }
}

// MARK: - Tips

extension NotesController {
    /// How many tips there are to show.
    @objc func showTips() -> Int { (try? Tip.load())?.count ?? 0 }
}
