/// A collection view in the place of the table: how its items are laid out.
enum CollectionSpec: Sendable, Equatable {
    /// A list of `UICollectionLayoutListConfiguration`.
    struct List: Sendable, Equatable {
        /// `UICollectionLayoutListConfiguration.Appearance` by name.
        var appearance = "plain"
        /// The first row of each section is its header.
        var firstItemIsHeader = false
        var showsSeparators = true
        var estimatedRowHeight: Double?
    }

    /// Items side by side in a compositional layout, as high as they ask for.
    struct Grid: Sendable, Equatable {
        var columns = 1
        var estimatedHeight: Double = 50
        var itemSpacing: Double = 0
        var lineSpacing: Double = 0
        var inset: Double = 0
    }

    struct Flow: Sendable, Equatable {
        var itemWidth: Double = 50
        var itemHeight: Double = 50
        var isSelfSizing = false
        var itemSpacing: Double = 10
        var lineSpacing: Double = 10
        var inset: Double = 0
    }

    case list(List)
    case grid(Grid)
    case flow(Flow)

    var isFlow: Bool { if case .flow = self { true } else { false } }
}

extension ScenarioDocument {
    package var list: Finding.List { table.collection == nil ? .table : .collectionView }

    /// Points of a row whose content asks for nothing, where that is the layout's estimate (fact L2.9).
    package var collapsedHeight: Double? {
        switch table.collection {
        case .list(let list): list.estimatedRowHeight
        case .grid(let grid): grid.estimatedHeight
        case .flow(let flow): flow.itemHeight
        case nil: nil
        }
    }
}
