package enum TrialSentence {
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

    package static func effect(_ trial: WhyAnswer.Trial, from height: Double) -> String {
        let text = change(trial, from: height)
        guard let left = trial.conflicts else { return text }
        return text + (left == 0 ? ", without a conflict" : ", with \(CheckSentence.count(left, "conflict"))")
    }

    static func change(_ trial: WhyAnswer.Trial, from height: Double) -> String {
        let delta = trial.height - height
        return "\(Number.text(trial.height)) (\(delta == 0 ? "same" : Number.signed(delta)))"
    }
}
