package enum WishSentence {
    package static func title(_ wish: HeightWish, _ answer: WhyAnswer) -> String {
        let height = Number.text(wish.height)
        let tried = CheckSentence.count(wish.solves, "solve") + (wish.isCapped ? ", and there is more to try" : "")
        if abs(wish.height - answer.row.height) < 1e-6 { return "\(answer.row.id) is \(height) tall as it is" }
        guard wish.ways.isEmpty else { return "any one of these gives \(height) (\(tried))" }
        let end = wish.nearest == nil ? "none comes nearer" : "the nearest is"
        return "no single constant, priority or hidden view gives \(height); \(end) (\(tried))"
    }

    package static func table(_ wish: HeightWish, _ answer: WhyAnswer) -> TextTable? {
        let trials = wish.ways + [wish.nearest].compactMap { $0 }
        guard !trials.isEmpty, abs(wish.height - answer.row.height) >= 1e-6 else { return nil }
        let rows = trials.map { [TrialSentence.changes($0), TrialSentence.effect($0, from: answer.row.height)] }
        return TextTable(head: ["what would give it", "height"], rows: rows)
    }
}
