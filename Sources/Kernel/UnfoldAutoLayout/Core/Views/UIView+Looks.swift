// Looks that a view shares with its layer. In UIKit the layer owns them and never calls the view's properties, which apps
// override to mirror a look in the layer; so the layer sets what is stored here, and nothing that can be overridden.
extension UIView {
    /// Whether the view is hidden. Stack views are notified of what is set on the view, not on its layer.
    func setHidden(_ hidden: Bool, isLayers: Bool) {
        guard hidden != storedIsHidden else { return }
        willChange("hidden")
        storedIsHidden = hidden
        if !isLayers { (superview as? ArrangingView)?.arrangedViewDidChangeHidden(self) }
        sharedValuesDidChange()
    }

    /// Whether ``tintColor`` is another one when the view's own is set.
    func isOtherTint(_ own: UIColor?) -> Bool {
        let tint: UIColor = own ?? superview?.tintColor ?? .systemBlue
        return tint != tintColor
    }

    var storedContentScale: CGFloat {
        get { rare?.contentScaleFactor ?? LayoutEnvironment.displayScale }
        set {
            rarely.contentScaleFactor = newValue
            sharedValuesDidChange()
        }
    }

    /// Tells observers of the view, and those of its layer if there is one, of what both share.
    func sharedValuesDidChange() {
        valuesDidChange()
        if let storedLayer { objectDidChange(storedLayer) }
    }
}
