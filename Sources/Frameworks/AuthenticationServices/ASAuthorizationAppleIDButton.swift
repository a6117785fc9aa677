import Foundation
import UnfoldAutoLayout

/// The button for an Apple ID; nothing is drawn. It is 30 points high and 130 wide on its own, the least that Apple's
/// guidelines allow: which size it has on iOS is not recorded.
/// Source: https://developer.apple.com/design/human-interface-guidelines/sign-in-with-apple
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    /// What it says.
    public enum ButtonType: Int, Sendable {
        /// Sign in.
        case signIn = 0
        /// Continue.
        case `continue`
        /// Sign up.
        case signUp
        /// As usual.
        public static var `default`: ButtonType { .signIn }
    }
    /// How it looks.
    public enum Style: Int, Sendable {
        /// White.
        case white = 0
        /// White with a line.
        case whiteOutline
        /// Black.
        case black
    }
    /// Stored; points.
    open var cornerRadius: CGFloat = 6
    /// A button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }
    /// A button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 130, height: 30))
    }
    /// A button of a size.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A button out of a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override var intrinsicContentSize: CGSize { CGSize(width: 130, height: 30) }
}
