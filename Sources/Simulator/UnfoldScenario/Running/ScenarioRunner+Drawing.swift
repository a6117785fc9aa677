extension ScenarioRunner {
    /// What the step's end looks like.
    /// - Complexity: O(views and constraints on screen).
    func draw() {
        guard let recorder else {
            if keepsOutlines { step.outlines = outlines }
            return
        }
        guard tableView.hasDataSource else {
            step.drawing = recorder.emptyDrawing(of: tableView, deviceTraits, isInCards: isInCards)
            return
        }
        var drawing = recorder.emptyDrawing(of: tableView, deviceTraits, isInCards: isInCards)
        drawSections(&drawing)
        drawCells(&drawing)
        drawing.animations = recorder.animations(of: drawing, in: liveCells)
        step.drawing = drawing
    }

    /// Rows may be side by side.
    private var isInLines: Bool {
        switch document.table.collection {
        case .grid, .flow: true
        case .list, nil: false
        }
    }

    private func frames(of section: Int, _ rows: Int) -> [StepDrawing.Rect] {
        (0..<rows).map { .init(tableView.frameOfRow(at: IndexPath(row: $0, section: section))) }
    }

    /// A list whose sections are cards.
    private var isInCards: Bool {
        if case .list(let list) = document.table.collection { list.appearance == "insetGrouped" } else { false }
    }

    private func drawSections(_ drawing: inout StepDrawing) {
        let table = tableView as? UITableView
        for section in 0..<tableView.numberOfSections {
            let rows = tableView.numberOfRows(inSection: section)
            let header = tableView.partRect(.header, section)
            let footer = tableView.partRect(.footer, section)
            let first = rows > 0 ? tableView.frameOfRow(at: IndexPath(row: 0, section: section)) : nil
            let frame = table?.rect(forSection: section) ?? header
            drawing.sections.append(
                .init(
                    top: Double(first?.minY ?? header.maxY), header: header.height > 0 ? .init(header) : nil,
                    footer: footer.height > 0 ? .init(footer) : nil,
                    headerTitle: table.flatMap { model.tableView($0, titleForHeaderInSection: section) },
                    footerTitle: table.flatMap { model.tableView($0, titleForFooterInSection: section) }, rows: rows,
                    x: Double(first?.minX ?? frame.minX), width: Double(first?.width ?? frame.width),
                    rowFrames: isInLines ? frames(of: section, rows) : nil))
        }
    }

    private func drawCells(_ drawing: inout StepDrawing) {
        for (id, kind, view) in liveCells {
            let content =
                (view as? any TemplateHolder)?.contentView ?? (view as? UITableViewHeaderFooterView)?.contentView
            let isFixed = step.rows.first { $0.id == id && kind == .row }?.source == .fixed
            drawing.cells.append(
                .init(
                    id: id, kind: kind, rect: .init(view.frame), drawing: self.drawing(of: view),
                    height: isFixed ? nil : content?.lastFitting?.heightDerivation()))
        }
    }

    private var outlines: [String: LayoutDrawing] {
        guard tableView.hasDataSource else { return [:] }
        return Dictionary(
            liveCells.map { ($0.id, drawing(of: $0.view, hasDimensions: false).outline) },
            uniquingKeysWith: { first, _ in first })
    }

    private func drawing(of view: UIView, hasDimensions: Bool = true) -> LayoutDrawing {
        var drawing = LayoutDrawing(of: view, hasDimensions: hasDimensions)
        // The scenario's own classes are in for these.
        if view is TemplateCell { drawing.views[0].className = "UITableViewCell" }
        if view is TemplateItemCell { drawing.views[0].className = "UICollectionViewListCell" }
        if view is TemplateHeaderFooterView { drawing.views[0].className = "UITableViewHeaderFooterView" }
        return drawing
    }

    /// Everything with a view, from the top.
    private var liveCells: [(id: String, kind: StepDrawing.Cell.Kind, view: UIView)] {
        var cells: [(id: String, kind: StepDrawing.Cell.Kind, view: UIView)] = []
        let table = tableView as? UITableView
        if let view = table?.tableHeaderView { cells.append(("table.header", .tableHeader, view)) }
        let rows = tableView.shownRows.map(\.path)
        for section in 0..<tableView.numberOfSections {
            if let view = table?.headerView(forSection: section) ?? tableView.part(.header, section) {
                cells.append((model.id(of: .header(section)), .header, view))
            }
            for path in rows where path.section == section {
                if let cell = tableView.templateCell(at: path) { cells.append((model.id(at: path), .row, cell)) }
            }
            if let view = table?.footerView(forSection: section) ?? tableView.part(.footer, section) {
                cells.append((model.id(of: .footer(section)), .footer, view))
            }
        }
        if let view = table?.tableFooterView { cells.append(("table.footer", .tableFooter, view)) }
        return cells
    }
}

