extension StubCatalogue {
    static let webKit = StubModule(
        "WebKit",
        """
        class WKPreferences: NSObject {
            var javaScriptEnabled = true
            var javaScriptCanOpenWindowsAutomatically = false
            var minimumFontSize: CGFloat = 0
        }
        class WKWebpagePreferences: NSObject {
            var allowsContentJavaScript = true
        }
        class WKProcessPool: NSObject {}
        class WKHTTPCookieStore: NSObject {
            func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {}
            func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {}
            func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {}
        }
        class WKWebsiteDataRecord: NSObject {
            var displayName: String { "" }
            var dataTypes: Set<String> { [] }
        }
        class WKWebsiteDataStore: NSObject {
            let httpCookieStore = WKHTTPCookieStore()
            class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
            class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
            class func allWebsiteDataTypes() -> Set<String> { [] }
            func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) {}
            func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) {}
            func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {}
        }
        enum WKUserScriptInjectionTime: Int { case atDocumentStart, atDocumentEnd }
        class WKUserScript: NSObject {
            let source: String
            init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) { self.source = source }
        }
        class WKScriptMessage: NSObject {
            var body: Any { "" }
            var name: String { "" }
        }
        protocol WKScriptMessageHandler: NSObjectProtocol {
            func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
        }
        class WKUserContentController: NSObject {
            private(set) var userScripts: [WKUserScript] = []
            func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
            func removeAllUserScripts() { userScripts = [] }
            func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
            func removeScriptMessageHandler(forName name: String) {}
        }
        struct WKAudiovisualMediaTypes: OptionSet, Sendable {
            var rawValue: UInt
            init(rawValue: UInt) { self.rawValue = rawValue }
            static let audio = WKAudiovisualMediaTypes(rawValue: 1)
            static let video = WKAudiovisualMediaTypes(rawValue: 2)
            static let all = WKAudiovisualMediaTypes(rawValue: .max)
        }
        options WKDataDetectorTypes: phoneNumber, link, address, calendarEvent
        class WKWebViewConfiguration: NSObject {
            var preferences = WKPreferences()
            var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
            var processPool = WKProcessPool()
            var userContentController = WKUserContentController()
            var websiteDataStore = WKWebsiteDataStore()
            var allowsInlineMediaPlayback = false
            var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
            var dataDetectorTypes: WKDataDetectorTypes = []
            var applicationNameForUserAgent: String?
            var suppressesIncrementalRendering = false
            func setURLSchemeHandler(_ urlSchemeHandler: AnyObject?, forURLScheme urlScheme: String) {}
        }
        class WKNavigation: NSObject {}
        class WKFrameInfo: NSObject {
            var isMainFrame: Bool { true }
            var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
        }
        enum WKNavigationType: Int { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
        class WKNavigationAction: NSObject {
            var navigationType: WKNavigationType { .other }
            var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
            var targetFrame: WKFrameInfo? { nil }
            var sourceFrame: WKFrameInfo { WKFrameInfo() }
        }
        class WKNavigationResponse: NSObject {
            var response: URLResponse { URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil) }
            var canShowMIMEType: Bool { true }
            var isForMainFrame: Bool { true }
        }
        enum WKNavigationActionPolicy: Int { case cancel, allow, download }
        enum WKNavigationResponsePolicy: Int { case cancel, allow, download }
        class WKWindowFeatures: NSObject {}
        @preconcurrency @MainActor protocol WKNavigationDelegate: NSObjectProtocol {
            optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
            optional func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
            optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
            optional func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
            optional func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
            optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
            optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
            optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
            optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
        }
        @preconcurrency @MainActor protocol WKUIDelegate: NSObjectProtocol {
            optional func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? { nil }
            optional func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
            optional func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
            optional func webViewDidClose(_ webView: WKWebView)
        }
        class WKWebView: UIView {
            let configuration: WKWebViewConfiguration
            weak var navigationDelegate: (any WKNavigationDelegate)?
            weak var uiDelegate: (any WKUIDelegate)?
            let scrollView = UIScrollView()
            var title: String? { nil }
            private(set) var url: URL?
            var isLoading: Bool { false }
            var estimatedProgress: Double { 0 }
            var canGoBack: Bool { false }
            var canGoForward: Bool { false }
            var hasOnlySecureContent: Bool { false }
            var allowsBackForwardNavigationGestures = false
            var allowsLinkPreview = true
            var isInspectable = false
            var customUserAgent: String?
            var pageZoom: CGFloat = 1
            var underPageBackgroundColor: UIColor!
            init(frame: CGRect, configuration: WKWebViewConfiguration) {
                self.configuration = configuration
                super.init(frame: frame)
                addSubview(scrollView)
                scrollView.frame = bounds
                scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
            override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
            required init?(coder: NSCoder) {
                configuration = WKWebViewConfiguration()
                super.init(coder: coder)
            }
            @discardableResult func load(_ request: URLRequest) -> WKNavigation? {
                url = request.url
                return nil
            }
            @discardableResult func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
            @discardableResult func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
            @discardableResult func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? { nil }
            @discardableResult func goBack() -> WKNavigation? { nil }
            @discardableResult func goForward() -> WKNavigation? { nil }
            @discardableResult func reload() -> WKNavigation? { nil }
            func stopLoading() {}
            func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}
            @discardableResult func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { "" }
        }
        """)

