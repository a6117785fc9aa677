/// One of the anchors that an item has: a list, few enough to look through.
@MainActor protocol KnownAnchor: AnyObject {
    var attribute: NSLayoutConstraint.Attribute { get }
    var nextOfItem: (any KnownAnchor)? { get set }
}

extension LayoutItem {
    private func known<Anchor: KnownAnchor>(_ attribute: NSLayoutConstraint.Attribute) -> Anchor? {
        var next = newestAnchor
        while let known = next {
            if known.attribute == attribute, let anchor = known as? Anchor { return anchor }
            next = known.nextOfItem
        }
        return nil
    }

    private func keep<Anchor: KnownAnchor>(_ anchor: Anchor) -> Anchor {
        anchor.nextOfItem = newestAnchor
        newestAnchor = anchor
        return anchor
    }

    func horizontalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        known(attribute) ?? keep(NSLayoutXAxisAnchor(item: layoutReference, attribute: attribute))
    }

    func verticalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        known(attribute) ?? keep(NSLayoutYAxisAnchor(item: layoutReference, attribute: attribute))
    }

    func sizeAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        known(attribute) ?? keep(NSLayoutDimension(item: layoutReference, attribute: attribute))
    }

    /// Generic classes do not convert to one another: an object of its own stands for the attribute's anchor.
    fileprivate func erasedAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
        if let anchor: NSLayoutAnchor<AnyObject> = known(attribute) { return anchor }
        let original: any Sendable & AnyObject =
            switch attribute.kind {
            case .size: sizeAnchor(attribute)
            case .vertical: verticalAnchor(attribute)
            default: horizontalAnchor(attribute)
            }
        return keep(NSLayoutAnchor<AnyObject>(item: layoutReference, attribute: attribute, original: original))
    }
}

extension NSLayoutConstraint {
    /// The first item's anchor, to compare with `===` or `==`.
    public var firstAnchor: NSLayoutAnchor<AnyObject> {
        guard let item = first?.item
        else { return NSLayoutAnchor<AnyObject>(item: ForeignReference(self), attribute: firstAttribute) }
        return item.erasedAnchor(firstAttribute)
    }

    /// The second item's anchor, or nil.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        guard secondAttribute != .notAnAttribute else { return nil }
        return second?.item?.erasedAnchor(secondAttribute)
    }
}
