import Foundation

/// Changes one value with the device's tilt; stored.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}

extension UIView {
    public var motionEffects: [UIMotionEffect] {
        get { inertValues["motionEffects"] as? [UIMotionEffect] ?? [] }
        set { inertValues["motionEffects"] = newValue }
    }
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
