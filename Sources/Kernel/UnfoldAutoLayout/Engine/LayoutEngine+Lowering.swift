import UnfoldSimplex

extension LayoutEngine {
    /// Enters whatever waits, in the order that ties show (fact M5.4): optional constraints from the last activated to
    /// the first, then content sizes in the order in which views are first named.
    func lowerWaiting() {
        _ = record(of: host)
        guard
            !waitingConstraints.isEmpty || !waitingAutoresizing.isEmpty || !waitingContentSizes.isEmpty
                || !waitingUnconstrained.isEmpty
        else { return }
        // Lowering may make guides of scroll views, whose pins then wait in turn.
        repeat { lowerWaitingOnce() } while !waitingConstraints.isEmpty
        enterUnconstrained()
        enterNewLengths()
    }

    /// A view that no constraint names, but which has a content size, takes part with that: it is at 0 with its own
    /// size (fact A7.2).
    private func enterUnconstrained() {
        guard !waitingUnconstrained.isEmpty else { return }
        let views = waitingUnconstrained.compactMap(\.view)
        waitingUnconstrained.removeAll()
        for view in views where view.engineRecord?.engine !== self && !view.translatesAutoresizingMaskIntoConstraints {
            guard view !== host, view.layoutHost === host else { continue }
            let size = view.unwrappedContentSize
            if size.width >= 0 || size.height >= 0 { _ = record(of: view) }
        }
        enterWaitingContentSizes()
    }

    private func lowerWaitingOnce() {
        let constraints = takeWaitingConstraints()
        let isScrolled = nameItems(of: constraints)
        let views = waitingAutoresizing.compactMap(\.view)
        waitingAutoresizing.removeAll()
        for view in views { enterAutoresizing(of: view) }
        takeWaitingContentSizes()
        lower(constraints, isScrolled)
    }

    /// The constraints alone, at an edit; but those on baselines, which follow from sizes.
    func lowerEditedConstraints() {
        var onBaselines: [NSLayoutConstraint] = []
        while !waitingConstraints.isEmpty {
            let constraints = takeWaitingConstraints()
            onBaselines += constraints.filter(\.isOnBaseline)
            let others = constraints.filter { !$0.isOnBaseline }
            lower(others, nameItems(of: others))
        }
        waitingConstraints = onBaselines
    }

    /// Those of one batch. Optional ones enter in reverse, so that of equal ones the first gives (fact M5.1).
    private func lower(_ constraints: [NSLayoutConstraint], _ isScrolled: Bool) {
        func lower(_ constraint: NSLayoutConstraint, isRequired: Bool) {
            guard isRequired == (constraint.storedPriority == .required), constraint.isActive,
                constraint.lowered == nil, isInside(constraint)
            else { return }
            self.lower(constraint, isScrolled ? constraint.scrolledContent : nil)
        }
        for constraint in constraints { lower(constraint, isRequired: true) }
        for constraint in constraints.reversed() { lower(constraint, isRequired: false) }
    }

    /// - Returns: Whether content guides stand for edges of scroll views in any of them.
    private func nameItems(of constraints: [NSLayoutConstraint]) -> Bool {
        var isScrolled = false
        for constraint in constraints where constraint.isActive && isInside(constraint) {
            constraint.forEachNamed { if !holds($0), $0.isAlive { _ = makeRecord(of: $0) } }
            guard let content = constraint.scrolledContent else { continue }
            _ = record(of: content)
            isScrolled = true
        }
        return isScrolled
    }

    /// Whether all that the constraint names belongs to this system; one into a view with its own system has no effect.
    private func isInside(_ constraint: NSLayoutConstraint) -> Bool {
        var isInside = true
        constraint.forEachNamed { item in
            guard isInside, !holds(item), let owner = item.owner else { return }
            isInside = owner.layoutHost === host
        }
        return isInside
    }

    /// In the order of activation, in which they mostly wait.
    private func takeWaitingConstraints() -> [NSLayoutConstraint] {
        let constraints = waitingConstraints
        waitingConstraints.removeAll()
        guard constraints.count > 1 else { return constraints }
        // Loops: closures would ask for each constraint which actor they are on.
        var orders: [NumberedOrder] = []
        orders.reserveCapacity(constraints.count)
        for index in constraints.indices {
            orders.append(NumberedOrder(order: constraints[index].activationOrder, index: index))
        }
        orders.sort()
        var sorted: [NSLayoutConstraint] = []
        sorted.reserveCapacity(constraints.count)
        for order in orders { sorted.append(constraints[order.index]) }
        return sorted
    }

