package enum TrialSentence {
    /// `detail.height == 200 at priority 251`.
    static func change(_ setting: WhyAnswer.Trial.Setting) -> String {
        let name = constraint(setting.constraint)
        switch setting.change {
        case .priority(let priority): return "\(name) at priority \(Number.text(Double(priority)))"
        case .constant(let constant): return "\(name) with constant \(Number.text(constant))"
        case .removed: return "without \(name)"
        }
    }

    package static func changes(_ trial: WhyAnswer.Trial) -> String {
        (trial.values.map { "\($0.name) = \($0.text)" } + trial.settings.map(change)).joined(separator: ", ")
    }

    package static func constraint(_ facts: ConstraintFacts) -> String {
        switch facts.kind {
        case .contentHugging, .compressionResistance:
            let view = facts.form.first.anchor.item
            let axis = facts.form.first.anchor.attribute == "width" ? "horizontal" : "vertical"
            return "\(view)'s \(axis) \(facts.kind == .contentHugging ? "content hugging" : "compression resistance")"
        default: return facts.id == facts.equation ? facts.shown : "\(facts.id) (\(facts.shown))"
        }
    }

    /// `347 (+200), without a conflict`.
    package static func effect(_ trial: WhyAnswer.Trial, from height: Double) -> String {
        let delta = trial.height - height
        var text =
            delta == 0
            ? "\(Number.text(trial.height)) (same)" : "\(Number.text(trial.height)) (\(Number.signed(delta)))"
        switch trial.conflicts {
        case 0?: text += ", without a conflict"
        case let left?: text += ", with \(CheckSentence.count(left, "conflict"))"
        case nil: break
        }
        return text
    }
}
