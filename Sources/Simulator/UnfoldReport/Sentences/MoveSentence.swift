enum MoveSentence {
    static func text(_ move: ContentMove) -> String {
        let points = move.to - move.from
        let there = move.rowNow.flatMap { $0 == move.row ? nil : "; \($0) is at the top now" } ?? ""
        let offset =
            abs(move.offset - move.offsetBefore) < 1e-6
            ? "the offset stays at \(Number.text(move.offset))"
            : "the offset went from \(Number.text(move.offsetBefore)) to \(Number.text(move.offset))"
        let why =
            move.estimatedRows > 0
            ? ", and \(CheckSentence.count(move.estimatedRows, "row")) above went back to "
                + "\(move.estimatedRows == 1 ? "its estimate" : "their estimates") (\(Number.signed(move.correction)))"
            : ", and the content above changed by \(Number.signed(move.offset - move.offsetBefore + points))"
        let keeps =
            move.remedies.isEmpty
            ? "" : "; it stays with " + move.remedies.map(FindingSentence.words).joined(separator: ", with ")
        return "\(move.row) was at the top of the screen and is \(Number.text(abs(points))) points "
            + "\(points > 0 ? "lower" : "higher") without scrolling\(there): \(offset)\(why)\(keeps)"
    }
}
