import Foundation
import UnfoldAutoLayout

/// Something to share that is made when it is needed. Methods that UIKit declares optional have defaults.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    /// What stands for it.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// What is shared.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// What it is about. Default empty.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Empty.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// None.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// Something to share that is made when it is needed; nothing asks.
// Sendable: as `Operation`; its value is a constant.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    /// What stands for it.
    public let placeholderItem: Any?
    /// What is shared. Default the placeholder.
    open var item: Any { placeholderItem ?? NSNull() }
    /// Which activity asks; none.
    open var activityType: UIActivity.ActivityType? { nil }
    /// Something, and what stands for it.
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
}

/// What can be done with something that is shared; nothing does it.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Kind of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A kind by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Facebook.
        public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
        /// Twitter.
        public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
        /// Weibo.
        public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
        /// A message.
        public static let message = Self("com.apple.UIKit.activity.Message")
        /// Mail.
        public static let mail = Self("com.apple.UIKit.activity.Mail")
        /// Print.
        public static let print = Self("com.apple.UIKit.activity.Print")
        /// Copy.
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        /// A contact's picture.
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        /// Save a picture.
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
        /// The reading list.
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        /// To another device.
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
        /// To a book.
        public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
        /// Mark up.
        public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    }

    /// Where activities stand.
    public enum Category: Int, Sendable {
        /// Below.
        case action = 0
        /// Above.
        case share
    }

    /// Default below.
    open class var activityCategory: Category { .action }
    /// Default none.
    open var activityType: ActivityType? { nil }
    /// Default none.
    open var activityTitle: String? { nil }
    /// Default none.
    open var activityImage: UIImage? { nil }
    /// Default false.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does nothing.
    open func perform() {}
    /// Accepted.
    open func activityDidFinish(_ completed: Bool) {}
}

/// Shares something; presented, it shows nothing.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController, StandsNowhere {
    /// Notified of what was done.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// What is shared. UIKit has no such member.
    public let activityItems: [Any]
    /// Shares something.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    /// Shares nothing.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
    /// Notified of what was done; nothing notifies it.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Stored.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
}

/// Notified about a document that is shown elsewhere; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Who presents a preview. Default: a new controller.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// Where a preview comes from. Default none.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// Where a preview comes from. Default zero.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
}

extension UIDocumentInteractionControllerDelegate {
    /// A new controller.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    /// None.
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        nil
    }
    /// Zero.
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        .zero
    }
    /// Nothing.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    /// Nothing.
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// Nothing.
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
}

/// Shows a document elsewhere; it shows nothing.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    /// A document.
    public init(url: URL) { self.url = url }
    /// No document yet.
    public override init() { super.init() }
    /// The document.
    open var url: URL?
    /// Stored.
    open var uti: String?
    /// Stored.
    open var name: String?
    /// Notified about the document.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// False: nothing is shown.
    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    /// False: nothing is shown.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        false
    }
    /// False: nothing is shown.
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// False: nothing is shown.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// False: nothing is shown.
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
}
