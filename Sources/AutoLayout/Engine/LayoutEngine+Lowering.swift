import Foundation
import Simplex

/// From items and attributes to rows.
extension LayoutEngine {
    /// Enters whatever waits: content sizes in the order in which views are first named, then the constraints in the
    /// order of their activation (fact A1.5).
    func lowerWaiting() {
        _ = record(of: host)
        guard !waitingConstraints.isEmpty || !waitingAutoresizing.isEmpty || !waitingContentSizes.isEmpty else {
            return
        }
        // Lowering may make guides of scroll views, whose pins then wait in turn.
        repeat { lowerWaitingOnce() } while !waitingConstraints.isEmpty
        enterLoners()
    }

    /// A view that no constraint names, but which has a content size, takes part with that: it stands at 0 with its own
    /// size (fact A7.2).
    private func enterLoners() {
        guard !waitingLoners.isEmpty else { return }
        let views = waitingLoners.compactMap(\.view)
        waitingLoners.removeAll()
        for view in views where view.engineRecord?.engine !== self && !view.translatesAutoresizingMaskIntoConstraints {
            guard view !== host, view.layoutHost === host else { continue }
            let size = view.intrinsicContentSize
            guard size.width >= 0 || size.height >= 0 else { continue }
            _ = record(of: view)
        }
        enterWaitingContentSizes()
    }

    private func lowerWaitingOnce() {
        let constraints = waitingConstraints.sorted { $0.activationOrder < $1.activationOrder }
        waitingConstraints.removeAll()
        for constraint in constraints where constraint.isActive {
            for item in constraint.namedItems {
                if let item = item as? LayoutItem { _ = record(of: item) }
            }
            if let content = constraint.scrolledContent { _ = record(of: content) }
        }
        let views = waitingAutoresizing.compactMap(\.view)
        waitingAutoresizing.removeAll()
        for view in views { enterAutoresizing(of: view) }
        enterWaitingContentSizes()
        for constraint in constraints where constraint.isActive && constraint.lowered == nil { lower(constraint) }
    }

    /// The item's variables, made on first use together with those of its ancestors, whose positions lie between it
    /// and the rest.
    func record(of item: LayoutItem) -> EngineRecord {
        if let record = item.engineRecord, record.engine === self { return record }
        if let view = item as? UIView, view !== host, let parent = view.superview { _ = record(of: parent) }
        if let guide = item as? UILayoutGuide, let owner = guide.owningView { _ = record(of: owner) }
        let record = EngineRecord(
            engine: self, minX: solver.makeVariable(.free), minY: solver.makeVariable(.free),
            width: solver.makeVariable(.nonNegative), height: solver.makeVariable(.nonNegative))
        item.engineRecord = record
        itemReferences.append(WeakItem(item))
        lengths[record.width] = LengthOwner(item, .horizontal)
        lengths[record.height] = LengthOwner(item, .vertical)
        if let view = item as? UIView {
            enterAutoresizing(of: view)
            waitingContentSizes.append(WeakView(view))
        }
        return record
    }

    private func lower(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem as? LayoutItem else { return }
        let second = constraint.secondAttribute == .notAnAttribute ? nil : constraint.secondItem as? LayoutItem
        let space = CoordinateSpace(of: first, second, constraint: constraint)
        let content = constraint.scrolledContent
        func standIn(_ item: LayoutItem) -> LayoutItem {
            if let content, item === content.owningView { return content }
            return item
        }
        var form = side(standIn(first), constraint.firstAttribute, constraint.firstOrigin, in: space)
        if let second {
            form.subtract(
                side(standIn(second), constraint.secondAttribute, constraint.secondOrigin, in: space),
                times: Double(constraint.multiplier))
        }
        let offset = -form.constant
        attempt {
            let id = try solver.add(
                form.terms, constraint.relation.simplex, Double(constraint.storedConstant) + offset,
                priority: Priority(constraint.storedPriority.rawValue))
            let carriers = baselineCarriers(of: constraint)
            constraint.lowered = LoweredConstraint(
                engine: self, id: id, offset: offset, carriers: carriers.map { WeakView($0) })
            meanings[id] = .constraint(constraint)
            edited.insert(id)
            for carrier in carriers { carrier.engineRecord?.namedBy.append(constraint) }
        }
        var seen: [AnyObject] = []
        for item in constraint.namedItems where !seen.contains(where: { $0 === item }) {
            seen.append(item)
            (item as? LayoutItem)?.engineRecord?.namedBy.append(constraint)
        }
        content?.engineRecord?.namedBy.append(constraint)
    }

