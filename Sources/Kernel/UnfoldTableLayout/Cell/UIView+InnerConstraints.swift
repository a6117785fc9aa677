/// Which constraints make the size of a cell a matter of Auto Layout, and not of `sizeThatFits(_:)`.
public enum CellConstraints: Sendable {
    /// Those that hold the content view or a subview whose mask is off. What is wholly inside a subview that its frame
    /// places says nothing about the cell.
    case aroundContent
    /// All on or below the content view.
    case anywhere

    /// Default around the content: UIKit's rule is not known.
    @MainActor public static var counted = CellConstraints.aroundContent
}

extension UIView {
    /// Whether the app has put constraints on or below the view that say something about its size.
    package var hasInnerConstraints: Bool {
        if constraints.contains(where: { $0.firstItem !== self || $0.secondItem != nil }) { return true }
        return subviews.contains { view in
            if CellConstraints.counted == .aroundContent, view.translatesAutoresizingMaskIntoConstraints {
                return false
            }
            return !view.constraints.isEmpty || view.hasInnerConstraints
        }
    }
}
