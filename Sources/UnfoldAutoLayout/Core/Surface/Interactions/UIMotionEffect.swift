import Foundation

/// Moves a view with the device; nothing moves.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    /// An effect.
    public override init() { super.init() }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init() }
    /// None.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes one value with the device's tilt; stored.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which tilt.
    public enum EffectType: Int, Sendable {
        /// Left and right.
        case tiltAlongHorizontalAxis = 0
        /// Up and down.
        case tiltAlongVerticalAxis
    }
    /// Which value.
    public let keyPath: String
    /// Which tilt.
    public let type: EffectType
    /// Stored.
    open var minimumRelativeValue: Any?
    /// Stored.
    open var maximumRelativeValue: Any?
    /// An effect on a value.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
    /// Archives are not read.
    public required init?(coder: NSCoder) { nil }
}

/// Several effects; stored.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// Stored.
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// Stored; nothing moves.
    public var motionEffects: [UIMotionEffect] {
        get { rare?.motionEffects ?? [] }
        set { rarely.motionEffects = newValue }
    }
    /// Stored; nothing moves.
    public func addMotionEffect(_ effect: UIMotionEffect) { rarely.motionEffects.append(effect) }
    /// Lets an effect go.
    public func removeMotionEffect(_ effect: UIMotionEffect) { rarely.motionEffects.removeAll { $0 === effect } }
}
