extension UIView {
    public var motionEffects: [UIMotionEffect] {
        get { inertValues["motionEffects"] as? [UIMotionEffect] ?? [] }
        set { inertValues["motionEffects"] = newValue }
    }
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
