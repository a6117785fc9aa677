/// What the text file beside a scenario says: the heights of every row after every step, exact, and what was met.
public struct HeightRecord: Hashable, Sendable {
    /// The state after one step of one matrix cell.
    public struct Section: Hashable, Sendable {
        /// Which step of which cell a section is about.
        public struct Key: Hashable, Sendable {
            /// Name of the matrix cell; nil without a matrix.
            public var cell: String?
            /// Index among the steps, from 0. Only shown: a step that is inserted before moves no record.
            public var index: Int
            /// The step's name.
            public var step: String
            /// How many steps of that name come before it.
            public var occurrence = 0

            public static func == (lhs: Key, rhs: Key) -> Bool {
                lhs.cell == rhs.cell && lhs.step == rhs.step && lhs.occurrence == rhs.occurrence
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(cell)
                hasher.combine(step)
                hasher.combine(occurrence)
            }
        }

        /// Sections of two records belong together if their keys are equal.
        public var key: Key
        /// The environment of the step; never compared, reported as a cause.
        public var traits: [ScenarioTrait] = []
        /// Height of all rows in points.
        public var contentHeight: Double
        /// Every row of the table, in its order, sections one after the other.
        public var rows: [Row] = []
        /// In the order in which they came; of a record, those that were accepted.
        public var events: [Event] = []
        /// What was met when the heights were recorded, and that nobody accepted; a run with it still differs.
        package var unaccepted: [Event] = []
        /// Notes of a run: not recorded; only records of versions before 4 have some, among the events.
        package var notes: [Event] = []
        /// What a device printed of conflicts, a text each. None of a run.
        package var printed: [String] = []
        /// The same; nil where it is not known.
        package var comparedConflicts: [String]? { traits.contains { $0 == Self.notCompared } ? nil : printed }
        static let notCompared = ScenarioTrait(name: "conflicts", value: "notCompared")
        /// Version of the format that it was recorded in: one before ``HeightRecord/version`` says less.
        public var version = HeightRecord.version
    }

    /// A row, header or footer with its height in points, and what explains it.
    public struct Row: Hashable, Sendable {
        /// The row's id in the scenario.
        public var id: String
        /// Points, separator included, exact.
        public var height: Double
        /// Where the height came from; ``Origin/none`` in records of version 1. Never compared.
        public var origin = Origin.none
        /// Never compared; differences name their causes by them.
        public var facts: [RowFact] = []
        /// What it looked like, if it was on screen. Never compared; drawn next to the run.
        package var outline: LayoutDrawing?

        /// Kinds of heights, as far as a record distinguishes them.
        public enum Origin: String, Sendable, CaseIterable {
            /// Not said, as in records of version 1.
            case none
            /// Fitted then or before, not fitted yet, or given by the delegate, the table or the system.
            case measured, estimated, fixed
        }

        /// Whether it is a header or footer: ids of rows have no point.
        var isPart: Bool { id.contains(".") }
    }

    /// Something that was met in a step.
    public struct Event: Hashable, Sendable {
        /// What was met; its name is the first word of the line in the file.
        public enum Kind: String, Sendable, CaseIterable {
            /// Required constraints excluded each other; `detail` is the broken one.
            case conflict
            /// `detail` lost at the height the row has.
            case unsatisfied = "overruled"
            /// `detail` is a finding's code.
            case finding
        }

        /// What was met.
        public var kind: Kind
        /// Empty for what concerns no row.
        public var row: String
        /// Id of a constraint, or the code of a finding.
        public var detail: String
        /// Of a finding: ids of the views and of the constraint that it is about.
        public var ids: [String]

        /// An event of a row, or of the table where `row` is empty.
        public init(kind: Kind, row: String, detail: String, ids: [String] = []) {
            (self.kind, self.row, self.detail, self.ids) = (kind, row, detail, ids)
        }

        package init(_ finding: Finding, in step: StepResult) {
            self.init(kind: .finding, row: step.rowID(of: finding) ?? "", detail: finding.code, ids: finding.elements)
        }

        /// As versions before 4 say it: findings by their code, and only for a missing update the row.
        package var withoutIDs: Event {
            let isNamed = kind != .finding || detail == "missing-update"
            return Event(kind: kind, row: isNamed ? row : "", detail: detail)
        }
    }

    /// The newest format; older ones are read.
    public static let version = 4

    /// In the order of the file; keys are unique in one that was read.
    public var sections: [Section] = []
    /// What the scenario said when it was recorded, for causes; empty in records of version 1.
    public var inputs: [RecordedInput] = []
}

extension HeightRecord {
    /// The record that these results of one scenario, one a matrix cell, would leave.
    public init(_ results: [ScenarioResult]) {
        inputs = results.first?.inputs ?? []
        sections = results.flatMap { result in
            var occurrences: [String: Int] = [:]
            return result.steps.map { step -> Section in
                defer { occurrences[step.name, default: 0] += 1 }
                return Section(step, cell: result.cell, occurrence: occurrences[step.name] ?? 0)
            }
        }
    }
}

extension HeightRecord.Section {
    init(_ step: StepResult, cell: String?, occurrence: Int) {
        let conflicts = step.conflicts.map {
            HeightRecord.Event(
                kind: .conflict, row: $0.row, detail: $0.constraints.members[$0.constraints.broken].constraint.id)
        }
        let losses = step.unsatisfied.map {
            HeightRecord.Event(kind: .unsatisfied, row: $0.row, detail: $0.constraint.constraint.id)
        }
        let findings = step.findings.filter { $0.severity > .note }.map { HeightRecord.Event($0, in: step) }
        let outlines =
            step.outlines
            ?? step.drawing.map { drawing in
                Dictionary(firsts: drawing.cells.map { ($0.id, $0.drawing.outline) })
            }
        self.init(
            key: Key(cell: cell, index: step.index, step: step.name, occurrence: occurrence), traits: step.traits,
            contentHeight: step.contentHeight,
            rows: step.allRows.map {
                var row = HeightRecord.Row(id: $0.id, height: $0.height, origin: .init($0.source), facts: $0.facts)
                row.outline = outlines?[$0.id]
                return row
            },
            events: conflicts + losses + findings)
        notes = step.findings.filter { $0.severity == .note }.map { HeightRecord.Event($0, in: step) }
    }
}

extension HeightRecord.Row.Origin {
    init(_ source: RowHeight.Source) {
        switch source {
        case .measured, .cached: self = .measured
        case .estimated: self = .estimated
        case .fixed: self = .fixed
        }
    }
}
