import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// How the button looks.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// White with a line.
    case whiteOutline
    /// Black.
    case black
    /// Black with a line.
    case blackOutline
    /// As the traits are.
    case automatic
    /// As the traits are, with a line.
    case automaticOutline
}

/// Asked by the button; nothing asks.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    /// Never called.
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    /// Never called.
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// Lets words be chosen; nothing is drawn, and its own size is not known.
/// Source: https://developer.apple.com/documentation/intentsui/inuiaddvoiceshortcutbutton
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
    /// How it looks.
    public let style: INUIAddVoiceShortcutButtonStyle
    /// Asked for what is presented; nothing asks.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// Stored.
    open var shortcut: INShortcut?
    /// Stored; points.
    open var cornerRadius: CGFloat = 0
    /// A button that looks so.
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
    }
    /// A button out of a document.
    public required init?(coder: NSCoder) {
        style = .automatic
        super.init(coder: coder)
    }
}
