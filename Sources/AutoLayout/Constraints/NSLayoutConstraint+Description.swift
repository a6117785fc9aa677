import Foundation

extension NSLayoutConstraint {
    /// As the console prints it: `<NSLayoutConstraint:0x… 'identifier' BODY   (active, names: '|':UIView:0x… )>`.
    var layoutDescription: String {
        let name = printedClassName ?? LayoutNames.className(of: self)
        let label = identifier.map { " '\($0)'" } ?? ""
        let (body, bar) = printedBody()
        var suffix = isActive ? "active" : "inactive"
        if let bar { suffix += ", names: '|':\(bar.printedItem) " }
        return "<\(name):\(layoutAddress.printed)\(label) \(body)   (\(suffix))>"
    }

    /// The body, and the view that `|` stands for when the visual format is used.
    private func printedBody() -> (String, UIView?) {
        visualBody() ?? (printedEquation(item: { $0.printedItem }), nil)
    }

    /// `A.top == 2*B.bottom + 8` with the items named by `item`.
    func printedEquation(item: (LayoutItem) -> String) -> String {
        func side(_ object: AnyObject?, _ attribute: Attribute, _ origin: AnchorOrigin?) -> String {
            let plain = "\((object as? LayoutItem).map(item) ?? "(null)").\(attribute.printed)"
            guard let origin else { return plain }
            return "(\(plain) - \((origin.item as? LayoutItem).map(item) ?? "(null)").\(origin.attribute.printed))"
        }
        var text = "\(side(firstItem, firstAttribute, firstOrigin)) \(relation.printed)"
        if secondAttribute != .notAnAttribute, multiplier != 0 {
            let scale = multiplier == 1 ? "" : "\(LayoutNumber.print(multiplier))*"
            text += " \(scale)\(side(secondItem, secondAttribute, secondOrigin))"
            if storedConstant != 0 {
                text += " \(storedConstant < 0 ? "-" : "+") \(LayoutNumber.print(abs(storedConstant)))"
            }
        } else {
            text +=
                storedConstant < 0
                ? " - \(LayoutNumber.print(-storedConstant))" : " \(LayoutNumber.print(storedConstant))"
        }
        if storedPriority != .required { text += " @\(LayoutNumber.print(Double(storedPriority.rawValue)))" }
        return text
    }

    /// Visual format for an edge to the superview's and for neighbours, as UIKit prefers it.
    private func visualBody() -> (String, UIView?)? {
        guard multiplier == 1, firstOrigin == nil, secondOrigin == nil, let first = firstItem as? LayoutItem,
            let second = secondItem as? LayoutItem,
            let near = Edge(firstAttribute), let other = Edge(secondAttribute), near.axis == other.axis,
            near.directional == other.directional
        else { return nil }
        let direction = near.axis == .vertical ? "V" : "H"
        let mark = near.axis == .horizontal && !near.directional ? "(LTR)" : ""
        func bar(_ item: LayoutItem, of child: LayoutItem) -> UIView? {
            guard let view = item as? UIView else { return nil }
            let parent = child is UILayoutGuide ? child.layoutOwner : child.layoutOwner?.superview
            return parent === view ? view : nil
        }
        if near.isStart == other.isStart {
            // X.top == super.top + c, or the other way round with the sign turned.
            let (child, parent, inset): (LayoutItem, UIView, CGFloat)
            if let view = bar(second, of: first) {
                (child, parent, inset) = (first, view, near.isStart ? storedConstant : -storedConstant)
            } else if let view = bar(first, of: second) {
                (child, parent, inset) = (second, view, near.isStart ? -storedConstant : storedConstant)
            } else {
                return nil
            }
            let turned = (child === first) != near.isStart
            let gap = printedGap(inset, turned: turned)
            let body =
                near.isStart
                ? "\(direction):|-(\(gap))-[\(child.printedItem)]\(mark)"
                : "\(direction):[\(child.printedItem)]-(\(gap))-|\(mark)"
            return (body, parent)
        }
        // Neighbours: the one whose start is named stands after the other.
        guard !(first === second), bar(first, of: second) == nil, bar(second, of: first) == nil else { return nil }
        let (before, after) = near.isStart ? (second, first) : (first, second)
        let gap = printedGap(near.isStart ? storedConstant : -storedConstant, turned: !near.isStart)
        return ("\(direction):[\(before.printedItem)]-(\(gap))-[\(after.printedItem)]\(mark)", nil)
    }

    private func printedGap(_ gap: CGFloat, turned: Bool) -> String {
        let shown = turned ? relation.turned : relation
        let sign = shown == .equal ? "" : shown.printed
        let priority = storedPriority == .required ? "" : "@\(LayoutNumber.print(Double(storedPriority.rawValue)))"
        let number = LayoutNumber.print(gap == 0 ? 0 : gap)
        let points = standardSpace == storedConstant && standardSpace != nil ? "NSSpace(\(number))" : number
        return sign + points + priority
    }

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
    var printed: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    var turned: Self {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
