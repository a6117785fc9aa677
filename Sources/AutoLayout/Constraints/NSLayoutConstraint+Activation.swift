import Foundation

extension NSLayoutConstraint {
    /// Views that own the items, in the order in which they are named; shorter where a guide has no owner.
    var owners: [UIView] { namedItems.compactMap { ($0 as? LayoutItem)?.layoutOwner } }

    /// Installs on the nearest common ancestor (facts A4.1 to A4.4).
    func install() {
        guard holder == nil, !isMalformed, let first = firstItem as? LayoutItem else { return }
        let owners = self.owners
        // A guide without owner leaves the constraint inactive, without complaint.
        guard owners.count == namedItems.count, var ancestor = owners.first else { return }
        for owner in owners.dropFirst() {
            guard let common = ancestor.nearestCommonAncestor(with: owner) else {
                let other = secondItem as? LayoutItem ?? firstOrigin?.item as? LayoutItem ?? first
                UIKitExceptions.raise(.generic, noCommonAncestorText(first, other))
                return
            }
            ancestor = common
        }
        ancestor.take(self)
    }

    func uninstall() { holder?.drop(self) }

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
        if self === other { return self }
        var mine = Set<ObjectIdentifier>()
        for view in sequence(first: self, next: \.superview) { mine.insert(ObjectIdentifier(view)) }
        return sequence(first: other, next: \.superview).first { mine.contains(ObjectIdentifier($0)) }
    }

    /// Holds an active constraint and tells the engine.
    func take(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
        constraint.holder = self
        constraint.activationOrder = ActivationOrder.next()
        layoutHost.hostedEngine?.constraintWasActivated(constraint)
        layoutHost.markNeedsLayout()
    }

    func drop(_ constraint: NSLayoutConstraint) {
        if let index = constraints.lastIndex(where: { $0 === constraint }) { constraints.remove(at: index) }
        constraint.holder = nil
        constraint.lowered?.engine?.constraintWasDeactivated(constraint)
        layoutHost.markNeedsLayout()
    }

    /// `addConstraint(_:)`: the items must be in this view's subtree (fact A4.6).
    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil, !constraint.isMalformed else { return }
        let owners = constraint.owners
        guard !owners.isEmpty, owners.allSatisfy({ $0.isDescendant(of: self) }) else {
            LayoutJournal.console("The view hierarchy is not prepared for the constraint: \(constraint.description)")
            UIKitExceptions.raise(
                .generic, "Impossible to set up layout with view hierarchy unprepared for constraint.")
            return
        }
        take(constraint)
    }

    func letGo(of constraint: NSLayoutConstraint) {
        if constraint.holder === self { drop(constraint) }
    }
}

@MainActor enum ActivationOrder {
    private static var last: UInt = 0

    static func next() -> UInt {
        last += 1
        return last
    }
}
