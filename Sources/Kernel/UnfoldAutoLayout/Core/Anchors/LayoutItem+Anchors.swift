/// One of the anchors that an item has.
@MainActor protocol KnownAnchor: AnyObject {
    var attribute: NSLayoutConstraint.Attribute { get }
    var nextOfItem: (any KnownAnchor)? { get set }
}

/// The anchors of an item: a list, few enough to look through.
@MainActor struct KnownAnchors {
    private var newest: (any KnownAnchor)?
    /// By raw value: most anchors are asked for once, and need no look.
    private var attributes: UInt32 = 0

    func find<Anchor: KnownAnchor>(_ attribute: NSLayoutConstraint.Attribute) -> Anchor? {
        guard attributes & 1 << attribute.rawValue != 0 else { return nil }
        var next = newest
        while let known = next {
            if known.attribute == attribute, let anchor = known as? Anchor { return anchor }
            next = known.nextOfItem
        }
        return nil
    }

    mutating func add<Anchor: KnownAnchor>(_ anchor: Anchor) -> Anchor {
        anchor.nextOfItem = newest
        newest = anchor
        attributes |= 1 << anchor.attribute.rawValue
        return anchor
    }
}

extension LayoutItem {
    func horizontalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        anchors.find(attribute) ?? anchors.add(NSLayoutXAxisAnchor(item: layoutReference, attribute: attribute))
    }

    func verticalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        anchors.find(attribute) ?? anchors.add(NSLayoutYAxisAnchor(item: layoutReference, attribute: attribute))
    }

    func sizeAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        anchors.find(attribute) ?? anchors.add(NSLayoutDimension(item: layoutReference, attribute: attribute))
    }

    /// Generic classes do not convert to one another: an object of its own stands for the attribute's anchor.
    fileprivate func erasedAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
        if let anchor: NSLayoutAnchor<AnyObject> = anchors.find(attribute) { return anchor }
        let original: any Sendable & AnyObject =
            switch attribute.kind {
            case .size: sizeAnchor(attribute)
            case .vertical: verticalAnchor(attribute)
            default: horizontalAnchor(attribute)
            }
        return anchors.add(NSLayoutAnchor<AnyObject>(item: layoutReference, attribute: attribute, original: original))
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
