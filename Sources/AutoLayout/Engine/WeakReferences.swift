/// A view that an engine knows without keeping it alive: the view owns the engine, not the other way round.
@MainActor struct WeakView {
    private(set) weak var view: UIView?

    init(_ view: UIView) { self.view = view }

    /// The view, or a stand-in that prints as UIKit prints an item that is gone.
    var orGone: UIView { view ?? Self.gone }

    private static let gone: UIView = {
        let view = UIView()
        view.printedClassName = "(null)"
        return view
    }()
}

/// A view or guide that an engine knows without keeping it alive.
@MainActor struct WeakItem {
    private(set) weak var item: LayoutItem?

    init(_ item: LayoutItem) { self.item = item }
}

/// The item whose width or height a variable is.
@MainActor struct LengthOwner {
    private(set) weak var item: LayoutItem?
    let axis: NSLayoutConstraint.Axis

    init(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
        self.item = item
        self.axis = axis
    }
}
