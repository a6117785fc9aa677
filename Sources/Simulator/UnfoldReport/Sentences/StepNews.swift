struct StepNews: Hashable {
    enum Kind: String, CaseIterable { case conflict, finding, overruled }

    var kind: Kind
    var row: String?
    var text: String

    init?(_ step: StepResult, _ explainer: ConflictExplainer) {
        let found = step.findings.filter { $0.severity > .note && !step.isSymptom($0) }
        let gravest = found.map(\.severity).max()
        if let group = ConflictGroups.of(step, explainer).first {
            self.init(.conflict, group.conflicts.first?.row, "conflict in \(group.rows): \(group.words.headline)")
        } else if let group = FindingGroup.groups(found.filter { $0.severity == gravest }).first {
            self.init(.finding, group.finding.holder, group.line)
        } else if let group = UnsatisfiedGroups(step, after: nil, all: false).groups.first {
            self.init(
                .overruled, group.rows.first,
                "lost in \(Names.text(group.rows)): \(UnsatisfiedSentence.text(group.constraint))")
        } else {
            return nil
        }
    }

    private init(_ kind: Kind, _ row: String?, _ text: String) { (self.kind, self.row, self.text) = (kind, row, text) }
}
