import UnfoldAutoLayout
import Foundation

/// What Interface Builder's canvas does with views that have no size of their own.
extension IBBuilder {
    /// In the canvas a view without a natural size is as large across its stack as the stack; when the app runs, its
    /// stack's size constraint at 25 makes it 0. Seen in every recorded frame that shows it.
    func stretchAcrossStacks(_ view: IBView) {
        for child in view.subviews { stretchAcrossStacks(child) }
        guard let stack = hierarchy.views[view.id] as? UIStackView, stack.alignment != .fill else { return }
        for arranged in stack.arrangedSubviews where !hasArranged(arranged) {
            let size = arranged.intrinsicContentSize
            let isRow = stack.axis == .horizontal
            guard (isRow ? size.height : size.width) < 0 else { continue }
            let length =
                isRow
                ? arranged.heightAnchor.constraint(equalTo: stack.heightAnchor)
                : arranged.widthAnchor.constraint(equalTo: stack.widthAnchor)
            length.priority = UILayoutPriority(26)
            length.isActive = true
        }
    }

    /// An arranged view that the document leaves to its mask keeps its length on the canvas, as any view with a mask
    /// does, if it has no natural one. When the app runs, its stack takes the mask away.
    func keepFramesInStacks(_ view: IBView) {
        for child in view.subviews {
            keepFramesInStacks(child)
            guard let stack = hierarchy.views[view.id] as? UIStackView, !child.usesConstraints, !child.isHiddenOnCanvas,
                let made = hierarchy.views[child.id], let frame = child.frame
            else { continue }
            let size = made.intrinsicContentSize
            let isRow = stack.axis == .horizontal
            guard (isRow ? size.width : size.height) < 0 else { continue }
            let length =
                isRow
                ? made.widthAnchor.constraint(equalToConstant: frame.width)
                : made.heightAnchor.constraint(equalToConstant: frame.height)
            length.priority = UILayoutPriority(749)
            length.isActive = true
        }
    }

    /// A stack with something in it; an empty one is a view without a natural size like any other.
    private func hasArranged(_ view: UIView) -> Bool { (view as? UIStackView)?.arrangedSubviews.isEmpty == false }
}
