extension UIView {
    /// See ``UITraitOverrides``.
    public var traitOverrides: UITraitOverrides {
        get { rare?.traitOverrides ?? UITraitOverrides() }
        set {
            rarely.traitOverrides = newValue
            if newValue.style != overrideUserInterfaceStyle { overrideUserInterfaceStyle = newValue.style }
        }
    }
}
