import Foundation
import UnfoldAutoLayout
import UnfoldSurface

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What an app puts into pages; stored, nothing runs it.
/// Source: https://developer.apple.com/documentation/webkit/wkusercontentcontroller
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The scripts that were added.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]
    /// Without scripts.
    public nonisolated override init() { super.init() }
    /// Stored.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Forgets all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Stored; never called.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }
    /// Forgets a handler.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    /// Forgets all handlers.
    open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the page.
    case atDocumentStart = 0
    /// Behind the page.
    case atDocumentEnd
}

/// A script; stored.
@preconcurrency @MainActor open class WKUserScript: NSObject, NSCopying {
    /// The script.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it runs in the main frame alone.
    public let isForMainFrameOnly: Bool
    /// A script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
    /// Itself: a script never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Hears what scripts send; nothing sends.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Never called.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a script sent. A subclass can stand for one in a test.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    /// What was sent.
    open var body: Any { "" }
    /// To which handler.
    open var name: String { "" }
    /// From which view.
    open var webView: WKWebView? { nil }
    /// From which frame.
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    /// Nothing.
    public nonisolated override init() { super.init() }
}

/// Where sites keep their data; there is none.
// Sendable: it holds nothing.
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
    private static let shared = WKWebsiteDataStore()
    private let isKept: Bool
    /// Where cookies are kept.
    public let httpCookieStore = WKHTTPCookieStore()
    override init() { isKept = true }
    private init(isKept: Bool) { self.isKept = isKept }
    /// That of the app.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// One that forgets.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isKept: false) }
    /// Whether it keeps what sites store.
    open var isPersistent: Bool { isKept }
    /// Kinds of data.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
        ]
    }
    /// Tells at the end of the turn that there are none.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) { FrameworkAnswer.later { DispatchQueue.onMain { completionHandler([]) } } }
    /// Accepted.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { FrameworkAnswer.later { DispatchQueue.onMain { completionHandler() } } }
    /// Accepted.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { FrameworkAnswer.later { DispatchQueue.onMain { completionHandler() } } }
}

/// What a site has stored.
open class WKWebsiteDataRecord: NSObject, @unchecked Sendable {
    /// The site.
    open var displayName: String { "" }
    /// Kinds of data.
    open var dataTypes: Set<String> { [] }
}

/// Hears of changed cookies; nothing tells it.
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Never called.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

/// Cookies; kept in the program.
// Sendable: the lock.
open class WKHTTPCookieStore: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var cookies: [HTTPCookie] = []
    /// Tells all cookies, at the end of the turn.
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        let all = lock.withLock { cookies }
        FrameworkAnswer.later { DispatchQueue.onMain { completionHandler(all) } }
    }
    /// Keeps a cookie in place of one of its name.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        lock.withLock { cookies = cookies.filter { !Self.isSame($0, cookie) } + [cookie] }
        if let completionHandler { FrameworkAnswer.later { DispatchQueue.onMain { completionHandler() } } }
    }
    /// Forgets a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        lock.withLock { cookies.removeAll { Self.isSame($0, cookie) } }
        if let completionHandler { FrameworkAnswer.later { DispatchQueue.onMain { completionHandler() } } }
    }
    /// All cookies.
    open func allCookies() async -> [HTTPCookie] { lock.withLock { cookies } }
    /// Keeps a cookie in place of one of its name.
    open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }
    /// Forgets a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }
    /// Accepted; never called.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {}
    /// Accepted.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {}
    private static func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
        (one.name, one.domain, one.path) == (other.name, other.domain, other.path)
    }
}

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What is kept on disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// What is kept in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// What pages store.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// What pages store for a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Databases of pages.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
