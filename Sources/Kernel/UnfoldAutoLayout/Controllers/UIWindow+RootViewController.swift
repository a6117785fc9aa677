extension UIWindow {
    public var rootViewController: UIViewController? {
        get { rootManager as? UIViewController }
        set {
            let old = rootViewController
            guard newValue !== old else { return }
            willChange("rootViewController")
            defer { valuesDidChange() }
            rootManager = newValue
            old?.viewIfLoaded?.removeFromSuperview()
            guard let view = newValue?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
}
