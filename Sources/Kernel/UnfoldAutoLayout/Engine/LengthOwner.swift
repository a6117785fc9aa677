/// The item whose width or height a variable is.
@MainActor struct LengthOwner {
    private let reference: ItemReference
    var item: LayoutItem? { reference.item }
    let axis: NSLayoutConstraint.Axis

    init(_ reference: ItemReference, _ axis: NSLayoutConstraint.Axis) {
        (self.reference, self.axis) = (reference, axis)
    }
}
