/// How a view or guide is known to those who must not keep it alive: its one reference, which forgets it when it goes.
///
/// It does what `weak` does. But an object that was ever weakly referred to counts its references in a table of its own
/// from then on, and every view is referred to by its subviews and constraints: all the engine's work with views would
/// take several times as long.
///
/// Sendable although it changes: the two addresses are set once, before anybody else knows the reference, and cleared
/// once, from whatever thread lets the item go, as atomic words; ``record`` and ``hostedSystem`` belong to the main actor.
class ItemReference: @unchecked Sendable {
    private let viewAddress = SharedAddress()
    private let guideAddress = SharedAddress()
    /// Variables and system constraints of the item in its engine; nil while it takes no part.
    @exclusivity(unchecked) nonisolated(unsafe) final var record: EngineRecord? {
        didSet { holder = record.map { ObjectIdentifier($0.engineReference) } }
    }
    /// Whose record it is, to be compared without counting.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var holder: ObjectIdentifier?
    /// The system that the view hosts; here, so that it can be found once the view is gone.
    @exclusivity(unchecked) nonisolated(unsafe) final var hostedSystem: (any LayoutSystem)?

    /// No system knows the item, and it hosts none.
    final var isUnused: Bool { holder == nil && hostedSystem == nil }

    @inline(__always) final var uncountedView: UncountedView? { viewAddress.pointer.map { UncountedView(at: $0) } }
    @inline(__always) final var view: UIView? { viewAddress.object(as: UIView.self) }
    @inline(__always) final var guide: UILayoutGuide? { guideAddress.object(as: UILayoutGuide.self) }
    var object: AnyObject? { view ?? guide }

    final func refer(to view: UIView) { viewAddress.refer(to: view) }
    final func refer(to guide: UILayoutGuide) { guideAddress.refer(to: guide) }

    /// The item is about to go; from any thread.
    final func forget() {
        viewAddress.forget()
        guideAddress.forget()
    }

    @MainActor final var item: LayoutItem? { view ?? guide }
    /// Whether the item is still there; counts nothing, as asking for it would.
    @inline(__always) final var isAlive: Bool { viewAddress.pointer != nil || guideAddress.pointer != nil }

    /// The view itself, or the view that owns the guide; nil for a guide without owner.
    @MainActor final var owner: UIView? { view ?? guide?.owningView }

    @MainActor final var scrollContainer: (any ScrollContainer)? { uncountedView?.read { $0.scrollContainer } }
    @MainActor static func to(_ object: AnyObject?) -> ItemReference? {
        guard let object else { return nil }
        if let view = object as? UIView { return view.layoutReference }
        return (object as? UILayoutGuide)?.layoutReference ?? ForeignReference(object)
    }
}

/// Something that constraints cannot name; trying is reported.
final class ForeignReference: ItemReference, @unchecked Sendable {
    // Sendable: set once; weak references are read whole from any thread.
    private weak var foreign: AnyObject?
    override var object: AnyObject? { foreign }

    init(_ foreign: AnyObject) { self.foreign = foreign }
}
