/// Changes of a file that may be fixes, as the sentences of findings propose them; whoever asks tries them.
package struct FixCandidates {
    private let document: ScenarioDocument
    private let text: any FixableText

    package init(_ document: ScenarioDocument, _ text: any FixableText) {
        (self.document, self.text) = (document, text)
    }

    /// To be gone through once: each is made when it is asked for, and mostly the first will do.
    package func fixes(of finding: Finding, step: Int) -> some Sequence<Fix> {
        var known: Set<Fix> = []
        return edits(for: finding, step).lazy.compactMap(text.fix).filter { known.insert($0).inserted }
    }

    private func edits(for finding: Finding, _ step: Int) -> [FixEdit] {
        switch finding.fact {
        case .unsatisfiable(let report): conflict(report, finding)
        case .mismatch(_, _, _, isGiven: true), .estimatesOff: automatic(finding, finding.location)
        case .unsatisfied(let loss): self.loss(loss)
        case .wrongSign(_, let view, _, let constant): wrongSign(view, constant)
        case .outsideParent(_, _, _, _, let tie?): edits(.relation(tie.relation.reversed), of: tie)
        case .overlap(_, _, _, _, let tie?) where tie.first.anchor.attribute != tie.second?.anchor.attribute:
            edits(.oppositeSign, of: tie)
        case .zeroHeight(_, _, let link?), .undecided(_, _, let link?): missing(link)
        case .mistake(_, let view, .missingBottom(_, let container, nil)):
            missing(MissingLink(chain: [view], lacksHeight: false, container: container))
        case .mistake(_, let view, .scrollingText):
            edits(.doesNotScroll, "isScrollEnabled", of: view)
        case .mistake(_, let view, .wrapWidth):
            edits(.wrapsAtItsWidth, "preferredMaxLayoutWidth", of: view)
        case .mistake(_, let view, .freeRatio(_, let height, let width)): ratio(view, width, height)
        case .ambiguous(let layout): layout.fixes.flatMap { settled(layout, $0) }
        case .clippedText(_, let view, _, _): edits(.allLines, "numberOfLines", of: view)
        case .missingUpdate: [update(step)].compactMap { $0 }
        default: []
        }
    }

    /// A length that may be more in place of one that is given, for what excludes others or is too small.
    package func relations(of finding: Finding) -> [Fix] {
        let given = specs.filter { $0.equation.second == nil }
        let lengths: [ConstraintSpec]
        switch finding.fact {
        case .unsatisfiable(let report):
            let members = Set(report.members.compactMap(\.constraint.source))
            lengths = given.filter { members.contains($0.position) }
        case .clippedText(_, let view, _, _): lengths = given.filter { $0.equation.first.view == view }
        default: return []
        }
        return lengths.map {
            FixEdit(
                change: .relation(.greaterThanOrEqual), target: $0.id ?? $0.equation.first.text, position: $0.position)
        }.compactMap(text.fix)
    }

    package func allLines(of label: String) -> [Fix] {
        edits(.allLines, "numberOfLines", of: label).compactMap(text.fix)
    }

    private var specs: [ConstraintSpec] { document.templates.flatMap(\.constraints) }

    /// Masks, a given height, the broken constraint, ends of a chain, lengths, what is above or before, inequalities.
    private func conflict(_ report: UnsatisfiableConstraints, _ finding: Finding) -> [FixEdit] {
        let members = report.members.map(\.constraint)
        let masks = members.filter { $0.kind == .autoresizing }.flatMap {
            edits(.usesConstraints, "translatesAutoresizingMaskIntoConstraints", of: $0.form.first.anchor.item)
        }
        let broken = members[report.broken]
        let others = members.enumerated().filter { $0.offset != report.broken }
        let own =
            [broken] + others.sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
        let given = members.filter { $0.kind == .encapsulated }.flatMap { automatic(finding, $0.source) }
        let weaker = own.flatMap { edits(.priority(999), $0) }
        let relations: [Equation.Relation] = [.greaterThanOrEqual, .lessThanOrEqual]
        return masks + given + weaker + relations.flatMap { edits(.relation($0), broken) }
    }

    private func rank(_ facts: ConstraintFacts) -> Int {
        guard let second = facts.form.second else { return 1 }
        let ends = ["bottom", "trailing", "right", "bottomMargin", "trailingMargin", "rightMargin"]
        return ends.contains(facts.form.first.anchor.attribute) && ends.contains(second.anchor.attribute) ? 0 : 2
    }

    /// Stronger than what holds it, or that weaker.
    private func loss(_ loss: UnsatisfiedConstraint) -> [FixEdit] {
        let holders = loss.holders.map(\.constraint).filter { $0.kind != .fitting && $0.priority < 1000 }
        let level = (holders.map(\.priority) + [loss.constraint.priority]).max()! + 1
        let view = loss.constraint.form.first.anchor.item
        let lines = loss.cutText == nil ? [] : edits(.allLines, "numberOfLines", of: view)
        let stronger = level < 1000 ? edits(.priority(level), loss.constraint) : []
        let below = loss.constraint.priority - 1
        return lines + stronger + (below > 0 ? holders : []).flatMap { edits(.priority(below), $0) }
    }

    private func edits(_ change: FixEdit.Change, _ facts: ConstraintFacts) -> [FixEdit] {
        if facts.kind == .user, let source = facts.source {
            return [FixEdit(change: change, target: facts.id, position: source)]
        }
        guard case .priority(let level) = change else { return [] }
        let anchor = facts.form.first.anchor
        let axis = anchor.attribute == "width" ? NSLayoutConstraint.Axis.horizontal : .vertical
        return switch facts.kind {
        case .contentHugging: edits(.hugging(axis, level), "contentHuggingPriority", of: anchor.item)
        case .compressionResistance:
            edits(.resistance(axis, level), "contentCompressionResistancePriority", of: anchor.item)
        default: []
        }
    }

    private func edits(_ change: FixEdit.Change, of tie: Equation) -> [FixEdit] {
        edits(change) {
            $0.constant == tie.constant && $0.first.text == tie.first.description
                && $0.second?.text == tie.second?.description
        }
    }

    private func wrongSign(_ view: String, _ constant: Double) -> [FixEdit] {
        edits(.oppositeSign) {
            abs($0.constant) == abs(constant) && $0.second?.attribute == $0.first.attribute
                && ($0.first.view == view || $0.second?.view == view)
        }
    }

    private func edits(_ change: FixEdit.Change, where isMeant: (ConstraintEquation) -> Bool) -> [FixEdit] {
        specs.filter { isMeant($0.equation) }.map {
            FixEdit(change: change, target: $0.id ?? $0.equation.first.text, position: $0.position)
        }
    }

    /// The end of the chain at what leads on, the standard space above it; where nothing does, at the lower edge, as far
    /// from that as its beginning is from the upper one.
    private func missing(_ link: MissingLink) -> [FixEdit] {
        if let reversed = link.reversed { return edits(.relation(.equal), of: reversed) }
        guard let last = link.chain.last, !link.lacksHeight else { return [] }
        return document.templates.flatMap { template -> [FixEdit] in
            guard let spec = template.views.first(where: { $0.id == last }) else { return [] }
            let tops = template.constraints.map(\.equation).compactMap { equation -> Double? in
                guard equation.first.attribute == .top, equation.second?.attribute == .top else { return nil }
                let views = [equation.first.view, equation.second?.view]
                if views == [link.chain[0], "contentView"] { return equation.constant }
                return views == ["contentView", link.chain[0]] ? -equation.constant : nil
            }
            let next = template.views.first { $0.id == link.next }.map { ("\($0.id).top", 8.0) }
            let end =
                link.next == nil && link.container == "contentView" ? ("contentView.bottom", tops.first ?? 0) : nil
            return [next, end].compactMap { $0 }.map { edge, constant in
                FixEdit(
                    change: .bottom(of: last, edge: edge, constant: constant, template: template.name),
                    target: template.name, position: spec.position)
            }
        }
    }

    /// In templates whose rows all have an image of that ratio there, or hide it; no step sets another one.
    private func ratio(_ view: String, _ width: Double, _ height: Double) -> [FixEdit] {
        func keepsRatio(_ settings: [Setting]) -> Bool {
            let image = settings.last { $0.property.name == "image" }?.value
            guard case .image(.size(let ownWidth, let ownHeight)?)? = image else { return false }
            return abs(ownWidth * height - ownHeight * width) <= 1e-6 * ownWidth * height
        }
        let later = document.settingsOfSteps.filter { $0.target == view && $0.setting.property.name == "image" }
        guard later.allSatisfy({ keepsRatio([$0.setting]) }) else { return [] }
        let rows = Dictionary(grouping: document.allRows, by: \.template)
        return document.templates.compactMap { template -> FixEdit? in
            guard let spec = template.views.first(where: { $0.id == view }) else { return nil }
            for row in rows[template.name] ?? [] {
                let settings = spec.settings + row.settings.filter { $0.target == view }.map(\.setting)
                let isHidden = settings.last { $0.property.name == "isHidden" }?.value == .flag(true)
                guard isHidden || keepsRatio(settings) else { return nil }
            }
            return FixEdit(
                change: .ratio(of: view, width: width, height: height, template: template.name),
                target: template.name, position: spec.position)
        }
    }

    private func automatic(_ finding: Finding, _ given: SourcePosition?) -> [FixEdit] {
        given.map { place in
            let key = document.table.positions.first { $0.value == place }?.key
            let target = key.map { "table.\($0)" } ?? "\(finding.holder ?? "row").height"
            return [FixEdit(change: .automatic, target: target, position: place)]
        } ?? []
    }

    private func settled(_ layout: AmbiguousLayout, _ fix: AmbiguousLayout.Fix) -> [FixEdit] {
        switch fix {
        case .constraints: []
        case .contentHugging(let level):
            edits(.hugging(layout.axis, level), "contentHuggingPriority", of: layout.view)
        case .compressionResistance(let level):
            edits(.resistance(layout.axis, level), "contentCompressionResistancePriority", of: layout.view)
        }
    }

    /// In each template that has such a view: which one the row is of, the finding does not say.
    private func edits(_ change: FixEdit.Change, _ property: String, of view: String) -> [FixEdit] {
        document.templates.flatMap(\.views).filter { $0.id == view }.map {
            FixEdit(change: change, target: "\(view).\(property)", position: $0.position)
        }
    }

    private func update(_ index: Int) -> FixEdit? {
        guard document.steps.indices.contains(index) else { return nil }
        let step = document.steps[index]
        return FixEdit(change: .update(step: index), target: step.name, position: step.position)
    }
}
