@MainActor struct CellReader {
    let names: CellNames
    let redaction: Redaction?
    private let cell, contentView: UIView
    private var recorded: [UIView] = []
    private var ids: [ObjectIdentifier: String] = [:]
    private var state: CellState

    /// - Parameter kind: class and reuse identifier.
    init(_ cell: UIView, contentView: UIView, kind: String, names: CellNames, redaction: Redaction?) {
        (self.cell, self.contentView, self.names, self.redaction) = (cell, contentView, names, redaction)
        state = CellState(kind: kind, object: ObjectIdentifier(cell))
    }

    private var values: ViewValues { ViewValues(texts: TextValues(redaction: redaction)) }

    mutating func read() -> CellState {
        names.beginReading()
        if cell !== contentView { names.look(into: cell) }
        names.look(into: contentView)
        readCell()
        for view in contentView.subviews where ids[ObjectIdentifier(view)] == nil { readView(view, in: "contentView") }
        readGuides(of: contentView, "contentView")
        readConstraints()
        readFrames()
        return state
    }

    // MARK: The cell

    /// Views of a classic style: asked for only where the cell has views placed by frames, for asking makes them.
    private var classicParts: [(name: String, view: UIView)] {
        guard let cell = cell as? UITableViewCell, cell.contentConfiguration == nil,
            contentView.subviews.contains(where: {
                ($0 is UILabel || $0 is UIImageView) && $0.translatesAutoresizingMaskIntoConstraints
            })
        else { return [] }
        let parts: [(String, UIView?)] = [
            ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel), ("imageView", cell.imageView),
        ]
        return parts.compactMap { name, view in view.flatMap { $0.superview === contentView ? (name, $0) : nil } }
    }

    private mutating func readCell() {
        if let cell = cell as? UITableViewCell {
            add("cell", values.properties(cell), Self.usualCellValues)
            if cell.accessoryView != nil { state.notes.append("accessoryView of \(state.kind)") }
        } else if let cell = cell as? UICollectionViewListCell, !cell.accessories.isEmpty {
            state.notes.append("accessories of \(state.kind)")
        }
        if hasConfiguration {
            state.isOpaque = true
            state.notes.append("contentConfiguration of \(state.kind)")
        }
        if cell is UITableViewCell || cell is UICollectionViewCell {
            let direction = values.values(contentView).first { $0.key == "semanticContentAttribute" }?.value ?? .null
            let margins = values.margins(contentView) + Members(["semanticContentAttribute": direction])
            add("contentView", margins, usualMargins(margins))
        }
        for (name, view) in classicParts {
            state.style = state.style ?? "default"
            if name == "detailTextLabel", let text = (cell as? UITableViewCell)?.textLabel {
                state.style = view.frame.minY > text.frame.minY + 1 ? "subtitle" : "value1"
            }
            ids[ObjectIdentifier(view)] = name
            add(name, values.values(view), values.values(name == "imageView" ? UIImageView() : UILabel()))
        }
    }

    private mutating func add(_ name: String, _ values: Members, _ defaults: Members) {
        state.parts.append((name, values, defaults))
    }

    /// Whether the content follows from something that is not recorded, and so does the height.
    private var hasConfiguration: Bool {
        switch cell {
        case let cell as UITableViewCell: cell.contentConfiguration != nil
        case let cell as UICollectionViewCell: cell.contentConfiguration != nil
        case let view as UITableViewHeaderFooterView: view.contentConfiguration != nil
        default: false
        }
    }

    private static let usualCellValues = ViewValues(texts: TextValues()).properties(
        UITableViewCell(style: .default, reuseIdentifier: nil))

    /// What a content view has that the app did not touch: the margins of a new cell's in the same place.
    private func usualMargins(_ own: Members) -> Members {
        let usual = UITableViewCell(style: .default, reuseIdentifier: nil)
        usual.frame = cell.frame
        usual.layoutMargins = cell.layoutMargins
        var members = values.margins(usual.contentView)
        // What follows from the cell's own margins is no setting of the app's.
        let inherited = ViewValues.insets(cell.layoutMargins)
        if let index = own.firstIndex(where: { $0.key == "layoutMargins" }), own[index].value == inherited,
            contentView.preservesSuperviewLayoutMargins
        {
            members[2] = own[index]
        }
        return members + Members(["semanticContentAttribute": "unspecified"])
    }

    // MARK: Views

    private mutating func readView(_ view: UIView, in parent: String, isArranged: Bool = false) {
        if AppCode.isOwn(type(of: view)) { names.look(into: view) }
        // Apps make these of their data.
        let id = names.name(view, identifier: redaction == nil ? view.accessibilityIdentifier : nil)
        recorded.append(view)
        ids[ObjectIdentifier(view)] = id
        let known = ViewValues.classes.first { $0.isKind(view) }!
        var values = self.values
        let isContainer = ViewValues.containers.contains(known.name)
        let arranged = (view as? UIStackView)?.arrangedSubviews ?? []
        let index = state.views.count
        let className = AppCode.name(type(of: view))
        state.views.append(
            .init(
                shape: .init(
                    id: id, type: known.name, className: className == known.name ? nil : className, parent: parent,
                    making: values.making(view)), values: [], defaults: []))
        for subview in view.subviews where isContainer ? Self.isPublic(subview) : Self.isApps(subview, in: view) {
            readView(subview, in: id, isArranged: arranged.contains { $0 === subview })
        }
        readGuides(of: view, id)
        if view is UIStackView {
            let ids = ids
            values.name = { ids[ObjectIdentifier($0)] }
        }
        state.views[index].values = values.values(view)
        state.views[index].defaults = values.defaults(view, known)
        if view.translatesAutoresizingMaskIntoConstraints, !isArranged {
            state.views[index].values += values.frame(view)
        } else if view.subviews.contains(where: { $0.translatesAutoresizingMaskIntoConstraints }), isContainer,
            !(view is UIStackView)
        {
            state.views[index].values += Members(["frame": ViewValues.rect(view.frame)])
        }
        noteFonts(of: view)
        if known.name == "UIView", AppCode.isOwn(type(of: view)) { readNaturalSize(of: view, id) }
    }

    private static func isPublic(_ view: UIView) -> Bool {
        AppCode.isOwn(type(of: view)) || !String(describing: type(of: view)).hasPrefix("_")
    }

    /// Of a label or control, whose other subviews are the system's: of the app's class, or tied by its constraints.
    private static func isApps(_ subview: UIView, in view: UIView) -> Bool {
        AppCode.isOwn(type(of: subview))
            || view.constraints.contains { constraint in
                !ConstraintReader.isSystem(constraint)
                    && (constraint.firstItem === subview || constraint.secondItem === subview)
            }
    }

    private mutating func noteFonts(of view: UIView) {
        let font =
            (view as? UILabel)?.font ?? (view as? UIButton)?.titleLabel?.font ?? (view as? UITextView)?.font
            ?? (view as? UITextField)?.font
        guard let font, TextValues.isForeign(font) else { return }
        if !state.fonts.contains(font.fontName) { state.fonts.append(font.fontName) }
        if view is UITextView { state.notes.append("sizes in \(font.fontName) of \(AppCode.name(type(of: view)))") }
    }

    /// An `intrinsicContentSize` of a class of the app's, as the two optional constraints that it is to layout.
    private mutating func readNaturalSize(of view: UIView, _ id: String) {
        let size = view.intrinsicContentSize
        for (attribute, length, axis) in [
            ("width", size.width, NSLayoutConstraint.Axis.horizontal), ("height", size.height, .vertical),
        ] where length >= 0 && length < 1e7 {
            for (relation, priority) in [
                ("<=", view.contentHuggingPriority(for: axis)),
                (">=", view.contentCompressionResistancePriority(for: axis)),
            ] where priority.rawValue > 0 {
                state.constraints.append(
                    .init(
                        shape: .init(left: "\(id).\(attribute) \(relation)", identifier: "intrinsicContentSize"),
                        constant: length, priority: Double(priority.rawValue), isActive: true))
            }
        }
    }

    // MARK: Guides and constraints

    private mutating func readGuides(of view: UIView, _ id: String) {
        for guide in view.layoutGuides where ConstraintReader.standardGuide(guide, of: view) == nil {
            guard !guide.identifier.hasPrefix("UI") else { continue }
            let identifier = guide.identifier.isEmpty ? nil : guide.identifier
            state.guides.append(.init(id: names.name(guide, identifier: identifier ?? "guide"), owner: id))
        }
    }

    private mutating func readConstraints() {
        var reader = ConstraintReader(names: names, kind: state.kind)
        reader.views = ids
        reader.views[ObjectIdentifier(contentView)] = "contentView"
        reader.views[ObjectIdentifier(cell)] = "contentView"
        for owner in (cell === contentView ? [] : [cell]) + [contentView] + recorded {
            owner.constraints.forEach { reader.read($0) }
        }
        names.heldConstraints.filter { !$0.isActive }.forEach { reader.read($0) }
        state.constraints += reader.constraints
        state.notes += reader.notes
    }

    // MARK: Frames

    private mutating func readFrames() {
        var ids = ids
        if contentView !== cell { ids[ObjectIdentifier(contentView)] = "contentView" }
        var views: [StepRecord.View] = []
        func add(_ view: UIView, _ parent: Int?) {
            let frame = view.frame
            var own = StepRecord.View(
                className: AppCode.name(type(of: view)), name: ids[ObjectIdentifier(view)], parent: parent,
                frame: [frame.minX, frame.minY, frame.width, frame.height])
            if view.isHidden { own.hidden = true }
            if view.alpha != 1 { own.alpha = view.alpha }
            if view.clipsToBounds { own.clips = true }
            let index = views.count
            views.append(own)
            state.addresses.append(AppCode.address(of: view))
            for subview in view.subviews { add(subview, index) }
        }
        add(cell, nil)
        state.frames = views
    }
}
