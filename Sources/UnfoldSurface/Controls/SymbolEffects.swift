import Foundation
import UnfoldAutoLayout

/// Moves a symbol; nothing moves.
public protocol SymbolEffect: Sendable {}
/// Moves a symbol once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// Moves a symbol until it is taken away.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// Moves one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect of the system, by its name.
public struct SystemSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, ContentTransitionSymbolEffect, Hashable
{
    let name: String
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// To the left.
    public var left: Self { self }
    /// To the right.
    public var right: Self { self }
    /// Clockwise.
    public var clockwise: Self { self }
    /// Counterclockwise.
    public var counterClockwise: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
    /// One layer after the other.
    public var iterative: Self { self }
    /// Layers stay.
    public var cumulative: Self { self }
    /// Back again.
    public var reversing: Self { self }
    /// Not back again.
    public var nonReversing: Self { self }
    /// Others are weaker.
    public var dimInactiveLayers: Self { self }
    /// Others are hidden.
    public var hideInactiveLayers: Self { self }
    /// Down, then up.
    public var downUp: Self { self }
    /// Away, then back.
    public var offUp: Self { self }
    /// Up, then away.
    public var upUp: Self { self }
    /// Without moving.
    public var plain: Self { self }
    /// All at once.
    public var individually: Self { self }
    /// By an angle in degrees.
    public func angle(_ angle: Double) -> Self { self }
    /// Without layers in common.
    public func magic(fallback: SystemSymbolEffect) -> Self { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
    /// Jumps.
    public static var bounce: Self { Self(name: "bounce") }
    /// Becomes weaker and stronger.
    public static var pulse: Self { Self(name: "pulse") }
    /// Layers change their colour.
    public static var variableColor: Self { Self(name: "variableColor") }
    /// Becomes larger or smaller.
    public static var scale: Self { Self(name: "scale") }
    /// Comes.
    public static var appear: Self { Self(name: "appear") }
    /// Goes.
    public static var disappear: Self { Self(name: "disappear") }
    /// Becomes another.
    public static var replace: Self { Self(name: "replace") }
    /// Becomes another, as suits.
    public static var automatic: Self { Self(name: "automatic") }
    /// Turns.
    public static var rotate: Self { Self(name: "rotate") }
    /// Trembles.
    public static var wiggle: Self { Self(name: "wiggle") }
    /// Breathes.
    public static var breathe: Self { Self(name: "breathe") }
    /// Is drawn.
    public static var drawOn: Self { Self(name: "drawOn") }
    /// Is taken away line by line.
    public static var drawOff: Self { Self(name: "drawOff") }
}

/// How often and fast a symbol moves; nothing moves.
public struct SymbolEffectOptions: Sendable {
    /// As suits.
    public static let `default` = Self()
    /// Without end.
    public static let repeating = Self()
    /// Once.
    public static let nonRepeating = Self()
    /// Without end.
    public var repeating: Self { self }
    /// Once.
    public var nonRepeating: Self { self }
    /// So often.
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    /// So fast.
    public static func speed(_ speed: Double) -> Self { Self() }
    /// So often.
    public func `repeat`(_ count: Int?) -> Self { self }
    /// So fast.
    public func speed(_ speed: Double) -> Self { self }
    /// How often.
    public struct RepeatBehavior: Hashable, Sendable {
        let name: String
        /// Without end.
        public static let continuous = Self(name: "continuous")
        /// Without end, with rests.
        public static let periodic = Self(name: "periodic")
        /// So often, with rests in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self(name: "periodic") }
    }
    /// So often.
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
    /// So often.
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
}

extension UIImageView {
    /// Accepted: nothing moves.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {}
    /// Accepted: nothing moves.
    public func removeSymbolEffect(ofType effect: some SymbolEffect) {}
    /// Accepted: nothing moves.
    public func removeAllSymbolEffects() {}
    /// Sets the image, at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default, completion: ((Bool) -> Void)? = nil
    ) { self.image = image }
}
