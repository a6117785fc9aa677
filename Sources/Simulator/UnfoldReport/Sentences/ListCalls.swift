package enum ListCalls {
    static func any(_ list: Finding.List) -> String {
        list == .table ? "beginUpdates/endUpdates" : "performBatchUpdates, invalidateLayout or apply"
    }

    package static func plainest(_ list: Finding.List) -> String {
        list == .table ? "beginUpdates/endUpdates" : "performBatchUpdates(nil)"
    }

    package static func giver(_ list: Finding.List, _ kind: StepResult.Row.Kind) -> String {
        list == .collectionView ? "given by the layout or its delegate" : FindingSentence.words(kind)
    }
}
