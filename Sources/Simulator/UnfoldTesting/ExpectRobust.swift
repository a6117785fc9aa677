import UnfoldReport
import UnfoldStress

/// Expects a cell to hold in other surroundings than the test's: other widths, text sizes, directions and texts, alone
/// and together. Each gets a new cell, which a table measures.
///
/// A conflict, an open position, text that is cut, outside of the cell or over other text, and a view without size are
/// issues: each once, with the smallest change that shows it. A text that is cut as written is meant so.
///
/// ```swift
/// expectRobust(NoteCell.self, varying: .widths(.allPhones), .contentSizes, .texts) { cell, variation in
///     cell.title.text = variation.text("Groceries", of: "title")
/// }
/// ```
///
/// `axes` is what varies; without any, all that can: every phone's widths, text sizes, directions and texts. `width` is the
/// table's as written, in points; nil is the screen's. `budget` is the most cells that are made, from 1. `fill` does with
/// the cell what `cellForRowAt` does; texts that vary are taken from the variation.
/// - Returns: what was tried and found.
/// - Complexity: O(budget) cells.
@discardableResult @MainActor public func expectRobust<Cell: UITableViewCell>(
    _ cell: Cell.Type, varying axes: CellAxis..., width: Double? = nil, budget: Int = 600,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ fill: @escaping (Cell, CellVariation) -> Void = { _, _ in }
) -> StressReport {
    let axes = axes.isEmpty ? [.widths(.allPhones), .contentSizes, .directions, .texts] : axes
    var options = StressOptions()
    options.axes = Set(axes.map(\.axis))
    options.widths = axes.lazy.compactMap(\.widths).first
    options.budget = max(1, budget)
    let width = width ?? Double(LayoutEnvironment.current.screenSize.width)
    // What breaks on purpose is not printed each time.
    let report = LiveStress(width: width, options: options) { surroundings in
        LayoutSettings.isolated {
            LayoutJournal.console = { _ in }
            var surroundings = surroundings
            surroundings.width = surroundings.width ?? width
            LayoutEnvironment.current.use(surroundings)
            return RobustCell.look(cell, in: surroundings, fill)
        }
    }.report("\(Cell.self)")
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    for finding in report.findings {
        var place = ""
        if case .found(let found) = finding.breakage, case .unsatisfiable(let conflict) = found.fact {
            let broken = conflict.members[conflict.broken].constraint
            if broken.source != nil { place = "\n  broken: \(broken)\(broken.madeAt)" }
        }
        IssueReporting.report("\(Cell.self), \(StressWords.issue(finding))\(place)", location)
    }
    return report
}

/// One cell in surroundings that are in force.
@MainActor private enum RobustCell {
    static func look<Cell: UITableViewCell>(
        _ type: Cell.Type, in surroundings: StressSurroundings, _ fill: @escaping (Cell, CellVariation) -> Void
    ) -> LiveStress.Seen {
        let variation = CellVariation(surroundings)
        let source = OneCellTable<Cell>(width: CGFloat(surroundings.width ?? 0)) {
            fill($0, variation)
            name($0)
        }
        var seen = LiveStress.Seen()
        seen.findings = source.findings { $0.layoutIfNeeded() }
        seen.texts = variation.texts
        guard let content = source.cell?.contentView else { return seen }
        for case let label as UILabel in LayoutDrawing.order(below: content) {
            seen.letters[label.layoutName] = label.text?.count ?? 0
            if label.isCut { seen.cut.append((label.layoutName, label.numberOfLines)) }
        }
        return seen
    }

    /// Names that are the same in each cell: a property's, or the class with a number.
    private static func name(_ cell: UITableViewCell) {
        PropertyNames.give(below: cell)
        for (index, view) in LayoutDrawing.order(below: cell.contentView).enumerated()
        where view !== cell.contentView && view.accessibilityIdentifier == nil && view.nameByClass == nil {
            view.nameByClass = "\(view.layoutClassName) \(index)"
        }
    }
}
