import Foundation
import UnfoldAutoLayout

/// Lets the device be felt; nothing is.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Nothing to be felt.
    public override init() { super.init() }
    /// Nothing to be felt, in a view.
    public init(view: UIView) { super.init() }
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
    /// Of a hardness, in a view.
    public init(style: FeedbackStyle, view: UIView) { super.init() }
    /// Nothing is felt.
    open func impactOccurred() {}
    /// Nothing is felt.
    open func impactOccurred(intensity: CGFloat) {}
    /// Nothing is felt.
    open func impactOccurred(at location: CGPoint) {}
    /// Nothing is felt.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A choice; nothing is felt.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Nothing is felt.
    open func selectionChanged() {}
    /// Nothing is felt.
    open func selectionChanged(at location: CGPoint) {}
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
    /// Nothing is felt.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// A line that snaps in a drawing, as of iOS 17.5; nothing is felt.
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Nothing is felt.
    open func alignmentOccurred(at location: CGPoint) {}
    /// Nothing is felt.
    open func pathCompleted(at location: CGPoint) {}
}
