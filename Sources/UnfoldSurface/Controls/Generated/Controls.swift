// Made by Tests/Floors/inert.py from Sources/UnfoldSurface/Inert/Controls.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

extension SymbolEffectOptions {
    public static let repeating = Self()
    public static let nonRepeating = Self()
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    public static func speed(_ speed: Double) -> Self { Self() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
}

extension SymbolEffectOptions.RepeatBehavior {
    public static let continuous = Self(name: "continuous")
    public static let periodic = Self(name: "periodic")
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self(name: "periodic") }
}

@preconcurrency @MainActor open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var title: String?
    open var supportsAlpha: Bool = true
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open var supportsEyedropper: Bool = true
    open var maximumLinearExposure: CGFloat = 1
}

extension UIImageView {
    public func addSymbolEffect(_ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {}
    public func removeSymbolEffect(ofType effect: some SymbolEffect) {}
    public func removeAllSymbolEffects() {}
}
