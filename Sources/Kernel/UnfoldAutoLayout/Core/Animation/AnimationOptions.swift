extension UIView {
    /// Options of animation blocks, under UIKit's names and raw values.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A transition between views hides and shows them instead of removing and adding.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Lays out pending changes before the block, and those of the block as part of it (fact B7). UIKit's raw value
        /// is not known; this is a free bit.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)

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
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// Curves under UIKit's names.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn
        case easeOut
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
