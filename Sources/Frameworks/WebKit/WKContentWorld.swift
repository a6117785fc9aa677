import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// Where scripts run apart from each other; nothing runs.
/// Source: https://developer.apple.com/documentation/webkit/wkcontentworld
@preconcurrency @MainActor open class WKContentWorld: NSObject {
    private static let pageWorld = WKContentWorld(name: nil)
    private static let clientWorld = WKContentWorld(name: nil)
    private static var named: [String: WKContentWorld] = [:]
    /// What it is called.
    public let name: String?
    private init(name: String?) { self.name = name }
    /// That of the page's own scripts.
    open class var page: WKContentWorld { pageWorld }
    /// That of the app.
    open class var defaultClient: WKContentWorld { clientWorld }
    /// The one of a name.
    open class func world(name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let made = WKContentWorld(name: name)
        named[name] = made
        return made
    }
}

/// Why something failed in a web view.
public struct WKError: FrameworkError {
    /// What failed.
    public enum Code: Int, FrameworkErrorCode {
        /// The error of these codes.
        public typealias Failure = WKError
        /// Not known.
        case unknown = 1
        /// The page's process ended.
        case webContentProcessTerminated
        /// The view is no more.
        case webViewInvalidated
        /// A script failed.
        case javaScriptExceptionOccurred
        /// A script gave what can't be told.
        case javaScriptResultTypeIsUnsupported
    }
    /// What failed.
    public let code: Code
    /// A failure.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { "WKErrorDomain" }
    /// Not known.
    public static var unknown: Code { .unknown }
    /// The page's process ended.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The view is no more.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// A script failed.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// A script gave what can't be told.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
}

extension WKWebView {
    /// Fails: nothing runs scripts here.
    @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }
    /// Accepted; `completionHandler` hears at the end of the turn that it failed, for nothing runs scripts here.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        FrameworkAnswer.later {
            DispatchQueue.onMain { completionHandler(.failure(WKError(.javaScriptExceptionOccurred))) }
        }
    }
    /// Accepted; `completionHandler` hears at the end of the turn that it failed, for nothing runs scripts here.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) { evaluateJavaScript(functionBody, in: frame, in: contentWorld, completionHandler: completionHandler) }
    /// Fails: nothing runs scripts here.
    @discardableResult public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }
}
