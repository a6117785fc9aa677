import Foundation

// The C functions of Core Graphics, which newer toolchains let Swift call again.

#if !canImport(CoreGraphics)
    /// A point.
    public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    /// A size.
    public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    /// A rectangle.
    public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }
    /// Its left edge.
    public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
    /// Its middle.
    public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
    /// Its right edge.
    public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
    /// Its upper edge.
    public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
    /// Its middle.
    public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
    /// Its lower edge.
    public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
    /// Its width.
    public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
    /// Its height.
    public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
    /// Smaller by a distance at each side.
    public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
    /// Moved.
    public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
    /// On whole points, not smaller.
    public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
    /// The least rectangle around both.
    public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
    /// What both have.
    public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
    /// Whether they have something in common.
    public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
    /// Whether a point lies inside.
    public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
    /// Whether one lies inside of the other.
    public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
    /// Whether it has no area.
    public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
    /// Whether it is the null rectangle.
    public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
    /// Whether they are the same.
    public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
    /// Whether they are the same.
    public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
    /// Whether they are the same.
    public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
    /// A movement.
    public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty)
    }
    /// A scale.
    public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy)
    }
    /// A turn, in radians.
    public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle)
    }
    /// A scale first.
    public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
        t.scaledBy(x: sx, y: sy)
    }
    /// A turn first.
    public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
        t.rotated(by: angle)
    }
    /// A movement first.
    public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
        t.translatedBy(x: tx, y: ty)
    }
    /// One, then the other.
    public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
        t1.concatenating(t2)
    }
    /// Back.
    public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
    /// Whether it changes nothing.
    public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
    /// A transformed rectangle.
    public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
    /// A transformed point.
    public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }
    /// A transformed size.
    public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }
#endif
