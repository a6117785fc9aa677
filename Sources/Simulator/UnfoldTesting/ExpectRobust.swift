import UnfoldDocuments
import UnfoldReport
import UnfoldStress

/// Expects a cell to hold in other surroundings than the test's: other widths, text sizes, directions and texts, hidden
/// views shown, reused, and after a change that is taken back; alone and together. Each gets a new cell, which a table
/// measures.
///
/// A conflict, an open position, text that is cut, outside of the cell or over other text, a view without size, a height
/// that shrinks when a text grows, that stays when the surroundings are taken back or that a new cell does not have, and
/// siblings that overlap though they do not as written are issues: each once, with the smallest change that shows it. A
/// text that is cut as written is meant so.
///
/// ```swift
/// expectRobust(NoteCell.self, varying: .widths(.allPhones), .contentSizes, .texts) { cell, variation in
///     cell.title.text = variation.text("Groceries", of: "title")
/// }
/// ```
///
/// `axes` is what varies; without any, all that can, of widths those of every phone. `width` is the table's as written, in
/// points; nil is the screen's. `budget` is the most cells that are laid out, from 1. `fill` does with the cell what
/// `cellForRowAt` does; texts that vary are taken from the variation.
/// - Returns: what was tried and found.
/// - Complexity: O(budget) cells.
@discardableResult @MainActor public func expectRobust<Cell: UITableViewCell>(
    _ cell: Cell.Type, varying axes: CellAxis..., width: Double? = nil, budget: Int = 600,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ fill: @escaping (Cell, CellVariation) -> Void = { _, _ in }
) -> StressReport {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return RobustCell<OneCellTable<Cell>>(width, fill).report(axes, budget, location)
}

/// The same of a collection view's cell, which is as wide as the collection view.
@discardableResult @MainActor public func expectRobust<Cell: UICollectionViewCell>(
    _ cell: Cell.Type, varying axes: CellAxis..., width: Double? = nil, budget: Int = 600,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ fill: @escaping (Cell, CellVariation) -> Void = { _, _ in }
) -> StressReport {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return RobustCell<OneCellCollection<Cell>>(width, fill).report(axes, budget, location)
}