    func record(of item: LayoutItem) -> EngineRecord { record(of: item.layoutReference) }

    @inline(__always) func holds(_ item: ItemReference) -> Bool { item.holder == ObjectIdentifier(reference) }

    /// The item's variables, made on first use with those of its ancestors, whose positions lie between.
    func record(of item: ItemReference) -> EngineRecord {
        if holds(item), let record = item.record { return record }
        return makeRecord(of: item)
    }

    private func makeRecord(of item: ItemReference) -> EngineRecord {
        if let view = item.view, view !== host, let parent = view.superview { _ = record(of: parent.layoutReference) }
        if let owner = item.guide?.owningView { _ = record(of: owner.layoutReference) }
        let isOpen = item.guide?.allowsNegativeLengths ?? false
        let record = EngineRecord(
            engine: reference, minX: solver.makeVariable(.free), minY: solver.makeVariable(.free),
            width: solver.makeVariable(isOpen ? .free : .nonNegative),
            height: solver.makeVariable(isOpen ? .free : .nonNegative))
        item.record = record
        itemReferences.append(item)
        namingRevision += 1
        if let view = item.view {
            // At an edit the mask waits for the pass: the app may be about to turn it off.
            if defersMasks { waitingAutoresizing.append(WeakView(view)) } else { enterAutoresizing(of: view) }
            waitingContentSizes.append(WeakView(view))
        }
        return record
    }

    private func lower(_ constraint: NSLayoutConstraint, _ content: UILayoutGuide?) {
        guard !constraint.isMalformed, constraint.first?.isAlive == true else { return }
        // A position in x and one in y are refused here, not when the constraint is made (fact M8.4).
        if constraint.relatesAxes {
            constraint.isMalformed = true
            let text = "Constraint improperly relates anchors of incompatible types: \(constraint.description)"
            return UIKitExceptions.raise(.invalidArgument, text)
        }
        enter(constraint, offset: gatherTerms(of: constraint, content))
        constraint.forEachDistinct { item in
            guard let record = item.record else { return }
            record.namedBy.append(constraint)
            if !record.takesContentSize, let view = item.view { reconsiderContentSize(of: view, record) }
        }
        content?.engineRecord?.namedBy.append(constraint)
    }

    /// Gathers the constraint's row in ``terms``, without entering it.
    /// - Returns: what its right side has next to the constant.
    func gatherTerms(of constraint: NSLayoutConstraint, _ content: UILayoutGuide?) -> Double {
        guard var first = constraint.first else { return 0 }
        var second = constraint.form.secondAttribute == .notAnAttribute ? nil : constraint.second
        if second?.isAlive != true { second = nil }
        let space = CoordinateSpace(of: constraint)
        if let content {
            if first.view === content.owningView { first = content.layoutReference }
            if let item = second, item.view === content.owningView { second = content.layoutReference }
        }
        terms.removeAll(keepingCapacity: true)
        if !borrowed.isEmpty { borrowed.removeAll() }
        var constant = addSide(first, constraint.form.firstAttribute, constraint.firstOrigin, times: 1, in: space)
        if let second {
            let factor = Double(constraint.form.multiplier)
            constant -=
                factor
                * addSide(second, constraint.form.secondAttribute, constraint.secondOrigin, times: -factor, in: space)
        }
        return -constant
    }

    /// The constraint's row, made of ``terms``.
    private func enter(_ constraint: NSLayoutConstraint, offset: Double) {
        attempt {
            let id = try solver.add(
                terms, constraint.form.relation.simplex, Double(constraint.storedConstant) + offset,
                priority: Priority(constraint.storedPriority.rawValue))
            if constraint.isOnBaseline { borrowed += baselineViews(of: constraint) }
            constraint.lowered = LoweredConstraint(
                engineReference: reference, id: id, offset: offset, borrowed: borrowed)
            meanings[id] = .constraint(constraint)
            if constraint.isBroken { enterBroken(id) }
            for item in borrowed { item.record?.namedBy.append(constraint) }
        }
    }

    /// Adds one side of a constraint to ``terms``, so many times: an attribute, or the distance from an origin to it.
    /// - Returns: The side's constant, once.
    private func addSide(
        _ item: ItemReference, _ attribute: NSLayoutConstraint.Attribute, _ origin: AnchorOrigin?,
        times factor: Double, in space: CoordinateSpace
    ) -> Double {
        var constant = addAttribute(item, attribute, times: factor, in: space)
        if let origin, origin.reference.isAlive {
            constant -= addAttribute(origin.reference, origin.attribute, times: -factor, in: space)
        }
        return constant
    }

