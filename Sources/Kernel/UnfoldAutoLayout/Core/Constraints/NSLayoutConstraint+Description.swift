extension NSLayoutConstraint {
    /// As the console prints it: `<NSLayoutConstraint:0x… 'identifier' BODY   (active, names: '|':UIView:0x… )>`.
    var layoutDescription: String {
        let name = printedClassName ?? LayoutNames.className(of: self)
        let label = identifier.map { " '\($0)'" } ?? ""
        // The view is what `|` stands for in the visual format.
        let (body, bar) = visualBody() ?? (printedEquation(item: { $0.printedItem }), nil)
        var suffix = isActive ? "active" : "inactive"
        if let bar { suffix += ", names: '|':\(bar.printedItem) " }
        return "<\(name):\(layoutAddress.printed)\(label) \(body)   (\(suffix))>"
    }

    /// `A.top == 2*B.bottom + 8` with the items named by `item`.
    func printedEquation(item: (LayoutItem) -> String) -> String { equation(item: item).description }

    func equation(item: (LayoutItem) -> String) -> Equation {
        func anchor(_ reference: ItemReference?, _ attribute: Attribute) -> Equation.Anchor {
            Equation.Anchor(item: reference?.item.map(item) ?? "(null)", attribute: attribute.printed)
        }
        func side(_ reference: ItemReference?, _ attribute: Attribute, _ origin: AnchorOrigin?) -> Equation.Side {
            Equation.Side(anchor(reference, attribute), from: origin.map { anchor($0.reference, $0.attribute) })
        }
        let hasSecond = secondAttribute != .notAnAttribute && form.multiplier != 0
        let isSystemSpace = hasSecond && printedClassName == Self.systemSpacingClassName
        return Equation(
            first: side(first, firstAttribute, firstOrigin), relation: Equation.Relation(relation),
            multiplier: hasSecond ? Double(form.multiplier) : 1,
            second: hasSecond ? side(second, secondAttribute, secondOrigin) : nil, constant: Double(storedConstant),
            constantForm: isSystemSpace ? printedSpaceName.map { .space($0) } ?? .signed : .signed,
            priority: storedPriority == .required ? nil : storedPriority.rawValue)
    }

    /// Visual format where the first item lies after the second, so that the constant is the gap as it is read: an edge
    /// to the superview's, and neighbours. UIKit prints all other forms as equations.
    private func visualBody() -> (String, UIView?)? {
        guard form.multiplier == 1, firstOrigin == nil, secondOrigin == nil, let first = first?.item,
            let second = second?.item, let near = Edge(firstAttribute), let other = Edge(secondAttribute),
            near.axis == other.axis, near.directional == other.directional
        else { return nil }
        let direction = near.axis == .vertical ? "V" : "H"
        let mark = near.axis == .horizontal && !near.directional ? "(LTR)" : ""
        func parent(of child: LayoutItem, is item: LayoutItem) -> UIView? {
            let parent = child is UILayoutGuide ? child.layoutOwner : child.layoutOwner?.superview
            return item === parent ? parent : nil
        }
        switch (near.isStart, other.isStart) {
        case (true, true):
            guard let bar = parent(of: first, is: second) else { return nil }
            return ("\(direction):|-(\(printedGap))-[\(first.printedItem)]\(mark)", bar)
        case (false, false):
            guard let bar = parent(of: second, is: first) else { return nil }
            return ("\(direction):[\(second.printedItem)]-(\(printedGap))-|\(mark)", bar)
        case (true, false):
            guard first !== second, parent(of: first, is: second) == nil, parent(of: second, is: first) == nil
            else { return nil }
            return ("\(direction):[\(second.printedItem)]-(\(printedGap))-[\(first.printedItem)]\(mark)", nil)
        case (false, true): return nil
        }
    }

    private var printedGap: String {
        let sign = relation == .equal ? "" : relation.printed
        let priority = storedPriority == .required ? "" : "@\(LayoutNumber.print(Double(storedPriority.rawValue)))"
        let constant = LayoutNumber.print(storedConstant == 0 ? 0 : storedConstant)
        return sign + (printedSpaceName.map { "\($0)(\(constant))" } ?? constant) + priority
    }

    /// The constant as long as it is the system's own: Interface Builder's and the visual format's, or that of anchors
    /// and stacks (fact A11.4).
    private var printedSpaceName: String? {
        guard let standardSpace, standardSpace == storedConstant else { return nil }
        return printedClassName == Self.systemSpacingClassName ? "NSLayoutAnchorConstraintSpace" : "NSSpace"
    }

    static let systemSpacingClassName = "_UISystemBaselineConstraint"

    private struct Edge {
        let axis: Axis
        let isStart: Bool
        let directional: Bool

        init?(_ attribute: Attribute) {
            switch attribute {
            case .top: (axis, isStart, directional) = (.vertical, true, true)
            case .bottom: (axis, isStart, directional) = (.vertical, false, true)
            case .leading: (axis, isStart, directional) = (.horizontal, true, true)
            case .trailing: (axis, isStart, directional) = (.horizontal, false, true)
            case .left: (axis, isStart, directional) = (.horizontal, true, false)
            case .right: (axis, isStart, directional) = (.horizontal, false, false)
            default: return nil
            }
        }
    }
}

extension NSLayoutConstraint.Relation {
    package var printed: String { Equation.Relation(self).rawValue }

    var turned: Self { Self(rawValue: -rawValue) ?? self }
}
