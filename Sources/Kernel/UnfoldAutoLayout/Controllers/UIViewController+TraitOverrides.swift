extension UIViewController {
    public var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides ?? UITraitOverrides() }
        set {
            storedTraitOverrides = newValue
            if newValue.style != overrideUserInterfaceStyle { overrideUserInterfaceStyle = newValue.style }
        }
    }
}
