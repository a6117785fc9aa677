// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Layers+Forwarding.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(QuartzCore)

extension CATransaction {
    public class func flush() { ScheduledWork.layOutWindows() }
    public class func animationDuration() -> CFTimeInterval { level.duration }
    public class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
    public class func animationTimingFunction() -> CAMediaTimingFunction? { level.function }
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { change { $0.function = function } }
    public class func disableActions() -> Bool { level.disablesActions }
    public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    public class func completionBlock() -> (@MainActor () -> Void)? { level.completion }
}

/// Calls with each picture of the screen. There is none: it never calls.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
    /// Whom it would call; kept until it is invalidated.
    var target: AnyObject?
    public init(target: Any, selector sel: Selector) { self.target = target as AnyObject }
    public override init() { super.init() }
    public var isPaused: Bool = false
    public var preferredFramesPerSecond: Int = 0
    /// Pictures for each call, before iOS 10; stored.
    public var frameInterval: Int = 1
    public var preferredFrameRateRange = CAFrameRateRange.default
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    public func invalidate() { target = nil }
    public var timestamp: CFTimeInterval { 0 }
    public var targetTimestamp: CFTimeInterval { 0 }
    public var duration: CFTimeInterval { 1.0 / 60 }
}

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
public let CATransform3DIdentity = CATransform3D()
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { var t = CATransform3D(); (t.m41, t.m42, t.m43) = (tx, ty, tz); return t }
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { var t = CATransform3D(); (t.m11, t.m22, t.m33) = (sx, sy, sz); return t }
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]]) }
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t }
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42) }

#endif
