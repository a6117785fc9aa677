// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Surface+WithoutQuartzCore.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(QuartzCore)

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
}

#endif
