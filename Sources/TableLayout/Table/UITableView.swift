import AutoLayout
import Foundation

/// A list of self-sizing rows that keeps each row's encapsulated height and tells what an update did.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// Look of the table.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; section headers stay at the top while their rows pass.
        case plain = 0
        /// Sections with room between; headers scroll with their rows.
        case grouped
        /// As `grouped`, the rows away from the sides.
        case insetGrouped
    }

    /// How a row comes or goes; kept for the animation record, frames are final at once.
    public enum RowAnimation: Int, Sendable {
        /// It fades.
        case fade = 0
        /// From or to the right.
        case right
        /// From or to the left.
        case left
        /// From or to the top.
        case top
        /// From or to the bottom.
        case bottom
        /// At once.
        case none
        /// From or to the middle of its place.
        case middle
        /// What suits the update.
        case automatic = 100
    }

    /// The line under a row.
    public enum SeparatorStyle: Int, Sendable {
        /// None; the row is as high as its content.
        case none = 0
        /// A line that takes a share of the row: a pixel, in iOS 26 a point.
        case singleLine
    }

    /// Where a row ends up when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// No further than needed.
        case none = 0
        /// At the upper edge of what is visible.
        case top
        /// In the middle of what is visible.
        case middle
        /// At the lower edge of what is visible.
        case bottom
    }

    /// What makes the table measure a visible row anew outside an update (fact D10.1).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Nothing; heights change in updates only.
        case disabled = 0
        /// `invalidateIntrinsicContentSize` of the cell or its content view.
        case enabled
        /// Any change inside the content view that Auto Layout knows of.
        case enabledIncludingConstraints
    }

    /// -1: ask the constraints (fact D1.1).
    public static let automaticDimension: CGFloat = -1

    /// A table of that frame in points.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// A plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Archives are not read here: a plain table.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Fixed for the life of the table.
    public let style: Style
    /// Where rows come from; setting it reloads.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Heights and notices; setting it reloads.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            tableDelegate = delegate as? any UITableViewDelegate
            optionalMethods.forget()
            reloadData()
        }
    }
    /// The delegate, as one that is asked about rows; nil for one that only hears of scrolling.
    weak var tableDelegate: (any UITableViewDelegate)?
    /// Names rows in findings, where the one who fills the table has names for them.
    package var rowNames: ((IndexPath) -> String?)?

    // MARK: Heights

    /// Points, or ``automaticDimension``; other negative values are refused (fact D1.4).
    open var rowHeight: CGFloat = automaticDimension {
        didSet { heightDidChange(\.rowHeight, "row", from: oldValue) }
    }
    /// Points; ``automaticDimension`` stands for 44 (fact D1.6). 0 without a delegate's estimates measures every row at
    /// once (fact D1.3).
    open var estimatedRowHeight: CGFloat = automaticDimension {
        didSet { heightDidChange(\.estimatedRowHeight, "estimated row", from: oldValue) }
    }
    /// Points, or ``automaticDimension``: a view is fitted, a title has the system's height (facts D6).
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { heightDidChange(\.sectionHeaderHeight, "section header", from: oldValue) }
    }
    /// As for headers.
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { heightDidChange(\.sectionFooterHeight, "section footer", from: oldValue) }
    }
    /// Points; 0 measures all headers at once.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
        didSet { heightDidChange(\.estimatedSectionHeaderHeight, "estimated section header", from: oldValue) }
    }
    /// As for headers.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
        didSet { heightDidChange(\.estimatedSectionFooterHeight, "estimated section footer", from: oldValue) }
    }
    /// Points above each header of a plain table; ``automaticDimension`` stands for 22, and for 0 in
    /// ``UIKitGeneration/old`` (fact D6.2).
    open var sectionHeaderTopPadding: CGFloat = automaticDimension {
        didSet { heightDidChange(\.sectionHeaderTopPadding, "section header top padding", from: oldValue) }
    }
    /// A line under each row takes its share of the row (facts D4). Default `.singleLine`.
    open var separatorStyle: SeparatorStyle = .singleLine { didSet { if oldValue != separatorStyle { reloadData() } } }
    /// Stored; no effect on heights.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Stored; nothing is drawn.
    open var separatorColor: UIColor?
    /// Stored; nothing is drawn.
    open var backgroundView: UIView?

    /// Stands above the first section at its own height, the table's width. The height is read when it is set
    /// (fact D6.5).
    open var tableHeaderView: UIView? { didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) } }
    /// Stands below the last section.
    open var tableFooterView: UIView? { didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) } }

    /// What makes a visible row be measured anew outside updates. Default `.enabled`; in ``UIKitGeneration/old`` it has
    /// no effect, as before iOS 16.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled { didSet { listenToCells() } }

    // MARK: Editing and selection

    /// Whether rows show their editing controls.
    open var isEditing = false { didSet { if oldValue != isEditing { editingDidChange() } } }
    /// Sets ``isEditing``; nothing is animated.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Stored; there are no events.
    open var allowsSelection = true
    /// Whether ``selectRow(at:animated:scrollPosition:)`` keeps the rows selected before. Default false.
    open var allowsMultipleSelection = false
    /// Stored; there are no events.
    open var allowsSelectionDuringEditing = false

    // MARK: Unfold's own

    /// Number of the step that is running, for the provenance of heights; set by a test or a scenario. Default 0.
    public var measurementStep = 0 { willSet { if newValue != measurementStep { stepWillEnd() } } }
    /// When a cell is laid out for the first time: after its row was measured, so that a fully required chain never
    /// meets an estimate. ``FirstLayout/atEstimate`` pins the estimate first, and such a chain conflicts at load
    /// (fact D3.3 against D3.5).
    public var firstLayout: FirstLayout = .measured

    /// See ``UITableView/firstLayout``.
    public enum FirstLayout: Sendable {
        /// At the height that was measured.
        case measured
        /// At the estimate, then at the height that was measured.
        case atEstimate
    }

    /// What happens to the offset when rows turn out higher or lower than estimated while the table is scrolled
    /// (fact D10.3). Default ``EstimateCorrection/none``.
    public var estimateCorrection: EstimateCorrection = .none

    /// See ``UITableView/estimateCorrection``.
    public enum EstimateCorrection: Sendable {
        /// The offset stays: what is on screen jumps, which is a finding.
        case none
        /// The offset follows, so that the first row on screen stays where it is.
        case keepsScreen
    }

    /// The text of the exception when counts do not add up (facts D9.1 to D9.4). Default
    /// ``InconsistencyText/byGeneration``.
    public var inconsistencyText: InconsistencyText = .byGeneration

    /// See ``UITableView/inconsistencyText``.
    public enum InconsistencyText: Sendable {
        /// The list for iOS 26 if the data source did change, else the sentence about one section.
        case byGeneration
        /// "Invalid update: invalid number of rows in section…".
        case sentence
        /// "Invalid batch updates detected…" with both counts and all updates.
        case list
    }

    /// Reports of all updates so far, oldest first.
    public internal(set) var batchUpdateReports: [BatchUpdateReport] = []
    /// The report of the last update that was carried out.
    public var lastBatchUpdateReport: BatchUpdateReport? { batchUpdateReports.last }
    /// Rows fitted since the table was made.
    public internal(set) var measureCount = 0
    /// What was found in the running step, muted findings included.
    public internal(set) var findings: [Finding] = []
    /// Findings that are switched off: they stay in ``findings`` with their reason and are told to nobody.
    public var mutedFindings: [FindingMute] = []

    // MARK: State

    let optionalMethods = OptionalMethods()
    var rows = TableRows()
    var origins = HeightOrigins()
    /// Rows that have cells, and these.
    var displayed: [TableRows.RowID: UITableViewCell] = [:]
    var displayedHeaders: [TableRows.SectionID: UIView] = [:]
    var displayedFooters: [TableRows.SectionID: UIView] = [:]
    var firstHeader: UIView?
    var firstFooter: UIView?
    /// Headers and footers that were announced by `willDisplay`.
    var announcedParts: [PartKind: Set<TableRows.SectionID>] = [:]
    var selected: [TableRows.RowID] = []
    var needsReload = true
    /// Visible rows are asked for their heights again in the next pass (fact D8.5).
    var needsHeights = false
    /// Rows whose cells announced another size.
    var invalidated: Set<TableRows.RowID> = []
    var cellMakers: [String: () -> UITableViewCell] = [:]
    var headerFooterMakers: [String: () -> UITableViewHeaderFooterView] = [:]
    var pool: [String: [UITableViewCell]] = [:]
    var headerFooterPool: [String: [UITableViewHeaderFooterView]] = [:]
    var updateDepth = 0
    var update = PendingUpdate()
    var warnedOfZeroHeight = false
    var isLayingOut = false
    /// The row that `cellForRowAt` is answering for, whose cell a reconfiguring dequeue returns.
    var reconfigured: UITableViewCell?

    /// Forgets all rows; visible cells return to the pool. The offset stays, clamped (fact D10.4).
    open func reloadData() { forgetRows() }

    /// Heights may be others now.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Loads, measures and places what is on screen; the cells' own layout comes last (fact D7.2).
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }
}
