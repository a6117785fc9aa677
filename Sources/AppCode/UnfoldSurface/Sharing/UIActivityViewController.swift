import Foundation
import UnfoldAutoLayout

/// Shares something; presented, it shows nothing.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController, StandsNowhere {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// What is shared. UIKit has no such member.
    public let activityItems: [Any]
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
    /// Notified of what was done; nothing notifies it.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?
}
