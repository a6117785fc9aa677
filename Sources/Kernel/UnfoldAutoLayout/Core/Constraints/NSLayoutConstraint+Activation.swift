extension NSLayoutConstraint {
    /// Installs on the nearest common ancestor (facts A4.1 to A4.4).
    func install() {
        guard !isActive, !isMalformed, var ancestor = first?.owner else { return }
        var isPossible = true
        /// - Returns: False for a guide without owner, which leaves the constraint inactive, without complaint.
        func reach(_ reference: ItemReference?) -> Bool {
            guard let reference else { return true }
            guard let owner = reference.owner else { return !reference.isAlive }
            let common = ancestor.nearestCommonAncestor(with: owner)
            if let common { ancestor = common } else { isPossible = false }
            return true
        }
        guard reach(firstOrigin?.reference), reach(second), reach(secondOrigin?.reference) else { return }
        if isPossible {
            ancestor.take(self)
        } else if let first = first?.item {
            UIKitExceptions.raise(
                .generic, noCommonAncestorText(first, second?.item ?? firstOrigin?.reference.item ?? first))
        }
    }

    func uninstall() { owner?.drop(self) }

    private func noCommonAncestorText(_ first: LayoutItem, _ second: LayoutItem) -> String {
        let anchors = [(first, firstAttribute), (second, secondAttribute)].map { item, attribute in
            let type =
                attribute.kind == .size
                ? "NSLayoutDimension" : attribute.isHorizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
            return "<\(type):\(layoutAddress.printed) \"\(item.printedItem).\(attribute.printed)\">"
        }
        return "Unable to activate constraint with anchors \(anchors[0]) and \(anchors[1]) because they have no common "
            + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's "
            + "illegal."
    }
}

extension UIView {
    /// Nearest view that is an ancestor of both, or one of them.
    /// - Complexity: O(depth).
    package func nearestCommonAncestor(with other: UIView) -> UIView? {
        var (one, two) = (UncountedView(self), UncountedView(other))
        // Mostly one is the other's superview, or both have the same.
        let (above, beyond) = (one.superview, two.superview)
        if one == two || beyond == one { return self }
        if above == two { return other }
        if let above, above == beyond { return above.view }
        var difference = depth - other.depth
        while difference > 0, let parent = one.superview { (one, difference) = (parent, difference - 1) }
        while difference < 0, let parent = two.superview { (two, difference) = (parent, difference + 1) }
        while one != two {
            guard let above = one.superview, let beyond = two.superview else { return nil }
            (one, two) = (above, beyond)
        }
        return one.view
    }

    private var depth: Int { sequence(first: UncountedView(self), next: \.superview).reduce(0) { sum, _ in sum + 1 } }

    func take(_ constraint: NSLayoutConstraint) {
        // A view that holds one mostly holds several.
        if constraints.isEmpty { constraints.reserveCapacity(8) }
        constraints.append(constraint)
        constraint.owner = self
        constraint.activationOrder = ActivationOrder.next()
        let host = layoutHost
        host.hostedSystem?.constraintWasActivated(constraint)
        host.markNeedsLayout()
    }

    func drop(_ constraint: NSLayoutConstraint) {
        if let index = constraints.lastIndex(where: { $0 === constraint }) { constraints.remove(at: index) }
        constraint.owner = nil
        constraint.isBroken = false
        constraint.lowered?.system?.constraintWasDeactivated(constraint)
        layoutHost.markNeedsLayout()
    }

    /// `addConstraint(_:)`: the items must be in this view's subtree (fact A4.6).
    func performAddConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive, !constraint.isMalformed else { return }
        // Shorter where a guide has no owner.
        let owners = constraint.namedItems.compactMap(\.layoutOwner)
        guard !owners.isEmpty, owners.allSatisfy({ $0.isDescendant(of: self) }) else {
            LayoutJournal.console("The view hierarchy is not prepared for the constraint: \(constraint.description)")
            UIKitExceptions.raise(
                .generic, "Impossible to set up layout with view hierarchy unprepared for constraint.")
            return
        }
        take(constraint)
    }

    func performRemoveConstraint(_ constraint: NSLayoutConstraint) { if constraint.owner === self { drop(constraint) } }
}

@MainActor enum ActivationOrder {
    private static var last: UInt = 0

    static func next() -> UInt {
        last += 1
        return last
    }
}
