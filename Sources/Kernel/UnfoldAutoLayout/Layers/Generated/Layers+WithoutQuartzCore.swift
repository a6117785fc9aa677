// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Layers+WithoutQuartzCore.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(QuartzCore)

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

@preconcurrency @MainActor public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

@preconcurrency @MainActor open class CAAnimationInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open var timingFunction: CAMediaTimingFunction? { get { inertValues["timingFunction"] as? CAMediaTimingFunction } set { inertValues["timingFunction"] = newValue } }
    open var timeOffset: CFTimeInterval { get { inertValues["timeOffset"] as? CFTimeInterval ?? 0 } set { inertValues["timeOffset"] = newValue } }
    open var repeatDuration: CFTimeInterval { get { inertValues["repeatDuration"] as? CFTimeInterval ?? 0 } set { inertValues["repeatDuration"] = newValue } }
    open var speed: Float { get { inertValues["speed"] as? Float ?? 1 } set { inertValues["speed"] = newValue } }
    open var autoreverses: Bool { get { inertValues["autoreverses"] as? Bool ?? false } set { inertValues["autoreverses"] = newValue } }
    open var fillMode: CAMediaTimingFillMode { get { inertValues["fillMode"] as? CAMediaTimingFillMode ?? .removed } set { inertValues["fillMode"] = newValue } }
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
    open var preferredFrameRateRange: CAFrameRateRange { get { inertValues["preferredFrameRateRange"] as? CAFrameRateRange ?? CAFrameRateRange.default } set { inertValues["preferredFrameRateRange"] = newValue } }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Notified when it begins and ends; kept, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)? { get { inertValues["delegate"] as? any CAAnimationDelegate } set { inertValues["delegate"] = newValue } }
    /// Whether the layer forgets it when its time is over. Default true.
    open var isRemovedOnCompletion: Bool { get { inertValues["isRemovedOnCompletion"] as? Bool ?? true } set { inertValues["isRemovedOnCompletion"] = newValue } }
    open var beginTime: CFTimeInterval { get { inertValues["beginTime"] as? CFTimeInterval ?? 0 } set { inertValues["beginTime"] = newValue } }
    open var repeatCount: Float { get { inertValues["repeatCount"] as? Float ?? 0 } set { inertValues["repeatCount"] = newValue } }
    open var duration: CFTimeInterval { get { inertValues["duration"] as? CFTimeInterval ?? 0 } set { inertValues["duration"] = newValue } }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear")
    public static let discrete = Self(rawValue: "discrete")
    public static let paced = Self(rawValue: "paced")
    public static let cubic = Self(rawValue: "cubic")
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = Self(rawValue: "auto")
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var autoreverses: Bool = false
    open var fillMode: CAMediaTimingFillMode = .removed
    open var name: String?
    open var contents: Any?
    open var color: CGColor?
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionLatitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var alphaRange: Float = 0
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var zAcceleration: CGFloat = 0
    open var isEnabled: Bool = true
    open var contentsScale: CGFloat = 1
    open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var alphaSpeed: Float = 0
    open var emitterCells: [CAEmitterCell]?
}

@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
    open var emitterMode: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode.volume
    open var renderMode: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode.unordered
    open var seed: UInt32 = 0
    open var lifetimeScale: Float = 1
    open var emitterCells: [CAEmitterCell]?
    open var emitterPosition: CGPoint = CGPoint.zero
    open var emitterZPosition: CGFloat = 0
    open var emitterDepth: CGFloat = 0
    open var velocity: Float = 1
    open var scale: Float = 1
    open var spin: Float = 1
    open var preservesDepth: Bool = false
    open var emitterSize: CGSize = CGSize.zero
    open var emitterShape: CAEmitterLayerEmitterShape = .point
    open var birthRate: Float = 1
    open var lifetime: Float = 1
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points = Self(rawValue: "points")
    public static let outline = Self(rawValue: "outline")
    public static let surface = Self(rawValue: "surface")
    public static let volume = Self(rawValue: "volume")
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = Self(rawValue: "point")
    public static let line = Self(rawValue: "line")
    public static let rectangle = Self(rawValue: "rectangle")
    public static let circle = Self(rawValue: "circle")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered = Self(rawValue: "unordered")
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    public static let oldestLast = Self(rawValue: "oldestLast")
    public static let backToFront = Self(rawValue: "backToFront")
    public static let additive = Self(rawValue: "additive")
}

