enum KnownAnchor {
    case horizontal(NSLayoutXAxisAnchor)
    case vertical(NSLayoutYAxisAnchor)
    case size(NSLayoutDimension)
    case erased(NSLayoutAnchor<AnyObject>)
}

extension LayoutItem {
    /// Mostly each has some: the list does not grow one by one.
    fileprivate func keep(_ anchor: KnownAnchor) {
        if anchorCache.isEmpty { anchorCache.reserveCapacity(4) }
        anchorCache.append(anchor)
    }

    func horizontalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        for case .horizontal(let anchor) in anchorCache where anchor.attribute == attribute { return anchor }
        let anchor = NSLayoutXAxisAnchor(item: layoutReference, attribute: attribute)
        keep(.horizontal(anchor))
        return anchor
    }

    func verticalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        for case .vertical(let anchor) in anchorCache where anchor.attribute == attribute { return anchor }
        let anchor = NSLayoutYAxisAnchor(item: layoutReference, attribute: attribute)
        keep(.vertical(anchor))
        return anchor
    }

    func sizeAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        for case .size(let anchor) in anchorCache where anchor.attribute == attribute { return anchor }
        let anchor = NSLayoutDimension(item: layoutReference, attribute: attribute)
        keep(.size(anchor))
        return anchor
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

extension LayoutItem {
    /// Generic classes do not convert to one another: an object of its own stands for the attribute's anchor.
    fileprivate func erasedAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
        for case .erased(let anchor) in anchorCache where anchor.attribute == attribute { return anchor }
        let original: any Sendable & AnyObject =
            switch attribute.kind {
            case .size: sizeAnchor(attribute)
            case .vertical: verticalAnchor(attribute)
            default: horizontalAnchor(attribute)
            }
        let anchor = NSLayoutAnchor<AnyObject>(item: layoutReference, attribute: attribute, original: original)
        keep(.erased(anchor))
        return anchor
    }
}
