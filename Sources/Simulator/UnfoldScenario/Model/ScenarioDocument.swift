/// A scenario file, read and checked.
public struct ScenarioDocument: Sendable {
    /// The file's `name`; without one the name of the file itself.
    public var name: String
    /// Path as it was given to the reader; every position in a result has it.
    public var file: String
    /// Name of the matrix cell this document is; nil for one without a matrix.
    public internal(set) var cell: String?
    var deviceTraits: DeviceTraits
    var templates: [Template]
    var table: TableSpec
    var steps: [StepSpec]
    var invariants: [InvariantSetting] = []
    var matrix: MatrixSpec?
    var fonts: [FontFile] = []
    /// Where it was recorded; nil for a scenario that somebody wrote.
    public internal(set) var recorded: RecordedOrigin?
    /// What is read besides the scenario: fonts and documents that it names.
    package var inputFiles: [String] = []
    /// What the file says, in a matrix cell: without the cell's text set. nil for a whole file.
    var inputs: [RecordedInput]?
}

struct Template: Sendable {
    static let styles: [(name: String, style: UITableViewCell.CellStyle)] = [
        ("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
    ]

    var name, style: String
    var cellSettings: [TargetedSetting]
    var views, guides: [ViewSpec]
    var constraints: [ConstraintSpec]
    /// Whether its cells take back what a row has set before they show the next one.
    var preparesForReuse = true
}

struct ViewSpec: Sendable {
    var id, type: String
    /// nil: is in no hierarchy.
    var parent: String?
    var statesParent = false
    var className: String?
    var settings: [Setting]
    var position: SourcePosition

    var arranged: [String] { settings.last { $0.property.name == "arrangedSubviews" }?.value.viewNames ?? [] }
}

struct ConstraintSpec: Sendable {
    var id, identifier: String?
    var equation: ConstraintEquation
    var priority: Float
    var isActive: Bool
    var position: SourcePosition
}

struct TableSpec: Sendable {
    var style: UITableView.Style = .plain
    var settings: [Setting] = []
    /// Where each of its keys has its value.
    var positions: [String: SourcePosition] = [:]
    var header, footer: PartSpec?
    var sections: [SectionSpec] = []
    var collection: CollectionSpec?
}

struct SectionSpec: Sendable {
    var id: String
    var rows: [RowSpec]
    var header, footer: PartSpec?
    var position: SourcePosition

    var parts: [(name: String, part: PartSpec?)] { [("\(id).header", header), ("\(id).footer", footer)] }
}

/// What a header, a footer or a row shows, and its heights. A header or footer has a title, or a template.
struct PartSpec: Sendable {
    var title, template: String?
    var settings: [TargetedSetting] = []
    /// Points from the delegate; nil: by the title or the constraints.
    var height: Double?
    var estimatedHeight: Double?
    /// Of the height, else of the title.
    var position: SourcePosition?

    var needsDelegate: Bool { template != nil || height != nil || estimatedHeight != nil }
}

struct RowSpec: Sendable {
    var id, template: String
    var settings: [TargetedSetting]
    /// Points from the delegate; nil: by its constraints.
    var height: Double?
    var estimatedHeight: Double?
    var heightPosition: SourcePosition?
    var position: SourcePosition
    var children: [RowSpec] = []
    var isExpanded = false

    var withDescendants: [RowSpec] { [self] + children.flatMap(\.withDescendants) }
}

struct TargetedSetting: Sendable {
    /// Id of the view or constraint; `cell` for the cell itself, or one of ``CellPart``.
    var target: String
    var setting: Setting

    var path: String { "\(target).\(setting.property.name)" }
}

struct StepSpec: Sendable {
    var name: String
    var actions: [any Action]
    var position: SourcePosition
}
