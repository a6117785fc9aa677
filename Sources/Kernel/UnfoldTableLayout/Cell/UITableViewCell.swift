/// One row's view. Its content view holds the layout, and the cell hosts a constraint system of its own.
@preconcurrency @MainActor open class UITableViewCell: UITableViewCellInert {
    /// A cell of 320 by 44 points.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        givenIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// A cell of that frame without reuse identifier; one of 320 by 44 points for a frame of zeros, as
    /// `UITableViewCell()` makes.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// A cell of a document: style and identifier are written there. Archives of another kind are not read.
    public required init?(coder: NSCoder) {
        let coded = coder as? NibCoder
        cellStyle = coded.flatMap { CellStyle(rawValue: $0.cellStyle) } ?? .default
        givenIdentifier = coded?.reuseIdentifier
        super.init(coder: coder)
        setUp()
    }

    /// Which labels it has; fixed for life.
    package let cellStyle: CellStyle
    /// The identifier it was registered under; nil for a cell that is not reused.
    open var reuseIdentifier: String? { givenIdentifier }
    private let givenIdentifier: String?
    /// Where subviews go; the table pins its size (fact D3.1).
    open var contentView: UIView { content }
    private var content: UIView = UITableViewCellContentView()
    /// What its document has a tap on it do, and one on its accessory.
    package final var selectionSegue: (@MainActor (UITableViewCell) -> Void)?
    package final var accessorySegue: (@MainActor (UITableViewCell) -> Void)?

    // MARK: Appearance

    /// Setting it calls ``setSelected(_:animated:)``, without animation.
    open var isSelected: Bool {
        get { showsSelection }
        set { setSelected(newValue, animated: false) }
    }
    private var showsSelection = false { didSet { if oldValue != showsSelection { stateDidChange() } } }
    /// Setting it calls ``setHighlighted(_:animated:)``, without animation.
    open var isHighlighted: Bool {
        get { showsHighlight }
        set { setHighlighted(newValue, animated: false) }
    }
    private var showsHighlight = false { didSet { if oldValue != showsHighlight { stateDidChange() } } }
    private func stateDidChange() {
        showBackground(shownSelectedBackground, inPlaceOf: selectedBackgroundView, above: backgroundView)
        valuesDidChange()
        setNeedsUpdateConfiguration()
    }

    /// Called by the table, which does not set ``isSelected`` (nothing is animated).
    open func setSelected(_ selected: Bool, animated: Bool) {
        willChange("selected", selected != showsSelection)
        showsSelection = selected
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        willChange("highlighted", highlighted != showsHighlight)
        showsHighlight = highlighted
    }

    /// Behind all other views, as large as the cell.
    open override var backgroundView: UIView? { didSet { showBackground(backgroundView, inPlaceOf: oldValue) } }
    /// Above ``backgroundView`` while the cell is selected, as large as the cell.
    open override var selectedBackgroundView: UIView? {
        didSet { showBackground(shownSelectedBackground, inPlaceOf: oldValue, above: backgroundView) }
    }
    private var shownSelectedBackground: UIView? {
        isSelected && selectionStyle != .none ? selectedBackgroundView : nil
    }

    // MARK: Accessories and editing

    // Plain values that are asked for with every row are not checked for exclusive access: they are read and set whole.

    /// What narrows the content view while the cell is not edited. Default none.
    @exclusivity(unchecked) open var accessoryType: AccessoryType = .none {
        didSet {
            contentWidthDidChange()
            valuesDidChange()
        }
    }
    /// Replaces ``accessoryType``; its width counts.
    open var accessoryView: UIView? { didSet { accessoryDidChange(from: oldValue, to: accessoryView) } }
    /// ``accessoryType`` for the time of editing.
    open var editingAccessoryType: AccessoryType = .none { didSet { contentWidthDidChange() } }
    /// ``accessoryView`` for the time of editing.
    open var editingAccessoryView: UIView? { didSet { accessoryDidChange(from: oldValue, to: editingAccessoryView) } }
    /// Whether the cell shows its editing controls. Setting it calls ``setEditing(_:animated:)``, without animation.
    open var isEditing: Bool {
        get { showsControls }
        set { setEditing(newValue, animated: false) }
    }
    @exclusivity(unchecked) private var showsControls = false
    /// Which control it shows while editing; the table sets it from its delegate.
    open internal(set) var editingStyle: EditingStyle = .none
    /// Whether the content makes space for the editing control. Default true.
    open var shouldIndentWhileEditing = true { didSet { contentWidthDidChange() } }
    /// Whether the reorder control is shown while editing. Default false; the table sets it where its data source says
    /// whether the row can move.
    open var showsReorderControl = false { didSet { contentWidthDidChange() } }
    /// Shifts the labels of the classic styles (fact D5.4). Default 0.
    open var indentationLevel = 0 { didSet { if oldValue != indentationLevel { contentDidChange() } } }
    /// Points for each level. Default 10.
    open var indentationWidth: CGFloat = 10 { didSet { if oldValue != indentationWidth { contentDidChange() } } }

