import UnfoldAutoLayout
import Foundation

// No keyboard appears and none of these is ever posted; a test may post them.
extension UIResponder {
    /// The keyboard is about to appear.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard appeared.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard went.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to have another frame.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard has another frame.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// Its frame before.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Its frame after.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether it is this app's.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

#if !canImport(ObjectiveC)
    extension NSValue {
        /// A rectangle as an object.
        public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
        /// A point as an object.
        public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
        /// A size as an object.
        public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
        /// Insets as an object.
        public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
            self.init(
                edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
            )
        }
        /// The insets that it holds.
        public var uiEdgeInsetsValue: UIEdgeInsets {
            let insets = edgeInsetsValue
            return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
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
        /// An offset as an object.
        public convenience init(uiOffset offset: UIOffset) {
            self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
        }
        /// The offset that it holds.
        public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
        /// A vector as an object.
        public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
        /// The vector that it holds.
        public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
        // Foundation keeps arrays of numbers, but no structures of six or sixteen.

        /// A transform as an object.
        public convenience init(cgAffineTransform transform: CGAffineTransform) {
            var transform = transform
            self.init(bytes: &transform, objCType: "[6d]")
        }
        /// The transform that it holds.
        public var cgAffineTransformValue: CGAffineTransform {
            var transform = CGAffineTransform.identity
            getValue(&transform)
            return transform
        }
        /// A transform in space as an object.
        public convenience init(caTransform3D transform: CATransform3D) {
            var transform = transform
            self.init(bytes: &transform, objCType: "[16d]")
        }
        /// The transform in space that it holds.
        public var caTransform3DValue: CATransform3D {
            var transform = CATransform3DIdentity
            getValue(&transform)
            return transform
        }
        /// The rectangle that it holds.
        public var cgRectValue: CGRect { rectValue }
        /// The point that it holds.
        public var cgPointValue: CGPoint { pointValue }
        /// The size that it holds.
        public var cgSizeValue: CGSize { sizeValue }
    }
#endif

/// A view in the look of a keyboard; nothing is drawn.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// Look.
    public enum Style: Int, Sendable {
        /// None.
        case `default` = 0
        /// As a keyboard.
        case keyboard
    }
    /// A view of a look.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }
    /// A view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
    /// A view.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
    /// Its look.
    public let inputViewStyle: Style
    /// Whether its height follows from constraints; stored.
    open var allowsSelfSizing = false
}
