import UnfoldAutoLayout
import Foundation

/// What an app does in a step.
indirect enum Action: Sendable {
    case load
    case reloadData
    case measureAllRows
    case set(row: String, TargetedSetting, SourcePosition)
    case setTable(Setting)
    /// The second value where the first is in force, else the first.
    case toggle(row: String, TargetedSetting, TargetedSetting, SourcePosition)
    case message(ViewMessage, ViewPath, SourcePosition)
    case beginUpdates
    case endUpdates
    case update([Action])
    case performBatchUpdates([Action])
    case insert([RowSpec], section: SectionReference, row: Int, SourcePosition)
    case rows(RowEdit, [String], SourcePosition)
    case insertSections([SectionSpec], at: Int, SourcePosition)
    case sections(SectionEdit, [SectionReference], SourcePosition)
    case moveSection(SectionReference, to: Int, SourcePosition)
    case animate(duration: Double, [Action])
    case outline(OutlineEdit, [String], SourcePosition)
    case apply([NamedRow], to: SectionReference, SourcePosition)
    case move(String, section: SectionReference, row: Int, SourcePosition)
    case resize(width: Double, height: Double?)
    /// nil: the other way round.
    case rotate(DeviceTraits.Orientation?)
    case traits(TraitSpec)
    case scroll(to: Double)
    case scrollToRow(String, ScrollPlace, SourcePosition)

    /// Messages that a view understands without arguments.
    enum ViewMessage: String, CaseIterable, Sendable {
        case layoutIfNeeded, setNeedsLayout, setNeedsUpdateConstraints, updateConstraintsIfNeeded
        case invalidateIntrinsicContentSize
    }

    enum RowEdit: String, CaseIterable, Sendable {
        case delete, reload, reconfigure
    }

    enum OutlineEdit: String, CaseIterable, Sendable {
        case expand, collapse
    }

    /// A row of a state: one that was met before, or a new one.
    enum NamedRow: Sendable {
        case known(String)
        case new(RowSpec)

        var id: String {
            switch self {
            case .known(let id): id
            case .new(let row): row.id
            }
        }
    }

    enum SectionEdit: String, CaseIterable, Sendable {
        case delete = "deleteSections"
        case reload = "reloadSections"
    }

    /// `UITableView.ScrollPosition` by name.
    enum ScrollPlace: String, CaseIterable, Sendable {
        case none, top, middle, bottom
    }
}

/// A view of a row, a row's cell, or the table.
enum ViewPath: Hashable, Sendable {
    case table
    case cell(row: String)
    case view(row: String, String)
}

/// A section by id, or by its place in the table before the update.
enum SectionReference: Hashable, Sendable, CustomStringConvertible {
    case id(String)
    case index(Int)

    var description: String {
        switch self {
        case .id(let id): id
        case .index(let index): "section \(index)"
        }
    }
}

extension Action {
    /// What a word says by itself; nil for one that needs a value.
    static func alone(_ word: String) -> Action? {
        switch word {
        case "load": .load
        case "reloadData": .reloadData
        case "measureAllRows": .measureAllRows
        case "beginUpdates": .beginUpdates
        case "endUpdates": .endUpdates
        case "rotate": .rotate(nil)
        default: nil
        }
    }
}
