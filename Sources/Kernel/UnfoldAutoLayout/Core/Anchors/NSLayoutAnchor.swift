/// One attribute of one item, from which constraints are made. `===` and `==` say whether two anchors are the same one.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, KnownAnchor {
    let anchored: ItemReference
    let attribute: NSLayoutConstraint.Attribute
    final var nextOfItem: (any KnownAnchor)?
    /// The item's own anchor that a constraint's ``NSLayoutConstraint/firstAnchor`` stands for.
    nonisolated private let original: (any Sendable & AnyObject)?

    init(item: ItemReference, attribute: NSLayoutConstraint.Attribute, original: (any Sendable & AnyObject)? = nil) {
        anchored = item
        self.attribute = attribute
        self.original = original
        super.init()
    }

    nonisolated public final var anchorIdentity: AnyObject { original ?? self }
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        (object as? any AnchorIdentity)?.anchorIdentity === anchorIdentity
    }
    nonisolated public override var hash: Int { ObjectIdentifier(anchorIdentity).hashValue }

    public var item: AnyObject? { anchored.object }
    public var name: String { attribute.printed }

    func make<Other>(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Other>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.configure(
            first: anchored, attribute, relation, second: other?.anchored, other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant, firstOrigin: origin, secondOrigin: other?.origin)
        return constraint
    }

    /// Where a distance is counted from; nil for plain anchors.
    var origin: AnchorOrigin? { nil }

    func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        let dimension = NSLayoutDimension(item: other.anchored, attribute: other.attribute)
        dimension.start = AnchorOrigin(reference: anchored, attribute: attribute)
        return dimension
    }

    func systemSpacing(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constant = SystemSpacing.constant(self, after: anchor, multiplier: multiplier)
        let constraint = make(relation, anchor, constant: constant)
        constraint.standardSpace = constant
        constraint.printedClassName = NSLayoutConstraint.systemSpacingClassName
        return constraint
    }
}

/// The start of a distance between two anchors.
struct AnchorOrigin {
    let reference: ItemReference
    var item: AnyObject? { reference.object }
    let attribute: NSLayoutConstraint.Attribute
}

public class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

public class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width, a height, or the distance between two anchors of one axis.
public class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    var start: AnchorOrigin?
    override var origin: AnchorOrigin? { start }

    func size(_ relation: NSLayoutConstraint.Relation, _ c: CGFloat) -> NSLayoutConstraint {
        make(relation, nil as NSLayoutAnchor<NSLayoutDimension>?, constant: c)
    }
}
