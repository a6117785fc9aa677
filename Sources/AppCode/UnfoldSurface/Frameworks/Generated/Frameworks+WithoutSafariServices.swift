// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Frameworks+WithoutSafariServices.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(SafariServices)

@preconcurrency @MainActor open class SFSafariViewController: UIViewController, StandsNowhere {
    public let url: URL?
    public let configuration: Configuration
    public init(url URL: URL, configuration: Configuration) { url = URL; self.configuration = configuration; super.init(nibName: nil, bundle: nil) }
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    public required init?(coder: NSCoder) { url = nil; configuration = Configuration(); super.init(coder: coder) }
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle: SFSafariViewController.DismissButtonStyle = .done
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
