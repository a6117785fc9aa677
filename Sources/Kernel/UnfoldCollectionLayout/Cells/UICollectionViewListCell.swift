/// A row of a list: its content view makes space for accessories and indentation (facts L3.6 to L3.16).
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundConfiguration = .listCell()
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundConfiguration = .listCell()
    }

    /// Depth in an outline; a diffable data source sets it. Default 0.
    open var indentationLevel = 0 { didSet { if oldValue != indentationLevel { roomsDidChange() } } }
    /// Points for each level. Default 10.
    open var indentationWidth: CGFloat = 10 { didSet { if oldValue != indentationWidth { roomsDidChange() } } }
    /// Whether accessories at the leading side are indented too. Default true.
    open var indentsAccessories = true { didSet { if oldValue != indentsAccessories { roomsDidChange() } } }
    /// What is next to the content. Two of one kind of the system raise (fact L3.14).
    open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange(from: oldValue) } }
    /// Its leading and trailing edges are the separator's, where the app ties them to a view of the content.
    open var separatorLayoutGuide: UILayoutGuide {
        if let guide { return guide }
        let made = UILayoutGuide()
        made.identifier = "UICollectionViewListCell-separatorLayoutGuide"
        addLayoutGuide(made)
        guide = made
        return made
    }
    private var guide: UILayoutGuide?

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    // MARK: State

    /// What the list says of the row; nil outside lists.
    var look: ListRowLook? { didSet { if oldValue?.margin != look?.margin { roomsDidChange() } } }
    private var accessoryViews: [UIView] = []
    /// What the views were made for: they are made again only for other accessories, or other text sizes.
    private var accessoriesShown: (isEditing: Bool, category: UIContentSizeCategory)?
    private var rooms: (width: CGFloat, isEditing: Bool, value: ListAccessories)?

    /// Points between the cell's edge and accessories or texts: 16 in lists, 8 elsewhere (fact L3.11).
    private var margin: CGFloat { look?.margin ?? 8 }
    /// The same with the safe area, which rows from edge to edge are under.
    private var margins: NSDirectionalEdgeInsets {
        let safe = safeAreaInsets.directional(isMirrored: isRightToLeft)
        return NSDirectionalEdgeInsets(
            top: 0, leading: margin + safe.leading, bottom: 0, trailing: margin + safe.trailing)
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        roomsDidChange()
    }

    /// The modules at the width of the cell, or of a slot that it is asked to fit.
    private func rooms(width: CGFloat) -> ListAccessories {
        let isEditing = owner?.isEditing ?? false
        if let rooms, rooms.width == width, rooms.isEditing == isEditing { return rooms.value }
        let value = ListAccessories(
            accessories, isEditing: isEditing, width: width, margins: margins,
            indentation: CGFloat(indentationLevel) * indentationWidth, indentsAccessories: indentsAccessories)
        rooms = (width, isEditing, value)
        return value
    }

    override var sizingInsets: UIEdgeInsets {
        UIEdgeInsets(rooms(width: bounds.width).insets, isMirrored: isRightToLeft)
    }

    override func take(_ attributes: UICollectionViewLayoutAttributes) {
        look = attributes.extras.list
        super.take(attributes)
        giveMargins()
    }

    private func giveMargins() {
        let trailing = rooms(width: bounds.width).insets.trailing > 0 ? 8 : margin
        let margins = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: trailing)
        contentView.giveMargins(UIEdgeInsets(margins, isMirrored: isRightToLeft))
    }

    override func showConfiguration() {
        super.showConfiguration()
        giveMargins()
    }

    private func roomsDidChange() {
        rooms = nil
        if let shownAttributes { pin(shownAttributes.size) }
        didTakeGeometry()
        showConfiguration()
        setNeedsLayout()
        owner?.elementDidInvalidateSize(self)
    }

    override func updateConfigurationIfNeeded() {
        // Editing shows and hides accessories.
        if let rooms, rooms.isEditing != (owner?.isEditing ?? false) { roomsDidChange() }
        super.updateConfigurationIfNeeded()
    }

    // MARK: Content

    /// In a list texts keep the cell's margins, unless a configuration asks for more, and a row has the list's least
    /// height (facts L3.6, L3.7).
    override var shownConfiguration: (any UIContentConfiguration)? {
        guard var list = contentConfiguration as? UIListContentConfiguration else { return contentConfiguration }
        let (rooms, margins) = (rooms(width: bounds.width), margins)
        list.takeListMargins(
            rooms.leading.isEmpty ? margins.leading : margin,
            trailing: rooms.insets.trailing > 0 ? 8 : margins.trailing)
        return list
    }

    // MARK: Accessories

    private func accessoriesDidChange(from old: [UICellAccessory]) {
        var seen: Set<UICellAccessory.AccessoryType> = []
        for type in accessories.map(\.accessoryType) where type != .customView && type != .label {
            guard !seen.insert(type).inserted else { continue }
            UIKitExceptions.raise(
                "Invalid accessories: there may be only one system accessory of each type. Accessory type: \(type)")
            accessories = old
            return
        }
        accessoriesShown = nil
        if accessories.isEmpty {
            for view in accessoryViews { view.removeFromSuperview() }
            accessoryViews = []
        }
        roomsDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutAccessories()
    }

    private func layOutAccessories() {
        let rooms = rooms(width: bounds.width)
        let regions = rooms.leading + rooms.trailing
        makeAccessories(regions)
        for (region, view) in zip(regions, accessoryViews) {
            let size = view.bounds.size
            let start = isRightToLeft ? bounds.width - region.start - region.width : region.start
            let frame = CGRect(
                x: CellMetrics.round(start + (region.width - size.width) / 2),
                y: CellMetrics.round((bounds.height - size.height) / 2), width: size.width, height: size.height)
            if view.frame != frame { view.frame = frame }
        }
    }

    private func makeAccessories(_ regions: [ListAccessories.Region]) {
        let now = (owner?.isEditing ?? false, LayoutEnvironment.current.contentSizeCategory)
        guard accessoriesShown.map({ $0 != now }) ?? true else { return }
        accessoriesShown = now
        for view in accessoryViews { view.removeFromSuperview() }
        accessoryViews = regions.map { region in
            let (view, size) = view(for: region)
            // No part of the cell's system: the content does not depend on it except for its width.
            view.isEngineHost = true
            view.isHidden = region.accessory.options.isHidden
            view.bounds.size = size
            addSubview(view)
            return view
        }
    }

    private func view(for region: ListAccessories.Region) -> (UIView, CGSize) {
        let accessory = region.accessory
        if let text = accessory.text {
            let label = ListAccessories.label(text)
            return (label, label.intrinsicContentSize)
        }
        if let custom = accessory.custom { return (custom.customView, ListAccessories.size(of: custom)) }
        let view = UIView()
        view.accessibilityIdentifier = "accessory-\(accessory.accessoryType)"
        return (view, CGSize(width: region.width, height: region.width))
    }

    // MARK: Separator

    /// Where the line under the row begins and how far from the end it stops, in points (fact L3.18).
    package var separatorInsets: NSDirectionalEdgeInsets {
        let list = contentView as? UIListContentView
        let content = rooms(width: bounds.width).insets
        let isNew = LayoutEnvironment.current.generation == .ios26
        var insets = NSDirectionalEdgeInsets(
            top: 0, leading: content.leading + (list?.textStart ?? margins.leading), bottom: 0,
            trailing: isNew ? margins.trailing : 0)
        guard let guide, !guide.layoutFrame.isEmpty || guide.layoutFrame.minX > 0 else { return insets }
        insets.leading = isRightToLeft ? bounds.width - guide.layoutFrame.maxX : guide.layoutFrame.minX
        return insets
    }
}
