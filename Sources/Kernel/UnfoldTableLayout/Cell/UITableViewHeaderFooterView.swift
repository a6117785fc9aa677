/// A section's header or footer that can be reused. Its content view holds the layout, and the view hosts a constraint
/// system of its own, as a cell does.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UITableViewHeaderFooterViewInert {
    /// A view of zero size.
    public init(reuseIdentifier: String?) {
        registeredIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// A view of that frame without reuse identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// A view of a document; archives of another kind are not read.
    public required init?(coder: NSCoder) {
        registeredIdentifier = (coder as? NibCoder)?.reuseIdentifier
        super.init(coder: coder)
        setUp()
    }

    /// The identifier it was registered under.
    open var reuseIdentifier: String? { registeredIdentifier }
    private let registeredIdentifier: String?
    /// Where subviews go; the table pins its size.
    open var contentView: UIView { content }
    private var content = plainContent()
    private static func plainContent() -> UIView {
        let view = UIView()
        view.preservesSuperviewLayoutMargins = true
        return view
    }
    /// The section's title; made on first use, in the font of the table's headers or footers.
    open var textLabel: UILabel? {
        if let titleLabel { return titleLabel }
        let label = UILabel()
        label.font = titleFont
        label.textColor = .secondaryLabel
        label.numberOfLines = titleLines
        label.adjustsFontForContentSizeCategory = true
        titleLabel = label
        contentView.addSubview(label)
        return label
    }
    private var titleLabel: UILabel?
    private var titleFont: UIFont { TitleFont.of(kind, isPlain: table?.isPlain ?? true) }
    private var titleLines: Int { table?.wrapsTitles ?? false ? 0 : 1 }
    private var kind = SectionPartKind.header
    /// The title takes the table's looks, unless the app has given it others.
    func join(_ table: any CellHost, as kind: SectionPartKind) {
        let (font, lines) = (titleFont, titleLines)
        (self.table, self.kind) = (table, kind)
        guard let titleLabel else { return }
        if titleLabel.font.isEqual(font) { titleLabel.font = titleFont }
        if titleLabel.numberOfLines == lines { titleLabel.numberOfLines = titleLines }
    }

    /// Points of the title's lines in a view of that width; nil without a title, or for one that constraints place.
    func titleHeight(width: CGFloat) -> CGFloat? {
        guard let titleLabel, titleLabel.translatesAutoresizingMaskIntoConstraints, titleLabel.text?.isEmpty == false
        else { return nil }
        let room = contentFrame(in: CGSize(width: width, height: 0)).width
        return CellMetrics.ceil(titleSize(room: room, width: width).height)
    }
    private func titleSize(room: CGFloat, width: CGFloat) -> CGSize {
        let room = max(0, room - 2 * CellMetrics.sideMargin(tableWidth: width))
        let size = titleLabel?.sizeThatFits(CGSize(width: room, height: 0)) ?? .zero
        return CGSize(width: min(size.width, room), height: size.height)
    }
    open internal(set) var detailTextLabel: UILabel?
    /// Behind all other views, as large as the header.
    open override var backgroundView: UIView? { didSet { showBackground(backgroundView, inPlaceOf: oldValue) } }
    /// What the view shows, as a value; nil for subviews of its own. Its view takes the place of ``contentView``.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            let old = content
            content = ConfiguredContent.show(contentConfiguration, in: old, plain: Self.plainContent)
            if content !== old { titleLabel = nil }
            table?.headerFooterDidInvalidateSize(self)
        }
    }

    /// A configuration in the look of a header of the table's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        table.map { !$0.isPlain } ?? false ? .groupedHeader() : .plainHeader()
    }

    /// What is so of the view.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Asks for ``updateConfiguration(using:)``, once, before the view is measured or laid out next (fact L6.5).
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    /// Brings the content configuration up to date with the state; then ``configurationUpdateHandler`` is called.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        guard automaticallyUpdatesContentConfiguration,
            let updated = ConfiguredContent.updated(contentConfiguration, for: state)
        else { return }
        contentConfiguration = updated
    }
    /// Sets the view's configurations for a state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void
    /// Called after ``updateConfiguration(using:)``. Setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    private var needsConfiguration = true

    private func updateConfigurationIfNeeded() {
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

    /// Fits the content view; the view itself where a document put its subviews next to the content view.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if contentView.subviews.isEmpty, subviews.contains(where: { $0 !== contentView && $0 !== backgroundView }) {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let content = contentFrame(in: targetSize)
        let size = contentView.systemLayoutSizeFitting(
            content.size, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + targetSize.width - content.width, height: size.height)
    }

    func contentFrame(in size: CGSize) -> CGRect {
        let safe = table?.contentSafeArea ?? .zero
        return CGRect(x: safe.left, y: 0, width: max(0, size.width - safe.left - safe.right), height: size.height)
    }

    /// The view is measured again (fact D10.1).
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.headerFooterDidInvalidateSize(self)
    }

    /// Brings the configuration up to date, and gives content view and title their positions, which an override may
    /// then change (fact D5.8).
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeBackground(backgroundView)
        if contentView.translatesAutoresizingMaskIntoConstraints { contentView.frame = contentFrame(in: bounds.size) }
        guard let titleLabel, titleLabel.translatesAutoresizingMaskIntoConstraints else { return }
        let side = CellMetrics.sideMargin(tableWidth: bounds.width)
        let content = contentView.bounds
        let size = titleSize(room: content.width, width: bounds.width)
        let x = isRightToLeft ? content.width - side - size.width : side
        titleLabel.frame = CGRect(origin: CGPoint(x: x, y: content.height - size.height), size: size)
    }

    weak var table: (any CellHost)?
    /// What the table shows in a view of its own making; nil for the app's views.
    enum SystemContent { case title, nothing }
    var systemContent: SystemContent?

    private func setUp() {
        isEngineHost = true
        ConfiguredContent.add(content, to: self)
    }
}

extension UITableViewHeaderFooterView: CellContentHost {
    package var isInList: Bool { table != nil }
    package func isContent(_ view: AnyObject) -> Bool { view === contentView }
    package func contentDidInvalidateSize() { table?.headerFooterDidInvalidateSize(self) }
}
