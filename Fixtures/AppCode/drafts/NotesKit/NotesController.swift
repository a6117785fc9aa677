import NotesKit
import UIKit

/// An app's own framework: a model, a base class with members to override, errors, a protocol that the app gives values for.
final class NotesController: BaseListController {
    private let store: NoteStoring
    private var notes: [Note] = []

    init(store: NoteStoring) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func reload(animated: Bool) {
        super.reload(animated: animated)
        store.fetch(limit: 20) { [weak self] notes, error in
            guard let self else { return }
            if let error = error as? NoteError, case .offline(let since) = error {
                self.title = "offline \(since)"
            }
            self.notes = notes ?? []
            self.updateEmptyState(isEmpty: self.notes.isEmpty)
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let note = notes[indexPath.row]
        cell.textLabel?.text = note.title
        cell.detailTextLabel?.text = note.author.name
        cell.backgroundColor = Theme.current.cellColor
        cell.accessoryType = note.isPinned ? .checkmark : .none
        cell.tag = note.attachments.count
        return cell
    }
}

extension Note {
    var summary: String { "\(title ?? "") \(body.prefix(20))" }
}
