import Foundation

extension LayoutItem {
    /// The one anchor object of an attribute.
    func anchor<Kind, Anchor: NSLayoutAnchor<Kind>>(
        _ attribute: NSLayoutConstraint.Attribute, _ type: Anchor.Type
    ) -> Anchor {
        // An attribute has anchors of one class only.
        for known in anchorCache where known.attribute == attribute {
            return unsafeDowncast(known.anchor, to: Anchor.self)
        }
        let anchor = Anchor(item: layoutReference, attribute: attribute)
        anchorCache.append((attribute, anchor))
        return anchor
    }
}

extension UIView {
    /// Left edge, right edge under right to left.
    public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading, NSLayoutXAxisAnchor.self) }
    /// Right edge, left edge under right to left.
    public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing, NSLayoutXAxisAnchor.self) }
    /// Left edge in every direction.
    public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left, NSLayoutXAxisAnchor.self) }
    /// Right edge in every direction.
    public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right, NSLayoutXAxisAnchor.self) }
    /// Horizontal middle.
    public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX, NSLayoutXAxisAnchor.self) }
    /// Upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { anchor(.top, NSLayoutYAxisAnchor.self) }
    /// Lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom, NSLayoutYAxisAnchor.self) }
    /// Vertical middle.
    public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY, NSLayoutYAxisAnchor.self) }
    /// Baseline of the first line of text; the bottom edge without text (fact A9.1).
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline, NSLayoutYAxisAnchor.self) }
    /// Baseline of the last line of text; the bottom edge without text (fact A9.1).
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline, NSLayoutYAxisAnchor.self) }
    /// Width of the alignment rectangle.
    public var widthAnchor: NSLayoutDimension { anchor(.width, NSLayoutDimension.self) }
    /// Height of the alignment rectangle.
    public var heightAnchor: NSLayoutDimension { anchor(.height, NSLayoutDimension.self) }
}

extension UILayoutGuide {
    /// Left edge, right edge under right to left.
    public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading, NSLayoutXAxisAnchor.self) }
    /// Right edge, left edge under right to left.
    public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing, NSLayoutXAxisAnchor.self) }
    /// Left edge in every direction.
    public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left, NSLayoutXAxisAnchor.self) }
    /// Right edge in every direction.
    public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right, NSLayoutXAxisAnchor.self) }
    /// Horizontal middle.
    public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX, NSLayoutXAxisAnchor.self) }
    /// Upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { anchor(.top, NSLayoutYAxisAnchor.self) }
    /// Lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom, NSLayoutYAxisAnchor.self) }
    /// Vertical middle.
    public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY, NSLayoutYAxisAnchor.self) }
    /// Width of the alignment rectangle.
    public var widthAnchor: NSLayoutDimension { anchor(.width, NSLayoutDimension.self) }
    /// Height of the alignment rectangle.
    public var heightAnchor: NSLayoutDimension { anchor(.height, NSLayoutDimension.self) }
}

extension NSLayoutConstraint {
    /// The first item's anchor, as an identity to compare with `===`.
    public var firstAnchor: NSLayoutAnchor<AnyObject> {
        guard let item = first?.item else {
            return NSLayoutAnchor<AnyObject>(item: ForeignReference(self), attribute: firstAttribute)
        }
        return item.erasedAnchor(firstAttribute)
    }

    /// The second item's anchor, or nil.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        guard secondAttribute != .notAnAttribute else { return nil }
        return second?.item?.erasedAnchor(secondAttribute)
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
