/// A list of self-sizing rows that keeps each row's encapsulated height and reports what an update did.
@preconcurrency @MainActor open class UITableView: UITableViewInert {
    /// -1: ask the constraints (fact D1.1).
    public nonisolated static let automaticDimension: CGFloat = -1

    public init(frame: CGRect, style: Style) {
        ownStyle = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    /// A plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A table of a document; of archives of another kind a plain one.
    public required init?(coder: NSCoder) {
        ownStyle = (coder as? NibCoder).flatMap { Style(rawValue: $0.tableStyle) } ?? .plain
        super.init(coder: coder)
    }

    /// Fixed for the life of the table.
    open var style: Style { ownStyle }
    private let ownStyle: Style
    /// Where rows come from; setting it reloads.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            optionalMethods.forget()
            reloadWhenFree()
            valuesDidChange()
        }
    }
    /// Heights and notices; setting it reloads. Stands in for the scroll view's delegate, and is nil if that
    /// was set, through a reference of type `UIScrollView`, to one that is notified of scrolling only.
    open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { scrollDelegate = newValue }
    }
    weak var tableDelegate: (any UITableViewDelegate)?

    // MARK: Heights

    /// Points, or ``automaticDimension``; other negative values are refused (fact D1.4).
    open var rowHeight: CGFloat = automaticDimension { didSet { heightDidChange(\.rowHeight, "row", from: oldValue) } }
    /// Points; ``automaticDimension`` stands for 44 (fact D1.6). With 0, and without a delegate's estimates, rows are not
    /// fitted: those without a given height have the standard one (fact D1.3).
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { heightDidChange(\.estimatedRowHeight, "estimated row", from: oldValue) }
    }
    /// Points, or ``automaticDimension``: a view is fitted, a title has the system's height (facts D6).
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { heightDidChange(\.sectionHeaderHeight, "section header", from: oldValue) }
    }
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { heightDidChange(\.sectionFooterHeight, "section footer", from: oldValue) }
    }
    /// Points; with 0 headers are not fitted, and have the system's height (fact D6.4).
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
        didSet { heightDidChange(\.estimatedSectionHeaderHeight, "estimated section header", from: oldValue) }
    }
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
        didSet { heightDidChange(\.estimatedSectionFooterHeight, "estimated section footer", from: oldValue) }
    }
    /// Points above each header of a plain table; ``automaticDimension`` stands for 22, and for 0 in
    /// ``UIKitGeneration/old`` (fact D6.2).
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { heightDidChange(\.sectionHeaderTopPadding, "section header top padding", from: oldValue) }
    }
    /// A line under each row takes its share of the row (facts D4). Default `.singleLine`.
    open var separatorStyle: SeparatorStyle = .singleLine {
        didSet { if oldValue != separatorStyle { reloadWhenFree() } }
    }

    /// Stands above the first section at its own height, the table's width. It is read when set (fact D6.5).
    open var tableHeaderView: UIView? {
        didSet {
            edgeViewDidChange(from: oldValue, to: tableHeaderView)
            valuesDidChange()
        }
    }
    /// Stands below the last section.
    open var tableFooterView: UIView? { didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) } }

    /// What makes a visible row be measured again outside updates. Default `.enabled`; in ``UIKitGeneration/old`` it
    /// has no effect, as before iOS 16.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled { didSet { listenToCells() } }

    // MARK: Editing and selection

    /// Whether rows show their editing controls. Setting it calls ``setEditing(_:animated:)``, without animation.
    open var isEditing: Bool {
        get { showsControls }
        set { setEditing(newValue, animated: false) }
    }
    private var showsControls = false
    /// Calls the same method of the cells on screen; no frame is animated.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != showsControls else { return }
        willChange("editing")
        showsControls = editing
        editingDidChange(animated: animated)
        valuesDidChange()
    }

    /// Whether content views of cells, headers and footers lie inside the safe area at the sides (fact D5.6). Default
    /// true.
    @exclusivity(unchecked) open var insetsContentViewsToSafeArea = true {
        didSet { if oldValue != insetsContentViewsToSafeArea { setNeedsLayout() } }
    }

    /// Behind the rows, as large as the table; it does not scroll.
    open override var backgroundView: UIView? { didSet { showBackground(backgroundView, inPlaceOf: oldValue) } }

    // MARK: Stored without effect on layout

    /// Whether cells keep to the readable width. Stored, and reported once as a finding: cells keep to the margins.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet {
            if cellLayoutMarginsFollowReadableWidth {
                InertLayout.report("UITableView.cellLayoutMarginsFollowReadableWidth", .marginsOfTableWidth)
            }
        }
    }

    // MARK: Cells

    /// Registers a class whose cells are made by `init(style:reuseIdentifier:)`; nil unregisters.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        let type = cellClass as? UITableViewCell.Type
        cellMakers[identifier] = type.map { type in
            { ObjectiveCMessages.make(type, style: .default, reuseIdentifier: identifier) }
        }
    }
    /// Registers a class whose views are made by `init(reuseIdentifier:)`; nil unregisters.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let type = aClass as? UITableViewHeaderFooterView.Type
        headerFooterMakers[identifier] = type.map { type in
            { ObjectiveCMessages.make(type, reuseIdentifier: identifier) }
        }
    }
    /// Registers a document whose one object at the top is a cell; nil unregisters.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellMakers[identifier] = nib.map { nib in { nib.cell(identifier) } }
    }
    /// Registers a document whose one object at the top is a header or footer; nil unregisters.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterMakers[identifier] = nib.map { nib in
            {
                nib.onlyView(UITableViewHeaderFooterView.self, identifier)
                    ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
            }
        }
    }
    /// A cell from the pool, last in first out (fact D7.6), or a new one; nil without registration.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
    /// As above, at the row's width and present height while the table lays out (fact D7.5); raises UIKit's text
    /// without registration (fact D7.8).
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// A header or footer view from the pool, or a new one; nil without registration.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooterView(identifier)
    }
    /// Cells on screen, from the top. A table without a height has one cell after a load, that of the row at its edge.
    /// - Complexity: O(cells on screen), whatever the number of rows.
    open var visibleCells: [UITableViewCell] {
        showReloadedRows()
        return displayedRows.map(\.cell)
    }
    /// The cell of a row on screen, else nil. Rows that were loaded again get their cells first.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        showReloadedRows()
        return rows.rowID(at: indexPath).flatMap { displayed[$0] }
    }
    /// Where a cell on screen is.
    /// - Complexity: O(log rows).
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard displayed[cell.rowID] === cell else { return nil }
        return rows.path(of: cell.rowID)
    }
    /// Rows that have cells, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? {
        showReloadedRows()
        loadCountsIfNeeded()
        return displayedRows.map(\.path)
    }
    /// The header on screen of a section, else nil.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { partView(.header, section) }
    /// The footer on screen of a section, else nil.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { partView(.footer, section) }

    // MARK: Positions

    /// Sections at the last load or update; 1, without rows, for a table without a data source (tests of SwifterSwift).
    open var numberOfSections: Int {
        loadCountsIfNeeded()
        return dataSource == nil ? max(1, rows.sectionCount) : rows.sectionCount
    }
    /// Rows at the last load or update; 0 for an unknown section.
    open func numberOfRows(inSection section: Int) -> Int {
        loadCountsIfNeeded()
        return rows.rowCount(in: section)
    }
    /// Frame of a row, with an estimate for its height where it was not measured.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(at: indexPath) }
    /// Frame of a section: padding, header, rows and footer.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// Frame of a section's header where it stands unless it floats.
    open func rectForHeader(inSection section: Int) -> CGRect { partRect(.header, section) }
    /// Frame of a section's footer.
    open func rectForFooter(inSection section: Int) -> CGRect { partRect(.footer, section) }
    /// The row at a point; nil between rows.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadCountsIfNeeded()
        return rows.path(at: point.y)
    }
    /// Rows that meet a rectangle.
    /// In iOS 26 its edges count as the whole points around them, and one next to the rows meets none (fact M7.7).
    /// - Complexity: O(log rows) for each row found.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }
    /// Shows a row at once, measuring no more than what comes on screen. Raises beyond the bounds; `NSNotFound` as row
    /// means the section's top.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        performScrollToRow(at: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Selected rows

    open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
    /// Selected rows in the order of selection; nil for none. They follow their rows through updates.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
    /// Selects a row and scrolls to it; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard select(indexPath, animated: animated), let indexPath, scrollPosition != .none else { return }
        performScrollToRow(at: indexPath, scrollPosition, animated: animated)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated: animated)
    }

    // MARK: Updates

    /// Nests; see ``endUpdates()``.
    open func beginUpdates() { performBeginUpdates() }
    /// Ends the innermost update. The outermost one checks the counts, moves rows, asks the heights of the rows on
    /// screen again (fact D8.5), pins them on the cells and lays out; what it did is in `lastBatchUpdateReport`.
    /// An update that does not add up raises UIKit's exception and leaves the table as it was.
    /// - Complexity: O((edits + rows on screen) × log rows), and O(sections).
    open func endUpdates() { if update.depth > 0, !refuses("endUpdates") { performEndUpdates() } }
    /// Runs `updates` as one batch and then `completion`. Nothing is animated, so it is reported at once that all
    /// finished; false if UIKit would have raised an exception. Inside another update both happen when that one ends.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion)
    }
    /// As above, for a closure that does not escape, as UIKit's declaration lets it be.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    /// New rows, by the order after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        batch("insertRowsAtIndexPaths:withRowAnimation:") {
            $0.insertedRows.formUnion(indexPaths)
            $0.note(animation.transition, of: indexPaths, in: \.transitions)
        }
    }
    /// Rows that go, by the order before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        batch("deleteRowsAtIndexPaths:withRowAnimation:") {
            $0.deletedRows.formUnion(indexPaths)
            $0.note(animation.transition, of: indexPaths, in: \.deletedTransitions)
        }
    }
    /// A row that goes elsewhere: `indexPath` by the order before, `newIndexPath` by the order after.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        batch("moveRowAtIndexPath:toIndexPath:") { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }
    /// New cells at the same positions (fact D8.6), by the order before.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        batch("reloadRowsAtIndexPaths:withRowAnimation:") {
            $0.reloadedRows.formUnion(indexPaths)
            $0.note(animation.transition, of: indexPaths, in: \.deletedTransitions)
        }
    }
    /// The same cells, handed to the data source again (fact D8.7), by the order before.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        batch("reconfigureRowsAtIndexPaths:") { $0.reconfiguredRows.formUnion(indexPaths) }
    }
    /// New sections, by the order after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        batch("insertSections:withRowAnimation:") { $0.insertedSections.formUnion(sections) }
    }
    /// Sections that go with their rows, by the order before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        batch("deleteSections:withRowAnimation:") { $0.deletedSections.formUnion(sections) }
    }
    /// A section that goes elsewhere with its rows.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        batch("moveSection:toSection:") { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
    /// Sections that are made again at the same positions, by the order before.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        batch("reloadSections:withRowAnimation:") { $0.reloadedSections.formUnion(sections) }
    }

    // MARK: Unfold's own

    /// Whether titles of sections wrap in plain tables too, which is not known. Default false.
    public var wrapsPlainTitles = false { didSet { if oldValue != wrapsPlainTitles { reloadWhenFree() } } }

    // MARK: State

    let optionalMethods = OptionalMethods<TableMethod>()
    var displayed: [TableRows.RowID: UITableViewCell] = [:] { didSet { knownRows = nil } }
    package typealias DisplayedRow = (path: IndexPath, id: TableRows.RowID, cell: UITableViewCell)
    /// ``displayedRows`` of an order of rows.
    var knownRows: (order: TableRows, edits: Int, rows: [DisplayedRow])?
    var displayedParts = PartPair<[TableRows.SectionID: UIView]>(header: [:], footer: [:])
    /// Views of the first section that were asked for before they are shown.
    var firstParts = PartPair<UIView?>(header: nil, footer: nil)
    var announcedParts = PartPair<Set<TableRows.SectionID>>(header: [], footer: [])
    var invalidated: Set<TableRows.RowID> = []
    var cellMakers: [String: () -> UITableViewCell] = [:]
    var headerFooterMakers: [String: () -> UITableViewHeaderFooterView] = [:]
    var pool: [String: [UITableViewCell]] = [:]
    var headerFooterPool: [String: [UITableViewHeaderFooterView]] = [:]
    var warnedOfZeroHeight = false
    var warnedOfInset = false
    var estimates = (rows: 0, given: CGFloat(0), measured: CGFloat(0), isReported: false)
    /// Rows came on screen before the table was in a window.
    var hasRowsOutsideWindow = false
    /// Someone asked for cells since the last load, while the table has no height.
    var showsRowAtEdge = false
    /// A pass is calling ``reloadData()``, and needs no other behind it.
    var reloadsInPass = false
    /// The row that `cellForRowAt` is answering for, whose cell a reconfiguring dequeue returns.
    var reconfigured: UITableViewCell?

    /// Forgets all rows; visible cells return to the pool, and the delegate is notified that they have ended (fact D7.9).
    /// The counts are those that the data source gives now, whatever changes before the next pass; heights are asked for
    /// now where estimates are off (fact D7.1). In an update that is open the counts are asked for when it ends. The
    /// offset stays, clamped (fact D10.4). The first pass after another data source or delegate calls this method (fact D7.10).
    /// - Complexity: O(rows).
    open func reloadData() { if !refuses("reloadData") { performReloadData() } }

    /// Heights may be others now.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Rows may be narrower now, or their content, or its margins wider.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if !insetsContentViewsToSafeArea { needsHeights = true }
        setNeedsLayout()
    }

    /// Loads, measures and places what is on screen; the cells' own layout comes last (fact D7.2).
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeBackground(backgroundView)
        update.take(layOutRows())
        if window == nil, !displayed.isEmpty { hasRowsOutsideWindow = true }
        notifyOfLayout()
    }

    /// Reports what was laid out before.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        noteLayoutOutsideWindow()
    }
}