    /// The views that stand for baselines of a constraint's items, where they are not the items themselves.
    func baselineViews(of constraint: NSLayoutConstraint) -> [ItemReference] {
        let one = constraint.first.flatMap { baselineView(of: $0, constraint.form.firstAttribute) }
        let other = constraint.second.flatMap { baselineView(of: $0, constraint.form.secondAttribute) }
        return (one === other ? [one] : [one, other]).compactMap { $0?.layoutReference }
    }

    /// The view that another one's baseline is taken from; nil where it is the view's own.
    private func baselineView(of item: ItemReference, _ attribute: NSLayoutConstraint.Attribute) -> UIView? {
        guard attribute.isBaseline, let view = item.view else { return nil }
        let baselineView = view.baselineView(isFirst: attribute == .firstBaseline)
        return baselineView !== view && baselineView.isDescendant(of: host) ? baselineView : nil
    }

    /// The attribute's position or length in the space of the nearest common ancestor.
    private func addAttribute(
        _ item: ItemReference, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
        in space: CoordinateSpace
    ) -> Double {
        let record = record(of: item)
        switch attribute {
        case .width: add(factor, record.width)
        case .height: add(factor, record.height)
        case .left, .leftMargin, .right, .rightMargin, .leading, .leadingMargin, .trailing, .trailingMargin, .centerX,
            .centerXWithinMargins:
            return addHorizontal(item, record, attribute, times: factor, in: space)
        default: return addVertical(item, record, attribute, times: factor, in: space)
        }
        return 0
    }

    private func add(_ coefficient: Double, _ variable: Variable) { terms.append(Term(coefficient, variable)) }

    private func addHorizontal(
        _ item: ItemReference, _ record: EngineRecord, _ attribute: NSLayoutConstraint.Attribute,
        times outer: Double, in space: CoordinateSpace
    ) -> Double {
        // A centre is counted from the same side as the leading or trailing edge it is compared with.
        let isCounted = attribute.kind == .directionalHorizontal || attribute.kind == .centerHorizontal
        let mirrored = isCounted && space.isMirrored
        // Under right to left, positions are counted leftward from the ancestor's right edge.
        if mirrored, let ancestor = space.ancestor { add(outer, self.record(of: ancestor).width) }
        let factor = mirrored ? -outer : outer
        var constant = addOrigin(of: item, record, .horizontal, times: factor, in: space)
        let margins = margins(of: item, record, attribute)
        var isFar = false
        switch attribute {
        case .centerX, .centerXWithinMargins, .left, .leftMargin: break
        case .right, .rightMargin: isFar = true
        case .leading, .leadingMargin: isFar = mirrored
        default: isFar = !mirrored
        }
        if attribute.kind == .centerHorizontal {
            add(factor * 0.5, record.width)
            constant += Double(margins.left - margins.right) / 2
        } else if isFar {
            add(factor, record.width)
            constant -= Double(margins.right)
        } else {
            constant += Double(margins.left)
        }
        return mirrored ? 0 - constant : constant
    }

    /// The item's margins where the attribute is about them, noted as what its rows were made with.
    private func margins(
        of item: ItemReference, _ record: EngineRecord, _ attribute: NSLayoutConstraint.Attribute
    ) -> UIEdgeInsets {
        guard attribute.isMargin, let margins = item.item?.marginsOfAttributes else { return .zero }
        record.margins = margins
        return margins
    }

    private func addVertical(
        _ item: ItemReference, _ record: EngineRecord, _ attribute: NSLayoutConstraint.Attribute,
        times factor: Double, in space: CoordinateSpace
    ) -> Double {
        if attribute.isBaseline, item.view != nil { return addBaseline(item, attribute, times: factor, in: space) }
        var constant = addOrigin(of: item, record, .vertical, times: factor, in: space)
        let margins = margins(of: item, record, attribute)
        switch attribute {
        case .top, .topMargin: constant += Double(margins.top)
        case .centerY, .centerYWithinMargins:
            add(factor * 0.5, record.height)
            constant += Double(margins.top - margins.bottom) / 2
        default:
            add(factor, record.height)
            constant -= Double(margins.bottom)
        }
        return constant
    }

