import Foundation
import TestSupport
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// A table written in a file: cells of one kind, steps, and what each step must lead to.
struct TableFixture: Decodable, Sendable {
    var name: String
    /// The report it comes from.
    var from: String
    var width: CGFloat
    var height: CGFloat?
    var scale: CGFloat
    var generation: String?
    var separator: Bool?
    var estimate: CGFloat?
    var rowHeight: CGFloat?
    var firstLayout: String?
    var invalidation: String?
    var views: [View]
    var constraints: [Constraint]
    var rows: Int
    var steps: [Step]

    struct View: Decodable {
        var id: String
        var type: String?
        var text: String?
        var font: CGFloat?
        var lines: Int?
        var parent: String?
    }

    /// `first.attribute relation multiplier × second.attribute + constant @priority`.
    struct Constraint: Decodable {
        var id: String?
        var first: String
        var relation: String?
        var second: String?
        var multiplier: CGFloat?
        var constant: CGFloat?
        var priority: Float?
        var active: Bool?
    }

    struct Step: Decodable {
        var actions: [Action]
        var heights: [CGFloat]
        var contentHeights: [CGFloat]?
        var conflicts: Int
        /// Height of the content view that the first conflict fought, and its age in steps; nil age for an estimate.
        var fought: CGFloat?
        var foughtAge: Int?
        var findings: [String]
        var stale: [Int]
    }

    struct Action: Decodable {
        var does: String
        var row: Int?
        var target: String?
        var value: CGFloat?
        var text: String?
    }

    static let folder = Fixtures.root.appendingPathComponent("Kernel/table")

    static var all: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.sorted()
    }

    static func read(_ file: String) throws -> TableFixture {
        try JSONDecoder().decode(TableFixture.self, from: Data(contentsOf: folder.appendingPathComponent(file)))
    }
}

/// A cell built from a fixture.
final class FixtureCell: UITableViewCell {
    var views: [String: UIView] = [:]
    var named: [String: NSLayoutConstraint] = [:]

    func build(_ fixture: TableFixture) {
        views = ["contentView": contentView]
        for spec in fixture.views {
            let view = make(spec)
            view.accessibilityIdentifier = spec.id
            view.translatesAutoresizingMaskIntoConstraints = false
            views[spec.id] = view
            let parent = views[spec.parent ?? "contentView"]!
            if let stack = parent as? UIStackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
        }
        for spec in fixture.constraints {
            let constraint = make(spec)
            if let id = spec.id { named[id] = constraint }
            constraint.isActive = spec.active ?? true
        }
    }

    private func make(_ spec: TableFixture.View) -> UIView {
        switch spec.type {
        case "label":
            let label = UILabel()
            label.text = spec.text
            label.numberOfLines = spec.lines ?? 0
            if let font = spec.font { label.font = .systemFont(ofSize: font) }
            return label
        case "stack":
            let stack = UIStackView()
            stack.axis = .vertical
            return stack
        default: return UIView()
        }
    }

    private func make(_ spec: TableFixture.Constraint) -> NSLayoutConstraint {
        let first = side(spec.first)
        let second = spec.second.map(side)
        let relation: NSLayoutConstraint.Relation =
            spec.relation == "<=" ? .lessThanOrEqual : spec.relation == ">=" ? .greaterThanOrEqual : .equal
        let constraint = NSLayoutConstraint(
            item: first.view, attribute: first.attribute, relatedBy: relation, toItem: second?.view,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: spec.multiplier ?? 1,
            constant: spec.constant ?? 0)
        if let priority = spec.priority { constraint.priority = UILayoutPriority(priority) }
        return constraint
    }

    private func side(_ text: String) -> (view: UIView, attribute: NSLayoutConstraint.Attribute) {
        let parts = text.split(separator: ".").map(String.init)
        let attributes: [String: NSLayoutConstraint.Attribute] = [
            "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
            "height": .height, "centerY": .centerY,
        ]
        return (views[parts[0]]!, attributes[parts[1]]!)
    }
}

/// Plays a fixture.
@MainActor final class FixturePlayer: UITableViewDataSource {
    let fixture: TableFixture
    let table: UITableView
    private(set) var conflicts: [(constraints: UnsatisfiableConstraints, height: RowHeight?)] = []

    init(_ fixture: TableFixture) {
        self.fixture = fixture
        table = UITableView(
            frame: CGRect(x: 0, y: 0, width: fixture.width, height: fixture.height ?? 844), style: .plain)
        table.separatorStyle = fixture.separator == true ? .singleLine : .none
        if let estimate = fixture.estimate { table.estimatedRowHeight = estimate }
        if let height = fixture.rowHeight { table.rowHeight = height }
        if fixture.firstLayout == "atEstimate" { table.firstLayout = .atEstimate }
        if fixture.invalidation == "enabledIncludingConstraints" {
            table.selfSizingInvalidation = .enabledIncludingConstraints
        }
        table.register(forCellReuseIdentifier: "cell") {
            let cell = FixtureCell(style: .default, reuseIdentifier: "cell")
            cell.build(fixture)
            return cell
        }
    }

    var environment: LayoutEnvironment {
        LayoutEnvironment(
            displayScale: fixture.scale, screenSize: CGSize(width: fixture.width, height: fixture.height ?? 844),
            generation: fixture.generation.flatMap { UIKitGeneration(rawValue: $0) } ?? .mid)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fixture.rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    /// Runs one step; conflicts of that step are in ``conflicts``.
    func play(_ step: TableFixture.Step, number: Int) {
        table.measurementStep = number
        conflicts = []
        LayoutJournal.listening({ [weak self] event in
            guard let self, case .unsatisfiable(let constraints, let host) = event else { return }
            let cell = self.table.displayed.values.first { ObjectIdentifier($0) == host }
            self.conflicts.append((constraints, cell.map { self.table.rowHeight(of: $0.rowID) }))
        }) {
            for action in step.actions { perform(action) }
        }
    }

    private func perform(_ action: TableFixture.Action) {
        let cell = action.row.flatMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) as? FixtureCell }
        switch action.does {
        case "load":
            table.dataSource = self
            table.layoutIfNeeded()
        case "constant": cell?.named[action.target!]?.constant = action.value!
        case "activate": cell?.named[action.target!]?.isActive = true
        case "deactivate": cell?.named[action.target!]?.isActive = false
        case "text": (cell?.views[action.target!] as? UILabel)?.text = action.text
        case "layout": cell?.contentView.layoutIfNeeded()
        case "begin": table.beginUpdates()
        case "end": table.endUpdates()
        case "diagnose": table.diagnose()
        case "width":
            table.frame.size.width = action.value!
            table.layoutIfNeeded()
        case "scroll":
            table.contentOffset.y = action.value!
            table.layoutIfNeeded()
        default: preconditionFailure("no such action: \(action.does)")
        }
    }
}
