import Foundation
import UnfoldAutoLayout

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// How a web view is made; stored.
/// Source: https://developer.apple.com/documentation/webkit/wkwebviewconfiguration
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
    /// Stored.
    open var processPool = WKProcessPool()
    /// Stored.
    open var preferences = WKPreferences()
    /// Stored.
    open var userContentController = WKUserContentController()
    /// Stored.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Stored.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Stored.
    open var suppressesIncrementalRendering = false
    /// Stored.
    open var applicationNameForUserAgent: String?
    /// Stored.
    open var allowsAirPlayForMediaPlayback = true
    /// Stored.
    open var allowsInlineMediaPlayback = false
    /// Stored.
    open var allowsPictureInPictureMediaPlayback = true
    /// Stored.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Stored.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Stored.
    open var ignoresViewportScaleLimits = false
    /// Stored.
    open var limitsNavigationsToAppBoundDomains = false
    private var handlers: [String: any WKURLSchemeHandler] = [:]

    /// Defaults.
    public nonisolated override init() { super.init() }
    /// Stored.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme] = urlSchemeHandler
    }
    /// What was stored.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }
    /// A copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copied: WKWebViewConfiguration = MainActor.assumeIsolated {
            let copy = WKWebViewConfiguration()
            copy.processPool = processPool
            copy.preferences = preferences
            copy.userContentController = userContentController
            copy.websiteDataStore = websiteDataStore
            copy.defaultWebpagePreferences = defaultWebpagePreferences
            copy.suppressesIncrementalRendering = suppressesIncrementalRendering
            copy.applicationNameForUserAgent = applicationNameForUserAgent
            copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
            copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
            copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
            copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
            copy.dataDetectorTypes = dataDetectorTypes
            copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
            copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
            copy.handlers = handlers
            return copy
        }
        return copied
    }
}

/// Pages that share a process; nothing does here.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
    /// One.
    public nonisolated override init() { super.init() }
}

/// What pages may do; stored.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    /// Stored.
    open var minimumFontSize: CGFloat = 0
    /// Stored.
    open var javaScriptEnabled = true
    /// Stored.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Stored.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Stored.
    open var isTextInteractionEnabled = true
    /// Stored.
    open var isElementFullscreenEnabled = false
    /// Stored.
    open var shouldPrintBackgrounds = false
    /// Defaults.
    public nonisolated override init() { super.init() }
}

/// What a page may do; stored.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    /// For whom pages are laid out.
    public enum ContentMode: Int, Sendable {
        /// As the device is.
        case recommended = 0
        /// Small screens.
        case mobile
        /// Large screens.
        case desktop
    }
    /// Stored.
    open var preferredContentMode: ContentMode = .recommended
    /// Stored.
    open var allowsContentJavaScript = true
    /// Stored.
    open var isLockdownModeEnabled = false
    /// Defaults.
    public nonisolated override init() { super.init() }
}

/// What plays only when it was tapped.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What is found in texts.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers of telephones.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// Everything.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// A part of a view as a picture; stored.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    /// Stored.
    open var rect = CGRect.null
    /// Stored.
    open var snapshotWidth: NSNumber?
    /// Stored.
    open var afterScreenUpdates = true
    /// Defaults.
    public nonisolated override init() { super.init() }
}

/// Loads addresses of an app's own schemes; nothing asks it.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Never called.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Never called.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request of an app's own scheme.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request.
    var request: URLRequest { get }
    /// Tells an answer.
    func didReceive(_ response: URLResponse)
    /// Tells bytes.
    func didReceive(_ data: Data)
    /// Tells the end.
    func didFinish()
    /// Tells a failure.
    func didFailWithError(_ error: any Error)
}
