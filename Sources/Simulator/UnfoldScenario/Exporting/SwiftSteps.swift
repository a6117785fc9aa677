@MainActor struct SwiftSteps {
    private(set) var settings: [(template: String, setting: TargetedSetting)] = []
    private(set) var notes: [(position: SourcePosition, text: String)] = []

    private let document: ScenarioDocument
    private let cells, parts: [String: SwiftCell]
    private let list: SwiftList
    private let calls: SwiftCalls
    private let model: RowModel
    private var deviceTraits: DeviceTraits
    private var depth = 0
    private var isLoaded = false

    init(_ document: ScenarioDocument, cells: [String: SwiftCell], parts: [String: SwiftCell]) {
        (self.document, self.cells, self.parts) = (document, cells, parts)
        list = SwiftList(document, cells: cells, parts: parts)
        calls = list.calls
        model = RowModel(document)
        deviceTraits = document.deviceTraits
    }

    var lines: [String] {
        mutating get {
            // What UIKit refuses ends an app.
            let refused = ScenarioRunner.run(document).steps.map { step in
                step.findings.contains { if case .exception = $0.fact { true } else { false } }
            }
            var lines: [String] = []
            for (index, step) in document.steps.enumerated() {
                if index > 0 { lines.append("") }
                lines.append("// \(step.name.split(whereSeparator: \.isNewline).joined(separator: " "))")
                if refused[index] {
                    lines.append("// UIKit raises an exception in this step; it is left out.")
                    differ(step.position, "step '\(step.name)' raises an exception and is left out")
                } else {
                    for action in step.actions { lines += written(action) }
                }
                lines.append(
                    "list.record(\(SwiftValue.text(step.name)), \(index), in: test\(depth > 0 ? ", duringUpdate: true" : ""))"
                )
            }
            return lines
        }
    }

    private mutating func differ(_ position: SourcePosition, _ text: String) { notes.append((position, text)) }

    private mutating func leftOut(_ action: any Action, _ why: String) -> [String] {
        differ(action.position, "'\(action.word)' \(why)")
        return ["// \(action.word) \(why)."]
    }

    private mutating func written(_ action: any Action) -> [String] {
        switch action {
        case let action as StepAction<SetContent>: return set(action.content, action)
        case let action as StepAction<ToggleContent>: return toggle(action.content, action)
        case let action as StepAction<ViewPath>: return send(action.word, action.content)
        case let action as StepAction<AnimateContent>:
            return ["UIView.animate(withDuration: \(SwiftValue.number(action.content.duration))) {"]
                + indented(action.content.block.actions) + ["}"]
        case let action as StepAction<Block>:
            return block(action.content, isBatch: action.word == "performBatchUpdates")
        case let action as StepAction<Double>:
            return laidOut + ["list.scroll(to: \(SwiftValue.number(action.content)))"]
        case let action as StepAction<RowScroll>:
            guard let path = path(of: action.content.row) else { return leftOut(action, "needs a row of the list") }
            return ["\(calls.list).layoutIfNeeded()", calls.scroll(to: path, action.content.alignment)]
        case let action as StepAction<ScreenSize>:
            let size = deviceTraits.environment.screenSize
            deviceTraits.resize(
                width: CGFloat(action.content.width), height: action.content.height.map { CGFloat($0) } ?? size.height)
            return resized
        case let action as StepAction<Rotation>:
            let turned: DeviceTraits.Orientation = deviceTraits.orientation == .portrait ? .landscape : .portrait
            deviceTraits.turn(to: action.content.orientation ?? turned)
            return leftOut(action, "turns the device: only the list gets its size") + resized
        case let action as StepAction<TraitSpec>: return leftOut(action, "changes the device")
        case let action as StepAction<NoContent>: return simple(action)
        case let action as StepAction<[String]> where ["expand", "collapse"].contains(action.word) && isLoaded:
            return action.content.flatMap { outlined($0, shows: action.word == "expand") }
        default: return isLoaded ? update { $0.edits(action) } : leftOut(action, "comes before the list has rows")
        }
    }

    private mutating func indented(_ actions: [any Action]) -> [String] {
        actions.flatMap { written($0) }.map { $0.isEmpty ? "" : "    \($0)" }
    }

    private var resized: [String] {
        let size = deviceTraits.environment.screenSize
        return ["list.resize(\(SwiftValue.number(size.width)), \(SwiftValue.number(size.height)))"] + laidOut
    }

    private var laidOut: [String] { depth == 0 ? ["\(calls.list).layoutIfNeeded()"] : [] }

    private mutating func simple(_ action: StepAction<NoContent>) -> [String] {
        switch action.word {
        case "load", "reloadData":
            guard action.word == "load" || isLoaded else { return leftOut(action, "comes before the list has rows") }
            isLoaded = true
            model.applyPending()
            model.commit()
            return [action.word == "load" ? "list.load()" : "\(calls.list).reloadData()"] + laidOut
        case "beginUpdates" where calls.isTable:
            depth += 1
            return ["list.table.beginUpdates()"]
        case "endUpdates" where calls.isTable:
            let order = finished()
            depth -= 1
            return order + ["list.table.endUpdates()"]
        default: return leftOut(action, "has no counterpart in UIKit")
        }
    }

    // MARK: Values

    private func cell(of holder: String) -> SwiftCell? {
        if holder == RowModel.tableHeader { return document.table.header?.template.flatMap { parts[$0] } }
        if holder == RowModel.tableFooter { return document.table.footer?.template.flatMap { parts[$0] } }
        guard let template = model.template(of: holder)?.name else { return nil }
        return holder.contains(".") ? parts[template] : cells[template]
    }

    private mutating func set(_ content: SetContent, _ action: any Action) -> [String] {
        switch content {
        case .table(let setting):
            return SwiftList.statements(setting)
                ?? leftOut(action, "of 'table.\(setting.property.name)' has no counterpart in UIKit")
        case .held(let held): return use(held, action)
        }
    }

    private mutating func use(_ held: HeldSetting, _ action: any Action) -> [String] {
        guard let cell = cell(of: held.holder), let body = cell.statements(held.setting, of: "cell")
        else { return leftOut(action, "of '\(held.path)' has no counterpart in UIKit") }
        model.set(held.setting, of: held.holder)
        settings.append((cell.template.name, held.setting))
        return ["list.set(\(SwiftValue.text(held.holder))) { (cell: \(cell.className)) in"] + body.map { "    \($0)" }
            + ["}"]
    }

    private mutating func toggle(_ toggle: ToggleContent, _ action: any Action) -> [String] {
        let (holder, first) = (toggle.first.holder, toggle.first.setting)
        let name = first.setting.property.name
        let present =
            model.setting(of: holder, first.target, name)
            ?? model.template(of: holder)?.value(of: first.target, name)
            ?? cell(of: holder).flatMap { known in
                let fresh = TemplateCell.make(known.template)
                return withExtendedLifetime(fresh) { fresh.contents?.value(of: first.target, first.setting.property) }
            }
        return use(present == first.setting.value ? toggle.second : toggle.first, action)
    }

    private func send(_ word: String, _ path: ViewPath) -> [String] {
        switch path {
        case .table: return ["\(calls.list).\(word)()"]
        case .cell(let row): return ["list.view(of: \(SwiftValue.text(row)))?.\(word)()"]
        case .view(let row, let view):
            guard let cell = cell(of: row) else { return [] }
            return [
                "(list.view(of: \(SwiftValue.text(row))) as? \(cell.className)).map { \(cell.item(view, of: "$0")).\(word)() }"
            ]
        }
    }

    private mutating func block(_ block: Block, isBatch: Bool) -> [String] {
        depth += 1
        let body = block.actions.flatMap { written($0) } + finished()
        depth -= 1
        return calls.update(body, isBatch: isBatch)
    }

    private func finished() -> [String] {
        guard depth == 1 else { return [] }
        let before = model.structure
        model.applyPending()
        model.commit()
        return model.structure == before ? [] : ["list.order = \(list.order(model.structure))"]
    }

    private mutating func update(_ edits: (inout SwiftSteps) -> [String]) -> [String] {
        depth += 1
        let edits = edits(&self)
        let order = finished()
        depth -= 1
        return depth == 0 && !edits.isEmpty ? calls.update(edits + order) : edits
    }

    private mutating func outlined(_ row: String, shows: Bool) -> [String] {
        guard model.outline.isExpanded(row) != shows, let path = model.path(of: row) else { return [] }
        return update { steps in
            let paths = steps.model.setExpanded(shows, row, path) ?? []
            return [steps.calls.edit(shows ? "insert" : "delete", paths.map { steps.calls.path($0.section, $0.row) })]
        }
    }

    private mutating func edits(_ action: any Action) -> [String] {
        switch action {
        case let action as StepAction<[String]>:
            let paths = action.content.compactMap { path(of: $0) }
            guard paths.count == action.content.count else { return leftOut(action, "names a row that is not there") }
            if action.word == "delete" { action.content.forEach(model.delete) }
            return [calls.edit(action.word, paths)]
        case let action as StepAction<NewRows>:
            let new = action.content
            guard let section = model.structure.index(of: new.target.section) else { return [] }
            for (offset, row) in new.rows.enumerated() {
                model.insert(row, section: section, at: new.target.row + offset)
            }
            let paths = new.rows.indices.map { calls.path(section, new.target.row + $0) }
            return new.rows.flatMap { list.add($0) } + [calls.edit("insert", paths)]
        case let action as StepAction<RowMove>:
            let move = action.content
            guard let from = path(of: move.row), let section = model.structure.index(of: move.target.section)
            else { return leftOut(action, "names a row that is not there") }
            model.move(move.row, section: section, to: move.target.row)
            return [calls.move(from, to: calls.path(section, move.target.row))]
        case let action as StepAction<SectionState>: return apply(action.content)
        default: return sectionEdits(action)
        }
    }

    private mutating func sectionEdits(_ action: any Action) -> [String] {
        switch action {
        case let action as StepAction<NewSections>:
            let new = action.content
            for (offset, section) in new.sections.enumerated() { model.insert(section, at: new.index + offset) }
            return new.sections.flatMap(list.add)
                + [calls.editSections("insert", "IndexSet(\(new.index)..<\(new.index + new.sections.count))")]
        case let action as StepAction<SectionMove>:
            guard let from = model.committed.index(of: action.content.section),
                model.committed.sections.indices.contains(from)
            else { return leftOut(action, "names a section that is not there") }
            model.moveSection(model.committed.sections[from].id, to: action.content.index)
            return [calls.moveSection(from, to: action.content.index)]
        case let action as StepAction<[SectionReference]>:
            let sections = action.content.compactMap { model.committed.index(of: $0) }
            let isLeaving = action.word == "deleteSections"
            if isLeaving {
                for section in sections where model.committed.sections.indices.contains(section) {
                    model.deleteSection(model.committed.sections[section].id)
                }
            }
            let set = "[\(sections.map(String.init).joined(separator: ", "))]"
            return [calls.editSections(isLeaving ? "delete" : "reload", set)]
        default: return leftOut(action, "is not exported")
        }
    }

    private func apply(_ state: SectionState) -> [String] {
        guard let section = model.committed.index(of: state.section),
            model.committed.sections.indices.contains(section)
        else { return [] }
        var lines: [String] = []
        for case .new(let row) in state.rows {
            model.note([row])
            lines += list.add(row)
        }
        let edits = model.apply(state.rows.map(\.id), section: section)
        func text(_ path: IndexPath) -> String { calls.path(path.section, path.row) }
        lines += edits.moves.map { calls.move(text($0.from), to: text($0.to)) }
        for (word, paths) in [("delete", edits.leaving), ("insert", edits.coming)] where !paths.isEmpty {
            lines.append(calls.edit(word, paths.map(text)))
        }
        return lines
    }

    private func path(of row: String) -> String? { model.path(of: row).map { calls.path($0.section, $0.row) } }
}
