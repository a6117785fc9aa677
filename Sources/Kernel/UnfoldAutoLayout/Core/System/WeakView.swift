/// A view that an engine knows without keeping it alive: the view owns the engine, not the other way round.
@MainActor struct WeakView {
    private let reference: ItemReference
    var view: UIView? { reference.view }

    init(_ view: UIView) { reference = view.layoutReference }

    /// The view, or a stand-in that prints as UIKit prints an item that is gone.
    var orGone: UIView { view ?? Self.gone }

    static let gone: UIView = {
        let view = UIView()
        view.printedClassName = "(null)"
        return view
    }()
}