    /// One side of a constraint: an attribute, or the distance from an origin to it.
    private func side(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ origin: AnchorOrigin?,
        in space: CoordinateSpace
    ) -> LinearForm {
        var form = linearForm(item, attribute, in: space)
        if let origin, let start = origin.item as? LayoutItem {
            form.subtract(linearForm(start, origin.attribute, in: space), times: 1)
        }
        return form
    }

    /// The views that stand for baselines of a constraint's items, where they are not the items themselves.
    func baselineCarriers(of constraint: NSLayoutConstraint) -> [UIView] {
        let sides = [
            (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
        ]
        return sides.compactMap { baselineCarrier(of: $0 as? LayoutItem, $1) }
    }

    /// The view that another one's baseline is taken from; nil where it is the view's own.
    private func baselineCarrier(
        of item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute
    ) -> UIView? {
        guard attribute.isBaseline, let view = item as? UIView else { return nil }
        let carrier = view.baselineCarrier(isFirst: attribute == .firstBaseline)
        return carrier !== view && carrier.isDescendant(of: host) ? carrier : nil
    }

    /// The attribute's position or length in the space of the nearest common ancestor.
    private func linearForm(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: CoordinateSpace
    ) -> LinearForm {
        let record = record(of: item)
        var form = LinearForm()
        switch attribute {
        case .width: form.add(1, record.width)
        case .height: form.add(1, record.height)
        case .left, .leftMargin, .right, .rightMargin, .leading, .leadingMargin, .trailing, .trailingMargin, .centerX,
            .centerXWithinMargins:
            form = horizontalForm(item, record, attribute, in: space)
        default:
            form = verticalForm(item, record, attribute, in: space)
        }
        return form
    }

    private func horizontalForm(
        _ item: LayoutItem, _ record: EngineRecord, _ attribute: NSLayoutConstraint.Attribute,
        in space: CoordinateSpace
    ) -> LinearForm {
        var form = origin(of: item, record, .horizontal, in: space)
        // A centre is counted from the same side as the leading or trailing edge it is compared with.
        let isCounted = attribute.kind == .directionalHorizontal || attribute.kind == .centerHorizontal
        let mirrored = isCounted && space.isMirrored
        let margins = attribute.isMargin ? item.marginsOfAttributes : .zero
        if attribute.isMargin { record.margins = margins }
        var isFar = false
        switch attribute {
        case .centerX, .centerXWithinMargins: break
        case .left, .leftMargin: isFar = false
        case .right, .rightMargin: isFar = true
        case .leading, .leadingMargin: isFar = mirrored
        default: isFar = !mirrored
        }
        if attribute.kind == .centerHorizontal {
            form.add(0.5, record.width)
            form.constant += Double(margins.left - margins.right) / 2
        } else if isFar {
            form.add(1, record.width)
            form.constant -= Double(margins.right)
        } else {
            form.constant += Double(margins.left)
        }
        guard mirrored else { return form }
        // Under right to left, positions are counted leftward from the ancestor's right edge.
        var turned = LinearForm()
        if let ancestor = space.ancestor { turned.add(1, self.record(of: ancestor).width) }
        turned.subtract(form, times: 1)
        return turned
    }

    private func verticalForm(
        _ item: LayoutItem, _ record: EngineRecord, _ attribute: NSLayoutConstraint.Attribute,
        in space: CoordinateSpace
    ) -> LinearForm {
        if attribute.isBaseline, let view = item as? UIView {
            return baselineForm(view, attribute, in: space)
        }
        var form = origin(of: item, record, .vertical, in: space)
        let margins = attribute.isMargin ? item.marginsOfAttributes : .zero
        if attribute.isMargin { record.margins = margins }
        switch attribute {
        case .top, .topMargin: form.constant += Double(margins.top)
        case .centerY, .centerYWithinMargins:
            form.add(0.5, record.height)
            form.constant += Double(margins.top - margins.bottom) / 2
        default:
            form.add(1, record.height)
            form.constant -= Double(margins.bottom)
        }
        return form
    }

    /// A baseline lies at a fixed distance from an edge, taken from the view that carries the text (facts A9).
    private func baselineForm(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, in space: CoordinateSpace
    ) -> LinearForm {
        let isFirst = attribute == .firstBaseline
        let carrier = baselineCarrier(of: view, attribute) ?? view
        let record = record(of: carrier)
        var form = origin(of: carrier, record, .vertical, in: space)
        if isFirst, let distance = carrier.firstBaselineFromTop {
            form.constant += Double(distance)
        } else {
            form.add(1, record.height)
            form.constant -= Double(isFirst ? 0 : carrier.lastBaselineFromBottom ?? 0)
        }
        return form
    }

    /// Near edge of the item's alignment rectangle, summed up through the superviews below the common ancestor.
    private func origin(
        of item: LayoutItem, _ record: EngineRecord, _ axis: NSLayoutConstraint.Axis, in space: CoordinateSpace
    ) -> LinearForm {
        var form = LinearForm()
        let horizontal = axis == .horizontal
        var view = item.layoutOwner
        if item is UILayoutGuide {
            form.add(1, horizontal ? record.minX : record.minY)
        } else if let own = view {
            let insets = own.alignmentRectInsets
            if own === space.ancestor {
                // Its own bounds are the space: the alignment rectangle starts at the inset.
                form.constant += Double(horizontal ? insets.left : insets.top)
                return form
            }
            form.add(1, horizontal ? record.minX : record.minY)
            view = own.superview
        }
        while let ancestor = view, ancestor !== space.ancestor, ancestor !== host {
            let outer = self.record(of: ancestor)
            let insets = ancestor.alignmentRectInsets
            form.add(1, horizontal ? outer.minX : outer.minY)
            // Variables describe alignment rectangles, subviews live in frames.
            form.constant -= Double(horizontal ? insets.left : insets.top)
            if let scrolling = ancestor.scrollContainer {
                // Bounds that moved over the content move it the other way on screen.
                let seen = self.record(of: scrolling.frameGuide)
                form.add(-1, horizontal ? seen.minX : seen.minY)
            }
            view = ancestor.superview
        }
        return form
    }
}

/// A sum of variables and a number.
struct LinearForm {
    var terms: [Term] = []
    var constant = 0.0