    /// Called by the table, for each cell on screen; no frame is animated.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != showsControls else { return }
        willChange("editing")
        showsControls = editing
        contentWidthDidChange()
        stateDidChange()
    }

    // MARK: Content

    /// The title of the classic styles; made on first use (fact D2.4).
    open var textLabel: UILabel? { classic.label(.text, of: self) }
    /// The second line or value of the classic styles; nil in `.default`.
    open var detailTextLabel: UILabel? { cellStyle == .default ? nil : classic.label(.detail, of: self) }
    /// The picture of the classic styles; nil in `.value2`.
    open var imageView: UIImageView? { cellStyle == .value2 ? nil : classic.image(of: self) }
    var classic = ClassicContent()

    /// What the cell shows, as a value; nil for subviews of its own. Its view takes the place of ``contentView``.
    /// The row is measured again, as UIKit does since iOS 16 (fact D10.1).
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            let old = content
            content = ConfiguredContent.show(contentConfiguration, in: old, plain: UITableViewCellContentView.init)
            if content !== old { classic = ClassicContent() }
            if content !== old, old.marginSource != .standard { giveMargins() }
            table?.cellDidInvalidateSize(self)
        }
    }

    /// A configuration in the look of the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        case .default: .cell()
        }
    }

    // MARK: States

    /// What is so of the cell: selected, highlighted, editing.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    /// Asks for ``updateConfiguration(using:)``, once, before the cell is measured or laid out next (fact L6.5).
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    /// Brings the content configuration up to date with the state; then ``configurationUpdateHandler`` is called.
    /// Overrides set ``contentConfiguration``.
    open func updateConfiguration(using state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration,
            let updated = ConfiguredContent.updated(contentConfiguration, for: state)
        else { return }
        contentConfiguration = updated
    }
    /// Sets the cell's configurations for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
    /// Called after ``updateConfiguration(using:)``. Setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    private(set) var needsConfiguration = true

    final func updateConfigurationIfNeeded() {
        updatePropertiesIfNeeded()
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        tracked(.configuration) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        } changed: {
            $0.setNeedsUpdateConfiguration()
        }
        needsConfiguration = false
    }

    /// Traits are part of the state.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Size

    /// Fits the content view at the cell's content width and adds the separator's share (facts D2.1, D2.2): what the
    /// answer of an override is, that is the row's height.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fitContent(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// What the labels of the classic styles need, or the standard height; without what the separator takes. The table
    /// asks this of a cell whose content has no constraints (fact D2.4), so an override decides the row's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize(size) }

    /// The row is measured again (fact D10.1); see `UITableView.selfSizingInvalidation`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.cellDidInvalidateSize(self)
    }

    /// Brings the configuration up to date, and gives content view and accessory their positions.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeBackground(backgroundView)
        placeBackground(selectedBackgroundView)
        placeContent()
        layOutClassicContent()
        layOutAccessory()
    }

    // MARK: State

    weak var table: (any CellHost)?
    var rowID: TableRows.RowID = 0
    /// On screen since before the table had its delegate, which is not told of the cell's end.
    var isUnannounced = false
    var separatorShare: CGFloat = 0
    /// Points of the row below its content view.
    var spaceBelowContent: CGFloat = 0
    /// How it was last placed, where that follows from nothing else: without accessory and controls for editing.
    var placed: (by: Placement, content: CGRect)?
    var measured: Measured?
    /// Why the size was stale when a probe made the system forget it.
    var probedCause: LayoutChange?
    /// Counts the changes of content that no constraint knows of.
    var contentRevision = 0
    var lastFitted: CGFloat = 0
    /// What the last fitting of the content answered; nil if that followed from frames.
    var fittingAnswer: FittingAnswer?
    var knownHeight: KnownHeight?
    /// The table asks although it knows of no change.
    var isAskedAgain = false
    /// The last answer came from ``sizeThatFits(_:)``.
    package var isSizedByFrames = false

    private func setUp() {
        isEngineHost = true
        content.frame = bounds
        ConfiguredContent.add(content, to: self)
    }
}

extension UITableViewCell: UIGestureRecognizerDelegate {}

extension UITableViewCell: CellContentHost {
    package var isInList: Bool { table != nil }
    package func isContent(_ view: AnyObject) -> Bool { view === contentView }
    package func contentDidInvalidateSize() { table?.cellDidInvalidateSize(self) }
}

/// Named as UIKit names it.
final class UITableViewCellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        preservesSuperviewLayoutMargins = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
