/// A view on a walk through a hierarchy from which nothing goes meanwhile: counting it in every step would take longer
/// than the walk.
struct UncountedView: Equatable {
    // Unmanaged: whoever walks holds the view it starts from, and superviews hold their subviews.
    private let reference: Unmanaged<UIView>

    init(_ view: UIView) { reference = Unmanaged.passUnretained(view) }
    init(at address: UnsafeRawPointer) { reference = Unmanaged.fromOpaque(address) }

    var view: UIView { reference.takeUnretainedValue() }
    @MainActor var superview: UncountedView? { read { $0.uncountedSuperview } }

    // Not isolated: a closure of the main actor would ask in every step which actor it is on.
    @inline(__always) func read<Value>(_ body: (UIView) -> Value) -> Value { reference._withUnsafeGuaranteedRef(body) }

    static func == (one: Self, other: Self) -> Bool { one.reference.toOpaque() == other.reference.toOpaque() }
}

extension Unmanaged<ItemReference> {
    // Not isolated, as ``UncountedView/read(_:)``.
    @inline(__always) var uncountedView: UncountedView? { _withUnsafeGuaranteedRef { $0.uncountedView } }
}
