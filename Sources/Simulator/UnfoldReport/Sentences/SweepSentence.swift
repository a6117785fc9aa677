package enum SweepSentence {
    package static func title(_ sweep: WhySweep, row: String) -> String {
        "\(row)'s height by the \(sweep.property.rawValue) of \(TrialSentence.constraint(sweep.constraint)), "
            + "now \(Number.text(sweep.value))"
    }

    /// `below 250`, `at 250`, `250 to 1000`.
    package static func values(_ piece: WhySweep.Piece, _ sweep: WhySweep) -> String {
        if piece.isPoint, let value = piece.lower {
            return sweep.property == .priority && value == 1000 ? "required" : "at \(Number.text(value))"
        }
        switch (piece.lower, piece.upper) {
        case (nil, 1000?) where sweep.property == .priority:
            return sweep.pieces.contains { $0.end != piece.end } ? "optional" : "always"
        case (nil, let upper?): return "below \(Number.text(upper))"
        case (let lower?, let upper?) where sweep.property == .priority && upper == 1000:
            return "above \(Number.text(lower))"
        case (let lower?, let upper?):
            let word = sweep.property == .priority ? "between \(Number.text(lower)) and" : "\(Number.text(lower)) to"
            return "\(word) \(Number.text(upper))"
        case (let lower?, nil): return "above \(Number.text(lower))"
        case (nil, nil): return "always"
        }
    }

    /// `147, a tie`, `57 to 147, 1 for each point`.
    package static func height(_ piece: WhySweep.Piece) -> String {
        var text = Number.text(piece.start)
        if piece.start != piece.end {
            text +=
                " to \(Number.text(piece.end)), \(Number.signed((piece.slope * 100).rounded() / 100)) for each point"
        }
        if piece.isTie { text += ", a tie" }
        if let conflicts = piece.conflicts, conflicts > 0 {
            text += ", with \(CheckSentence.count(conflicts, "conflict"))"
        }
        return text
    }

    private static let limit = 24

    package static func table(_ sweep: WhySweep) -> TextTable {
        TextTable(head: [sweep.property.rawValue, "height"], rows: rows(sweep).map { [$0.values, $0.height] })
    }

    package static func rows(_ sweep: WhySweep) -> [(values: String, height: String)] {
        let pieces = sweep.pieces
        var shown = pieces.indices
        if pieces.count > limit {
            let now = pieces.firstIndex { ($0.upper ?? .infinity) >= sweep.value } ?? pieces.count - 1
            let first = min(max(0, now - limit / 2), pieces.count - limit)
            shown = first..<first + limit
        }
        let listed = pieces[shown].map { (values($0, sweep), height($0)) }
        return together(pieces[..<shown.lowerBound], sweep) + listed + together(pieces[shown.upperBound...], sweep)
    }

    private static func together(
        _ pieces: ArraySlice<WhySweep.Piece>, _ sweep: WhySweep
    ) -> [(values: String, height: String)] {
        guard var whole = pieces.first, let last = pieces.last else { return [] }
        whole.upper = last.upper
        let heights = pieces.flatMap { [$0.start, $0.end] }
        let range = "\(Number.text(heights.min() ?? 0)) to \(Number.text(heights.max() ?? 0))"
        return [(values(whole, sweep), "\(range), in \(CheckSentence.count(pieces.count, "piece"))")]
    }

    package static func left(_ sweep: WhySweep) -> String? {
        guard sweep.isCapped, let low = sweep.pieces.first?.lower, let high = sweep.pieces.last?.upper
        else { return nil }
        let range = "from \(Number.text(low)) to \(Number.text(high))"
        return "capped: \(range) only; beyond, too many texts wrap to follow them all"
    }
}
