extension UITableView {
    func performInsertRows(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch("insertRowsAtIndexPaths:withRowAnimation:") {
            $0.insertedRows.formUnion(indexPaths)
            for path in indexPaths { $0.transitions[path] = animation.transition }
        }
    }
    func performDeleteRows(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch("deleteRowsAtIndexPaths:withRowAnimation:") {
            $0.deletedRows.formUnion(indexPaths)
            for path in indexPaths { $0.deletedTransitions[path] = animation.transition }
        }
    }
    func performReloadRows(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
        batch("reloadRowsAtIndexPaths:withRowAnimation:") {
            $0.reloadedRows.formUnion(indexPaths)
            for path in indexPaths { $0.deletedTransitions[path] = animation.transition }
        }
    }

    package func updateCheck(before: [Int], after: [Int]) -> UpdateCheck {
        let isNew = LayoutEnvironment.generation == .ios26
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

extension UITableView.RowAnimation {
    /// What frames tell of it.
    fileprivate var transition: RowTransition {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .middle: .middle
        case .none: .atOnce
        case .fade, .automatic: .inPlace
        }
    }
}
