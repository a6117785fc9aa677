import Foundation

#if !canImport(QuartzCore)
    /// How often a moving thing is drawn; nothing is drawn.
    public struct CAFrameRateRange: Hashable, Sendable {
        /// Least.
        public var minimum: Float
        /// Most.
        public var maximum: Float
        /// Best.
        public var preferred: Float?
        /// A range.
        public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
            (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
        }
        /// As suits.
        public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
    }

    /// How a thing on a path is turned; stored.
    public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// With the path.
        public static let rotateAuto = Self(rawValue: "auto")
        /// Against the path.
        public static let rotateAutoReverse = Self(rawValue: "autoReverse")
    }

    /// Where particles come from; stored.
    public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Its points.
        public static let points = Self(rawValue: "points")
        /// Its outline.
        public static let outline = Self(rawValue: "outline")
        /// Its surface.
        public static let surface = Self(rawValue: "surface")
        /// Its inside.
        public static let volume = Self(rawValue: "volume")
    }

    /// How particles lie over each other; stored.
    public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// In any order.
        public static let unordered = Self(rawValue: "unordered")
        /// The oldest first.
        public static let oldestFirst = Self(rawValue: "oldestFirst")
        /// The oldest last.
        public static let oldestLast = Self(rawValue: "oldestLast")
        /// From behind.
        public static let backToFront = Self(rawValue: "backToFront")
        /// Added.
        public static let additive = Self(rawValue: "additive")
    }

    /// Whether a transaction starts no actions.
    public let kCATransactionDisableActions = "disableActions"
    /// How long a transaction's actions take.
    public let kCATransactionAnimationDuration = "animationDuration"

    /// How a transaction's actions begin and end.
    public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
    /// What runs at the end of a transaction.
    public let kCATransactionCompletionBlock = "completionBlock"

    extension CATransaction {
        /// Sets what a key names; other values are kept for the level. A completion is a `() -> Void`.
        @preconcurrency @MainActor public static func setValue(_ anObject: Any?, forKey key: String) {
            let number = (anObject as? NSNumber)?.doubleValue ?? anObject as? Double
            switch key {
            case kCATransactionDisableActions:
                setDisableActions(anObject as? Bool ?? number.map { $0 != 0 } ?? false)
            case kCATransactionAnimationDuration: setAnimationDuration(number ?? 0)
            case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
            case kCATransactionCompletionBlock: setCompletionBlock(completion(anObject))
            default: values[key] = anObject
            }
        }
        /// What a key names.
        @preconcurrency @MainActor public static func value(forKey key: String) -> Any? {
            switch key {
            case kCATransactionDisableActions: disableActions()
            case kCATransactionAnimationDuration: animationDuration()
            case kCATransactionAnimationTimingFunction: animationTimingFunction()
            case kCATransactionCompletionBlock: completionBlock()
            default: values[key]
            }
        }
        private static func completion(_ anObject: Any?) -> (@MainActor () -> Void)? {
            if let block = anObject as? () -> Void { return { block() } }
            if let block = anObject as? @Sendable () -> Void { return { block() } }
            return nil
        }
    }

    extension UIView: CALayerDelegate {}

    /// Back; unchanged if there is no way back.
    public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
        guard CATransform3DIsAffine(t) else { return t }
        return CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t).inverted())
    }
#endif

#if !canImport(QuartzCore)
#endif
