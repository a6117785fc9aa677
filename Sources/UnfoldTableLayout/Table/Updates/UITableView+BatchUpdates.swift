import UnfoldAutoLayout
import Foundation

/// What a table has of its own in updates.
extension UITableView {
    // MARK: Edits

    func insert(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch("insertRowsAtIndexPaths:withRowAnimation:") {
            $0.insertedRows.formUnion(indexPaths)
            for path in indexPaths { $0.animations[path] = animation }
        }
    }
    func delete(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch("deleteRowsAtIndexPaths:withRowAnimation:") {
            $0.deletedRows.formUnion(indexPaths)
            for path in indexPaths { $0.deletedAnimations[path] = animation }
        }
    }
    func reload(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch("reloadRowsAtIndexPaths:withRowAnimation:") {
            $0.reloadedRows.formUnion(indexPaths)
            for path in indexPaths { $0.deletedAnimations[path] = animation }
        }
    }

    package func updateCheck(before: [Int], after: [Int]) -> UpdateCheck {
        let isNew = LayoutEnvironment.current.generation == .ios26
        let prefersList: Bool
        switch inconsistencyText {
        case .sentence: prefersList = false
        case .list: prefersList = true
        case .byGeneration: prefersList = isNew && before != after
        }
        return UpdateCheck(
            edits: update.edits, before: before, after: after, prefersList: prefersList,
            suffix: isNew ? " Table view: \(description)" : "")
    }
}
