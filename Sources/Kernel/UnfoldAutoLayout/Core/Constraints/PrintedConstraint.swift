extension PrintedConstraint {
    @MainActor init(_ constraint: NSLayoutConstraint, item: (ItemReference?) -> PrintedItem?) {
        func anchor(_ origin: AnchorOrigin) -> Anchor {
            Anchor(item: item(origin.reference), attribute: origin.attribute)
        }
        form = constraint.form
        first = Anchor(item: item(constraint.first), attribute: constraint.firstAttribute)
        second = Anchor(item: item(constraint.second), attribute: constraint.secondAttribute)
        firstOrigin = constraint.firstOrigin.map(anchor)
        secondOrigin = constraint.secondOrigin.map(anchor)
        (constant, priority) = (constraint.storedConstant, constraint.storedPriority)
        (origin, identifier, reportName) = (constraint.origin, constraint.identifier, constraint.reportName)
        className = constraint.printedClassName ?? LayoutNames.className(of: constraint)
        (source, address, isActive) = (constraint.source, constraint.layoutAddress, constraint.isActive)
        standardSpace = constraint.standardSpace
    }

    func names(anyOf items: Set<ObjectIdentifier>) -> Bool {
        for case let item? in [first.item, second.item, firstOrigin?.item, secondOrigin?.item] {
            if items.contains(item.id) { return true }
        }
        return false
    }

    /// As the console prints it: `<NSLayoutConstraint:0x… 'identifier' BODY   (active, names: '|':UIView:0x… )>`.
    var description: String {
        let label = identifier.map { " '\($0)'" } ?? ""
        // The view is what `|` stands for in the visual format.
        let (body, bar) = visualBody ?? (equation(\.printed).description, nil)
        var suffix = isActive ? "active" : "inactive"
        if let bar { suffix += ", names: '|':\(bar.printed) " }
        return "<\(className):\(address.printed)\(label) \(body)   (\(suffix))>"
    }

    /// `A.top == 2*B.bottom + 8` with the items named by `name`.
    func equation(_ name: (PrintedItem) -> String) -> Equation {
        func text(_ anchor: Anchor) -> Equation.Anchor {
            Equation.Anchor(item: anchor.item.map(name) ?? "(null)", attribute: anchor.attribute.printed)
        }
        func side(_ anchor: Anchor, _ origin: Anchor?) -> Equation.Side {
            Equation.Side(text(anchor), from: origin.map(text))
        }
        let hasSecond = second.attribute != .notAnAttribute && form.multiplier != 0
        let isSystemSpace = hasSecond && className == NSLayoutConstraint.systemSpacingClassName
        return Equation(
            first: side(first, firstOrigin), relation: Equation.Relation(form.relation),
            multiplier: hasSecond ? Double(form.multiplier) : 1,
            second: hasSecond ? side(second, secondOrigin) : nil, constant: Double(constant),
            constantForm: isSystemSpace ? printedSpaceName.map { .space($0) } ?? .signed : .signed,
            priority: priority == .required ? nil : priority.rawValue)
    }

    /// Visual format where the first item lies after the second, so that the constant is the gap as it is read: an edge
    /// to the superview's, and neighbours. UIKit prints all other forms as equations.
    private var visualBody: (String, PrintedItem?)? {
        guard form.multiplier == 1, firstOrigin == nil, secondOrigin == nil, let one = first.item,
            let two = second.item, let near = Edge(first.attribute), let other = Edge(second.attribute),
            near.axis == other.axis, near.directional == other.directional
        else { return nil }
        let direction = near.axis == .vertical ? "V" : "H"
        let mark = near.axis == .horizontal && !near.directional ? "(LTR)" : ""
        switch (near.isStart, other.isStart) {
        case (true, true):
            guard one.parent == two.id else { return nil }
            return ("\(direction):|-(\(printedGap))-[\(one.printed)]\(mark)", two)
        case (false, false):
            guard two.parent == one.id else { return nil }
            return ("\(direction):[\(two.printed)]-(\(printedGap))-|\(mark)", one)
        case (true, false):
            guard one.id != two.id, one.parent != two.id, two.parent != one.id else { return nil }
            return ("\(direction):[\(two.printed)]-(\(printedGap))-[\(one.printed)]\(mark)", nil)
        case (false, true): return nil
        }
    }

    private var printedGap: String {
        let sign = form.relation == .equal ? "" : form.relation.printed
        let strength = priority == .required ? "" : "@\(LayoutNumber.print(Double(priority.rawValue)))"
        let points = LayoutNumber.print(constant == 0 ? 0 : constant)
        return sign + (printedSpaceName.map { "\($0)(\(points))" } ?? points) + strength
    }

    /// The constant as long as it is the system's own: Interface Builder's and the visual format's, or that of anchors
    /// and stacks (fact A11.4).
    private var printedSpaceName: String? {
        guard let standardSpace, standardSpace == constant else { return nil }
        return className == NSLayoutConstraint.systemSpacingClassName ? "NSLayoutAnchorConstraintSpace" : "NSSpace"
    }

    private struct Edge {
        let axis: NSLayoutConstraint.Axis
        let isStart: Bool
        let directional: Bool

        init?(_ attribute: NSLayoutConstraint.Attribute) {
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

extension NSLayoutConstraint {
    var printed: PrintedConstraint {
        var printer = ConstraintPrinter()
        return printer.constraint(self)
    }

    /// `A.top == 2*B.bottom + 8` with the items named by `item`.
    func printedEquation(item: (any LayoutItem) -> String) -> String {
        withoutActuallyEscaping(item) { name in
            var printer = ConstraintPrinter(name: name)
            return printer.constraint(self).equation(\.name).description
        }
    }

    nonisolated static let systemSpacingClassName = "_UISystemBaselineConstraint"
}

extension NSLayoutConstraint.Relation {
    package var printed: String { Equation.Relation(self).rawValue }

    var turned: Self { Self(rawValue: -rawValue) ?? self }
}
