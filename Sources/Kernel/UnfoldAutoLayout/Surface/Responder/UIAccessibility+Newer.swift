extension UIResponder {
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { inertValues["accessibilityCustomContent"] as? [AXCustomContent] ?? [] }
        set { inertValues["accessibilityCustomContent"] = newValue }
    }
}

// Closures as of iOS 17, in the place of the properties of their names.
extension UIResponder {
    public var accessibilityLabelBlock: (() -> String?)? {
        get { inertValues["accessibilityLabelBlock"] as? () -> String? }
        set { inertValues["accessibilityLabelBlock"] = newValue }
    }
    public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
        get { inertValues["accessibilityTraitsBlock"] as? () -> UIAccessibilityTraits }
        set { inertValues["accessibilityTraitsBlock"] = newValue }
    }
}
