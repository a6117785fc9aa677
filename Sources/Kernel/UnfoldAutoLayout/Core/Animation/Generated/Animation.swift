// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Animation.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

// Sendable: as Apple's, set up before others read it.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    public let animationCurve: UIView.AnimationCurve
    public override init() { self.animationCurve = .easeInOut }
    public init(animationCurve curve: UIView.AnimationCurve) { self.animationCurve = curve }
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { self.animationCurve = .easeInOut }
}

extension UIView {
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    public class func commitAnimations() {}
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    public class func setAnimationDelay(_ delay: TimeInterval) {}
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
}

extension UIView.AnimationOptions {
    public static let allowUserInteraction = UIView.AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = UIView.AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = UIView.AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = UIView.AnimationOptions(rawValue: 1 << 4)
    public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
    public static let curveEaseInOut: UIView.AnimationOptions = []
    public static let curveEaseIn = UIView.AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = UIView.AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = UIView.AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    public static let preferredFramesPerSecond60 = UIView.AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = UIView.AnimationOptions(rawValue: 7 << 24)
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
}

extension UIView.KeyframeAnimationOptions {
    public static let layoutSubviews = UIView.KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = UIView.KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = UIView.KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = UIView.KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = UIView.KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = UIView.KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = UIView.KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: UIView.KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = UIView.KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = UIView.KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = UIView.KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = UIView.KeyframeAnimationOptions(rawValue: 4 << 10)
}

@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

@preconcurrency @MainActor open class UIViewPropertyAnimatorInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open var isInterruptible: Bool { get { inertValues["isInterruptible"] as? Bool ?? true } set { inertValues["isInterruptible"] = newValue } }
    open var isUserInteractionEnabled: Bool { get { inertValues["isUserInteractionEnabled"] as? Bool ?? true } set { inertValues["isUserInteractionEnabled"] = newValue } }
    open var isManualHitTestingEnabled: Bool { get { inertValues["isManualHitTestingEnabled"] as? Bool ?? false } set { inertValues["isManualHitTestingEnabled"] = newValue } }
    open var scrubsLinearly: Bool { get { inertValues["scrubsLinearly"] as? Bool ?? true } set { inertValues["scrubsLinearly"] = newValue } }
    open var pausesOnCompletion: Bool { get { inertValues["pausesOnCompletion"] as? Bool ?? false } set { inertValues["pausesOnCompletion"] = newValue } }
    open var isReversed: Bool { get { inertValues["isReversed"] as? Bool ?? false } set { inertValues["isReversed"] = newValue } }
    open var fractionComplete: CGFloat { get { inertValues["fractionComplete"] as? CGFloat ?? 0 } set { inertValues["fractionComplete"] = newValue } }
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}

public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A course of a spring; stored.
// Sendable: as Apple's, set up before others read it.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    let dampingRatio: CGFloat
    /// Where it moves to at first.
    public let initialVelocity: CGVector
    public override init() { (dampingRatio, initialVelocity) = (1, .zero) }
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) { (dampingRatio, initialVelocity) = (ratio, velocity) }
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity velocity: CGVector = .zero) { (dampingRatio, initialVelocity) = (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, velocity) }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { (dampingRatio, initialVelocity) = (damping / (2 * (stiffness * mass).squareRoot()), velocity) }
}
