/// A view that a collection view reuses: a cell, header, footer or decoration. It hosts its own constraint system.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isEngineHost = true
    }

    /// A view of a document: its identifier is written there. Archives of another kind are not read.
    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
        super.init(coder: coder)
        isEngineHost = true
    }

    /// Given when it was dequeued; nil for a view that was not.
    open internal(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    /// Called with the attributes of its position, if they differ from those before (fact L2.4); does nothing here.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that suit the view: `layoutAttributes` with the size that its constraints ask for, on the axes
    /// that the layout leaves open (facts L2.9, section "What is fitted").
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes) }

    /// The view is asked for its size again (fact L2.19).
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        owner?.elementDidInvalidateSize(self)
    }

    weak var owner: (any ElementOwner)?
    var element: ElementKey?
    var shownAttributes: UICollectionViewLayoutAttributes?
    /// The state in which it was measured; nil before.
    var measured: MeasuredElement?
    var elementKind: String?
    /// It is displayed, and the delegate, if there was one, was notified before.
    var isAnnounced = false
    /// What the last look for clipped content looked at.
    var checked: CheckedContent?

    /// The view whose constraints give the size.
    var sizingView: UIView { self }
    var sizingInsets: UIEdgeInsets { .zero }
    /// Pins the size of the sizing view, before the view itself takes it.
    func pin(_ size: CGSize) {}
    func didTakeGeometry() {}

    /// Takes the position that attributes name; notifies the view if they differ from those it had.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        let isSame = shownAttributes?.isEqual(attributes) ?? false
        shownAttributes = attributes
        pin(attributes.size)
        if transform != attributes.transform { transform = attributes.transform }
        let rect = attributes.frame
        if attributes.transform == .identity {
            if frame != rect { frame = rect }
        } else {
            bounds.size = rect.size
            center = attributes.center
        }
        if !isSame {
            if alpha != attributes.alpha { alpha = attributes.alpha }
            layer.zPosition = CGFloat(attributes.zIndex)
            apply(attributes)
        }
        didTakeGeometry()
    }
}

struct MeasuredElement {
    var element: ElementKey
    var revision: Int?
    /// The size it was given in; only the lengths it could not choose count.
    var given: CGSize
}

/// Identity of what a collection view shows, whatever its position.
enum ElementKey: Hashable {
    case item(TableRows.RowID)
    /// A supplementary view of a section that exists; `index` is the second number of its path.
    case part(kind: String, section: TableRows.SectionID, index: Int)
    /// A decoration view, or a supplementary view at a path that no section has.
    case other(kind: String, path: IndexPath)
}

extension UICollectionReusableView {
    /// How a registered class is made; nil for a class that is none.
    static func maker(_ viewClass: AnyClass?, identifier: String) -> (() -> UICollectionReusableView)? {
        guard let type = viewClass as? UICollectionReusableView.Type else { return nil }
        return { made(type, reusedAs: identifier) }
    }

    static func made<View: UICollectionReusableView>(_ type: View.Type, reusedAs identifier: String) -> View {
        let view = ObjectiveCMessages.make(type, frame: .zero)
        view.reuseIdentifier = identifier
        return view
    }

    func fittingAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let answer = attributes.copied
        let extras = attributes.extras
        guard extras.isSelfSizing, !(extras.fixedWidth && extras.fixedHeight) else { return answer }
        let target = CGSize(
            width: extras.fixedWidth ? attributes.size.width : 0,
            height: extras.fixedHeight ? attributes.size.height : 0)
        var size = fitted(in: attributes.size, target: target, extras)
        if extras.fixedWidth || size.width <= 0 || !size.width.isFinite { size.width = attributes.size.width }
        if extras.fixedHeight || size.height <= 0 || !size.height.isFinite { size.height = attributes.size.height }
        answer.size = CGSize(
            width: extras.fixedWidth ? size.width : CellMetrics.ceil(size.width),
            height: extras.fixedHeight ? size.height : CellMetrics.ceil(size.height))
        return answer
    }

    /// Constraints answer, or, where there are none, ``sizeThatFits(_:)`` in the slot's size (fact L2.9).
    private func fitted(in slot: CGSize, target: CGSize, _ extras: LayoutExtras) -> CGSize {
        updatePropertiesIfNeeded()
        guard sizingView.hasInnerConstraints || sizingView.intrinsicContentSize.height > 0
        else { return sizeThatFits(slot) }
        return systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: extras.fixedWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: extras.fixedHeight ? .required : .fittingSizeLevel)
    }

    /// Whether anything changed that the last measurement depends on. Never measured counts as changed.
    var sizeIsStale: Bool {
        guard let measured, measured.element == element else { return true }
        return measured.revision == nil || measured.revision != sizingView.systemRevision
    }

    /// The first change since the last measurement; nil if there was none, or no measurement.
    var staleCause: LayoutChange? { measured?.element == element ? sizingView.changeSinceFitting : nil }

    func noteMeasured(given: CGSize) {
        guard let element else { return }
        sizingView.updateConstraintsIfNeeded()
        sizingView.forgetChangeSinceFitting()
        measured = MeasuredElement(element: element, revision: sizingView.systemRevision, given: given)
    }

    /// What the view answers now, without believing it: what made the known size stale stays known.
    func probe(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        sizingView.keepingFitting { preferredLayoutAttributesFitting(attributes.copied).size }
    }
}
