import Foundation
import Observation
import TestSupport
import Testing
import UIKit

/// What views read of observable models, as apps write it since iOS 26
/// (developer.apple.com/documentation/uikit/automatic-observation-tracking).
@MainActor @Suite(.ownSettings) struct ObservedModelTests {
    @Observable final class Note {
        var title = "one line"
        var isExpanded = false
    }

    private final class NoteCell: UITableViewCell {
        let title = UILabel()
        let body = UILabel()
        var note = Note() { didSet { setNeedsUpdateProperties() } }
        var updates = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let stack = UIStackView(arrangedSubviews: [title, body])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
            for label in [title, body] { label.heightAnchor.constraint(equalToConstant: 20).isActive = true }
        }
        required init?(coder: NSCoder) { fatalError("not from a document") }

        override func updateProperties() {
            super.updateProperties()
            updates += 1
            title.text = note.title
            body.isHidden = !note.isExpanded
        }
    }

    private final class NotesController: UITableViewController {
        var notes: [Note] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
            tableView.separatorStyle = .none
            tableView.selfSizingInvalidation = .enabledIncludingConstraints
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            (cell as? NoteCell)?.note = notes[indexPath.row]
            return cell
        }
        var heights: [CGFloat] {
            notes.indices.map { tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        }
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func aRowGrowsWithTheModelThatItsCellReads() throws {
        let controller = NotesController()
        controller.notes = [Note(), Note()]
        controller.notes[1].isExpanded = true
        let window = show(controller)
        // Properties are up to date when a row is measured first.
        #expect(controller.heights == [40, 60])
        let cells = try (0..<2).map {
            try #require(controller.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? NoteCell)
        }
        #expect(cells.map(\.updates) == [1, 1])
        controller.notes[0].isExpanded = true
        #expect(cells[0].body.isHidden, "nothing is updated before the next pass")
        window.layoutIfNeeded()
        #expect(controller.heights == [60, 60])
        #expect(cells.map(\.updates) == [2, 1])
        // What it reads is followed each time anew.
        controller.notes[0].isExpanded = false
        controller.notes[0].title = "another"
        window.layoutIfNeeded()
        #expect(controller.heights == [40, 60] && cells[0].title.text == "another" && cells[0].updates == 3)
    }

    @Test func aConfigurationFollowsItsModel() throws {
        let note = Note()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = note.title
            cell.contentConfiguration = content
        }
        cell.layoutIfNeeded()
        note.title = "two"
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "two")
        #expect(cell.contentView is UIListContentView)
    }

    @Test func aButtonIsUpdatedOnceHoweverOftenItRead() {
        let note = Note()
        var updates = 0
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = {
            updates += 1
            $0.configuration?.title = note.title
        }
        for _ in 0..<10 { button.isHighlighted.toggle() }
        updates = 0
        note.title = "three"
        #expect(updates == 0, "it is read before it changes")
        RunLoopIteration.end()
        #expect(button.configuration?.title == "three" && updates == 1)
        note.title = "four"
        RunLoopIteration.end()
        #expect(button.configuration?.title == "four" && updates == 2)
    }

    @Test func whatWasReadForAnotherRowIsLetGo() {
        let (first, second) = (Note(), Note())
        let cell = NoteCell(style: .default, reuseIdentifier: nil)
        for note in [first, second] {
            cell.note = note
            cell.layoutIfNeeded()
        }
        let before = cell.updates
        first.title = "not shown any more"
        cell.layoutIfNeeded()
        #expect(cell.updates == before)
        second.title = "shown"
        cell.layoutIfNeeded()
        #expect(cell.updates == before + 1 && cell.title.text == "shown")
    }

    @Test func aChangeOnAnotherThreadArrives() async {
        let note = Note()
        let cell = NoteCell(style: .default, reuseIdentifier: nil)
        cell.note = note
        cell.layoutIfNeeded()
        await Task.detached { [box = UncheckedNote(note: note)] in box.note.title = "from elsewhere" }.value
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        cell.layoutIfNeeded()
        #expect(cell.title.text == "from elsewhere")
    }

    private struct UncheckedNote: @unchecked Sendable { let note: Note }

    private final class Late: UIView {
        var (inset, layouts): (CGFloat, Int) = (0, 0)
        let mark = UIView()
        override func updateProperties() {
            super.updateProperties()
            inset = 7
            setNeedsLayout()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            mark.frame = bounds.insetBy(dx: inset, dy: inset)
        }
    }

    private final class Maker: UIView {
        let late = Late(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        override func layoutSubviews() {
            super.layoutSubviews()
            if late.superview == nil { addSubview(late) }
        }
    }

    @Test func aViewThatLayoutAddsHasItsPropertiesFirst() {
        let maker = Maker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        maker.layoutIfNeeded()
        #expect(maker.late.mark.frame == CGRect(x: 7, y: 7, width: 26, height: 26) && maker.late.layouts == 1)
    }

    private final class Reader: UIView {
        let model: Note
        init(_ model: Note) {
            self.model = model
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError("not from a document") }
        override func layoutSubviews() {
            super.layoutSubviews()
            alpha = model.title.isEmpty ? 0 : 1
        }
    }

    /// Lays another one out while it is laid out, to measure it.
    private final class Measuring: UIView {
        let inner: Reader
        var layouts = 0
        init(_ model: Note) {
            inner = Reader(model)
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            addSubview(inner)
        }
        required init?(coder: NSCoder) { fatalError("not from a document") }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            for width in [500, bounds.width] {
                inner.bounds.size.width = width
                inner.layoutIfNeeded()
            }
        }
    }

    @Test func aViewThatMeasuresAnotherSettles() {
        let model = Note()
        let view = Measuring(model)
        var findings: [Finding] = []
        LayoutJournal.listening {
            if case .finding(let finding) = $0 { findings.append(finding) }
        } to: {
            for width in [100.0, 200, 300, 400] {
                view.frame.size.width = width
                view.layoutIfNeeded()
            }
        }
        #expect(findings.isEmpty && view.layouts == 4)
        model.title = ""
        view.layoutIfNeeded()
        #expect(view.inner.alpha == 0)
    }

    private final class Again: UIView {
        var updates = 0
        override func updateProperties() {
            super.updateProperties()
            updates += 1
            if updates < 3 { setNeedsUpdateProperties() }
        }
    }

    @Test func aViewThatFlagsItselfIsAskedAgain() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let again = Again()
        again.addSubview(UILabel())
        parent.addSubview(again)
        parent.layoutIfNeeded()
        #expect(again.updates == 3)
        again.setNeedsUpdateProperties()
        parent.updatePropertiesIfNeeded()
        #expect(again.updates == 4)
    }

    private final class Badge: UIView {
        let model: Note
        var (layouts, constraintUpdates) = (0, 0)
        private lazy var height = heightAnchor.constraint(equalToConstant: 0)
        init(_ model: Note) {
            self.model = model
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError("not from a document") }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            alpha = model.title.isEmpty ? 0 : 1
        }
        override func updateConstraints() {
            constraintUpdates += 1
            height.constant = model.isExpanded ? 40 : 20
            height.isActive = true
            super.updateConstraints()
        }
    }

    @Test func layoutAndConstraintsFollowWhatTheyRead() {
        let badge = Badge(Note())
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        parent.layoutIfNeeded()
        let before = badge.constraintUpdates
        badge.model.isExpanded = true
        parent.layoutIfNeeded()
        #expect(badge.bounds.height == 40 && badge.constraintUpdates == before + 1)
        let layouts = badge.layouts
        badge.model.title = ""
        parent.layoutIfNeeded()
        #expect(badge.alpha == 0 && badge.layouts == layouts + 1)
        let settled = badge.layouts
        parent.layoutIfNeeded()
        #expect(badge.layouts == settled)
    }

    private final class Page: UIViewController {
        let model = Note()
        override func updateProperties() {
            super.updateProperties()
            title = model.title
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            view.alpha = model.isExpanded ? 1 : 0.5
        }
    }

    @Test func aControllerFollowsItsModel() {
        let page = Page()
        let window = show(page)
        #expect(page.title == "one line" && page.view.alpha == 0.5)
        (page.model.title, page.model.isExpanded) = ("shown", true)
        window.layoutIfNeeded()
        #expect(page.title == "shown" && page.view.alpha == 1)
    }

    @Test func aViewThatWentIsNotKeptByWhatItRead() {
        let note = Note()
        weak var gone: Badge?
        do {
            let badge = Badge(note)
            badge.layoutIfNeeded()
            gone = badge
        }
        #expect(gone == nil)
        note.title = "nobody hears it"
    }
}
