import Foundation
import UnfoldAutoLayout

/// Lets the device be felt; nothing is.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Nothing to be felt.
    public override init() { super.init() }
    /// Accepted.
    open func prepare() {}
}

/// A knock; nothing is felt.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard.
    public enum FeedbackStyle: Int, Sendable {
        /// Light.
        case light = 0
        /// Medium.
        case medium
        /// Heavy.
        case heavy
        /// Soft.
        case soft
        /// Rigid.
        case rigid
    }
    /// Of medium hardness.
    public override init() { super.init() }
    /// Of a hardness.
    public init(style: FeedbackStyle) { super.init() }
    /// Nothing is felt.
    open func impactOccurred() {}
    /// Nothing is felt.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A choice; nothing is felt.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Nothing is felt.
    open func selectionChanged() {}
}

/// A message; nothing is felt.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What it is about.
    public enum FeedbackType: Int, Sendable {
        /// It went well.
        case success = 0
        /// Take care.
        case warning
        /// It went wrong.
        case error
    }
    /// Nothing is felt.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
