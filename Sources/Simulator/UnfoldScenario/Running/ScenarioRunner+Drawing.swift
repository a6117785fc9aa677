extension ScenarioRunner {
    func draw() {
        let sketch = ListSketch(
            list: tableView, scale: deviceTraits.environment.displayScale, safeArea: deviceTraits.safeArea,
            isInCards: isInCards, embedsFonts: embedsFonts
        ) { [model] in
            model.committed.id(of: $0)
        } title: { [model] table, kind, section in
            kind == .header
                ? model.tableView(table, titleForHeaderInSection: section)
                : model.tableView(table, titleForFooterInSection: section)
        }
        if let recorder {
            var drawing = sketch.drawing
            drawing.animations = recorder.animations(of: drawing, in: sketch.cells)
            step.drawing = drawing
            if findsOmissions { drawing.cells.flatMap(\.omissions).forEach(report) }
        } else if keepsOutlines {
            step.outlines = sketch.outlines
        }
    }

    private var isInCards: Bool { document.table.collection?.appearance == "insetGrouped" }
}

extension StepDrawing.Cell {
    var omissions: [Finding] {
        var looks: [(view: Int, names: [String])] = []
        for omission in picture.omissions {
            if looks.last?.view != omission.view { looks.append((omission.view, [])) }
            if looks[looks.count - 1].names.contains(omission.look) { continue }
            looks[looks.count - 1].names.append(omission.look)
        }
        return looks.map { view, names in
            Finding(
                severity: .note,
                fact: .notDrawn(row: id, view: drawing.views[view].title, look: names.joined(separator: " and ")))
        }
    }
}

@MainActor struct ListSketch {
    typealias Cell = (id: String, kind: StepResult.Row.Kind, view: UIView)

    let list: any ScenarioList
    let scale: CGFloat
    let safeArea: UIEdgeInsets
    var isInCards = false
    var embedsFonts = false
    /// False for one that has not loaded its rows yet: to be asked for them would load them.
    var showsRows = true
    let name: (BatchUpdateReport.Element) -> String
    /// Of a header or footer that a table makes itself.
    var title: (UITableView, SectionPartKind, Int) -> String? = { _, _, _ in nil }

    /// - Complexity: O(views and constraints on screen + sections), and O(items) for a collection view.
    var drawing: StepDrawing {
        var drawing = surroundings
        guard list.hasDataSource, showsRows else { return drawing }
        let table = list as? UITableView
        for (section, rows) in list.rows.counts.enumerated() {
            let header = list.partRect(.header, section)
            let footer = list.partRect(.footer, section)
            let first = rows > 0 ? list.frameOfRow(at: IndexPath(row: 0, section: section)) : nil
            let frame = table?.rect(forSection: section) ?? header
            drawing.sections.append(
                .init(
                    top: Double(first?.minY ?? header.maxY), header: header.height > 0 ? .init(header) : nil,
                    footer: footer.height > 0 ? .init(footer) : nil,
                    headerTitle: table.flatMap { title($0, .header, section) },
                    footerTitle: table.flatMap { title($0, .footer, section) }, rows: rows,
                    x: Double(first?.minX ?? frame.minX), width: Double(first?.width ?? frame.width),
                    rowFrames: rowFrames(of: section, rows)))
        }
        let contents = Dictionary(firsts: list.displayedContents.map { (name($0.element), $0) })
        for (id, kind, view) in cells {
            let content = contents[id]?.view ?? (view as? any TemplateHolder)?.contentView
            let isFixed = kind == .row && contents[id]?.isFitted == false
            let layout = layout(of: view)
            drawing.cells.append(
                .init(
                    id: id, kind: kind, rect: .init(view.frame), drawing: layout,
                    picture: PicturePainter.picture(
                        of: view, layout, isInCards: isInCards, embedsFonts: embedsFonts),
                    height: isFixed ? nil : content?.lastFitting?.heightDerivation()))
        }
        return drawing
    }

    var outlines: [String: LayoutDrawing] {
        guard list.hasDataSource else { return [:] }
        return Dictionary(firsts: cells.map { ($0.id, layout(of: $0.view, hasDimensions: false).outline) })
    }

