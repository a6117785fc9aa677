import UnfoldAutoLayout

/// What an app calls to tell a list that heights changed, by name.
enum ListCalls {
    /// Any of these will do.
    static func any(_ list: Finding.List) -> String {
        switch list {
        case .table: "beginUpdates/endUpdates"
        case .collectionView: "performBatchUpdates, invalidateLayout or apply"
        }
    }

    /// The plainest of them.
    static func plainest(_ list: Finding.List) -> String {
        switch list {
        case .table: "beginUpdates/endUpdates"
        case .collectionView: "performBatchUpdates(nil)"
        }
    }

    static func name(_ list: Finding.List) -> String {
        switch list {
        case .table: "table"
        case .collectionView: "collection view"
        }
    }

    /// Where a height comes from that constraints have no say in.
    static func giver(_ list: Finding.List) -> String {
        switch list {
        case .table: "fixed by the table's rowHeight or its delegate"
        case .collectionView: "given by the layout or its delegate"
        }
    }
}