public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) { self.minimum = minimum; self.maximum = maximum; self.preferred = preferred }
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
    open var type: CAGradientLayerType = .axial
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    public static let conic = Self(rawValue: "conic")
}

@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode: CAAnimationCalculationMode = .linear
    open var rotationMode: CAAnimationRotationMode?
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
}

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear")
    public static let nearest = Self(rawValue: "nearest")
    public static let trilinear = Self(rawValue: "trilinear")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = Self(rawValue: "center")
    public static let top = Self(rawValue: "top")
    public static let bottom = Self(rawValue: "bottom")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let resize = Self(rawValue: "resize")
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = Self(rawValue: "circular")
    public static let continuous = Self(rawValue: "continuous")
}

@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

@preconcurrency @MainActor public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = Self(rawValue: "forwards")
    public static let backwards = Self(rawValue: "backwards")
    public static let both = Self(rawValue: "both")
    public static let removed = Self(rawValue: "removed")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}

@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) { self.init(); keyPath = path }
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
}

@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    open var instanceCount: Int = 1
    open var preservesDepth: Bool = false
    open var instanceDelay: CFTimeInterval = 0
    open var instanceColor: CGColor?
    open var instanceAlphaOffset: Float = 0
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceTransform = CATransform3DIdentity
}

@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = UIColor.black.cgColor
    open var fillRule: CAShapeLayerFillRule = .nonZero
    open var strokeColor: CGColor?
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineWidth: CGFloat = 1
    open var miterLimit: CGFloat = 10
    open var lineCap: CAShapeLayerLineCap = .butt
    open var lineJoin: CAShapeLayerLineJoin = .miter
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = Self(rawValue: "non-zero")
    public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = Self(rawValue: "butt")
    public static let round = Self(rawValue: "round")
    public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = Self(rawValue: "miter")
    public static let round = Self(rawValue: "round")
    public static let bevel = Self(rawValue: "bevel")
}

@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var settlingDuration: CFTimeInterval { duration }
    open var allowsOverdamping = false
}