    private func rowFrames(of section: Int, _ rows: Int) -> [StepDrawing.Rect]? {
        guard list is UICollectionView else { return nil }
        let frames = (0..<rows).map { list.frameOfRow(at: IndexPath(row: $0, section: section)) }
        let areInColumn = zip(frames, frames.dropFirst()).allSatisfy {
            $0.minX == $1.minX && $0.width == $1.width && abs($0.maxY - $1.minY) < 1e-6
        }
        return areInColumn ? nil : frames.map { .init($0) }
    }

    private func layout(of view: UIView, hasDimensions: Bool = true) -> LayoutDrawing {
        var drawing = LayoutDrawing(of: view, hasDimensions: hasDimensions)
        // The scenario's own classes are in for these.
        if view is TemplateCell { drawing.views[0].className = "UITableViewCell" }
        if view is TemplateItemCell { drawing.views[0].className = "UICollectionViewListCell" }
        if view is TemplateHeaderFooterView { drawing.views[0].className = "UITableViewHeaderFooterView" }
        return drawing
    }

    var cells: [Cell] {
        var cells: [Cell] = []
        let table = list as? UITableView
        if let view = table?.tableHeaderView { cells.append((RowModel.tableHeader, .tableHeader, view)) }
        let (headers, footers) = (list.shownParts(.header), list.shownParts(.footer))
        let rows = Dictionary(grouping: list.shownCells, by: \.path.section)
        for section in 0..<list.rows.sectionCount {
            let id = list.rows.sectionID(at: section)
            if let view = headers[id] { cells.append((name(.header(section)), .header, view)) }
            cells += (rows[section] ?? []).map { (name(.row($0.path)), .row, $0.cell) }
            if let view = footers[id] { cells.append((name(.footer(section)), .footer, view)) }
        }
        if let view = table?.tableFooterView { cells.append((RowModel.tableFooter, .tableFooter, view)) }
        return cells
    }

    private var surroundings: StepDrawing {
        var drawing = StepDrawing()
        drawing.width = Double(list.bounds.width)
        drawing.height = Double(list.bounds.height)
        drawing.offset = Double(list.contentOffset.y)
        drawing.contentHeight = Double(list.contentSize.height)
        drawing.scale = Double(scale)
        drawing.isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        drawing.style = (list as? UITableView).map { "\($0.style)" } ?? (isInCards ? "insetGrouped" : "plain")
        drawing.safeArea = .init(
            top: Double(safeArea.top), left: Double(safeArea.left), bottom: Double(safeArea.bottom),
            right: Double(safeArea.right))
        return drawing
    }
}

@MainActor final class DrawingRecorder {
    /// In the order in which they came: what views do, and what it is drawn with, without their moves.
    private var records: [(views: AnimationRecord, drawn: StepDrawing.Animation)] = []

    func stepBegins() { records = [] }

    func received(_ record: AnimationRecord) { records.append((record, StepDrawing.Animation(record.timing))) }

    /// `before` and `after` name elements before and after the update.
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
    func animations(of drawing: StepDrawing, in cells: [ListSketch.Cell]) -> [StepDrawing.Animation] {
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
}

extension StepDrawing.Animation {
    fileprivate init(_ timing: AnimationRecord.Timing) {
        self.init(maker: "block", duration: timing.duration, delay: timing.delay, curve: "\(timing.curve)")
        if case .spring(let damping, let velocity) = timing.curve {
            (curve, dampingRatio, initialVelocity) = ("spring", Double(damping), Double(velocity))
        }
    }
}

extension StepDrawing.Animation.Move {
    fileprivate init?(_ change: AnimationRecord.Change, cell: String, view: Int) {
        self.init(cell: cell, view: view)
        switch (change.property, change.from, change.to) {
        case (.frame, .rect(let start), .rect(let end)): (from, to) = (.init(start), .init(end))
        case (.alpha, .number(let start), .number(let end)): (fromAlpha, toAlpha) = (Double(start), Double(end))
        default: return nil
        }
    }
}
