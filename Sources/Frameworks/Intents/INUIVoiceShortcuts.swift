import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// Notified of chosen words; nothing notifies it.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Never called.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Lets words be chosen; presented, it shows nothing.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController, StandsNowhere {
    /// Notified; nothing notifies it.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    /// For something.
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
    /// For nothing.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Notified of changed words; nothing notifies it.
@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Never called.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    /// Never called.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// Lets words be changed; presented, it shows nothing.
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController, StandsNowhere {
    /// Notified; nothing notifies it.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    /// For words.
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
    /// For nothing.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
