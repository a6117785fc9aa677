import Foundation
import UnfoldAutoLayout

#if !canImport(SafariServices)
    /// Notified about a page; nothing notifies it. Methods have defaults.
    @preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
        /// It is over.
        func safariViewControllerDidFinish(_ controller: SFSafariViewController)
        /// It was loaded.
        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    }

    extension SFSafariViewControllerDelegate {
        /// Nothing.
        public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
        /// Nothing.
        public func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) {}
    }

    /// Shows a page; presented, it shows nothing.
    @preconcurrency @MainActor open class SFSafariViewController: UIViewController, StandsNowhere {
        /// How a page is shown; stored.
        @preconcurrency @MainActor open class Configuration: NSObject {
            /// Stored.
            open var entersReaderIfAvailable = false
        }
        /// What ends it.
        public enum DismissButtonStyle: Int, Sendable {
            /// Done.
            case done = 0
        }
        /// The page. UIKit has no such member.
        public let url: URL?
        /// How it is shown.
        public let configuration: Configuration
        /// A page.
        public init(url URL: URL, configuration: Configuration) {
            url = URL
            self.configuration = configuration
            super.init(nibName: nil, bundle: nil)
        }
        /// A page.
        public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
        /// A page.
        public convenience init(url URL: URL, entersReaderIfAvailable: Bool) { self.init(url: URL) }
        /// No page.
        public required init?(coder: NSCoder) {
            url = nil
            configuration = Configuration()
            super.init(coder: coder)
        }
        /// Notified about the page.
        open weak var delegate: (any SFSafariViewControllerDelegate)?
        /// Stored; nothing is drawn.
        open var preferredBarTintColor: UIColor?
        /// Stored; nothing is drawn.
        open var preferredControlTintColor: UIColor?
        /// Stored.
        open var dismissButtonStyle: DismissButtonStyle = .done
    }
#endif

#if !canImport(LinkPresentation)
    /// What is known of a link; stored.
    // Sendable: as Apple's, filled in before it is shared.
    open class LPLinkMetadata: NSObject, @unchecked Sendable {
        /// The link as it was.
        open var originalURL: URL?
        /// The link.
        open var url: URL?
        /// Stored.
        open var title: String?
    }
#endif
