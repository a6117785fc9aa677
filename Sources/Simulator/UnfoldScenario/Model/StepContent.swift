protocol StepContent: Sendable {
    /// With the rows, sections and settings in it changed; nil where the edit takes the whole away.
    func edited(by edit: StepEdit) -> Self?
}

extension StepContent {
    /// Of what holds nothing that can be edited.
    func edited(by edit: StepEdit) -> Self? { self }
}

/// A change of what actions carry, whatever they do with it. What is left out stays as it is.
struct StepEdit {
    /// A setting of a row, header or footer, which comes first; nil takes it away, with the action that sets it.
    var setting: (_ holder: String, TargetedSetting) -> TargetedSetting? = { $1 }
    var row: (RowSpec) -> RowSpec = { $0 }
    var section: (SectionSpec) -> SectionSpec = { $0 }
    /// Where actions are written that are taken away.
    var removed: [SourcePosition] = []
}

struct NoContent: StepContent {}

struct Block: StepContent {
    var actions: [any Action]

    init(_ actions: [any Action] = []) { self.actions = actions }

    func edited(by edit: StepEdit) -> Block? { Block(actions.compactMap { $0.edited(by: edit) }) }

    var titles: [String] { actions.isEmpty ? ["update"] : actions.flatMap(\.titles) }
}

extension Double: StepContent {}
extension TraitSpec: StepContent {}
extension Array: StepContent where Element: StepContent {
    func edited(by edit: StepEdit) -> [Element]? { compactMap { $0.edited(by: edit) } }
}

extension String: StepContent {}

enum SectionReference: Hashable, CustomStringConvertible, StepContent {
    case id(String)
    case index(Int)

    var description: String {
        switch self {
        case .id(let id): id
        case .index(let index): "section \(index)"
        }
    }
}

struct RowTarget: StepContent {
    var section = SectionReference.index(0)
    var row: Int
}
