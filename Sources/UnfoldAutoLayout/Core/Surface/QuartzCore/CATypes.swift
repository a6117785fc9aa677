import Foundation

#if !canImport(ObjectiveC)
    /// Seconds, as drawing code calls them.
    public typealias CFTimeInterval = Double
    /// Seconds since the start of 2001, as Core Foundation calls them.
    public typealias CFAbsoluteTime = Double
    /// Now, in seconds since the start of 2001.
    public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
#endif

#if !canImport(QuartzCore)
    /// Seconds since the system started.
    public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Shape of round corners.
    public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A shape by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Arcs.
        public static let circular = Self(rawValue: "circular")
        /// Softer than arcs.
        public static let continuous = Self(rawValue: "continuous")
    }

    /// How contents fill a layer.
    public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A way by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// In the middle.
        public static let center = Self(rawValue: "center")
        /// At the upper edge.
        public static let top = Self(rawValue: "top")
        /// At the lower edge.
        public static let bottom = Self(rawValue: "bottom")
        /// At the left edge.
        public static let left = Self(rawValue: "left")
        /// At the right edge.
        public static let right = Self(rawValue: "right")
        /// Stretched.
        public static let resize = Self(rawValue: "resize")
        /// As large as fits.
        public static let resizeAspect = Self(rawValue: "resizeAspect")
        /// As small as covers.
        public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
    }

    /// How contents are scaled.
    public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A filter by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Smooth.
        public static let linear = Self(rawValue: "linear")
        /// Pixel by pixel.
        public static let nearest = Self(rawValue: "nearest")
        /// Smooth from several sizes.
        public static let trilinear = Self(rawValue: "trilinear")
    }

    /// What an animation leaves.
    public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Its end.
        public static let forwards = Self(rawValue: "forwards")
        /// Its beginning, before it begins.
        public static let backwards = Self(rawValue: "backwards")
        /// Both.
        public static let both = Self(rawValue: "both")
        /// Nothing.
        public static let removed = Self(rawValue: "removed")
    }

    /// A course of time.
    public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A course by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Even.
        public static let linear = Self(rawValue: "linear")
        /// Slow at first.
        public static let easeIn = Self(rawValue: "easeIn")
        /// Slow at last.
        public static let easeOut = Self(rawValue: "easeOut")
        /// Slow at both ends.
        public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
        /// The usual.
        public static let `default` = Self(rawValue: "default")
    }

    /// A course of time; stored.
    public final class CAMediaTimingFunction: NSObject {
        private let points: [Float]
        /// A course by its name.
        public init(name: CAMediaTimingFunctionName) {
            points =
                switch name {
                case .easeIn: [0.42, 0, 1, 1]
                case .easeOut: [0, 0, 0.58, 1]
                case .easeInEaseOut: [0.42, 0, 0.58, 1]
                case .linear: [0, 0, 1, 1]
                default: [0.25, 0.1, 0.25, 1]
                }
        }
        /// A course by its control points.
        public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
            points = [c1x, c1y, c2x, c2y]
        }
        /// A point of the curve, 0 to 3.
        public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
            let all = [0, 0] + points + [1, 1]
            guard (0...3).contains(idx) else { return }
            ptr[0] = all[2 * idx]
            ptr[1] = all[2 * idx + 1]
        }
    }

    /// What has a time of its own.
    @preconcurrency @MainActor public protocol CAMediaTiming {
        /// When it begins.
        var beginTime: CFTimeInterval { get set }
        /// Where in its time it begins.
        var timeOffset: CFTimeInterval { get set }
        /// How often.
        var repeatCount: Float { get set }
        /// For how long.
        var repeatDuration: CFTimeInterval { get set }
        /// Seconds.
        var duration: CFTimeInterval { get set }
        /// How fast; 1 is the usual.
        var speed: Float { get set }
        /// Whether it goes back.
        var autoreverses: Bool { get set }
        /// What it leaves.
        var fillMode: CAMediaTimingFillMode { get set }
    }

    /// What a change of a layer starts.
    @preconcurrency @MainActor public protocol CAAction {
        /// Starts; never called.
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
    }

    extension NSNull: CAAction {
        /// Does nothing.
        @preconcurrency @MainActor public func run(
            forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
        ) {}
    }

    /// Draws and lays out layers. Layers ask none that they are given; views are the delegates of theirs.
    @preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
        /// Draws.
        func display(_ layer: CALayer)
        /// Draws.
        func draw(_ layer: CALayer, in ctx: CGContext)
        /// Lays out.
        func layoutSublayers(of layer: CALayer)
        /// What a change starts.
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
    }

    extension CALayerDelegate {
        /// Nothing.
        public func display(_ layer: CALayer) {}
        /// Nothing.
        public func draw(_ layer: CALayer, in ctx: CGContext) {}
        /// Nothing.
        public func layoutSublayers(of layer: CALayer) {}
        /// Nothing.
        public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    }
#endif
