import Foundation
import UnfoldAutoLayout

#if !canImport(ObjectiveC)
    extension NSValue {
        /// A vector as an object.
        public convenience init(cgVector: CGVector) { self.init(point: CGPoint(x: cgVector.dx, y: cgVector.dy)) }
        /// The vector that it holds.
        public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
        /// An offset as an object.
        public convenience init(uiOffset: UIOffset) {
            self.init(point: CGPoint(x: uiOffset.horizontal, y: uiOffset.vertical))
        }
        /// The offset that it holds.
        public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
        /// Insets as an object.
        public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
            self.init(
                edgeInsets: NSEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        }
        /// The insets that it holds.
        public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
            let insets = edgeInsetsValue
            return NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        /// A transform as an object.
        public convenience init(cgAffineTransform transform: CGAffineTransform) {
            self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
            hold(transform)
        }
        /// The transform that it holds; the identity for another kind of value.
        public var cgAffineTransformValue: CGAffineTransform { held() ?? .identity }
        /// A transform in space as an object.
        public convenience init(caTransform3D transform: CATransform3D) {
            self.init(numbers: [
                transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22,
                transform.m23, transform.m24, transform.m31, transform.m32, transform.m33, transform.m34,
                transform.m41, transform.m42, transform.m43, transform.m44,
            ])
            hold(transform)
        }
        /// The transform that it holds; the identity for another kind of value.
        public var caTransform3DValue: CATransform3D { held() ?? CATransform3DIdentity }

        // Foundation's values hold no more than four numbers, and cannot be subclassed. So a transform stands beside
        // the value, and in it is what makes values of equal transforms equal, and others not.
        private convenience init(numbers: [CGFloat]) {
            func digest(_ seed: UInt64) -> CGFloat {
                let sum = numbers.reduce(seed) {
                    ($0 ^ UInt64($1 == 0 ? 0 : Double($1).bitPattern)) &* 0x0000_0100_0000_01b3
                }
                return CGFloat(sum >> 12)
            }
            self.init(
                rect: CGRect(x: numbers[0], y: numbers[1], width: digest(0xcbf2_9ce4_8422_2325), height: digest(7)))
        }

        private func hold(_ transform: Any) {
            objc_setAssociatedObject(self, HeldTransform.key, transform, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        private func held<Transform>() -> Transform? {
            objc_getAssociatedObject(self, HeldTransform.key) as? Transform
        }
    }

    /// Where a value keeps its transform.
    private enum HeldTransform {
        // An address of its own; never freed, never written.
        nonisolated(unsafe) static let key = UnsafeRawPointer(
            UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }
#endif
