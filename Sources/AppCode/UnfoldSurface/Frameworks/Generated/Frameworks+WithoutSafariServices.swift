// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Frameworks+WithoutSafariServices.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(SafariServices)

@preconcurrency @MainActor open class SFSafariViewControllerInert: UIViewController {
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor? { get { inertValues["preferredBarTintColor"] as? UIColor } set { inertValues["preferredBarTintColor"] = newValue } }
    open var preferredControlTintColor: UIColor? { get { inertValues["preferredControlTintColor"] as? UIColor } set { inertValues["preferredControlTintColor"] = newValue } }
    open var dismissButtonStyle: SFSafariViewController.DismissButtonStyle { get { inertValues["dismissButtonStyle"] as? SFSafariViewController.DismissButtonStyle ?? .done } set { inertValues["dismissButtonStyle"] = newValue } }
}

extension SFSafariViewController {
    @preconcurrency @MainActor open class Configuration: NSObject {
        open var entersReaderIfAvailable: Bool = false
        open var barCollapsingEnabled: Bool = true
    }

    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close = 1
        case cancel = 2
    }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
}

#endif