/// Expects a scenario or an Interface Builder document at `path` to hold in other surroundings, as `unfold stress` tries
/// it. What breaks is an issue once, with the smallest change that shows it and the fix that was tried.
///
/// `axes` is what varies; without any, `StressAxis.standard`. `budget` is the most rows that are laid out.
/// - Returns: what was tried and found, one report for each cell of a matrix.
/// - Throws: `ScenarioErrors` for a file that cannot be read.
/// - Complexity: O(budget) rows.
@discardableResult @MainActor public func expectRobust(
    scenario path: String, varying axes: StressAxis..., budget: Int = 300, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws -> [StressReport] {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var options = StressOptions()
    options.budget = budget
    if !axes.isEmpty { options.axes = Set(axes) }
    let reports = try DocumentReader.read(file: path).cells.enumerated().map { index, cell in
        StressRun(cell, matrixCell: index, options: options).run()
    }
    for report in reports {
        let explainer = ConflictExplainer()
        for finding in report.findings {
            let text = "\(report.file), \(StressWords.issue(finding, explainer))"
            IssueReporting.report(text, location, at: finding.position)
        }
    }
    return reports
}

@MainActor private struct RobustCell<Source: OneCellList> {
    private let width: Double
    private let fill: (Source.Cell, CellVariation) -> Void

    init(_ width: Double?, _ fill: @escaping (Source.Cell, CellVariation) -> Void) {
        self.width = width ?? Double(LayoutEnvironment.current.screenSize.width)
        self.fill = fill
    }

    func report(_ axes: [CellAxis], _ budget: Int, _ location: ExpectationLocation) -> StressReport {
        let all: [CellAxis] = [
            .widths(.allPhones), .contentSizes, .directions, .boldText, .texts, .visibility, .reuse, .back,
        ]
        let axes = axes.isEmpty ? all : axes
        var options = StressOptions()
        options.axes = Set(axes.map(\.axis))
        options.widths = axes.lazy.compactMap(\.widths).first
        (options.budget, options.triesFixes) = (max(1, budget), false)
        let name = "\(Source.Cell.self)"
        let report = LiveStress(width: width, options: options, look).report(name)
        let explainer = ConflictExplainer()
        for finding in report.findings {
            var place = ""
            if case .unsatisfiable(let conflict)? = finding.breakage.finding?.fact {
                let broken = conflict.members[conflict.broken].constraint
                if broken.source != nil { place = "\n  broken: \(broken)\(broken.madeAt)" }
            }
            IssueReporting.report("\(name), \(StressWords.issue(finding, explainer))\(place)", location)
        }
        return report
    }

    private func look(in surroundings: StressSurroundings) -> LiveStress.Seen {
        LayoutSettings.isolated {
            // What breaks on purpose is not printed each time.
            LayoutJournal.console = { _ in }
            if surroundings.isTakenBack { return thereAndBack(surroundings) }
            use(surroundings)
            var earlier = StressSurroundings()
            // Longer than what it shows now.
            earlier.text = .init(.letters, letters: 200)
            return surroundings.isReused ? reused(surroundings, after: earlier) : new(surroundings)
        }
    }

    private func new(_ surroundings: StressSurroundings) -> LiveStress.Seen {
        let variation = CellVariation(surroundings)
        let source = source(surroundings) { variation }
        return seen([step(source) { $0.layoutIfNeeded() }], source, variation)
    }

    /// In a cell that showed something else, with what a new one has.
    private func reused(_ surroundings: StressSurroundings, after earlier: StressSurroundings) -> LiveStress.Seen {
        var variation = CellVariation(earlier)
        let source = source(surroundings) { variation }
        source.list.layoutIfNeeded()
        variation = CellVariation(surroundings)
        var step = step(source) {
            source.reload()
            $0.layoutIfNeeded()
        }
        let fresh = self.source(surroundings) { variation }
        fresh.list.layoutIfNeeded()
        step.measurementCount += 2
        if abs(source.height - fresh.height) > 1 {
            let fact = Finding.Fact.reusedState(
                row: Source.row, settings: ["something"], height: source.height, fresh: fresh.height)
            step.findings.append(Finding(severity: .warning, fact: fact))
        }
        return seen([step], source, variation)
    }

    private func thereAndBack(_ surroundings: StressSurroundings) -> LiveStress.Seen {
        let environment = LayoutEnvironment.current
        var written = surroundings
        (written.width, written.contentSizeCategory, written.isRightToLeft) = (nil, nil, nil)
        use(written)
        let variation = CellVariation(written)
        let source = source(written) { variation }
        let steps = [written, surroundings, written].enumerated().map { index, point in
            var step = step(source) {
                LayoutEnvironment.current = environment
                use(point)
                $0.frame.size.width = CGFloat(point.width ?? width)
                if index > 0 { $0.traitEnvironmentDidChange() }
                $0.layoutIfNeeded()
            }
            step.index = index
            return step
        }
        return seen(steps, source, variation)
    }

    private func use(_ surroundings: StressSurroundings) {
        LayoutEnvironment.current.use(surroundings.width == nil ? surroundings.with(width: width) : surroundings)
    }

    private func source(_ surroundings: StressSurroundings, _ variation: @escaping () -> CellVariation) -> Source {
        Source(width: CGFloat(surroundings.width ?? width)) {
            fill($0, variation())
            name($0)
            for view in LayoutDrawing.order(below: $0) where view.layoutName == surroundings.toggledView {
                view.isHidden.toggle()
            }
        }
    }

    private func step(_ source: Source, _ body: (Source.List) -> Void) -> StepResult {
        var step = StepResult(index: 0, name: "", position: SourcePosition(file: "", line: 1, column: 1))
        step.findings = source.findings(body)
        step.measurementCount = 1
        guard let content = source.content else { return step }
        step.noteComparable(InvariantCheck(row: Source.row, contents: LiveViews(content)))
        step.rows = [
            .init(
                id: Source.row, section: 0, row: 0, height: source.height,
                contentViewHeight: Double(content.frame.height), source: .measured)
        ]
        return step
    }

    private func seen(_ steps: [StepResult], _ source: Source, _ variation: CellVariation) -> LiveStress.Seen {
        var seen = LiveStress.Seen()
        (seen.steps, seen.texts) = (steps, variation.texts)
        for view in source.content.map(LayoutDrawing.order) ?? [] {
            if view.isHidden { seen.hiddenViews.append(view.layoutName) }
            let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
            if let text { seen.letters[view.layoutName] = text.count }
        }
        return seen
    }

    /// Names that are the same in each cell: a property's, or the class with a number.
    private func name(_ cell: Source.Cell) {
        PropertyNames.give(below: cell)
        let content = Source.content(of: cell)
        for (index, view) in LayoutDrawing.order(below: content).enumerated()
        where view !== content && view.accessibilityIdentifier == nil && view.nameByClass == nil {
            view.nameByClass = "\(view.layoutClassName) \(index)"
        }
    }
}
