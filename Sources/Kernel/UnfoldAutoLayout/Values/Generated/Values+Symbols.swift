// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values+Symbols.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

/// What moves a symbol (developer.apple.com/documentation/symbols): accepted, nothing moves.
public protocol SymbolEffect: Hashable, Sendable {}

public protocol DiscreteSymbolEffect {}

public protocol IndefiniteSymbolEffect {}

public protocol TransitionSymbolEffect {}

public protocol ContentTransitionSymbolEffect {}

public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {}

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var pulse: Self { self }
    public var plain: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var individually: Self { self }
    public var reversed: Self { self }
    public var nonReversed: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var individually: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public static var downUp: Self { Self() }
    public static var upUp: Self { Self() }
    public static var offUp: Self { Self() }
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var cumulative: Self { self }
    public var iterative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var hideInactiveLayers: Self { self }
    public var dimInactiveLayers: Self { self }
}

public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var up: Self { self }
    public var down: Self { self }
    public var forward: Self { self }
    public var backward: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public func custom(angle: Double) -> Self { self }
}

extension ReplaceSymbolEffect {
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {}
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: Self { Self() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: Self { Self() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: Self { Self() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: Self { Self() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    public static var drawOff: Self { Self() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    public static var drawOn: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: Self { Self() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: Self { Self() }
}

public struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = Self()
    public static let repeating = Self()
    public static let nonRepeating = Self()
    public static func speed(_ speed: Double) -> Self { Self() }
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
    public var repeating: Self { self }
    public var nonRepeating: Self { self }
    public func speed(_ speed: Double) -> Self { self }
    public func `repeat`(_ count: Int?) -> Self { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
}

extension SymbolEffectOptions {
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = Self()
        public static let periodic = Self()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
    }
}

public struct UISymbolContentTransition: Sendable {
    public init(_ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default) {}
}

@preconcurrency @MainActor public struct UISymbolEffectCompletionContext {
    public let isFinished: Bool
    public let sender: Any?
    public let effect: (any SymbolEffect)?
    public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void
