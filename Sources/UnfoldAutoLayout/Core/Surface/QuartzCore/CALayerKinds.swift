import Foundation

#if !canImport(QuartzCore)
    /// How the inside of a shape is found.
    public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A rule by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By turns.
        public static let nonZero = Self(rawValue: "non-zero")
        /// By lines crossed.
        public static let evenOdd = Self(rawValue: "even-odd")
    }

    /// How lines of a shape meet.
    public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A way by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// With a point.
        public static let miter = Self(rawValue: "miter")
        /// With an arc.
        public static let round = Self(rawValue: "round")
        /// Cut off.
        public static let bevel = Self(rawValue: "bevel")
    }

    /// How lines of a shape end.
    public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A way by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// At the end.
        public static let butt = Self(rawValue: "butt")
        /// With half a circle.
        public static let round = Self(rawValue: "round")
        /// With half a square.
        public static let square = Self(rawValue: "square")
    }

    /// Draws a path; stored.
    @preconcurrency @MainActor open class CAShapeLayer: CALayer {
        /// Stored.
        open var path: CGPath?
        /// Stored.
        open var fillColor: CGColor? = UIColor.black.cgColor
        /// Stored.
        open var fillRule: CAShapeLayerFillRule = .nonZero
        /// Stored.
        open var strokeColor: CGColor?
        /// 0 to 1.
        open var strokeStart: CGFloat = 0
        /// 0 to 1.
        open var strokeEnd: CGFloat = 1
        /// Points.
        open var lineWidth: CGFloat = 1
        /// Stored.
        open var miterLimit: CGFloat = 10
        /// Stored.
        open var lineCap: CAShapeLayerLineCap = .butt
        /// Stored.
        open var lineJoin: CAShapeLayerLineJoin = .miter
        /// Stored.
        open var lineDashPhase: CGFloat = 0
        /// Stored.
        open var lineDashPattern: [NSNumber]?
    }

    /// Shape of a gradient.
    public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A shape by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Along a line.
        public static let axial = Self(rawValue: "axial")
        /// Around a point, outwards.
        public static let radial = Self(rawValue: "radial")
        /// Around a point, in turn.
        public static let conic = Self(rawValue: "conic")
    }

    /// Draws a gradient; stored.
    @preconcurrency @MainActor open class CAGradientLayer: CALayer {
        /// Stored.
        open var colors: [Any]?
        /// Stored.
        open var locations: [NSNumber]?
        /// Stored.
        open var startPoint = CGPoint(x: 0.5, y: 0)
        /// Stored.
        open var endPoint = CGPoint(x: 0.5, y: 1)
        /// Stored.
        open var type: CAGradientLayerType = .axial
    }

    /// Where lines of a text layer stand.
    public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A way by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By the language.
        public static let natural = Self(rawValue: "natural")
        /// At the left.
        public static let left = Self(rawValue: "left")
        /// At the right.
        public static let right = Self(rawValue: "right")
        /// In the middle.
        public static let center = Self(rawValue: "center")
        /// At both sides.
        public static let justified = Self(rawValue: "justified")
    }

    /// Where a text layer cuts its text.
    public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A way by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Nowhere.
        public static let none = Self(rawValue: "none")
        /// At the beginning.
        public static let start = Self(rawValue: "start")
        /// At the end.
        public static let end = Self(rawValue: "end")
        /// In the middle.
        public static let middle = Self(rawValue: "middle")
    }

    /// Draws a text; stored.
    @preconcurrency @MainActor open class CATextLayer: CALayer {
        /// Stored.
        open var string: Any?
        /// Stored.
        open var font: AnyObject?
        /// Points.
        open var fontSize: CGFloat = 36
        /// The size of the text in one line: in its own fonts, or in ``font`` at ``fontSize``.
        open override func preferredFrameSize() -> CGSize {
            if let text = string as? NSAttributedString { return text.size() }
            guard let text = string as? String else { return .zero }
            let name = (font as? CGFont)?.postScriptName ?? (font as? NSString)
            let named = name.flatMap { UIFont(name: String(describing: $0), size: fontSize) }
            let face = named ?? (font as? UIFont)?.withSize(fontSize) ?? UIFont(name: "Helvetica", size: fontSize)
            return (text as NSString).size(withAttributes: face.map { [.font: $0] })
        }
        /// Stored.
        open var foregroundColor: CGColor? = UIColor.white.cgColor
        /// Stored.
        open var isWrapped = false
        /// Stored.
        open var truncationMode: CATextLayerTruncationMode = .none
        /// Stored.
        open var alignmentMode: CATextLayerAlignmentMode = .natural
        /// Stored.
        open var allowsFontSubpixelQuantization = false
    }

    /// Draws its sublayers several times; stored.
    @preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
        /// Stored.
        open var instanceCount = 1
        /// Stored.
        open var preservesDepth = false
        /// Stored.
        open var instanceDelay: CFTimeInterval = 0
        /// Stored.
        open var instanceTransform = CATransform3DIdentity
        /// Stored.
        open var instanceColor: CGColor?
        /// Stored.
        open var instanceAlphaOffset: Float = 0
        /// Stored.
        open var instanceRedOffset: Float = 0
        /// Stored.
        open var instanceGreenOffset: Float = 0
        /// Stored.
        open var instanceBlueOffset: Float = 0
    }

    /// Lays its sublayers out in space; stored.
    @preconcurrency @MainActor open class CATransformLayer: CALayer {}
    /// Scrolls its sublayers; stored.
    @preconcurrency @MainActor open class CAScrollLayer: CALayer {
        /// Which way it scrolls.
        open var scrollMode: CAScrollLayerScrollMode = .both
        /// Moves the origin of its bounds there, as far as ``scrollMode`` allows.
        open func scroll(to p: CGPoint) {
            if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
            if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
        }
        /// Moves as little as is needed for the rectangle to be seen.
        open func scroll(to r: CGRect) {
            func moved(_ low: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
                from < low || to - from > length ? from : max(low, to - length)
            }
            scroll(
                to: CGPoint(
                    x: moved(bounds.minX, bounds.width, r.minX, r.maxX),
                    y: moved(bounds.minY, bounds.height, r.minY, r.maxY)))
        }
    }
    /// Which way a ``CAScrollLayer`` scrolls.
    public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A way by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Not.
        public static let none = Self(rawValue: "none")
        /// Up and down.
        public static let vertically = Self(rawValue: "vertically")
        /// From side to side.
        public static let horizontally = Self(rawValue: "horizontally")
        /// Both ways.
        public static let both = Self(rawValue: "both")
    }
    /// Draws in tiles; stored.
    @preconcurrency @MainActor open class CATiledLayer: CALayer {
        /// Stored.
        open var levelsOfDetail = 1
        /// Stored.
        open var levelsOfDetailBias = 0
        /// Points.
        open var tileSize = CGSize(width: 256, height: 256)
        /// Seconds in which a new tile appears: 0.25.
        open class func fadeDuration() -> CFTimeInterval { 0.25 }
    }

    /// A kind of particle; stored.
    @preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
        /// Stored, as the others of its time.
        open var beginTime: CFTimeInterval = 0
        /// Stored.
        open var timeOffset: CFTimeInterval = 0
        /// Stored.
        open var repeatCount: Float = 0
        /// Stored.
        open var repeatDuration: CFTimeInterval = 0
        /// Stored.
        open var duration: CFTimeInterval = 0
        /// Stored.
        open var speed: Float = 1
        /// Stored.
        open var autoreverses = false
        /// Stored.
        open var fillMode: CAMediaTimingFillMode = .removed
        /// Stored.
        open var name: String?
        /// Stored.
        open var contents: Any?
        /// Stored.
        open var color: CGColor?
        /// Stored.
        open var birthRate: Float = 0
        /// Stored.
        open var lifetime: Float = 0
        /// Stored.
        open var lifetimeRange: Float = 0
        /// Stored.
        open var velocity: CGFloat = 0
        /// Stored.
        open var velocityRange: CGFloat = 0
        /// Stored.
        open var xAcceleration: CGFloat = 0
        /// Stored.
        open var yAcceleration: CGFloat = 0
        /// Stored.
        open var emissionLongitude: CGFloat = 0
        /// Stored.
        open var emissionLatitude: CGFloat = 0
        /// Stored.
        open var emissionRange: CGFloat = 0
        /// Stored.
        open var scale: CGFloat = 1
        /// Stored.
        open var scaleRange: CGFloat = 0
        /// Stored.
        open var scaleSpeed: CGFloat = 0
        /// Stored.
        open var spin: CGFloat = 0
        /// Stored.
        open var spinRange: CGFloat = 0
        /// Stored.
        open var alphaRange: Float = 0
        /// Stored.
        open var redRange: Float = 0
        /// Stored.
        open var greenRange: Float = 0
        /// Stored.
        open var blueRange: Float = 0
        /// Stored.
        open var redSpeed: Float = 0
        /// Stored.
        open var greenSpeed: Float = 0
        /// Stored.
        open var blueSpeed: Float = 0
        /// Stored.
        open var zAcceleration: CGFloat = 0
        /// Stored. Default true.
        open var isEnabled = true
        /// Stored.
        open var contentsScale: CGFloat = 1
        /// Stored.
        open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        /// Stored.
        open var alphaSpeed: Float = 0
        /// Stored.
        open var emitterCells: [CAEmitterCell]?
    }

    /// Shape of what emits particles.
    public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A shape by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A point.
        public static let point = Self(rawValue: "point")
        /// A line.
        public static let line = Self(rawValue: "line")
        /// A rectangle.
        public static let rectangle = Self(rawValue: "rectangle")
        /// A circle.
        public static let circle = Self(rawValue: "circle")
    }

    /// Emits particles; stored.
    @preconcurrency @MainActor open class CAEmitterLayer: CALayer {
        /// Stored.
        open var emitterMode = CAEmitterLayerEmitterMode.volume
        /// Stored.
        open var renderMode = CAEmitterLayerRenderMode.unordered
        /// Stored.
        open var seed: UInt32 = 0
        /// Stored.
        open var lifetimeScale: Float = 1
        /// Stored.
        open var emitterCells: [CAEmitterCell]?
        /// Stored.
        open var emitterPosition = CGPoint.zero
        /// Stored.
        open var emitterZPosition: CGFloat = 0
        /// Stored.
        open var emitterDepth: CGFloat = 0
        /// Stored; multiplies the velocities of the cells.
        open var velocity: Float = 1
        /// Stored; multiplies the scales of the cells.
        open var scale: Float = 1
        /// Stored; multiplies the spins of the cells.
        open var spin: Float = 1
        /// Stored.
        open var preservesDepth = false
        /// Stored.
        open var emitterSize = CGSize.zero
        /// Stored.
        open var emitterShape: CAEmitterLayerEmitterShape = .point
        /// Stored.
        open var birthRate: Float = 1
        /// Stored.
        open var lifetime: Float = 1
    }
#endif
