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
    public var up: Self { self }
    public var down: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var clockwise: Self { self }
    /// Counterclockwise.
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
    /// One layer after the other.
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    /// Others are weaker.
    public var dimInactiveLayers: Self { self }
    /// Others are hidden.
    public var hideInactiveLayers: Self { self }
    public var downUp: Self { self }
    public var offUp: Self { self }
    public var upUp: Self { self }
    public var plain: Self { self }
    public var individually: Self { self }
    /// By an angle in degrees.
    public func angle(_ angle: Double) -> Self { self }
    /// Without layers in common.
    public func magic(fallback: SystemSymbolEffect) -> Self { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
    public static var bounce: Self { Self(name: "bounce") }
    /// Becomes weaker and stronger.
    public static var pulse: Self { Self(name: "pulse") }
    /// Layers change their colour.
    public static var variableColor: Self { Self(name: "variableColor") }
    /// Becomes larger or smaller.
    public static var scale: Self { Self(name: "scale") }
    public static var appear: Self { Self(name: "appear") }
    public static var disappear: Self { Self(name: "disappear") }
    public static var replace: Self { Self(name: "replace") }
    /// Becomes another, as suits.
    public static var automatic: Self { Self(name: "automatic") }
    public static var rotate: Self { Self(name: "rotate") }
    public static var wiggle: Self { Self(name: "wiggle") }
    public static var breathe: Self { Self(name: "breathe") }
    public static var drawOn: Self { Self(name: "drawOn") }
    /// Is taken away line by line.
    public static var drawOff: Self { Self(name: "drawOff") }
}

/// How often and fast a symbol moves; nothing moves.
public struct SymbolEffectOptions: Sendable {
    public static let `default` = Self()
    public var repeating: Self { self }
    /// Once.
    public var nonRepeating: Self { self }
    public func `repeat`(_ count: Int?) -> Self { self }
    public func speed(_ speed: Double) -> Self { self }
    public struct RepeatBehavior: Hashable, Sendable {
        let name: String
    }
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
}

extension UIImageView {
    /// Sets the image, at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default, completion: ((Bool) -> Void)? = nil
    ) { self.image = image }
}
