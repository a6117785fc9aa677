/// A rectangle of its owning view that constraints can name, without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    public override init() {
        super.init()
        layoutReference.refer(to: self)
    }
    /// A guide without owner. Archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
        layoutReference.refer(to: self)
    }

    deinit {
        let reference = layoutReference
        reference.forget()
        DispatchQueue.onMain { reference.itemIsGone() }
    }

    nonisolated let layoutReference = ItemReference()

    #if !canImport(ObjectiveC)
        nonisolated(unsafe) final var associatedValues = AssociatedValues()
    #endif

    open internal(set) var owningView: UIView? {
        get { owner?.view }
        set { owner = newValue?.layoutReference }
    }
    private var owner: ItemReference?
    open var identifier: String = "" { didSet { system?.printingRevision += 1 } }
    /// In the owning view's bounds, unrounded; zero until the guide takes part in a solve (fact A10.6). Guides of the
    /// system's own follow the view's insets at once where the view is in a window or its tree was laid out.
    open var layoutFrame: CGRect { solvedLayoutFrame }
    /// Whether another frame would satisfy its constraints as well; false without owner. Solves first if something
    /// changed. (developer.apple.com/documentation/uikit/uilayoutguide/hasambiguouslayout)
    open var hasAmbiguousLayout: Bool { owningView?.layoutHost.systemForLayout().isLayoutAmbiguous(of: self) ?? false }

    /// A guide of margins that are larger than their view takes no space from it: its lengths may be negative.
    var allowsNegativeLengths = false
    package let layoutAddress = LayoutAddress.nextView()
    package var printedClassName: String? {
        didSet { if printedClassName != oldValue { system?.namingRevision += 1 } }
    }
    private var system: (any LayoutSystem)? { owningView?.layoutHost.hostedSystem }
    var anchors = KnownAnchors()
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let attributes: Set<NSLayoutConstraint.Attribute> =
            axis == .horizontal
            ? [.left, .right, .leading, .trailing, .width, .centerX]
            : [.top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline]
        return sequence(first: owningView, next: { $0?.superview }).prefix { $0 != nil }.flatMap { view in
            (view?.constraints ?? []).filter {
                ($0.firstItem === self && attributes.contains($0.firstAttribute))
                    || ($0.secondItem === self && attributes.contains($0.secondAttribute))
            }
        }
    }
}

/// Guides that UIKit makes on demand.
enum SystemGuide: Hashable, CaseIterable {
    case margins, safeArea, readable
}
