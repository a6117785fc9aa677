import Foundation
import Testing
import UIKit

@testable import UnfoldRecorder

/// What cannot be read is in the file, and private texts are not.
@MainActor struct UnreadableTests {
    /// A table of one section whose cells `make` makes.
    @MainActor private final class Rows: NSObject, UITableViewDataSource {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        var count: Int
        private let make: (Int) -> UITableViewCell

        init(_ count: Int, _ make: @escaping (Int) -> UITableViewCell) {
            (self.count, self.make) = (count, make)
            super.init()
            view.dataSource = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            make(indexPath.row)
        }
    }

    /// A cell with one view on all its edges.
    private func cell(_ view: UIView) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
            view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
        ])
        return cell
    }

    @Test func aConstraintThatNothingHoldsIsThereFromTheStepThatActivatesIt() throws {
        let box = UIView()
        let height = box.heightAnchor.constraint(equalToConstant: 120)
        let rows = Rows(1) { _ in cell(box) }
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
        let recorder = TableRecorder(rows.view)
        recorder.update("open") { rows.view.performBatchUpdates { height.isActive = true } }
        let replayed = try Replayed(recorder)
        #expect(replayed.differences == [])
        #expect(recorder.stepRecords.map { $0.rows[0].height } == [46, 136].map { $0 + 1 / 3 })
        #expect(replayed.scenario.contains("isActive\", \"to\": true"))
        for words in [
            "inactive constraints that no stored property holds",
            "the order of activation and of changes within a step",
            "whether heights of rows off screen are estimates", "whether an intrinsicContentSize is overridden",
        ] { #expect(replayed.scenario.contains(words), "\(words)") }
    }

    @Test func rowsThatWereNeverOnScreenAreNamed() throws {
        let rows = Rows(60) { _ in cell(UILabel()) }
        let replayed = try Replayed(TableRecorder(rows.view))
        #expect(replayed.differences == [])
        #expect(replayed.scenario.contains("rows of the template 'unseen' were never on screen"))
        // A table asks for the height only when the row comes on screen.
        #expect(replayed.scenario.contains(#""template": "unseen", "height": 44, "estimatedHeight": 44"#))
    }

    @Test func contentOfTheSystemsIsNamed() throws {
        let rows = Rows(2) { row in
            let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
            if row == 0 {
                cell.accessoryView = UISwitch()
            } else {
                var configuration = cell.defaultContentConfiguration()
                configuration.text = "Tea"
                cell.contentConfiguration = configuration
            }
            return cell
        }
        let text = try TableRecorder(rows.view).scenario()
        #expect(text.contains("not recorded: accessoryView of"))
        #expect(text.contains("not recorded: contentConfiguration of"))
    }

    @Test func rowsThatChangedWithoutTheirUpdateAreThrown() throws {
        let rows = Rows(2) { _ in cell(UILabel()) }
        let recorder = TableRecorder(rows.view)
        rows.count = 3
        recorder.mark("too early")
        #expect(throws: RecorderError.rowsChanged(step: "too early")) { try recorder.scenario() }
    }

    /// Each text has a word that nothing else in the file has.
    @Test func privateTextsAreRedacted() throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Zanzibar", attributes: [.font: UIFont.systemFont(ofSize: 15), .kern: CGFloat(2)])
        label.accessibilityLabel = "Quokka"
        label.accessibilityIdentifier = "Wombat"
        let field = UITextField()
        (field.placeholder, field.text) = ("Xylophone", "Yttrium")
        let plain = UIButton(type: .system)
        plain.setTitle("Jacaranda", for: .normal)
        let configured = UIButton(type: .system)
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("Kohlrabi", "Voltmeter")
        configured.configuration = configuration
        let bar = UISearchBar()
        (bar.text, bar.placeholder, bar.prompt) = ("Umlaut", "Gazpacho", "Falafel")
        let segments = UISegmentedControl(items: ["Bergamot", "Pomelo"])
        let picture = UIImageView(image: UIImage(size: CGSize(width: 30, height: 30)))
        picture.image?.accessibilityIdentifier = "Secretary"
        let view = UITextView()
        view.text = "Mandrill"
        view.isScrollEnabled = false
        let stack = UIStackView(arrangedSubviews: [label, field, plain, configured, bar, segments, picture, view])
        stack.axis = .vertical
        let rows = Rows(1) { _ in cell(stack) }
        let recorder = TableRecorder(rows.view)
        recorder.rowIdentifier = { _ in "Hedgehog" }
        recorder.redactTexts = true
        recorder.update("change") { label.text = "Ocelot" }
        let files = try recorder.scenario() + DeviceRecord.text(recorder.stepRecords)
        for word in [
            "Zanzibar", "Quokka", "Wombat", "Xylophone", "Yttrium", "Jacaranda", "Kohlrabi", "Voltmeter", "Umlaut",
            "Gazpacho", "Falafel", "Bergamot", "Pomelo", "Secretary", "Mandrill", "Hedgehog", "Ocelot",
        ] { #expect(!files.contains(word), "\(word)") }
    }
}
