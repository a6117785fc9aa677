@_exported import Foundation
import UnfoldAutoLayout
import UnfoldSurface

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Shows pages on iOS. Here it is laid out as any view, remembers what it was to load, and shows nothing; its content
/// has no size, so `scrollView.contentSize` stays zero until it is set.
/// Source: https://developer.apple.com/documentation/webkit/wkwebview
@preconcurrency @MainActor open class WKWebView: UIView {
    /// How it was configured.
    public let configuration: WKWebViewConfiguration
    /// What scrolls the page; it fills the view.
    public let scrollView = UIScrollView()
    /// Asked and notified about navigation; nothing asks it.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Asked for panels; nothing asks it.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// What was visited; empty.
    public let backForwardList = WKBackForwardList()
    /// The address that was last to be loaded.
    open private(set) var url: URL?
    /// The page's title; none is read.
    open private(set) var title: String?
    /// Always false: nothing is loaded.
    open var isLoading: Bool { false }
    /// Always 0.
    open var estimatedProgress: Double { 0 }
    /// Always false.
    open var hasOnlySecureContent: Bool { false }
    /// Always false.
    open var canGoBack: Bool { false }
    /// Always false.
    open var canGoForward: Bool { false }
    /// Stored.
    open var allowsBackForwardNavigationGestures = false
    /// Stored.
    open var allowsLinkPreview = true
    /// Stored.
    open var customUserAgent: String?
    /// Stored.
    open var isInspectable = false
    /// Stored.
    open var pageZoom: CGFloat = 1
    /// Stored; nothing is drawn.
    open var underPageBackgroundColor: UIColor!
    /// The request that was last to be loaded. WebKit has no such member.
    public private(set) var loadedRequest: URLRequest?
    /// The page that was last to be shown. WebKit has no such member.
    public private(set) var loadedHTML: String?

    /// A view of a size.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        addScrollView()
    }
    /// A view of a size, configured by defaults.
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    /// A view out of a document.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        addScrollView()
    }

    private func addScrollView() {
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    /// Remembers the request; shows nothing.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        (loadedRequest, loadedHTML, url) = (request, nil, request.url)
        return WKNavigation()
    }
    /// Remembers the page; shows nothing.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        (loadedRequest, loadedHTML, url) = (nil, string, baseURL)
        return WKNavigation()
    }
    /// Remembers the address; shows nothing.
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: URL))
    }
    /// Remembers the address; shows nothing.
    @discardableResult open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { load(URLRequest(url: baseURL)) }
    /// Accepted.
    @discardableResult open func reload() -> WKNavigation? { url == nil ? nil : WKNavigation() }
    /// Accepted.
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
    /// Accepted.
    open func stopLoading() {}
    /// Accepted; there is nothing to go back to.
    @discardableResult open func goBack() -> WKNavigation? { nil }
    /// Accepted; there is nothing to go forward to.
    @discardableResult open func goForward() -> WKNavigation? { nil }
    /// Accepted; there is nothing to go to.
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Accepted; `completionHandler` hears at the end of the turn that it failed, for nothing runs scripts here.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        FrameworkAnswer.later {
            DispatchQueue.onMain { completionHandler(nil, FrameworkAnswer.unavailable("WKErrorDomain", 4)) }
        }
    }
    /// Accepted; `completionHandler` hears at the end of the turn that there is no picture.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        FrameworkAnswer.later {
            DispatchQueue.onMain { completionHandler(nil, FrameworkAnswer.unavailable("WKErrorDomain", 1)) }
        }
    }
    /// Whether pages of a scheme are shown without help.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
    }
}
