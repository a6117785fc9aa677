import Foundation

/// Something to be read that is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    /// In points of the container; stored.
    open var accessibilityFrameInContainerSpace: CGRect = .zero
    open var accessibilityIdentifier: String?

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}

extension UIView: UIAccessibilityIdentification {}
