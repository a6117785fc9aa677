/// Which findings follow from which: what may be a cause is taken away and the scenario run again, within limits.
@MainActor package struct FindingCauses {
    /// Rows measured and passes of layout of all runs together.
    nonisolated package static let work = 20_000

    private struct Candidate {
        var code: String
        var rows: Set<String>
        var changed: ScenarioDocument?
    }

    private nonisolated static let order = [
        "unsatisfiable-constraints", "missing-update", "scrolling-text", "wrap-width", "estimates-off", "zero-height",
        "clipped-row",
        "wrong-sign", "missing-width", "missing-bottom", "reused-state", "empty-image", "ambiguous-layout",
    ]
    /// What a row of the wrong height does to its views.
    private static let symptoms: Set = [
        "clipped-row", "outside-parent", "missing-bottom", "clipped-text", "zero-size", "overlap",
    ]

    private let document: ScenarioDocument
    private var workLeft: Int
    private let workOfRun: Int

    private init(_ document: ScenarioDocument, _ result: ScenarioResult, work: Int) {
        (self.document, workLeft) = (document, work)
        workOfRun = result.steps.reduce(1) { $0 + $1.layoutPasses + $1.measurementCount }
    }

    /// Causes first, each followed by what follows from it; what ends keeps the cause that it was named with.
    package static func order(_ result: inout ScenarioResult, of document: ScenarioDocument, work: Int = work) {
        var causes = FindingCauses(document, result, work: work)
        var known: [StandingFindings.Key: String] = [:]
        for index in result.steps.indices {
            causes.find(in: &result.steps[index])
            result.steps[index].findings = sorted(result.steps[index].findings)
            for finding in result.steps[index].findings {
                if let key = StandingFindings.Key(finding) { known[key] = finding.cause }
            }
            for place in result.steps[index].endedFindings.indices {
                let key = StandingFindings.Key(result.steps[index].endedFindings[place])
                result.steps[index].endedFindings[place].cause = key.flatMap { known[$0] }
            }
        }
    }

    private mutating func find(in step: inout StepResult) {
        let counts = Dictionary(
            (step.conflicts.map(\.row) + step.findings.compactMap(\.holder)).map { ($0, 1) }, uniquingKeysWith: +)
        guard counts.values.contains(where: { $0 > 1 }) else { return }
        for candidate in candidates(step) {
            let affected = step.findings.indices.filter { index in
                let finding = step.findings[index]
                return finding.cause == nil && finding.isNews && candidate.rows.contains(finding.holder ?? "")
                    && Self.rank(finding.code) > Self.rank(candidate.code)
            }
            guard !affected.isEmpty else { continue }
            let left = run(candidate.changed, until: step.index)
            for index in affected {
                let finding = step.findings[index]
                let isSymptom =
                    left.map { left in StandingFindings.Key(finding).map { !left.contains($0) } ?? false }
                    ?? (candidate.code != Self.order[0] && Self.symptoms.contains(finding.code))
                guard isSymptom else { continue }
                // What follows from a symptom follows from its cause.
                let known = step.findings.first { $0.code == candidate.code && $0.holder == finding.holder }
                step.findings[index].cause = known?.cause ?? candidate.code
            }
        }
    }

    private func candidates(_ step: StepResult) -> [Candidate] {
        var candidates: [Candidate] = []
        let broken = Dictionary(grouping: step.conflicts) {
            $0.constraints.members[$0.constraints.broken].constraint.source
        }
        for (source, conflicts) in broken.sorted(by: { $0.key?.line ?? 0 < $1.key?.line ?? 0 }) {
            guard let source else { continue }
            let masked = Set(
                conflicts.flatMap(\.constraints.members).map(\.constraint).filter { $0.kind == .autoresizing }
                    .map(\.form.first.anchor.item))
            let masks = masked.sorted().map { ("\($0).translatesAutoresizingMaskIntoConstraints", "false") }
            let given = conflicts.flatMap(\.constraints.members).map(\.constraint)
                .filter { $0.kind == .encapsulated }.compactMap(\.source)
            candidates.append(
                Candidate(
                    code: Self.order[0], rows: Set(conflicts.map(\.row)),
                    changed: !masks.isEmpty
                        ? try? document.trying(masks)
                        : given.isEmpty
                            ? document.settingPriority(999, ofConstraintAt: source)
                            : document.withoutHeights(givenAt: given)))
        }
        func rows(_ code: String) -> Set<String> {
            Set(step.findings.lazy.filter { $0.code == code }.compactMap(\.holder))
        }
        let stale = rows("missing-update")
        if !stale.isEmpty {
            candidates.append(
                Candidate(code: "missing-update", rows: stale, changed: document.updating(afterStep: step.index)))
        }
        for code in ["zero-height", "clipped-row"] {
            let rows = rows(code)
            if rows.isEmpty { continue }
            let heights = Dictionary(uniqueKeysWithValues: rows.map { ($0, Self.wantedHeight(of: $0, step)) })
            var changed = document
            changed.edit(
                row: { $0.height = heights[$0.id] ?? $0.height }, part: { $1.height = heights[$0] ?? $1.height })
            candidates.append(Candidate(code: code, rows: rows, changed: changed))
        }
        for (code, property, value) in [
            ("scrolling-text", "isScrollEnabled", "false"), ("wrap-width", "preferredMaxLayoutWidth", "0"),
            ("empty-image", "image", #"{"width": 24, "height": 24}"#),
        ] {
            let views = Set(step.findings.filter { $0.code == code }.flatMap(\.views)).sorted()
            if views.isEmpty { continue }
            let settings = views.map { ("\($0).\(property)", value) }
            candidates.append(Candidate(code: code, rows: rows(code), changed: try? document.trying(settings)))
        }
        let standard = rows("estimates-off")
        if !standard.isEmpty {
            let given = document.table.positions["estimatedRowHeight"].map { [$0] } ?? []
            candidates.append(
                Candidate(code: "estimates-off", rows: standard, changed: document.withoutHeights(givenAt: given)))
        }
        return candidates
    }

    private static func wantedHeight(of row: String, _ step: StepResult) -> Double {
        let height = step.allRows.first { $0.id == row }?.height ?? 0
        return step.findings.lazy.filter { $0.holder == row }.map { finding in
            switch finding.fact {
            case .mismatch(_, let given, let needed, _): height + needed - given
            case .outsideParent(_, _, let points, .bottom, _): height + points
            default: height
            }
        }.max() ?? height
    }

    /// What holds after a step of the changed scenario; nil if there is no work left for it.
    private mutating func run(_ changed: ScenarioDocument?, until index: Int) -> Set<StandingFindings.Key>? {
        guard let changed, workLeft >= workOfRun else { return nil }
        workLeft -= workOfRun
        var left: Set<StandingFindings.Key> = []
        let result = ScenarioRunner.running(changed) { runner in
            runner.keepsFacts = false
            return runner.runSteps(index + 1)
        }
        for step in result.steps {
            left.subtract(step.endedFindings.compactMap(StandingFindings.Key.init))
            left.formUnion(step.findings.compactMap(StandingFindings.Key.init))
        }
        return left
    }

    private nonisolated static func rank(_ code: String) -> Int { order.firstIndex(of: code) ?? order.count }

    package nonisolated static func sorted(_ findings: [Finding]) -> [Finding] {
        let causes = Set(findings.compactMap { finding in finding.cause.map { [$0, finding.holder ?? ""] } })
        func place(_ finding: Finding) -> Int {
            if finding.severity == .error { return 0 }
            return causes.contains([finding.code, finding.holder ?? ""]) ? 1 : 2 + rank(finding.code)
        }
        let places = findings.enumerated().map { (place($0.element), $0.offset) }
        return places.sorted(by: <).map { findings[$0.1] }
    }
}

extension ScenarioDocument {
    fileprivate func withoutHeights(givenAt positions: [SourcePosition]) -> ScenarioDocument {
        var changed = self
        changed.table.settings.removeAll { setting in
            table.positions[setting.property.name].map(positions.contains) ?? false
        }
        changed.edit(
            row: { row in if row.heightPosition.map(positions.contains) ?? false { row.height = nil } },
            part: { _, part in if part.position.map(positions.contains) ?? false { part.height = nil } })
        for step in changed.steps.indices { changed.steps[step].edit(StepEdit(removed: positions)) }
        return changed
    }
}
