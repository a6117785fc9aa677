extension Steps {
    static let sections: [any AnyStepKind] = [
        StepKind<NewSections>(
            "insertSections", .newSections, [.needs("at", .index)],
            read: { $0.insertSections($1) },
            perform: { runner, new, position in runner.insert(new, position) },
            words: { "insertSections, \($0.sections.count) at \($0.index)" }),
        edit("deleteSections", isLeaving: true) { runner, indices in
            // A number beyond the sections is left to the table to refuse.
            for index in indices where runner.model.committed.sections.indices.contains(index) {
                runner.model.deleteSection(runner.model.committed.sections[index].id)
            }
            runner.tableView.deleteSections(IndexSet(indices))
        },
        edit("reloadSections") { runner, indices in runner.tableView.reloadSections(IndexSet(indices)) },
        StepKind<SectionMove>(
            "moveSection", .section, [.needs("to", .index)],
            read: { reader, step in
                guard let section = reader.section(step.value) else { return nil }
                return step["to"]?.index().map { SectionMove(section: section, index: $0) }
            },
            perform: { runner, move, position in runner.move(move, position) },
            words: { "moveSection \($0.section) to \($0.index)" }),
    ]

    private static func edit(
        _ word: String, isLeaving: Bool = false,
        _ change: @escaping @MainActor @Sendable (ScenarioRunner, [Int]) -> Void
    ) -> any AnyStepKind {
        StepKind<[SectionReference]>(
            word, .sections,
            read: { reader, step in
                let sections = step.value.oneOrMore.all { reader.section($0) }
                if isLeaving { sections?.forEach { reader.names.deleteSection($0) } }
                return sections
            },
            perform: { runner, sections, position in
                guard runner.isLoaded(for: word, at: position) else { return }
                let indices = sections.compactMap { runner.index(of: $0, for: word, position) }
                guard indices.count == sections.count else { return }
                runner.update { change(runner, indices) }
            },
            words: { "\(word) \($0.map(\.description).joined(separator: ", "))" })
    }
}

struct NewSections: StepContent {
    var sections: [SectionSpec]
    var index: Int

    func edited(by edit: StepEdit) -> NewSections? { NewSections(sections: sections.map(edit.section), index: index) }
}

struct SectionMove: StepContent {
    var section: SectionReference
    var index: Int
}

extension StepReader {
    fileprivate mutating func insertSections(_ step: StepNode) -> NewSections? {
        let sections = step.value.oneOrMore.all { rows.section($0, number: names.nextSection()) }
        guard let sections, let index = step["at"]?.index() else { return nil }
        for section in sections {
            guard let double = names.add(section) else { continue }
            let kind = double == section.id ? "section" : "row"
            return step.value.refused(.duplicateName(double, kind: kind), at: section.position)
        }
        return NewSections(sections: sections, index: index)
    }
}

extension ScenarioRunner {
    fileprivate func insert(_ new: NewSections, _ position: SourcePosition) {
        guard isLoaded(for: "insertSections", at: position) else { return }
        for section in new.sections {
            let double = section.rows.first { model.has($0.id) }
            guard double != nil || model.hasSection(section.id) else { continue }
            note(.sectionExists(section: section.id, row: double?.id, list: document.list), at: position)
            return
        }
        update {
            for (offset, section) in new.sections.enumerated() { model.insert(section, at: new.index + offset) }
            tableView.insertSections(IndexSet(new.index..<new.index + new.sections.count))
        }
    }

    fileprivate func move(_ move: SectionMove, _ position: SourcePosition) {
        guard isLoaded(for: "moveSection", at: position),
            let index = index(of: move.section, for: "moveSection", position)
        else { return }
        update {
            if model.committed.sections.indices.contains(index) {
                model.moveSection(model.committed.sections[index].id, to: move.index)
            }
            tableView.moveSection(index, toSection: move.index)
        }
    }

    fileprivate func index(of section: SectionReference, for action: String, _ position: SourcePosition) -> Int? {
        if let index = model.committed.index(of: section) { return index }
        note(.noSection(action: action, section: section.description, list: document.list), at: position)
        return nil
    }
}
