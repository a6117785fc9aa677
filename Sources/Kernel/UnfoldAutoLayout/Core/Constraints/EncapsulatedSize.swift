/// The two pins of a content view.
@MainActor struct EncapsulatedSize {
    var width: NSLayoutConstraint?
    var height: NSLayoutConstraint?

    func holds(_ width: CGFloat?, _ height: CGFloat?) -> Bool {
        (width == nil || self.width?.storedConstant == width)
            && (height == nil || self.height?.storedConstant == height)
    }

    static func set(
        _ value: CGFloat?, _ pin: inout NSLayoutConstraint?, _ attribute: NSLayoutConstraint.Attribute,
        _ identifier: String, on view: UIView
    ) {
        guard let value else { return }
        if let pin {
            pin.constant = value
            return
        }
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: value)
        (constraint.identifier, constraint.origin) = (identifier, .encapsulated)
        pin = constraint
        constraint.isActive = true
    }
}
