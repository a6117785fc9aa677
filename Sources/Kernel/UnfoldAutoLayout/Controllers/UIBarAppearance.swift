@preconcurrency @MainActor open class UINavigationBarAppearance: UINavigationBarAppearanceInert {
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage = UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }
    /// Newer name of ``doneButtonAppearance``.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }
}
