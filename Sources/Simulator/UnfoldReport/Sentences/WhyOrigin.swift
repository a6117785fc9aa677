enum WhyOrigin {
    static func sentences(_ answer: WhyAnswer) -> [String] {
        let row = answer.row
        switch row.source {
        case .fixed:
            let giver = row.given?.words.map { "fixed by \($0)" } ?? ListCalls.giver(answer.list, row.kind)
            return ["\(giver); constraints have no say"]
        case .estimated: return ["estimated: it was never on screen, so nothing was measured"]
        case .measured, .cached:
            var lines: [String] = []
            if row.source == .cached, let step = row.measuredAtStep {
                lines.append("measured at step \(step), and kept since")
            }
            if let step = row.staleSinceStep {
                lines.append("stale: something it depends on changed in step \(step), and no update followed")
            }
            if answer.fittedAtStep == nil {
                lines.append("off screen: it has no cell now whose constraints could be asked")
            }
            if let step = answer.fittedAtStep, step != answer.step.index {
                lines.append("off screen now; what follows is of step \(step)")
            }
            return lines
        }
    }
}
