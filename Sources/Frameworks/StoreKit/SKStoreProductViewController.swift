import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// Asks for a review; shows nothing.
open class SKStoreReviewController: NSObject {
    /// Accepted.
    @preconcurrency @MainActor open class func requestReview() {}
    /// Accepted.
    @preconcurrency @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Which product.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Notified when it is over; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    /// Nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Shows the store; presented, it shows nothing.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController, StandsNowhere {
    /// Notified when it is over; nothing notifies it.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    /// Accepted; `block` hears at the end of the turn that it failed.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { if let block { FrameworkAnswer.later { block(false, SKError(.storeProductNotAvailable)) } } }
}