    static let userNotifications = StubModule(
        "UserNotifications",
        """
        options UNAuthorizationOptions: badge, sound, alert, carPlay, criticalAlert, providesAppNotificationSettings, provisional
        options UNNotificationPresentationOptions: badge, sound, alert, list, banner
        options UNNotificationCategoryOptions: customDismissAction, allowInCarPlay
        options UNNotificationActionOptions: authenticationRequired, destructive, foreground
        enum UNAuthorizationStatus: Int { case notDetermined, denied, authorized, provisional, ephemeral }
        enum UNNotificationSetting: Int { case notSupported, disabled, enabled }
        class UNNotificationSettings: NSObject {
            var authorizationStatus: UNAuthorizationStatus { .notDetermined }
            var alertSetting: UNNotificationSetting { .disabled }
            var badgeSetting: UNNotificationSetting { .disabled }
            var soundSetting: UNNotificationSetting { .disabled }
        }
        class UNNotificationSound: NSObject {
            class var `default`: UNNotificationSound { UNNotificationSound() }
        }
        class UNNotificationAttachment: NSObject {
            init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {}
        }
        class UNNotificationContent: NSObject {
            var title = ""
            var subtitle = ""
            var body = ""
            var badge: NSNumber?
            var sound: UNNotificationSound?
            var userInfo: [AnyHashable: Any] = [:]
            var categoryIdentifier = ""
            var threadIdentifier = ""
            var attachments: [UNNotificationAttachment] = []
        }
        class UNMutableNotificationContent: UNNotificationContent {}
        class UNNotificationTrigger: NSObject {
            let repeats: Bool
            init(repeats: Bool) { self.repeats = repeats }
        }
        class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
            let timeInterval: TimeInterval
            init(timeInterval: TimeInterval, repeats: Bool) {
                self.timeInterval = timeInterval
                super.init(repeats: repeats)
            }
        }
        class UNCalendarNotificationTrigger: UNNotificationTrigger {
            let dateComponents: DateComponents
            init(dateMatching dateComponents: DateComponents, repeats: Bool) {
                self.dateComponents = dateComponents
                super.init(repeats: repeats)
            }
            func nextTriggerDate() -> Date? { nil }
        }
        class UNPushNotificationTrigger: UNNotificationTrigger {}
        class UNNotificationRequest: NSObject {
            let identifier: String
            let content: UNNotificationContent
            let trigger: UNNotificationTrigger?
            init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
                (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
            }
        }
        class UNNotification: NSObject {
            var date: Date { .distantPast }
            var request: UNNotificationRequest { UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil) }
        }
        keys UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier
        class UNNotificationResponse: NSObject {
            var notification: UNNotification { UNNotification() }
            var actionIdentifier: String { "" }
        }
        class UNNotificationAction: NSObject {
            let identifier: String
            init(identifier: String, title: String, options: UNNotificationActionOptions = []) { self.identifier = identifier }
        }
        class UNNotificationCategory: NSObject {
            let identifier: String
            init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) { self.identifier = identifier }
        }
        class UNUserNotificationCenter: NSObject {
            weak var delegate: (any UNUserNotificationCenterDelegate)?
            class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
            func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void) {}
            @discardableResult func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
            func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {}
            func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
            func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {}
            func add(_ request: UNNotificationRequest) async throws {}
            func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
            func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {}
            func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {}
            func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
            func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {}
            func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
            func removeAllPendingNotificationRequests() {}
            func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
            func removeAllDeliveredNotifications() {}
        }
        protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
            optional func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
            optional func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
            optional func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
        }
        """)

