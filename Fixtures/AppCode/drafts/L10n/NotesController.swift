import UIKit

/// Texts whose names a tool generates, with those of tables inside.
final class NotesController: UIViewController {
    private let button = UIButton(type: .system)
    private let days = [L10n.Days.today, L10n.Days.yesterday]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = L10n.title
        button.setTitle(L10n.Notes.Button.more, for: .normal)
        show(L10n.Notes.count(3), L10n.Notes.from("Milk", days.count))
    }

    private func show(_ count: String, _ origin: String) {
        button.accessibilityLabel = count + origin + days.joined()
    }
}
