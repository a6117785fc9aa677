import UIKit

/// A helper in the manner of the layout libraries: `view.pin.edges(to: other, inset: 12)`.
struct Pin {
    let view: UIView

    @discardableResult
    func edges(to other: UIView, inset: CGFloat = 0) -> Pin {
        top(to: other.topAnchor, inset).leading(to: other, inset).trailing(to: other, inset)
            .bottom(to: other.bottomAnchor, inset)
    }

    @discardableResult
    func top(to anchor: NSLayoutYAxisAnchor, _ inset: CGFloat = 0) -> Pin {
        activate(view.topAnchor.constraint(equalTo: anchor, constant: inset))
    }

    @discardableResult
    func bottom(to anchor: NSLayoutYAxisAnchor, _ inset: CGFloat = 0) -> Pin {
        activate(view.bottomAnchor.constraint(equalTo: anchor, constant: -inset))
    }

    @discardableResult
    func leading(to other: UIView, _ inset: CGFloat = 0) -> Pin {
        activate(view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset))
    }

    @discardableResult
    func trailing(to other: UIView, _ inset: CGFloat = 0) -> Pin {
        activate(view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset))
    }

    private func activate(_ constraint: NSLayoutConstraint) -> Pin {
        view.translatesAutoresizingMaskIntoConstraints = false
        constraint.isActive = true
        return self
    }
}

extension UIView {
    var pin: Pin { Pin(view: self) }
}
