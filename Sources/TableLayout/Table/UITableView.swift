import AutoLayout
import Foundation

/// A list of self-sizing rows that keeps each row's encapsulated height and tells what an update did.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine
    }

    /// -1: ask the constraints (fact D1.1).
    public static let automaticDimension: CGFloat = -1

    /// A table of that frame in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Fixed for the life of the table.
    public let style: Style
    /// Where rows come from; setting it reloads.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Heights and notices; setting it reloads.
    open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }

    /// Points, or ``automaticDimension``; other negative values are refused (fact D1.4).
    open var rowHeight: CGFloat = automaticDimension {
        didSet {
            guard rowHeight < 0, rowHeight != Self.automaticDimension else { return }
            UIKitExceptions.raise(
                .internalInconsistency, "table view row height must not be negative - provided height is \(rowHeight)")
            rowHeight = oldValue
        }
    }
    /// Points; ``automaticDimension`` stands for 44 (fact D1.6), 0 measures every row at once (fact D1.3).
    open var estimatedRowHeight: CGFloat = automaticDimension
    /// A line under each row takes its share of the row (facts D4). Default `.singleLine`.
    open var separatorStyle: SeparatorStyle = .singleLine { didSet { if oldValue != separatorStyle { reloadData() } } }

    /// Number of the step that is running, for the provenance of heights; set by a test or a scenario. Default 0.
    public var measurementStep = 0 { willSet { if newValue != measurementStep { noteStaleRows() } } }
    /// When a cell is laid out for the first time: after its row was measured, so that a fully required chain never
    /// meets an estimate. ``FirstLayout/atEstimate`` pins the estimate first, and such a chain conflicts at load
    /// (fact D3.3 against D3.5).
    public var firstLayout: FirstLayout = .measured

    public enum FirstLayout: Sendable {
        case measured
        case atEstimate
    }

    /// Reports of all updates so far, oldest first.
    public internal(set) var batchUpdateReports: [BatchUpdateReport] = []
    /// The report of the last update that was carried out.
    public var lastBatchUpdateReport: BatchUpdateReport? { batchUpdateReports.last }
    /// Rows fitted since the table was made.
    public internal(set) var measureCount = 0

    // MARK: State

    var sections: [[RowState]] = []
    var needsReload = true
    var lastIdentity = 0
    var offsets = RowOffsets()
    /// Positions, counted through all sections, outside which no row has a cell.
    var loadedRows = 0..<0
    var cellMakers: [String: () -> UITableViewCell] = [:]
    var pool: [String: [UITableViewCell]] = [:]
    var laidOutWidth: CGFloat?
    var updateDepth = 0
    var update = PendingUpdate()
    var warnedOfZeroHeight = false
    /// The row that `cellForRowAt` is answering for, whose cell a reconfiguring dequeue returns.
    var reconfigured: UITableViewCell?

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadVisibleRows()
    }

    // MARK: Cells

    /// Registers a class whose cells are made by `init(style:reuseIdentifier:)`; nil unregisters.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let type = cellClass as? UITableViewCell.Type else {
            cellMakers[identifier] = nil
            return
        }
        cellMakers[identifier] = { type.init(reusedAs: identifier) }
    }

    /// Registers a closure that makes cells: for templates that are data, not classes.
    public func register(forCellReuseIdentifier identifier: String, making make: @escaping () -> UITableViewCell) {
        cellMakers[identifier] = make
    }

    /// A cell from the pool, last in first out (fact D7.6), or a new one; nil without registration.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellMakers[identifier]?()
    }

    /// As above; raises UIKit's text without registration (fact D7.8).
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        UIKitExceptions.raise(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Cells on screen, from the top.
    open var visibleCells: [UITableViewCell] { sections.joined().compactMap(\.cell) }
    /// The cell of a row on screen, else nil.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { state(at: indexPath)?.cell }
    /// Where a cell on screen stands.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        indexPaths { $0.cell === cell }.first
    }
    /// Rows that have cells.
    open var indexPathsForVisibleRows: [IndexPath]? { indexPaths { $0.cell != nil } }

    // MARK: Counts and places

    /// Sections at the last load or update.
    open var numberOfSections: Int {
        loadCountsIfNeeded()
        return sections.count
    }
    /// Rows at the last load or update; 0 for an unknown section.
    open func numberOfRows(inSection section: Int) -> Int {
        loadCountsIfNeeded()
        return sections.indices.contains(section) ? sections[section].count : 0
    }
    /// Frame of a row in the content, with an estimate for its height where it was not measured.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadCountsIfNeeded()
        guard let position = flatIndex(of: indexPath), let state = state(at: indexPath) else { return .zero }
        return CGRect(x: 0, y: offsets.top(of: position), width: bounds.width, height: state.height.height)
    }
    /// The row at a point of the content.
    /// - Complexity: O(log rows).
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadCountsIfNeeded()
        return offsets.row(at: point.y).flatMap { indexPath(ofFlat: $0) }
    }
    /// Height and provenance of a row.
    public func heightForRow(at indexPath: IndexPath) -> RowHeight? {
        loadCountsIfNeeded()
        guard let state = state(at: indexPath) else { return nil }
        var height = state.height
        if height.measuredAtStep != nil, height.staleSinceStep == nil, let cell = state.cell,
            cell.contentView.fittingIsStale
        {
            height.staleSinceStep = measurementStep
        }
        return height
    }
}
