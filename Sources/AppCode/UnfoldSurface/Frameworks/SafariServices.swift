import Foundation
import UnfoldAutoLayout

#if !canImport(SafariServices)

    /// Shows a page; presented, it shows nothing.
    @preconcurrency @MainActor open class SFSafariViewController: SFSafariViewControllerInert, StandsNowhere {
        /// The page. UIKit has no such member.
        public let url: URL?
        public let configuration: Configuration
        public init(url URL: URL, configuration: Configuration) {
            url = URL
            self.configuration = configuration
            super.init(nibName: nil, bundle: nil)
        }
        public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
        public required init?(coder: NSCoder) {
            url = nil
            configuration = Configuration()
            super.init(coder: coder)
        }
    }
#endif

#if !canImport(LinkPresentation)
#endif