    static let storeKit = StubModule(
        "StoreKit",
        """
        class SKProduct: NSObject {
            var localizedTitle: String { "" }
            var localizedDescription: String { "" }
            var productIdentifier: String { "" }
            var price: NSDecimalNumber { .zero }
            var priceLocale: Locale { .current }
        }
        class SKPayment: NSObject {
            var productIdentifier: String { "" }
            init(product: SKProduct) {}
        }
        class SKRequest: NSObject {
            weak var delegate: (any SKRequestDelegate)?
            func start() {}
            func cancel() {}
        }
        protocol SKRequestDelegate: NSObjectProtocol {
            optional func requestDidFinish(_ request: SKRequest)
            optional func request(_ request: SKRequest, didFailWithError error: any Error)
        }
        class SKProductsResponse: NSObject {
            var products: [SKProduct] { [] }
            var invalidProductIdentifiers: [String] { [] }
        }
        protocol SKProductsRequestDelegate: SKRequestDelegate {
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
        }
        class SKProductsRequest: SKRequest {
            override init() { super.init() }
            init(productIdentifiers: Set<String>) {}
        }
        enum SKPaymentTransactionState: Int { case purchasing, purchased, failed, restored, deferred }
        class SKPaymentTransaction: NSObject {
            var transactionState: SKPaymentTransactionState { .purchasing }
            var payment: SKPayment { SKPayment(product: SKProduct()) }
            var error: (any Error)? { nil }
            var original: SKPaymentTransaction? { nil }
            var transactionIdentifier: String? { nil }
            var transactionDate: Date? { nil }
        }
        protocol SKPaymentTransactionObserver: NSObjectProtocol {
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
            optional func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
            optional func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
        }
        class SKPaymentQueue: NSObject {
            class func `default`() -> SKPaymentQueue { SKPaymentQueue() }
            class func canMakePayments() -> Bool { false }
            func add(_ payment: SKPayment) {}
            func add(_ observer: any SKPaymentTransactionObserver) {}
            func remove(_ observer: any SKPaymentTransactionObserver) {}
            func restoreCompletedTransactions() {}
            func finishTransaction(_ transaction: SKPaymentTransaction) {}
        }
        class SKStoreReviewController: NSObject {
            class func requestReview() {}
            class func requestReview(in windowScene: UIWindowScene) {}
        }
        keys SKStoreProductParameterITunesItemIdentifier
        @preconcurrency @MainActor protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
            optional func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
        }
        class SKStoreProductViewController: UIViewController {
            weak var delegate: (any SKStoreProductViewControllerDelegate)?
            func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {}
        }
        errors SKError: unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        """)

    static let localAuthentication = StubModule(
        "LocalAuthentication",
        """
        enum LAPolicy: Int { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
        enum LABiometryType: Int { case none, touchID, faceID, opticID }
        errors LAError: authenticationFailed, userCancel, userFallback, systemCancel, passcodeNotSet, biometryNotAvailable, biometryNotEnrolled, biometryLockout, appCancel, invalidContext, notInteractive
        class LAContext: NSObject {
            var localizedFallbackTitle: String?
            var localizedCancelTitle: String?
            var localizedReason = ""
            var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
            var biometryType: LABiometryType { .none }
            func canEvaluatePolicy(_ policy: LAPolicy, error: AutoreleasingUnsafeMutablePointer<NSError?>?) -> Bool { false }
            func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {}
            func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { false }
            func invalidate() {}
        }
        """)

    static let network = StubModule(
        "Network",
        """
        struct NWInterface: Hashable, Sendable {
            enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
            var type: InterfaceType { .other }
        }
        struct NWPath: Hashable, Sendable {
            enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
            var status: Status { .unsatisfied }
            var isExpensive: Bool { false }
            var isConstrained: Bool { false }
            var availableInterfaces: [NWInterface] { [] }
            func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
        }
        class NWPathMonitor {
            var pathUpdateHandler: ((NWPath) -> Void)?
            var currentPath: NWPath { NWPath() }
            init() {}
            init(requiredInterfaceType: NWInterface.InterfaceType) {}
            func start(queue: DispatchQueue) {}
            func cancel() {}
        }
        """)

