// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Controls+Symbols.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension UIImageView {
    public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) { symbolEffectEnds(effect, nil, completion) }
    public func addSymbolEffect(_ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) { symbolEffectEnds(effect, nil, completion) }
    public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) { symbolEffectEnds(effect, nil, completion) }
    public func removeSymbolEffect(ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) { symbolEffectEnds(effect, nil, completion) }
    public func removeSymbolEffect(ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) { symbolEffectEnds(effect, nil, completion) }
    public func removeSymbolEffect(ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil) { symbolEffectEnds(effect, nil, completion) }
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    public func setSymbolImage(_ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil) { self.image = image; symbolEffectEnds(nil, contentTransition, completion) }
    private func symbolEffectEnds(_ effect: (any SymbolEffect)?, _ transition: (any ContentTransitionSymbolEffect & SymbolEffect)?, _ completion: UISymbolEffectCompletion?) { guard let completion else { return }; ScheduledWork.schedule(after: 0) { completion(UISymbolEffectCompletionContext(isFinished: $0, sender: self, effect: effect, contentTransition: transition)) } }
}

extension UIBarButtonItem {
    public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    public func addSymbolEffect(_ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    public func removeSymbolEffect(ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    public func removeSymbolEffect(ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    public func removeSymbolEffect(ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    public func setSymbolImage(_ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default) { self.image = image }
    public var isSymbolAnimationEnabled: Bool { get { inertValues["isSymbolAnimationEnabled"] as? Bool ?? true } set { inertValues["isSymbolAnimationEnabled"] = newValue } }
}

extension UIButton {
    public var isSymbolAnimationEnabled: Bool { get { inertValues["isSymbolAnimationEnabled"] as? Bool ?? true } set { inertValues["isSymbolAnimationEnabled"] = newValue } }
}