/// Keeps what moves while a step runs.
@MainActor final class DrawingRecorder {
    /// In the order in which they came: what views do, and what it is drawn with, without their moves.
    private var records: [(views: AnimationRecord, drawn: StepDrawing.Animation)] = []

    func stepBegins() { records = [] }

    func received(_ record: AnimationRecord) { records.append((record, StepDrawing.Animation(record.timing))) }

    /// - Parameters:
    ///   - before: names elements before the update.
    ///   - after: names elements after it.
    func updated(
        _ animation: UpdateAnimation, before: (BatchUpdateReport.Element) -> String,
        after: (BatchUpdateReport.Element) -> String
    ) {
        var drawn = StepDrawing.Animation(maker: "table", duration: animation.duration, delay: 0, curve: "easeInOut")
        for item in animation.items {
            let id: String?
            switch item.subject {
            case .row(let old, let new): id = new.map { after(.row($0)) } ?? old.map { before(.row($0)) }
            case .header(let old, let new): id = new.map { after(.header($0)) } ?? old.map { before(.header($0)) }
            case .footer(let old, let new): id = new.map { after(.footer($0)) } ?? old.map { before(.footer($0)) }
            }
            guard let id else { continue }
            drawn.items.append(
                .init(
                    id: id, from: .init(item.start), to: .init(item.end), fromAlpha: Double(item.startAlpha),
                    toAlpha: Double(item.endAlpha)))
        }
        // The journal reported these moves as they were made.
        if let index = records.lastIndex(where: { $0.views == animation.views }) {
            records[index].drawn = drawn
        } else {
            records.append((animation.views, drawn))
        }
    }

    /// All of the step, in the order in which they came.
    func animations(
        of drawing: StepDrawing, in cells: [(id: String, kind: StepDrawing.Cell.Kind, view: UIView)]
    ) -> [StepDrawing.Animation] {
        guard !records.isEmpty else { return [] }
        var positions: [LayoutAddress: (cell: String, view: Int)] = [:]
        for (id, _, root) in cells {
            for (index, view) in LayoutDrawing.order(below: root).enumerated() {
                positions[view.layoutAddress] = (id, index)
            }
        }
        return records.map { views, drawn in
            var drawn = drawn
            drawn.moves = views.changes.compactMap { change in
                guard let position = positions[change.viewAddress], position.view > 0 else { return nil }
                return .init(change, cell: position.cell, view: position.view)
            }
            return drawn
        }.filter { !$0.isEmpty && $0.duration > 0 }
    }

    /// The table and its surroundings, without what is in it.
    func emptyDrawing(
        of table: any ScenarioList, _ deviceTraits: DeviceTraits, isInCards: Bool
    ) -> StepDrawing {
        var drawing = StepDrawing()
        drawing.width = Double(table.bounds.width)
        drawing.height = Double(table.bounds.height)
        drawing.offset = Double(table.contentOffset.y)
        drawing.contentHeight = Double(table.contentSize.height)
        drawing.scale = Double(deviceTraits.environment.displayScale)
        drawing.isRightToLeft = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch (table as? UITableView)?.style {
        case .plain: drawing.style = "plain"
        case nil: drawing.style = isInCards ? "insetGrouped" : "plain"
        case .grouped: drawing.style = "grouped"
        case .insetGrouped: drawing.style = "insetGrouped"
        }
        let area = deviceTraits.safeArea
        drawing.safeArea = .init(
            top: Double(area.top), left: Double(area.left), bottom: Double(area.bottom), right: Double(area.right))
        return drawing
    }
}

extension StepDrawing.Animation {
    fileprivate init(_ timing: AnimationRecord.Timing) {
        self.init(maker: "block", duration: timing.duration, delay: timing.delay, curve: "easeInOut")
        switch timing.curve {
        case .easeInOut: curve = "easeInOut"
        case .easeIn: curve = "easeIn"
        case .easeOut: curve = "easeOut"
        case .linear: curve = "linear"
        case .spring(let damping, let velocity):
            curve = "spring"
            dampingRatio = Double(damping)
            initialVelocity = Double(velocity)
        }
    }
}

extension StepDrawing.Animation.Move {
    /// nil for what is not drawn.
    fileprivate init?(_ change: AnimationRecord.Change, cell: String, view: Int) {
        self.init(cell: cell, view: view)
        switch (change.property, change.from, change.to) {
        case (.frame, .rect(let start), .rect(let end)): (from, to) = (.init(start), .init(end))
        case (.alpha, .number(let start), .number(let end)): (fromAlpha, toAlpha) = (Double(start), Double(end))
        default: return nil
        }
    }
}
