import Reusable
import UIKit

/// Cells that are dequeued by their type, with labels of their own, and controllers that storyboards make.
final class NotesController: UITableViewController, StoryboardBased {
    static let sceneStoryboard = UIStoryboard(name: "Notes", bundle: nil)
    var notes: [Note] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellType: NoteCell.self)
        tableView.register(headerFooterViewType: DayHeader.self)
        tableView.register(PlainCell.nib, forCellReuseIdentifier: PlainCell.reuseIdentifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if notes[indexPath.row].isPlain {
            let cell: PlainCell = tableView.dequeueReusableCell(for: indexPath)
            cell.textLabel?.text = notes[indexPath.row].title
            return cell
        }
        let cell = tableView.dequeueReusableCell(for: indexPath, cellType: NoteCell.self)
        cell.show(notes[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = tableView.dequeueReusableHeaderFooterView(DayHeader.self) else { return nil }
        header.title = "Today"
        return header
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = NotesController.instantiate()
        next.notes = [notes[indexPath.row]]
        show(next, sender: nil)
    }
}
