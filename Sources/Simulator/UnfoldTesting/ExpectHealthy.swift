import UnfoldReport

/// Something that makes a cell taller or shorter, and that a test makes and takes back.
public enum CellChange {
    /// Another constant, in points.
    case constant(NSLayoutConstraint, CGFloat)
    /// Another priority.
    case priority(NSLayoutConstraint, UILayoutPriority)
}

/// Expects a cell to be fit for a table: it is measured, changed in each way that it offers, and changed back, with an
/// update each time. What it offers are its hidden arranged views, which are shown, and those of `changes`.
///
/// A conflict, an open position, text that is cut, outside of the cell or over other text, a row that is clipped, a
/// height that does not come back, and another height of a reused or a new cell are issues, each with its cause.
///
/// ```swift
/// expectHealthy(NoteCell.self) {
///     $0.show(note)
/// } changes: {
///     [.constant($0.detailHeight, 200)]
/// }
/// ```
/// `width` is that of the table, in points, nil for the screen's; `fill` does with the cell what `cellForRowAt` does.
@MainActor public func expectHealthy<Cell: UITableViewCell>(
    _ cell: Cell.Type, width: Double? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ fill: @escaping (Cell) -> Void = { _ in },
    changes: (Cell) -> [CellChange] = { _ in [] }
) {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let width = width.map { CGFloat($0) } ?? LayoutEnvironment.current.screenSize.width
    var check = HealthCheck(cell, width: width, location, fill)
    check.run(changes)
    check.compareReuse(with: HealthCheck(cell, width: width, location, fill))
}

@MainActor private struct HealthCheck<Cell: UITableViewCell> {
    private let source: OneCellTable<Cell>
    private var table: UITableView { source.list }
    private let location: ExpectationLocation
    private var known: Set<String> = []

    init(_ cell: Cell.Type, width: CGFloat, _ location: ExpectationLocation, _ fill: @escaping (Cell) -> Void) {
        self.location = location
        source = OneCellTable(width: width, fill)
    }

    private var height: Double { Double(table.rectForRow(at: IndexPath(row: 0, section: 0)).height) }

    mutating func run(_ changes: (Cell) -> [CellChange]) {
        look("as it is loaded") { $0.layoutIfNeeded() }
        guard let cell = source.cell else { return report("no cell", "as it is loaded") }
        PropertyNames.give(below: cell)
        for view in LayoutDrawing.order(below: cell.contentView) {
            for hidden in (view as? UIStackView)?.arrangedSubviews ?? [] where hidden.isHidden {
                thereAndBack("with \(hidden.layoutName) shown", { hidden.isHidden = false }, { hidden.isHidden = true })
            }
        }
        for change in changes(cell) {
            switch change {
            case .constant(let constraint, let value):
                set(\.constant, of: constraint, to: value, "constant \(Number.text(Double(value)))")
            case .priority(let constraint, let value):
                set(\.priority, of: constraint, to: value, "priority \(Number.text(Double(value.rawValue)))")
            }
        }
    }

    private mutating func set<Value>(
        _ property: ReferenceWritableKeyPath<NSLayoutConstraint, Value>, of constraint: NSLayoutConstraint,
        to value: Value, _ words: String
    ) {
        let now = constraint[keyPath: property]
        thereAndBack(
            "with the \(words) of \(constraint.facts.id)", { constraint[keyPath: property] = value },
            { constraint[keyPath: property] = now })
    }

    /// The cell after it was given back and taken again, and a new one.
    mutating func compareReuse(with other: HealthCheck) {
        let first = height
        look("as it is reused") {
            $0.reloadData()
            $0.layoutIfNeeded()
        }
        if height != first {
            report("is \(Number.text(height)) tall, and was \(Number.text(first))", "as it is reused")
        }
        other.table.layoutIfNeeded()
        if other.height != first {
            report(
                "is \(Number.text(first)) tall, and a new cell \(Number.text(other.height))", "changed and changed back"
            )
        }
    }

    private mutating func thereAndBack(_ state: String, _ change: @escaping () -> Void, _ back: @escaping () -> Void) {
        let before = height
        for (state, step) in [(state, change), ("\(state), and back", back)] {
            look(state) {
                $0.beginUpdates()
                step()
                $0.endUpdates()
            }
        }
        if height != before {
            report("is \(Number.text(height)) tall, and was \(Number.text(before)) before", "\(state), and back")
        }
    }

    private mutating func look(_ state: String, _ body: (UITableView) -> Void) {
        let found = source.findings(body).map { finding in
            if case .unsatisfiable(let conflict) = finding.fact { "\(conflict)" } else { "\(finding)" }
        }
        for sentence in found { report(sentence, state) }
    }

    private mutating func report(_ sentence: String, _ state: String) {
        guard known.insert(sentence).inserted else { return }
        IssueReporting.report("\(Cell.self), \(state): \(sentence)", location)
    }
}
