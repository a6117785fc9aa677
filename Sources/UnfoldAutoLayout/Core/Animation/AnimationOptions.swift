extension UIView {
    /// Options of animation blocks, under UIKit's names and raw values.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Options of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out what the block changed as part of the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Accepted; there are no events.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Accepted; values are always the model's.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Accepted; the completion runs once.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Accepted.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps the own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps the own curve inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Accepted; nothing is drawn.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between views hides and shows them instead of removing and adding.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Takes nothing over from an outer block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Lays out pending changes before the block, and those of the block as part of it (fact B7). UIKit's raw value
        /// is not known; this is a free bit.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)

        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Accepted; nothing is drawn.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Accepted; nothing is drawn.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Accepted; nothing is drawn.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Accepted; nothing is drawn.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Accepted; nothing is drawn.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Accepted; nothing is drawn.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// At most sixty pictures a second; nothing is drawn.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// At most thirty pictures a second; nothing is drawn.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// Accepted; nothing is drawn.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: AnimationRecord.Curve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// Options of keyframe animations, under UIKit's names and raw values; the calculation modes change nothing here.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Options of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out what the block changed as part of the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Accepted; there are no events.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Accepted; values are always the model's.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Accepted; the completion runs once.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Accepted.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps the own duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Takes nothing over from an outer block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Accepted.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Accepted.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Accepted.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Accepted.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Accepted.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Curves under UIKit's names.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// At one speed.
        case linear

        var recorded: AnimationRecord.Curve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }
}
