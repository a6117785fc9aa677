/// Values that several JSON outputs have.
package enum JSONFacts {
    package static func members(_ facts: ConstraintFacts) -> [(key: String, value: JSONOutput)] {
        [
            ("id", .string(facts.id)), ("text", .string(facts.equation)),
            ("priority", .number(Double(facts.priority))), ("kind", .string(facts.kind.rawValue)),
            ("line", .optional(facts.source?.line)),
        ]
    }

    package static func error(_ error: ScenarioError) -> JSONOutput {
        .object([
            ("file", .string(error.position.file)), ("line", .integer(error.position.line)),
            ("column", .integer(error.position.column)), ("path", .string(error.path)),
            ("message", .string(error.sentence)),
        ])
    }

    static func folder(_ folder: FolderRun, _ table: FolderTable) -> JSONOutput {
        .object([
            ("scenarios", .integer(folder.scenarios)), ("documents", .integer(folder.documents)),
            ("cells", .integer(table.cells)), ("healthy", .integer(table.healthy)),
            (
                "files",
                .array(
                    table.lines.map {
                        .object([
                            ("file", .string($0.file)), ("cells", .integer($0.cells)),
                            ("healthy", .integer($0.healthy)), ("news", .optional($0.news)),
                        ])
                    })
            ),
            (
                "leftOut",
                .array(folder.leftOut.map { .object([("file", .string($0.file)), ("reason", .string($0.reason))]) })
            ),
        ])
    }

    static func traits(_ traits: [ScenarioTrait]) -> JSONOutput {
        .object(traits.map { ($0.name, .string($0.value)) })
    }

    static func fact(_ fact: RowFact) -> JSONOutput {
        .object([("kind", .string(fact.kind.rawValue)), ("of", .string(fact.view)), ("value", .number(fact.value))])
    }

    package static func fix(_ fix: Fix?) -> JSONOutput {
        guard let fix else { return .null }
        return .object([
            ("kind", .string(fix.kind.rawValue)), ("target", .string(fix.target)),
            ("file", .string(fix.position.file)), ("line", .integer(fix.position.line)),
            ("replacement", .string(fix.replacement)),
        ])
    }

    /// - Parameter id: by which `fix` knows it; nil outside of a report.
    package static func conflict(
        _ conflict: StepResult.Conflict, id: String? = nil, _ fixes: [String: Fix] = [:]
    ) -> JSONOutput {
        let report = conflict.constraints
        func member(_ member: UnsatisfiableConstraints.Member) -> JSONOutput {
            .object(
                members(member.constraint) + [
                    ("constant", .number(member.constant)), ("multiplier", .number(member.multiplier)),
                ])
        }
        let own: [(key: String, value: JSONOutput)] = id.map { [("id", .string($0)), ("fix", fix(fixes[$0]))] } ?? []
        return .object(
            own + [
                ("row", .string(conflict.row)), ("constraints", .array(report.members.map(member))),
                ("bounds", .array(report.bounds.map(member))),
                ("broken", .string(report.members[report.broken].constraint.id)),
                ("occurrence", .integer(report.occurrence)), ("contradiction", .number(report.contradiction)),
                ("encapsulatedHeight", .optional(conflict.encapsulatedHeight)),
                ("measuredAtStep", .optional(conflict.measuredAtStep)), ("consoleText", .string(report.consoleText)),
            ])
    }

    static func unsatisfied(_ entry: StepResult.Unsatisfied) -> JSONOutput {
        .object([("row", .string(entry.row))] + loss(entry.constraint))
    }

    /// A loss with why it was meant to be one, if it was.
    static func loss(_ entry: StepResult.Unsatisfied, duringUpdate: Bool) -> JSONOutput {
        .object(
            [("row", .string(entry.row))] + loss(entry.constraint) + [
                ("duringUpdate", .bool(duringUpdate)), ("design", .optional(entry.constraint.design?.rawValue)),
            ])
    }

    package static func loss(_ loss: UnsatisfiedConstraint) -> [(key: String, value: JSONOutput)] {
        [
            ("constraint", .string(loss.constraint.id)),
            ("text", .string(loss.constraint.equation)), ("priority", .number(Double(loss.constraint.priority))),
            ("wanted", .number(loss.wanted)), ("got", .number(loss.got)),
            ("heldBy", .array(loss.holders.map { .string($0.constraint.id) })),
            ("holders", .array(loss.holders.map { .object(members($0.constraint) + [("ties", .bool($0.ties))]) })),
        ]
    }
}
