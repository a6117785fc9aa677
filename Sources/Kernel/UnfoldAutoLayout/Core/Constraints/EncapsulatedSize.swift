/// The two pins of a content view.
@MainActor struct EncapsulatedSize {
    var width: NSLayoutConstraint?
    var height: NSLayoutConstraint?

    mutating func set(
        _ value: CGFloat?, _ pin: WritableKeyPath<EncapsulatedSize, NSLayoutConstraint?>,
        _ attribute: NSLayoutConstraint.Attribute, _ identifier: String, on view: UIView
    ) {
        guard let value else { return }
        if let known = self[keyPath: pin] {
            known.constant = value
            return
        }
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: value)
        constraint.identifier = identifier
        constraint.origin = .encapsulated
        self[keyPath: pin] = constraint
        constraint.isActive = true
    }
}
