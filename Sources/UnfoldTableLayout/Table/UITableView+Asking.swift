import UnfoldAutoLayout
import Foundation

/// What the table is doing while the app answers it.
package struct TableTurn {
    package init() {}

    /// Questions that data source or delegate are answering.
    package var questions = 0
    /// A property asked for a reload in the middle of a question.
    package var reloadsLater = false
    /// A layout was asked for in the middle of a question.
    package var laysOutLater = false
}

/// The table asks its data source and its delegate while it loads, lays out and carries out updates. Until they have
/// answered it can neither load nor update: rows would go while they are looked at, and each answer would ask again.
extension UITableView {
    package func asking<Answer>(_ question: () -> Answer) -> Answer {
        turn.questions += 1
        defer { turn.questions -= 1 }
        return question()
    }

    /// Raises if the app answers a question by `method`; true then, and nothing may be done.
    package func refuses(_ method: String) -> Bool {
        guard turn.questions > 0 else { return false }
        UIKitExceptions.raise(
            .internalInconsistency,
            "Attempted to call -\(method) on the table view while it was asking its data source or delegate about its rows, "
                + "which is not allowed.")
        return true
    }

    /// For properties that reload: apps set them anywhere, in `cellForRowAt` too.
    func reloadWhenFree() {
        guard turn.questions > 0 else { return reloadData() }
        turn.reloadsLater = true
        setNeedsLayout()
    }

    /// What was put off in a pass.
    func catchUp() {
        let waiting = (turn.reloadsLater, turn.laysOutLater)
        turn.reloadsLater = false
        turn.laysOutLater = false
        if waiting.0 { reloadData() } else if waiting.1 { setNeedsLayout() }
    }

    // MARK: Counts

    /// The data source's counts by section; nil, with an exception raised, if they are none.
    package func askedCounts() -> [Int]? {
        guard let dataSource else { return nil }
        let sections = asking { dataSource.numberOfSections(in: self) }
        guard isPossible(sections, limit: TableLimits.sections, "sections", "numberOfSectionsInTableView:") else {
            return nil
        }
        var counts: [Int] = []
        var total = 0
        for section in 0..<sections {
            let count = asking { dataSource.tableView(self, numberOfRowsInSection: section) }
            guard
                isPossible(
                    count, limit: TableLimits.rows - total, "rows in section \(section)",
                    "tableView:numberOfRowsInSection:")
            else { return nil }
            total += count
            counts.append(count)
        }
        return counts
    }

    private func isPossible(_ count: Int, limit: Int, _ what: String, _ method: String) -> Bool {
        guard count < 0 || count > limit else { return true }
        let reason =
            count < 0
            ? "a count cannot be negative"
            : "a table takes at most \(TableLimits.rows) rows and \(TableLimits.sections) sections"
        UIKitExceptions.raise(
            .internalInconsistency,
            "Invalid number of \(what): -\(method) of the data source returned \(count); \(reason).")
        return false
    }
}

extension UITableView: ScrollDelegateListener {
    package func scrollDelegateDidChange() {
        tableDelegate = scrollDelegate as? any UITableViewDelegate
        optionalMethods.forget()
        reloadWhenFree()
    }
}
