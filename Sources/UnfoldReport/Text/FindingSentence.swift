import UnfoldAutoLayout

/// Sentences for findings.
enum FindingSentence {
    static func text(_ finding: Finding) -> String {
        switch finding.fact {
        case .unsatisfiable(let report): ConflictSentence.sum(report)
        case .overruled(let loss): OverruledSentence.text(loss)
        case .exception(let name, let reason): "UIKit would raise \(name): \(reason)"
        case .feedbackLoop(let passes, let views):
            "layout did not settle within \(passes) passes; these views kept asking: \(views.joined(separator: ", "))"
        case .zeroHeight(let row, let used):
            "the content of \(row) collapsed to zero height; \(Number.text(used)) was used instead"
        case .ambiguous(let layout): AmbiguitySentence.text(layout)
        case .undecided(let subject, let got):
            "the constraints do not decide the height of \(subject): others satisfy them as well, and the smallest, "
                + "\(Number.text(got)), was taken"
        case .unstable(let subject, let measurements):
            "\(subject) was measured again with another result: "
                + measurements.map { Number.text($0.value) }.joined(separator: ", then ")
        case .mismatch(let subject, let given, let needed):
            needed > given
                ? "\(subject) is clipped: \(Number.text(given)) points for content of \(Number.text(needed))"
                : "\(subject) is stretched: \(Number.text(given)) points for content of \(Number.text(needed))"
        case .missingUpdate(let subject, let height, let needed, let change, let step, let list):
            "\(subject) stays at \(Number.text(height)) while its content asks for \(Number.text(needed)) "
                + "(\(Number.signed(needed - height))): \(change.map(ChangeWords.text) ?? "something changed") in step \(step), "
                + "and no \(ListCalls.any(list)) followed"
        case .jump(let points, let causes):
            "what is on screen jumped by \(Number.signed(points)) points" + (causes.isEmpty ? "" : ": ")
                + causes.map { "\($0.subject) is \(Number.text($0.to)), not \(Number.text($0.from))" }
                .joined(separator: "; ")
        case .rounding(let subject, let value, let at2x, let at3x):
            "\(subject) of \(Number.text(value)) becomes \(Number.text(at2x)) at 2x and \(Number.text(at3x)) at 3x"
        case .solver(let text): "the solver refused: \(text)"
        case .message(let text): text
        }
    }
}

/// Numbers as people write them: up to three decimals.
package enum Number {
    package static func text(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(rounded)" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }

    package static func signed(_ value: Double) -> String { value < 0 ? text(value) : "+\(text(value))" }

    static func level(_ priority: Float) -> String { priority == 1000 ? "required" : text(Double(priority)) }
}
