extension ScenarioDocument {
    /// The same scenario in other surroundings; nil where it has no such view.
    package func varied(by surroundings: StressSurroundings) -> ScenarioDocument? {
        guard surroundings != StressSurroundings() else { return self }
        var changed = self
        if !surroundings.isTakenBack { surroundings.traits.apply(to: &changed.deviceTraits) }
        if let text = surroundings.text { changed.mapTexts(of: text.view, text.text) }
        if let view = surroundings.toggledView {
            guard let toggled = try? changed.trying([("\(view).isHidden", isHidden(view) ? "false" : "true")])
            else { return nil }
            changed = toggled
            changed.cell = cell
        }
        if let order = surroundings.steps { changed.steps = order.map { steps[$0] } }
        if surroundings.isReused { changed.add(Steps.reloadData, NoContent()) }
        if surroundings.isTakenBack {
            changed.add(Steps.traits, surroundings.traits)
            changed.add(Steps.traits, writtenTraits)
        }
        return changed
    }

    private mutating func add<Content>(_ kind: StepKind<Content>, _ content: Content) {
        guard let last = steps.last else { return }
        steps.append(
            StepSpec(name: kind.word, actions: [kind.action(content, at: last.position)], position: last.position))
    }

    private var writtenTraits: TraitSpec {
        TraitSpec(values: [
            "width": .number(width), "contentSizeCategory": .word(contentSizeCategory),
            "layoutDirection": .word(isRightToLeft ? "rightToLeft" : "leftToRight"),
        ])
    }

    package var textViews: [String] {
        views { spec, set in (spec.settings + set).contains { $0.value.letters != nil } }
    }

    package var titledParts: [String] { table.sections.flatMap(\.parts).filter { $0.part?.title != nil }.map(\.name) }

    package var hiddenViews: [String] {
        views { spec, set in
            (spec.settings + set).contains { $0.property.name == "isHidden" && $0.value == .flag(true) }
        }
    }

    private func views(_ test: (ViewSpec, [Setting]) -> Bool) -> [String] {
        let set = Dictionary(grouping: allRows.flatMap(\.settings) + settingsOfSteps, by: \.target)
        var names: [String] = []
        for spec in templates.flatMap(\.views)
        where test(spec, set[spec.id, default: []].map(\.setting)) && !names.contains(spec.id) {
            names.append(spec.id)
        }
        return names
    }

    private func isHidden(_ view: String) -> Bool {
        templates.flatMap(\.views).contains { spec in
            spec.id == view && spec.settings.contains { $0.property.name == "isHidden" && $0.value == .flag(true) }
        }
    }

    package func letters(of view: String) -> Int {
        let titles = table.sections.flatMap(\.parts)
        if let title = titles.first(where: { $0.name == view })?.part?.title { return title.count }
        let own = templates.flatMap(\.views).filter { $0.id == view }.flatMap(\.settings)
        let set = (allRows.flatMap(\.settings) + settingsOfSteps).filter { $0.target == view }.map(\.setting)
        return (own + set).compactMap(\.value.letters).max() ?? 0
    }

    package func position(ofView view: String) -> SourcePosition? {
        templates.lazy.flatMap(\.views).first { $0.id == view }?.position
    }

    package var stepCount: Int { steps.count }

    package func position(ofStep step: Int) -> SourcePosition? {
        steps.indices.contains(step) ? steps[step].position : nil
    }

    /// Points: the list's, as written.
    package var width: Double { Double(deviceTraits.environment.screenSize.width) }

    package var contentSizeCategory: String { TraitEntry.name(of: deviceTraits.environment.contentSizeCategory) }

    package var hasBoldText: Bool { deviceTraits.environment.legibilityWeight == .bold }

    package var isRightToLeft: Bool { deviceTraits.environment.layoutDirection == .rightToLeft }

    /// Whether the scenario switches off what only `unfold stress` looks for.
    package func isOff(_ code: String, row: String, view: String?) -> Bool {
        invariants.contains { setting in
            setting.invariant.codes.contains(code) && setting.rows.map { $0.contains(row) } ?? true
                && setting.views.map { views in view.map(views.contains) ?? false } ?? true
        }
    }
}

extension StressSurroundings {
    var traits: TraitSpec {
        var values: [String: PropertyValue] = [:]
        if let width { values["width"] = .number(width) }
        if let contentSizeCategory { values["contentSizeCategory"] = .word(contentSizeCategory) }
        if let isRightToLeft { values["layoutDirection"] = .word(isRightToLeft ? "rightToLeft" : "leftToRight") }
        if let hasBoldText { values["legibilityWeight"] = .word(hasBoldText ? "bold" : "regular") }
        if let generation { values["generation"] = .word(generation) }
        return TraitSpec(values: values)
    }
}

extension PropertyValue {
    /// Of the longest text in it that a user reads; nil where there is none.
    var letters: Int? {
        var letters: Int?
        _ = mappingText {
            letters = max(letters ?? 0, $0.count)
            return $0
        }
        return letters
    }
}
package enum ScreenWidths {
    /// Every phone and pad upright and on its side, and the split views of pads, from the narrowest to the widest.
    package static let all: [Double] = {
        let screens: [Double] = Device.all.flatMap { [$0.width, $0.height] }
        // Two apps share the screen, ten points between them, by halves on its side.
        let splits: [Double] = Device.all.filter { $0.idiom == .pad }.flatMap { pad -> [Double] in
            [320, 375, (pad.height - 10) / 2, pad.height - 385, pad.width - 330]
        }
        return Set((screens + splits).map { $0.rounded(.down) }).filter { $0 >= 320 }.sorted()
    }()

    /// What most people hold.
    package static let common: [Double] = [320, 375, 393, 430, 768, 1024]
}