@preconcurrency @MainActor open class CATextLayerInert: CALayer {
    open var foregroundColor: CGColor? { get { inertValues["foregroundColor"] as? CGColor ?? UIColor.white.cgColor } set { inertValues["foregroundColor"] = newValue } }
    open var isWrapped: Bool { get { inertValues["isWrapped"] as? Bool ?? false } set { inertValues["isWrapped"] = newValue } }
    open var truncationMode: CATextLayerTruncationMode { get { inertValues["truncationMode"] as? CATextLayerTruncationMode ?? .none } set { inertValues["truncationMode"] = newValue } }
    open var alignmentMode: CATextLayerAlignmentMode { get { inertValues["alignmentMode"] as? CATextLayerAlignmentMode ?? .natural } set { inertValues["alignmentMode"] = newValue } }
    open var allowsFontSubpixelQuantization: Bool { get { inertValues["allowsFontSubpixelQuantization"] as? Bool ?? false } set { inertValues["allowsFontSubpixelQuantization"] = newValue } }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = Self(rawValue: "natural")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let center = Self(rawValue: "center")
    public static let justified = Self(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none")
    public static let start = Self(rawValue: "start")
    public static let end = Self(rawValue: "end")
    public static let middle = Self(rawValue: "middle")
}

@preconcurrency @MainActor open class CATiledLayer: CALayer {
    open var levelsOfDetail: Int = 1
    open var levelsOfDetailBias: Int = 0
    open var tileSize: CGSize = CGSize(width: 256, height: 256)
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

@preconcurrency @MainActor open class CATransformLayer: CALayer {}

@preconcurrency @MainActor open class CATransition: CAAnimation {
    open var type: CATransitionType = .fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    open var filter: Any?
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = Self(rawValue: "fromRight")
    public static let fromLeft = Self(rawValue: "fromLeft")
    public static let fromTop = Self(rawValue: "fromTop")
    public static let fromBottom = Self(rawValue: "fromBottom")
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = Self(rawValue: "fade")
    public static let moveIn = Self(rawValue: "moveIn")
    public static let push = Self(rawValue: "push")
    public static let reveal = Self(rawValue: "reveal")
}

extension NSNull {
    @preconcurrency @MainActor public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = Self(rawValue: 1)
    public static let layerMaxXMinYCorner = Self(rawValue: 2)
    public static let layerMinXMaxYCorner = Self(rawValue: 4)
    public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}

@preconcurrency @MainActor open class CALayerInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open var anchorPointZ: CGFloat { get { inertValues["anchorPointZ"] as? CGFloat ?? 0 } set { inertValues["anchorPointZ"] = newValue } }
    open var isGeometryFlipped: Bool { get { inertValues["isGeometryFlipped"] as? Bool ?? false } set { inertValues["isGeometryFlipped"] = newValue } }
    open var contentsRect: CGRect { get { inertValues["contentsRect"] as? CGRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) } set { inertValues["contentsRect"] = newValue } }
    open var contentsCenter: CGRect { get { inertValues["contentsCenter"] as? CGRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) } set { inertValues["contentsCenter"] = newValue } }
    open var cornerCurve: CALayerCornerCurve { get { inertValues["cornerCurve"] as? CALayerCornerCurve ?? .circular } set { inertValues["cornerCurve"] = newValue } }
    open var maskedCorners: CACornerMask { get { inertValues["maskedCorners"] as? CACornerMask ?? [ .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner, ] } set { inertValues["maskedCorners"] = newValue } }
    open var isDoubleSided: Bool { get { inertValues["isDoubleSided"] as? Bool ?? true } set { inertValues["isDoubleSided"] = newValue } }
    open var shadowOpacity: Float { get { inertValues["shadowOpacity"] as? Float ?? 0 } set { inertValues["shadowOpacity"] = newValue } }
    open var shadowOffset: CGSize { get { inertValues["shadowOffset"] as? CGSize ?? CGSize(width: 0, height: -3) } set { inertValues["shadowOffset"] = newValue } }
    open var shadowRadius: CGFloat { get { inertValues["shadowRadius"] as? CGFloat ?? 3 } set { inertValues["shadowRadius"] = newValue } }
    open var shadowPath: CGPath? { get { inertValues["shadowPath"] as? CGPath } set { inertValues["shadowPath"] = newValue } }
    open var contents: Any? { get { inertValues["contents"] } set { inertValues["contents"] = newValue } }
    open var contentsGravity: CALayerContentsGravity { get { inertValues["contentsGravity"] as? CALayerContentsGravity ?? .resize } set { inertValues["contentsGravity"] = newValue } }
    open var minificationFilter: CALayerContentsFilter { get { inertValues["minificationFilter"] as? CALayerContentsFilter ?? .linear } set { inertValues["minificationFilter"] = newValue } }
    open var magnificationFilter: CALayerContentsFilter { get { inertValues["magnificationFilter"] as? CALayerContentsFilter ?? .linear } set { inertValues["magnificationFilter"] = newValue } }
    open var filters: [Any]? { get { inertValues["filters"] as? [Any] } set { inertValues["filters"] = newValue } }
    open var compositingFilter: Any? { get { inertValues["compositingFilter"] } set { inertValues["compositingFilter"] = newValue } }
    open var shouldRasterize: Bool { get { inertValues["shouldRasterize"] as? Bool ?? false } set { inertValues["shouldRasterize"] = newValue } }
    open var rasterizationScale: CGFloat { get { inertValues["rasterizationScale"] as? CGFloat ?? 1 } set { inertValues["rasterizationScale"] = newValue } }
    open var allowsEdgeAntialiasing: Bool { get { inertValues["allowsEdgeAntialiasing"] as? Bool ?? false } set { inertValues["allowsEdgeAntialiasing"] = newValue } }
    open var allowsGroupOpacity: Bool { get { inertValues["allowsGroupOpacity"] as? Bool ?? true } set { inertValues["allowsGroupOpacity"] = newValue } }
    open var drawsAsynchronously: Bool { get { inertValues["drawsAsynchronously"] as? Bool ?? false } set { inertValues["drawsAsynchronously"] = newValue } }
    open var needsDisplayOnBoundsChange: Bool { get { inertValues["needsDisplayOnBoundsChange"] as? Bool ?? false } set { inertValues["needsDisplayOnBoundsChange"] = newValue } }
    open var name: String? { get { inertValues["name"] as? String } set { inertValues["name"] = newValue } }
    open var style: [AnyHashable: Any]? { get { inertValues["style"] as? [AnyHashable: Any] } set { inertValues["style"] = newValue } }
    open func layoutSublayers() {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ r: CGRect) {}
    open func displayIfNeeded() {}
    open func display() {}
    open func draw(in ctx: CGContext) {}
    open func render(in ctx: CGContext) {}
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open var beginTime: CFTimeInterval { get { inertValues["beginTime"] as? CFTimeInterval ?? 0 } set { inertValues["beginTime"] = newValue } }
    open var timeOffset: CFTimeInterval { get { inertValues["timeOffset"] as? CFTimeInterval ?? 0 } set { inertValues["timeOffset"] = newValue } }
    open var repeatCount: Float { get { inertValues["repeatCount"] as? Float ?? 0 } set { inertValues["repeatCount"] = newValue } }
    open var repeatDuration: CFTimeInterval { get { inertValues["repeatDuration"] as? CFTimeInterval ?? 0 } set { inertValues["repeatDuration"] = newValue } }
    open var duration: CFTimeInterval { get { inertValues["duration"] as? CFTimeInterval ?? 0 } set { inertValues["duration"] = newValue } }
    open var speed: Float { get { inertValues["speed"] as? Float ?? 1 } set { inertValues["speed"] = newValue } }
    open var autoreverses: Bool { get { inertValues["autoreverses"] as? Bool ?? false } set { inertValues["autoreverses"] = newValue } }
    open var fillMode: CAMediaTimingFillMode { get { inertValues["fillMode"] as? CAMediaTimingFillMode ?? .removed } set { inertValues["fillMode"] = newValue } }
    open var cornerRadius: CGFloat = 0 { didSet { objectDidChange(self) } }
    open var borderWidth: CGFloat { get { inertValues["borderWidth"] as? CGFloat ?? 0 } set { inertValues["borderWidth"] = newValue } }
    open var sublayerTransform: CATransform3D { get { inertValues["sublayerTransform"] as? CATransform3D ?? CATransform3DIdentity } set { inertValues["sublayerTransform"] = newValue } }
    open var zPosition: CGFloat { get { inertValues["zPosition"] as? CGFloat ?? 0 } set { inertValues["zPosition"] = newValue } }
    open var actions: [String: any CAAction]? { get { inertValues["actions"] as? [String: any CAAction] } set { inertValues["actions"] = newValue } }
    open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}

public final class CAMediaTimingFunction: NSObject {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m14: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m24: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 1
    public init() {}
}

/// What a layer without a view looks like, as far as a view would say it.
package struct LayerLook {
    var backgroundColor: CGColor?
    var opacity: Float = 1
    var isOpaque = false
    var isHidden = false
    var masksToBounds = false
    var contentsScale: CGFloat = 1
}

#endif