    static let authenticationServices = StubModule(
        "AuthenticationServices",
        """
        typealias ASPresentationAnchor = UIWindow
        @preconcurrency @MainActor protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
            func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
        }
        errors ASWebAuthenticationSessionError: canceledLogin, presentationContextNotProvided, presentationContextInvalid
        class ASWebAuthenticationSession: NSObject {
            typealias CompletionHandler = (URL?, (any Error)?) -> Void
            weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
            var prefersEphemeralWebBrowserSession = false
            init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
            @discardableResult func start() -> Bool { false }
            func cancel() {}
        }
        protocol ASAuthorizationCredential: NSObjectProtocol {}
        class ASAuthorizationRequest: NSObject {}
        class ASAuthorization: NSObject {
            struct Scope: Hashable, Sendable {
                private let name: String
                public static let fullName = Scope(name: "full_name")
                public static let email = Scope(name: "email")
            }
            let credential: any ASAuthorizationCredential
            init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
        }
        class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
            var requestedScopes: [ASAuthorization.Scope]?
            var nonce: String?
            var state: String?
        }
        class ASAuthorizationAppleIDProvider: NSObject {
            enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
            func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
            func getCredentialState(forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void) {}
        }
        class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
            var user: String { "" }
            var fullName: PersonNameComponents? { nil }
            var email: String? { nil }
            var identityToken: Data? { nil }
            var authorizationCode: Data? { nil }
        }
        errors ASAuthorizationError: unknown, canceled, invalidResponse, notHandled, failed
        @preconcurrency @MainActor protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
            func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
        }
        @preconcurrency @MainActor protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
            optional func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
            optional func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
        }
        class ASAuthorizationController: NSObject {
            weak var delegate: (any ASAuthorizationControllerDelegate)?
            weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
            init(authorizationRequests: [ASAuthorizationRequest]) {}
            func performRequests() {}
        }
        class ASAuthorizationAppleIDButton: UIControl {
            enum ButtonType: Int, Sendable { case signIn, `continue`, signUp }
            enum Style: Int, Sendable { case white, whiteOutline, black }
            var cornerRadius: CGFloat = 6
            convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
        }
        class ASCredentialIdentityStoreState: NSObject {
            var isEnabled: Bool { false }
        }
        class ASCredentialIdentityStore: NSObject {
            class var shared: ASCredentialIdentityStore { ASCredentialIdentityStore() }
            func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void) {}
            func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) {}
        }
        """)

    static let healthKit = StubModule(
        "HealthKit",
        """
        constants HKQuantityTypeIdentifier: stepCount, distanceWalkingRunning, activeEnergyBurned, basalEnergyBurned, bodyMass, bodyMassIndex, height, heartRate, bloodGlucose, insulinDelivery, dietaryCarbohydrates, dietaryEnergyConsumed, dietaryWater
        constants HKCategoryTypeIdentifier: sleepAnalysis, mindfulSession
        enum HKAuthorizationStatus: Int { case notDetermined, sharingDenied, sharingAuthorized }
        enum HKMetricPrefix: Int { case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega }
        class HKUnit: NSObject, @unchecked Sendable {
            let unitString: String
            init(from string: String) { unitString = string }
            class func gram() -> HKUnit { HKUnit(from: "g") }
            class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\\(prefix)g") }
            class func liter() -> HKUnit { HKUnit(from: "L") }
            class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: "\\(prefix)L") }
            class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit { HKUnit(from: "\\(prefix)mol") }
            class func meter() -> HKUnit { HKUnit(from: "m") }
            class func mile() -> HKUnit { HKUnit(from: "mi") }
            class func pound() -> HKUnit { HKUnit(from: "lb") }
            class func inch() -> HKUnit { HKUnit(from: "in") }
            class func second() -> HKUnit { HKUnit(from: "s") }
            class func minute() -> HKUnit { HKUnit(from: "min") }
            class func hour() -> HKUnit { HKUnit(from: "hr") }
            class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
            class func count() -> HKUnit { HKUnit(from: "count") }
            class func percent() -> HKUnit { HKUnit(from: "%") }
            class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
            func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "/" + unit.unitString) }
            func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(from: unitString + "*" + unit.unitString) }
            override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
            override var hash: Int { unitString.hashValue }
        }
        let HKUnitMolarMassBloodGlucose = 180.15588000005408
        class HKQuantity: NSObject, @unchecked Sendable {
            private let value: Double
            init(unit: HKUnit, doubleValue value: Double) { self.value = value }
            /// Units are not turned into each other: the number that was given.
            func doubleValue(for unit: HKUnit) -> Double { value }
            func `is`(compatibleWith unit: HKUnit) -> Bool { true }
        }
        class HKObjectType: NSObject, @unchecked Sendable {
            let identifier: String
            init(_ identifier: String) { self.identifier = identifier }
            class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
            class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
        }
        class HKSampleType: HKObjectType, @unchecked Sendable {}
        class HKQuantityType: HKSampleType, @unchecked Sendable {
            init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
        }
        class HKCategoryType: HKSampleType, @unchecked Sendable {
            init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
        }
        class HKObject: NSObject, @unchecked Sendable {
            let uuid = UUID()
        }
        class HKSample: HKObject, @unchecked Sendable {
            let startDate: Date
            let endDate: Date
            init(start: Date, end: Date) { (startDate, endDate) = (start, end) }
        }
        class HKQuantitySample: HKSample, @unchecked Sendable {
            let quantityType: HKQuantityType
            let quantity: HKQuantity
            init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil) {
                (quantityType, self.quantity) = (type, quantity)
                super.init(start: start, end: end)
            }
        }
        class HKHealthStore: NSObject {
            class func isHealthDataAvailable() -> Bool { false }
            func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
            func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void) {}
            func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {}
        }
        """)

