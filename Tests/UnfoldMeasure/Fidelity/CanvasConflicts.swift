import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// What Interface Builder's canvas gives up where required constraints of a cell exclude each other: what ties the
/// content to the cell's lower or trailing edge. The content then ends where it will. In storyboards from Xcode 14 on it
/// is, as in an app, the constraint of the deepest view.
struct CanvasConflicts {
    /// Ids of those constraints, in the order of the file.
    private let edges: [String]

    init(_ root: IBRoot, in document: IBDocument) {
        let breaksAsAnApp = document.isStoryboard && document.toolsVersion >= FirstTools.xcode14
        guard root.kind == .cell, !breaksAsAnApp,
            let content = root.view.subviews.first(where: { $0.key == "contentView" })
        else {
            edges = []
            return
        }
        let far: Set<String> = ["bottom", "bottomMargin", "trailing", "trailingMargin", "right", "rightMargin"]
        edges = content.constraints.filter { constraint in
            let items = [
                (constraint.firstItem ?? content.id, constraint.firstAttribute),
                (constraint.secondItem ?? "", constraint.secondAttribute ?? ""),
            ]
            return items.contains { $0.0 == content.id && far.contains($0.1) }
        }.map(\.id)
    }

    /// Which constraint of a conflict is given up; nil where none of them reaches an edge.
    func givenUp(_ conflict: UnsatisfiableConstraints) -> String? {
        let members = Set(conflict.members.compactMap(\.constraint.identifier))
        return edges.last { members.contains($0) }
    }
}
