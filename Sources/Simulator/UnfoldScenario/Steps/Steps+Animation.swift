extension Steps {
    private static let seconds: ClosedRange<Double> = 0...3600

    static let animation: [any AnyStepKind] = [
        StepKind<AnimateContent>(
            "animate", .actions, [.may("duration", .kind(.number(seconds)))], "The actions in an animation block.",
            read: { reader, step in
                guard let duration = step["duration"].map({ $0.number(in: seconds) }) ?? 0.25 else { return nil }
                return AnimateContent(duration: duration, block: reader.block(step.value))
            },
            perform: { runner, content, _ in
                UIView.animate(withDuration: content.duration) { content.block.perform(by: runner) }
            },
            words: { $0.words },
            input: { [$0.words] + $0.block.actions.flatMap(\.inputDescription) },
            titles: { $0.block.titles })
    ]
}

struct AnimateContent: StepContent {
    var duration: Double
    var block: Block

    var words: String { "animate for \(PropertyValue.shown(duration)) s" }

    func edited(by edit: StepEdit) -> AnimateContent? {
        block.edited(by: edit).map { AnimateContent(duration: duration, block: $0) }
    }
}
