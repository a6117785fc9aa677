extension Steps {
    static let updates: [any AnyStepKind] = [
        StepKind<NoContent>(
            "beginUpdates", .none,
            read: { reader, node in
                reader.openUpdates.append(node.value.position)
                return NoContent()
            },
            perform: { runner, _, _ in if runner.isLoaded(for: "beginUpdates") { runner.beginUpdate() } },
            words: { _ in nil }, input: { _ in ["beginUpdates"] }, titles: { _ in [] }),
        StepKind<NoContent>(
            "endUpdates", .none,
            read: { reader, node in
                reader.openUpdates.popLast() == nil ? node.value.refused(.invalid(.endWithoutBegin)) : NoContent()
            },
            perform: { runner, _, _ in if runner.updateDepth > 0 { runner.endUpdate() } },
            words: { _ in nil }, input: { _ in ["endUpdates"] }, titles: { _ in [] }),
        update,
        StepKind<Block>(
            "performBatchUpdates", .actions, [], "The actions as one batch update.",
            read: { $0.block($1.value) },
            perform: { runner, block, _ in runner.performBatchUpdates { block.perform(by: runner) } },
            words: { _ in nil },
            input: {
                ["performBatchUpdates"] + $0.actions.flatMap(\.inputDescription) + ["end of performBatchUpdates"]
            },
            titles: { $0.titles }),
    ]

    static let update = StepKind<Block>(
        "update", .actions, [], "The actions between beginUpdates and endUpdates.",
        read: { $0.block($1.value) },
        perform: { runner, block, _ in runner.update { block.perform(by: runner) } },
        words: { _ in nil },
        input: { ["beginUpdates"] + $0.actions.flatMap(\.inputDescription) + ["endUpdates"] },
        titles: { $0.titles })
}
