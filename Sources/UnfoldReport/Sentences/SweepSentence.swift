import UnfoldAutoLayout
import UnfoldScenario

/// A sweep in words.
enum SweepSentence {
    static func title(_ sweep: WhySweep, row: String) -> String {
        "\(row)'s height by the \(sweep.property.rawValue) of \(TrialSentence.constraint(sweep.constraint)), "
            + "now \(Number.text(sweep.value))"
    }

    /// `below 250`, `at 250`, `250 to 1000`.
    static func values(_ piece: WhySweep.Piece, _ sweep: WhySweep) -> String {
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
    static func height(_ piece: WhySweep.Piece) -> String {
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

    static func table(_ sweep: WhySweep) -> TextTable {
        TextTable(
            head: [sweep.property.rawValue, "height"], rows: sweep.pieces.map { [values($0, sweep), height($0)] })
    }
}