    /// A baseline lies at a fixed distance from an edge, of a single line that stays centred from the middle, taken
    /// from the view that carries the text (facts A9).
    private func addBaseline(
        _ item: ItemReference, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
        in space: CoordinateSpace
    ) -> Double {
        let isFirst = attribute == .firstBaseline
        guard let baselineView = baselineView(of: item, attribute) ?? item.view else { return 0 }
        let record = record(of: baselineView)
        if record.baselines == nil { record.baselines = baselineView.baselineDistances }
        var constant = addOrigin(of: baselineView.layoutReference, record, .vertical, times: factor, in: space)
        if let distance = baselineView.baselineFromMiddle {
            add(factor * 0.5, record.height)
            constant += Double(distance)
        } else if isFirst, let distance = baselineView.firstBaselineFromTop {
            constant += Double(distance)
        } else {
            add(factor, record.height)
            constant -= Double(isFirst ? 0 : baselineView.lastBaselineFromBottom ?? 0)
        }
        return constant
    }

    /// Near edge of the item's alignment rectangle, summed up through the superviews below the common ancestor.
    private func addOrigin(
        of item: ItemReference, _ record: EngineRecord, _ axis: NSLayoutConstraint.Axis, times factor: Double,
        in space: CoordinateSpace
    ) -> Double {
        var constant = 0.0
        let horizontal = axis == .horizontal
        var view = item.owner
        if item.guide != nil {
            add(factor, horizontal ? record.minX : record.minY)
        } else if let own = view {
            let insets = own.alignmentRectInsets
            if own === space.ancestor {
                // Its own bounds are the space: the alignment rectangle starts at the inset.
                return Double(horizontal ? insets.left : insets.top)
            }
            add(factor, horizontal ? record.minX : record.minY)
            view = own.superview
        }
        while let ancestor = view, ancestor !== space.ancestor, ancestor !== host {
            let outer = self.record(of: ancestor.layoutReference)
            let insets = ancestor.alignmentRectInsets
            add(factor, horizontal ? outer.minX : outer.minY)
            // Variables describe alignment rectangles, subviews live in frames.
            constant -= Double(horizontal ? insets.left : insets.top)
            if let scrolling = ancestor.scrollContainer {
                // Bounds that moved over the content move it the other way on screen.
                let seen = scrolling.frameGuide.layoutReference
                let record = self.record(of: seen)
                add(-factor, horizontal ? record.minX : record.minY)
                if !borrowed.contains(where: { $0 === seen }) { borrowed.append(seen) }
            }
            view = ancestor.superview
        }
        return constant
    }
}

private struct NumberedOrder: Comparable {
    let order: UInt
    let index: Int

    static func < (one: Self, other: Self) -> Bool { one.order < other.order }
}

/// Where positions of one constraint are counted: in the bounds of the nearest common ancestor.
@MainActor struct CoordinateSpace {
    let ancestor: UIView?
    /// Leading is on the right.
    let isMirrored: Bool

    init(of constraint: NSLayoutConstraint) {
        ancestor = constraint.owner
        let (first, second) = (constraint.form.firstAttribute.kind, constraint.form.secondAttribute.kind)
        let isDirected = first == .directionalHorizontal || second == .directionalHorizontal
        // The direction is that of the view that holds the constraint, whatever its items say (facts M8.1, C5.8).
        isMirrored = isDirected && ancestor?.resolvedLayoutDirection == .rightToLeft
    }
}

extension NSLayoutConstraint {
    var isOnBaseline: Bool { form.firstAttribute.isBaseline || form.secondAttribute.isBaseline }

    /// The content guide that stands for a scroll view's edges: the other side lies inside the scroll view. Its size
    /// and its centre are always those of its frame.
    var scrolledContent: UILayoutGuide? {
        guard let first, let second, first !== second, firstOrigin == nil, secondOrigin == nil else { return nil }
        func content(_ item: ItemReference, _ attribute: Attribute, _ other: ItemReference) -> UILayoutGuide? {
            guard attribute.isEdge, let scrolling = item.scrollContainer, let inside = other.owner,
                inside !== scrolling, inside.isDescendant(of: scrolling)
            else { return nil }
            return scrolling.contentGuide
        }
        return content(first, form.firstAttribute, second) ?? content(second, form.secondAttribute, first)
    }
}

extension LayoutItem {
    /// Margins that the margin attributes of the item mean; a content area has those of its scroll view.
    var marginsOfAttributes: UIEdgeInsets {
        if let view = self as? UIView { return view.effectiveLayoutMargins }
        guard let guide = self as? UILayoutGuide, let scrolling = guide.owningView?.scrollContainer,
            guide === scrolling.knownContentGuide
        else { return .zero }
        return scrolling.effectiveLayoutMargins
    }
}

extension NSLayoutConstraint.Relation {
    package var simplex: UnfoldSimplex.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
