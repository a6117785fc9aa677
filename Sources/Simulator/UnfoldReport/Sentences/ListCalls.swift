package enum ListCalls {
    static func any(_ list: Finding.List) -> String {
        list == .table ? "beginUpdates/endUpdates" : "performBatchUpdates, invalidateLayout or apply"
    }

    package static func plainest(_ list: Finding.List) -> String {
        list == .table ? "beginUpdates/endUpdates" : "performBatchUpdates(nil)"
    }

    package static func giver(_ list: Finding.List, _ kind: StepResult.Row.Kind) -> String {
        if list == .collectionView { return "given by the layout or its delegate" }
        return switch kind {
        case .row: "fixed by the table's rowHeight or its delegate"
        case .header: "fixed by the section header's title, the table's sectionHeaderHeight or its delegate"
        case .footer: "fixed by the section footer's title, the table's sectionFooterHeight or its delegate"
        case .tableHeader: "as tall as the frame that the app gave the table's header"
        case .tableFooter: "as tall as the frame that the app gave the table's footer"
        }
    }
}
