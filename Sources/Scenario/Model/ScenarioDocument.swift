import AutoLayout
import Foundation
import TableLayout

/// A scenario file, read and checked.
public struct ScenarioDocument: Sendable {
    public var name: String
    public var file: String
    /// Name of the matrix cell this document is; nil for one without a matrix.
    public internal(set) var cell: String?
    var environment: LayoutEnvironment
    var templates: [Template]
    var table: TableSpec
    var steps: [StepSpec]

    /// The documents to run, each independent of the others: one a matrix cell, or this one alone.
    public var cells: [ScenarioDocument] { [self] }
}

struct Template: Sendable {
    var name: String
    var views: [ViewSpec]
    /// Layout guides; `parent` is the owning view.
    var guides: [ViewSpec]
    var constraints: [ConstraintSpec]
}

struct ViewSpec: Sendable {
    var id: String
    var type: String
    /// nil: stands in no hierarchy.
    var parent: String?
    var className: String?
    /// Views that a stack arranges, in order.
    var arranged: [String]
    var settings: [Setting]
    var position: SourcePosition
}

/// A property and the value it gets.
struct Setting: Sendable {
    var property: Property
    var value: PropertyValue
}

struct ConstraintSpec: Sendable {
    var id: String?
    var identifier: String?
    var equation: ConstraintEquation
    var priority: Float
    var isActive: Bool
    var position: SourcePosition
}

struct TableSpec: Sendable {
    var style: UITableView.Style = .plain
    var separatorStyle: UITableView.SeparatorStyle = .singleLine
    var rowHeight: Double = -1
    var estimatedRowHeight: Double = -1
    var sections: [[RowSpec]] = []
}

struct RowSpec: Sendable {
    var id: String
    var template: String
    var settings: [TargetedSetting]
    var position: SourcePosition
}

/// A setting of one view or constraint of a row.
struct TargetedSetting: Sendable {
    /// Id of the view or constraint.
    var target: String
    var setting: Setting
}

struct StepSpec: Sendable {
    var name: String
    var actions: [Action]
    var position: SourcePosition
}

indirect enum Action: Sendable {
    case load
    case set(row: String, TargetedSetting, SourcePosition)
    case layoutIfNeeded(row: String?, view: String?, SourcePosition)
    case update([Action])
    case performBatchUpdates([Action])
    case insert(RowSpec, section: Int, row: Int)
    case delete(String, SourcePosition)
    case move(String, section: Int, row: Int, SourcePosition)
    case reload(String, SourcePosition)
    case reconfigure(String, SourcePosition)
    case resize(width: Double, height: Double?)
    case scroll(to: Double)
}
