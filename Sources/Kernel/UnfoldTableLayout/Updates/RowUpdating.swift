/// A list whose rows come, go and change in batches: a table or a collection view. What both do alike is in extensions;
/// here is what they have to say themselves.
@MainActor package protocol RowUpdating: RowListBase {
    /// Its rows are those that its data source gave, and its layout has placed them.
    var isLoaded: Bool { get }

    var terminology: ListTerminology { get }
    func updateWillBeChecked()
    /// Which text is used when counts do not add up.
    func prefersList(before: [Int], after: [Int]) -> Bool
    var hasDataSource: Bool { get }
    var askedSectionCount: Int { get }
    func askedRowCount(in section: Int) -> Int
    /// A property changed that all rows depend on: they are loaded anew when they are asked for.
    func reloadLater()
    func loadCountsIfNeeded()
    var partOriginsInUse: Set<UInt32> { get }
    func noteStaleElements()
    /// Rows on screen whose content asks for another height since the running step, while no update, reload or
    /// invalidation made the list ask: on a device the row does not move.
    func missingUpdates() -> [Finding]

    func initialHeight(at path: IndexPath) -> (height: CGFloat, origin: UInt32)
    func initialParts(of section: Int) -> PartPair<SectionPart>
    func resolveSystemParts()
    /// What is on screen is asked for its size again in the next pass.
    func sizesMayHaveChanged()
    func updateDidLayOut()
    func rowsDidChange(_ update: BatchUpdate)
    func reconfigure(_ id: TableRows.RowID)
    /// Takes a row's cell off the screen; it is given back when the update ends.
    func endDisplaying(_ id: TableRows.RowID)
    func endDisplayingParts(of id: TableRows.SectionID)
    /// Gives a view that left in an update back to its pool.
    func enqueueForReuse(_ view: UIView)

    var selectsSeveral: Bool { get }
    func mark(_ id: TableRows.RowID, isSelected: Bool, animated: Bool)

    var shownIDs: [TableRows.RowID] { get }
    var shownRows: [(path: IndexPath, id: TableRows.RowID)] { get }
    /// Rows near the screen, where their positions before an update must be known beforehand.
    var nearRows: [(path: IndexPath, id: TableRows.RowID, frame: CGRect)] { get }
    var shownContentViews: [UIView] { get }
    /// All on screen: rows, then headers, then footers, each from the top.
    var displayedContents: [ListContent] { get }
    var hasConflictsOfEdits: Bool { get }
    func shownParts(_ kind: SectionPartKind) -> [TableRows.SectionID: UIView]
    func element(of host: ObjectIdentifier) -> (element: BatchUpdateReport.Element, height: RowHeight)?
    func frameOfRow(at path: IndexPath) -> CGRect
    func partRect(_ kind: SectionPartKind, _ section: Int) -> CGRect
    func rowHeight(of id: TableRows.RowID) -> RowHeight
    func height(of kind: SectionPartKind, _ section: Int) -> RowHeight
    /// Where what comes starts, and what leaves ends, if the list's layout says so; nil for the usual way. The place is
    /// by the order after for a start, by the order before for an end.
    func ownStart(of element: BatchUpdateReport.Element) -> (frame: CGRect, alpha: CGFloat)?
    func ownEnd(of element: BatchUpdateReport.Element) -> (frame: CGRect, alpha: CGFloat)?
    /// Where a row was that the update did not name and that was not on screen; nil where no one knows.
    func positionBefore(
        of id: TableRows.RowID, at path: IndexPath, _ update: BatchUpdate
    ) -> (path: IndexPath, frame: CGRect)?
}

extension SectionPartKind {
    package func element(_ section: Int) -> BatchUpdateReport.Element {
        self == .header ? .header(section) : .footer(section)
    }
}

extension ListTerminology {
    package static let table = ListTerminology(
        list: "table view", short: "table", row: "row", rows: "rows", sectionsMethod: "numberOfSectionsInTableView:",
        rowsMethod: "tableView:numberOfRowsInSection:")
    package static let collection = ListTerminology(
        list: "collection view", kind: .collectionView, short: "collection view", row: "item", rows: "items",
        sectionsMethod: "numberOfSectionsInCollectionView:", rowsMethod: "collectionView:numberOfItemsInSection:")
}
