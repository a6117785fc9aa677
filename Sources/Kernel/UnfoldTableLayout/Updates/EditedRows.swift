/// Where an update touched the rows of a section: those above and those below are in the order in which they stood.
package struct EditedRows {
    /// Rows above, by the order before and after.
    package private(set) var first = Int.max
    /// The last one touched by the order before, and by the order after; -1 for none.
    package private(set) var lastBefore = -1
    package private(set) var lastAfter = -1

    static let all = EditedRows(first: 0, lastBefore: .max - 1, lastAfter: .max - 1)

    mutating func note(before row: Int) {
        first = min(first, row)
        lastBefore = max(lastBefore, row)
    }
    mutating func note(after row: Int) {
        first = min(first, row)
        lastAfter = max(lastAfter, row)
    }
}
