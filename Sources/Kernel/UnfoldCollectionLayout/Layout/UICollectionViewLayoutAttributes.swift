/// Where an element of a collection view stands and how it is shown.
///
/// Bound to no actor, so that subclasses may override `copy(with:)` and `isEqual(_:)` as they do in UIKit.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Points of the content. Setting it sets ``center`` and ``size``.
    open var frame: CGRect {
        get {
            CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// Points of the content.
    open var center = CGPoint.zero
    /// Points; setting it keeps the ``center`` (fact L7.6).
    open var size = CGSize.zero
    /// From the origin in points. Setting it sets the ``size``.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// Applied to the view around its centre. Default identity.
    open var transform = CGAffineTransform.identity
    /// Opacity of the view, 0 to 1. Default 1.
    open var alpha: CGFloat = 1
    /// Stored; its flat part is ``transform``.
    open var transform3D: CATransform3D {
        get { storedTransform ?? CATransform3DMakeAffineTransform(transform) }
        set {
            storedTransform = newValue
            transform = CATransform3DGetAffineTransform(newValue)
        }
    }
    private var storedTransform: CATransform3D?
    /// Greater ones lie in front. Default 0.
    open var zIndex = 0
    /// A hidden element has no view. Default false.
    open var isHidden = false
    /// Section and item; of a supplementary view whatever its layout means by it.
    open var indexPath = IndexPath()

    /// Cell, supplementary or decoration view.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// Kind of a supplementary or decoration view; nil for cells.
    open private(set) var representedElementKind: String?

    /// What UIKit's own layouts add: whether the element is asked for its size, and where it may float.
    package var extras = LayoutExtras()

    /// A copy of the same class; subclasses copy their own properties after calling `super`.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = ObjectiveCMessages.make(type(of: self))
        copy.center = center
        copy.size = size
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.extras = extras
        return copy
    }

    /// Same element, geometry and look; subclasses compare their own properties too. A view that stands already is
    /// given new attributes only if they differ by this (fact L2.4).
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self)
        else { return false }
        return center == other.center && size == other.size && transform == other.transform && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
    }

    open override var hash: Int { indexPath.hashValue }

    /// Attributes of the class that a layout names; a supplementary view's where there is a kind.
    @MainActor static func made(
        _ type: AnyClass, _ indexPath: IndexPath, kind: String? = nil
    ) -> UICollectionViewLayoutAttributes {
        let known = type as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
        let made = ObjectiveCMessages.make(known)
        made.indexPath = indexPath
        if let kind {
            made.representedElementCategory = .supplementaryView
            made.representedElementKind = kind
        }
        return made
    }

    package var copied: UICollectionViewLayoutAttributes { copy(with: nil) as! UICollectionViewLayoutAttributes }
}

/// What layouts of the system know of an element beside its public attributes.
package struct LayoutExtras {
    package var isSelfSizing = true
    /// Lengths that the element's answer cannot change.
    package var fixedWidth = false
    package var fixedHeight = false
    package var list: ListRowLook?

    package init() {}
}