    static let messageUI = StubModule(
        "MessageUI",
        """
        enum MFMailComposeResult: Int { case cancelled, saved, sent, failed }
        enum MessageComposeResult: Int { case cancelled, sent, failed }
        @preconcurrency @MainActor protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
            optional func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
        }
        class MFMailComposeViewController: UINavigationController {
            class func canSendMail() -> Bool { false }
            weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
            func setSubject(_ subject: String) {}
            func setToRecipients(_ toRecipients: [String]?) {}
            func setCcRecipients(_ ccRecipients: [String]?) {}
            func setBccRecipients(_ bccRecipients: [String]?) {}
            func setMessageBody(_ body: String, isHTML: Bool) {}
            func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
        }
        @preconcurrency @MainActor protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
            func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
        }
        class MFMessageComposeViewController: UINavigationController {
            class func canSendText() -> Bool { false }
            class func canSendAttachments() -> Bool { false }
            weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
            var recipients: [String]?
            var subject: String?
            var body: String?
        }
        """)

    static let mobileCoreServices = StubModule(
        "MobileCoreServices",
        """
        let kUTTypeImage: CFString = "public.image"
        let kUTTypeMovie: CFString = "public.movie"
        let kUTTypeVideo: CFString = "public.video"
        let kUTTypeAudio: CFString = "public.audio"
        let kUTTypeJPEG: CFString = "public.jpeg"
        let kUTTypePNG: CFString = "public.png"
        let kUTTypeGIF: CFString = "com.compuserve.gif"
        let kUTTypePDF: CFString = "com.adobe.pdf"
        let kUTTypeText: CFString = "public.text"
        let kUTTypePlainText: CFString = "public.plain-text"
        let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
        let kUTTypeRTF: CFString = "public.rtf"
        let kUTTypeHTML: CFString = "public.html"
        let kUTTypeURL: CFString = "public.url"
        let kUTTypeFileURL: CFString = "public.file-url"
        let kUTTypeData: CFString = "public.data"
        let kUTTypeItem: CFString = "public.item"
        let kUTTypeContent: CFString = "public.content"
        let kUTTypeFolder: CFString = "public.folder"
        let kUTTypeJSON: CFString = "public.json"
        let kUTTypeZipArchive: CFString = "public.zip-archive"
        let kUTTypeMPEG4: CFString = "public.mpeg-4"
        let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
        let kUTTypeVCard: CFString = "public.vcard"
        let kUTTagClassMIMEType: CFString = "public.mime-type"
        let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
        func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? { nil }
        func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool { inUTI == inConformsToUTI }
        """)

    /// Of the module only what makes random bytes.
    static let security = StubModule(
        "Security",
        """
        class SecRandom {}
        typealias SecRandomRef = SecRandom
        let kSecRandomDefault: SecRandomRef? = nil
        let errSecSuccess: Int32 = 0
        func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
            let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
            for index in buffer.indices { buffer[index] = UInt8.random(in: 0...255) }
            return errSecSuccess
        }
        """)
}
