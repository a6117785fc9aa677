import Foundation

extension LayoutItem {
    /// The one anchor object of an attribute.
    func anchor<Kind, Anchor: NSLayoutAnchor<Kind>>(
        _ attribute: NSLayoutConstraint.Attribute, _ type: Anchor.Type
    ) -> Anchor {
        if let known = anchorCache[attribute] as? Anchor { return known }
        let anchor = Anchor(item: self, attribute: attribute)
        anchorCache[attribute] = anchor
        return anchor
    }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading, NSLayoutXAxisAnchor.self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing, NSLayoutXAxisAnchor.self) }
    public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left, NSLayoutXAxisAnchor.self) }
    public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right, NSLayoutXAxisAnchor.self) }
    public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX, NSLayoutXAxisAnchor.self) }
    public var topAnchor: NSLayoutYAxisAnchor { anchor(.top, NSLayoutYAxisAnchor.self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom, NSLayoutYAxisAnchor.self) }
    public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY, NSLayoutYAxisAnchor.self) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline, NSLayoutYAxisAnchor.self) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline, NSLayoutYAxisAnchor.self) }
    public var widthAnchor: NSLayoutDimension { anchor(.width, NSLayoutDimension.self) }
    public var heightAnchor: NSLayoutDimension { anchor(.height, NSLayoutDimension.self) }
}

extension UILayoutGuide {
    public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading, NSLayoutXAxisAnchor.self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing, NSLayoutXAxisAnchor.self) }
    public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left, NSLayoutXAxisAnchor.self) }
    public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right, NSLayoutXAxisAnchor.self) }
    public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX, NSLayoutXAxisAnchor.self) }
    public var topAnchor: NSLayoutYAxisAnchor { anchor(.top, NSLayoutYAxisAnchor.self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom, NSLayoutYAxisAnchor.self) }
    public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY, NSLayoutYAxisAnchor.self) }
    public var widthAnchor: NSLayoutDimension { anchor(.width, NSLayoutDimension.self) }
    public var heightAnchor: NSLayoutDimension { anchor(.height, NSLayoutDimension.self) }
}

extension NSLayoutConstraint {
    /// The first item's anchor, as an identity to compare with `===`.
    public var firstAnchor: NSLayoutAnchor<AnyObject> {
        guard let item = firstItem as? LayoutItem else {
            return NSLayoutAnchor<AnyObject>(item: self, attribute: firstAttribute)
        }
        return item.erasedAnchor(firstAttribute)
    }

    /// The second item's anchor, or nil.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        guard secondAttribute != .notAnAttribute else { return nil }
        return (secondItem as? LayoutItem)?.erasedAnchor(secondAttribute)
    }
}

extension LayoutItem {
    /// Generic classes do not convert to one another, but identity is all that callers compare, and the layout of the
    /// object does not depend on its type argument.
    func erasedAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
        let anchor: AnyObject =
            switch attribute.kind {
            case .size: anchor(attribute, NSLayoutDimension.self)
            case .vertical: anchor(attribute, NSLayoutYAxisAnchor.self)
            default: anchor(attribute, NSLayoutXAxisAnchor.self)
            }
        let pointer = Unmanaged.passUnretained(anchor).toOpaque()
        return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(pointer).takeUnretainedValue()
    }
}
