import Foundation
import UnfoldAutoLayout

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A page that is loaded.
@preconcurrency @MainActor open class WKNavigation: NSObject {
    /// How it is laid out.
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
    /// One.
    public nonisolated override init() { super.init() }
}

/// What leads to a page.
public enum WKNavigationType: Int, Sendable {
    /// A link.
    case linkActivated = 0
    /// A form.
    case formSubmitted
    /// What was visited.
    case backForward
    /// Loading anew.
    case reload
    /// A form once more.
    case formResubmitted
    /// Something else.
    case other = -1
}

/// What becomes of a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It is not done.
    case cancel = 0
    /// It is done.
    case allow
    /// It is kept as a file.
    case download
}

/// What becomes of an answer.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// It is not shown.
    case cancel = 0
    /// It is shown.
    case allow
    /// It is kept as a file.
    case download
}

/// What would lead to a page. A subclass can stand for one in a test.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// Where it starts.
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    /// Where it leads; nil is a new window.
    open var targetFrame: WKFrameInfo? { nil }
    /// Why.
    open var navigationType: WKNavigationType { .other }
    /// What is asked for.
    open var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
    /// Whether it is kept as a file.
    open var shouldPerformDownload: Bool { false }
    /// None.
    public nonisolated override init() { super.init() }
}

/// What was answered. A subclass can stand for one in a test.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    /// Whether it is for the main frame.
    open var isForMainFrame: Bool { true }
    /// The answer.
    open var response: URLResponse {
        URLResponse(
            url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
    /// Whether it can be shown.
    open var canShowMIMEType: Bool { true }
    /// None.
    public nonisolated override init() { super.init() }
}

/// A frame of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    /// Whether it is the page itself.
    open var isMainFrame: Bool { true }
    /// What it asked for.
    open var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
    /// The view.
    open weak var webView: WKWebView? { nil }
    /// None.
    public nonisolated override init() { super.init() }
}

/// What a new window is to look like.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
    /// Its width.
    open var width: NSNumber? { nil }
    /// Its height.
    open var height: NSNumber? { nil }
    /// None.
    public nonisolated override init() { super.init() }
}

/// A page that was visited.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    /// Its address.
    open var url: URL { URL(string: "about:blank")! }
    /// Its title.
    open var title: String? { nil }
    /// Where it was asked for.
    open var initialURL: URL { url }
    /// None.
    public nonisolated override init() { super.init() }
}

/// The pages that were visited; none were.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    /// The page.
    open var currentItem: WKBackForwardListItem? { nil }
    /// The one before.
    open var backItem: WKBackForwardListItem? { nil }
    /// The one behind.
    open var forwardItem: WKBackForwardListItem? { nil }
    /// Those before.
    open var backList: [WKBackForwardListItem] { [] }
    /// Those behind.
    open var forwardList: [WKBackForwardListItem] { [] }
    /// The page at a distance.
    open func item(at index: Int) -> WKBackForwardListItem? { nil }
    /// None.
    public nonisolated override init() { super.init() }
}

/// Asked and notified about navigation. Nothing asks it: a test calls it. Methods have defaults.
/// Source: https://developer.apple.com/documentation/webkit/wknavigationdelegate
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Never asked.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Never asked.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// Never asked.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// Never called.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Never called.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Never called.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Never called.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Never called.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Never called.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Never called.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// Never called.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) { decisionHandler(.allow, preferences) }
    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Nothing.
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    /// Nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Handles it as usual.
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
    /// Nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Asked for windows and panels. Nothing asks it: a test calls it. Methods have defaults.
/// Source: https://developer.apple.com/documentation/webkit/wkuidelegate
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    /// Never asked.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Never called.
    func webViewDidClose(_ webView: WKWebView)
    /// Never called.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void)
    /// Never called.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    /// Never called.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
}

extension WKUIDelegate {
    /// None.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// Nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { completionHandler() }
    /// No.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    /// None.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) { completionHandler(nil) }
}
