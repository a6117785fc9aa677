/// One item's view. Its content view fills it and holds the layout; the collection view pins its size.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Called with the cell and its state whenever its configuration is brought up to date.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Where subviews go (facts L2.20, L6.3).
    open var contentView: UIView { content }
    private var content = UIView()

    /// Set by the collection view's selection methods.
    open var isSelected = false {
        willSet { willChange("selected", newValue != isSelected) }
        didSet { if oldValue != isSelected { stateDidChange() } }
    }
    open var isHighlighted = false {
        willSet { willChange("highlighted", newValue != isHighlighted) }
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }
    private func stateDidChange() {
        showBackground(
            isSelected ? selectedBackgroundView : nil, inPlaceOf: selectedBackgroundView, above: backgroundView)
        setNeedsUpdateConfiguration()
        valuesDidChange()
    }
    /// Behind all other views, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            showBackground(backgroundView, inPlaceOf: oldValue)
            if backgroundView != nil { backgroundConfiguration = nil }
        }
    }
    /// Above ``backgroundView`` while the cell is selected, as large as the cell.
    open var selectedBackgroundView: UIView? {
        didSet { showBackground(isSelected ? selectedBackgroundView : nil, inPlaceOf: oldValue, above: backgroundView) }
    }

    /// What the cell shows, as a value; nil for subviews of its own. Its view takes the place of ``contentView``.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            showConfiguration()
            owner?.elementDidInvalidateSize(self)
        }
    }

    func showConfiguration() {
        content = ConfiguredContent.show(shownConfiguration, in: content, plain: UIView.init)
    }
    var shownConfiguration: (any UIContentConfiguration)? { contentConfiguration }
    /// Asked again with another state. Default true.
    open var automaticallyUpdatesContentConfiguration = true
    /// Stored; nothing is drawn. Takes the position of ``backgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if backgroundConfiguration != nil, backgroundView != nil { backgroundView = nil } }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = owner?.isEditing ?? false
        state.isExpanded = isExpanded
        return state
    }
    /// Asks for ``updateConfiguration(using:)``, once, before the cell is measured or laid out next (fact L6.5).
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    /// Brings configurations up to date with the state; then ``configurationUpdateHandler`` is called.
    open func updateConfiguration(using state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration,
            let updated = ConfiguredContent.updated(contentConfiguration, for: state)
        else { return }
        contentConfiguration = updated
    }
    /// Called after ``updateConfiguration(using:)``. Setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    private var needsConfiguration = true
    /// Set by the data source for an item whose children are shown (fact L4.5).
    var isExpanded = false { didSet { if oldValue != isExpanded { setNeedsUpdateConfiguration() } } }

    func updateConfigurationIfNeeded() {
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

    /// Fits the content view, and adds what of the cell is not the content's.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let insets = sizingInsets
        let taken = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - taken.width), height: max(0, targetSize.height - taken.height)),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(
            width: size.width > 0 ? size.width + taken.width : 0,
            height: size.height > 0 ? size.height + taken.height : 0)
    }

    /// Brings the configuration up to date and gives the content view its position.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeBackground(backgroundView)
        placeBackground(selectedBackgroundView)
        if contentView.translatesAutoresizingMaskIntoConstraints { didTakeGeometry() }
    }

    /// Traits are part of the state.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    override var sizingView: UIView { contentView }

    /// Pins come first: from then on the content view's own frame, which follows the cell's, is no input of its system.
    override func pin(_ size: CGSize) {
        let insets = sizingInsets
        contentView.setEncapsulatedLayoutSize(
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    override func didTakeGeometry() {
        let frame = bounds.inset(by: sizingInsets)
        if contentView.frame != frame { contentView.frame = frame }
    }

    private func setUp() {
        content.frame = bounds
        ConfiguredContent.add(content, to: self)
    }
}

extension UICollectionViewCell: CellContentHost {
    package var isInList: Bool { element != nil }
    package func isContent(_ view: AnyObject) -> Bool { view === contentView }
    package func contentDidInvalidateSize() { owner?.elementDidInvalidateSize(self) }
}