    mutating func add(_ coefficient: Double, _ variable: Variable) { terms.append(Term(coefficient, variable)) }

    mutating func subtract(_ other: LinearForm, times factor: Double) {
        for term in other.terms { terms.append(Term(-factor * term.coefficient, term.variable)) }
        constant -= factor * other.constant
    }
}

/// Where positions of one constraint are counted: in the bounds of the nearest common ancestor.
@MainActor struct CoordinateSpace {
    let ancestor: UIView?
    /// Leading is on the right.
    let isMirrored: Bool

    init(of first: LayoutItem, _ second: LayoutItem?, constraint: NSLayoutConstraint) {
        ancestor = constraint.holder
        // A guide or view follows the direction of the view that owns the first item; what a stack arranges, that of
        // the stack (fact C5.8).
        let isArranged = constraint.origin == .stack && second != nil
        let directing = isArranged ? constraint.holder : first.layoutOwner
        let isDirectional = [constraint.firstAttribute, constraint.secondAttribute].contains {
            $0.kind == .directionalHorizontal
        }
        isMirrored = isDirectional && directing?.resolvedLayoutDirection == .rightToLeft
    }
}

extension NSLayoutConstraint {
    /// The content guide that stands for a scroll view's edges: the other side lies inside the scroll view. Its size
    /// and its centre are always those of its frame.
    var scrolledContent: UILayoutGuide? {
        guard let first = firstItem as? LayoutItem, let second = secondItem as? LayoutItem, first !== second,
            firstOrigin == nil, secondOrigin == nil
        else { return nil }
        func content(_ item: LayoutItem, _ attribute: Attribute, _ other: LayoutItem) -> UILayoutGuide? {
            guard let scrolling = item.scrollContainer, attribute.isEdge, let inside = other.layoutOwner,
                inside !== scrolling, inside.isDescendant(of: scrolling)
            else { return nil }
            return scrolling.contentGuide
        }
        return content(first, firstAttribute, second) ?? content(second, secondAttribute, first)
    }
}

extension LayoutItem {
    /// Margins that the margin attributes of the item mean; a content area has those of its scroll view.
    var marginsOfAttributes: UIEdgeInsets {
        if let view = self as? UIView { return view.effectiveLayoutMargins }
        guard let guide = self as? UILayoutGuide, let scrolling = guide.owningView as? UIScrollView,
            guide === scrolling.guides.content
        else { return .zero }
        return scrolling.effectiveLayoutMargins
    }
}

extension NSLayoutConstraint.Relation {
    var simplex: Simplex.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
