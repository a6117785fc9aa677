extension StubCatalogue {
    static let coreBluetooth = StubModule(
        "CoreBluetooth",
        """
        enum CBManagerState: Int { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
        enum CBPeripheralState: Int { case disconnected, connecting, connected, disconnecting }
        keys CBCentralManagerScanOptionAllowDuplicatesKey, CBCentralManagerOptionShowPowerAlertKey, CBAdvertisementDataLocalNameKey, CBAdvertisementDataServiceUUIDsKey, CBAdvertisementDataServiceDataKey
        class CBUUID: NSObject {
            let uuidString: String
            init(string theString: String) { uuidString = theString }
        }
        class CBAttribute: NSObject {
            var uuid: CBUUID { CBUUID(string: "") }
        }
        class CBCharacteristic: CBAttribute {
            var value: Data? { nil }
        }
        class CBService: CBAttribute {
            var characteristics: [CBCharacteristic]? { nil }
        }
        class CBPeripheral: NSObject {
            weak var delegate: (any CBPeripheralDelegate)?
            let identifier = UUID()
            var name: String? { nil }
            var state: CBPeripheralState { .disconnected }
            var services: [CBService]? { nil }
            func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
            func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
        }
        protocol CBPeripheralDelegate: NSObjectProtocol {
            optional func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
            optional func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
            optional func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
        }
        class CBCentralManager: NSObject {
            weak var delegate: (any CBCentralManagerDelegate)?
            var state: CBManagerState { .unsupported }
            var isScanning: Bool { false }
            convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
                self.init()
                self.delegate = delegate
            }
            func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
            func stopScan() {}
            func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
            func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
        }
        protocol CBCentralManagerDelegate: NSObjectProtocol {
            func centralManagerDidUpdateState(_ central: CBCentralManager)
            optional func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
            optional func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
            optional func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
            optional func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
        }
        """)

    static let watchConnectivity = StubModule(
        "WatchConnectivity",
        """
        enum WCSessionActivationState: Int { case notActivated, inactive, activated }
        protocol WCSessionDelegate: NSObjectProtocol {
            func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
            func sessionDidBecomeInactive(_ session: WCSession)
            func sessionDidDeactivate(_ session: WCSession)
        }
        class WCSession: NSObject {
            weak var delegate: (any WCSessionDelegate)?
            class var `default`: WCSession { WCSession() }
            class func isSupported() -> Bool { false }
            var isPaired: Bool { false }
            var isWatchAppInstalled: Bool { false }
            var isReachable: Bool { false }
            func activate() {}
        }
        """)

    static let widgetKit = StubModule(
        "WidgetKit",
        """
        class WidgetCenter {
            static var shared: WidgetCenter { WidgetCenter() }
            func reloadAllTimelines() {}
            func reloadTimelines(ofKind kind: String) {}
        }
        """)

    static let gameplayKit = StubModule(
        "GameplayKit",
        """
        class GKState: NSObject {
            weak var stateMachine: GKStateMachine?
            override init() { super.init() }
            func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
            func didEnter(from previousState: GKState?) {}
            func willExit(to nextState: GKState) {}
            func update(deltaTime seconds: TimeInterval) {}
        }
        class GKStateMachine: NSObject {
            private let states: [GKState]
            private(set) var currentState: GKState?
            init(states: [GKState]) {
                self.states = states
                super.init()
                for state in states { state.stateMachine = self }
            }
            func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? { states.lazy.compactMap { $0 as? StateType }.first }
            func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) ?? true }
            @discardableResult func enter(_ stateClass: AnyClass) -> Bool {
                guard currentState?.isValidNextState(stateClass) ?? true, let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
                let previous = currentState
                previous?.willExit(to: next)
                currentState = next
                next.didEnter(from: previous)
                return true
            }
        }
        """)

    static let networkExtension = StubModule(
        "NetworkExtension",
        """
        enum NEVPNStatus: Int { case invalid, disconnected, connecting, connected, reasserting, disconnecting }
        class NEVPNConnection: NSObject {
            var status: NEVPNStatus { .invalid }
            var connectedDate: Date? { nil }
            func startVPNTunnel() throws {}
            func stopVPNTunnel() {}
        }
        class NEVPNManager: NSObject {
            let connection = NEVPNConnection()
            class func shared() -> NEVPNManager { NEVPNManager() }
        }
        extension NSNotification.Name {
            static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statusdidchange")
        }
        class NEHotspotNetwork: NSObject {
            var ssid: String { "" }
            class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {}
        }
        """)

    static let passKit = StubModule(
        "PassKit",
        """
        enum PKPaymentButtonType: Int { case plain, buy, setUp, inStore, donate, checkout, book, subscribe }
        enum PKPaymentButtonStyle: Int { case white, whiteOutline, black, automatic }
        class PKPaymentButton: UIButton {
            var cornerRadius: CGFloat = 4
            init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) { super.init(frame: .zero) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        """)

    static let coreSpotlight = StubModule(
        "CoreSpotlight",
        """
        class CSSearchableIndex: NSObject {
            class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
            class func isIndexingAvailable() -> Bool { false }
            func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {}
        }
        """)

    static let appTrackingTransparency = StubModule(
        "AppTrackingTransparency",
        """
        class ATTrackingManager: NSObject {
            enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
            class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
            class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void) {}
        }
        """)

    static let quickLook = StubModule(
        "QuickLook",
        """
        @preconcurrency @MainActor protocol QLPreviewItem: NSObjectProtocol {
            var previewItemURL: URL? { get }
            optional var previewItemTitle: String? { get }
        }
        extension NSURL: QLPreviewItem {
            var previewItemURL: URL? { absoluteURL }
        }
        @preconcurrency @MainActor protocol QLPreviewControllerDataSource: AnyObject {
            func numberOfPreviewItems(in controller: QLPreviewController) -> Int
            func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
        }
        @preconcurrency @MainActor protocol QLPreviewControllerDelegate: AnyObject {
            optional func previewControllerWillDismiss(_ controller: QLPreviewController)
            optional func previewControllerDidDismiss(_ controller: QLPreviewController)
        }
        class QLPreviewController: UIViewController {
            weak var dataSource: (any QLPreviewControllerDataSource)?
            weak var delegate: (any QLPreviewControllerDelegate)?
            var currentPreviewItemIndex = 0
            func reloadData() {}
            class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
        }
        """)

    static let visionKit = StubModule(
        "VisionKit",
        """
        class VNDocumentCameraScan: NSObject {
            var pageCount: Int { 0 }
            var title: String { "" }
            func imageOfPage(at index: Int) -> UIImage { UIImage() }
        }
        @preconcurrency @MainActor protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
            optional func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
            optional func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
            optional func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
        }
        class VNDocumentCameraViewController: UIViewController {
            class var isSupported: Bool { false }
            weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
        }
        """)

    static let pdfKit = StubModule(
        "PDFKit",
        """
        class PDFPage: NSObject {
            var string: String? { nil }
            func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
        }
        enum PDFDisplayBox: Int { case mediaBox, cropBox, bleedBox, trimBox, artBox }
        enum PDFDisplayMode: Int { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
        enum PDFDisplayDirection: Int { case vertical, horizontal }
        class PDFSelection: NSObject {
            var string: String? { nil }
            var pages: [PDFPage] { [] }
            var attributedString: NSAttributedString? { nil }
            var color: UIColor?
            func extendForLineBoundaries() {}
        }
        class PDFDestination: NSObject {
            var page: PDFPage? { nil }
        }
        class PDFOutline: NSObject {
            var label: String?
            var destination: PDFDestination?
            var isOpen = false
            var numberOfChildren: Int { 0 }
            func child(at index: Int) -> PDFOutline? { nil }
        }
        class PDFDocument: NSObject {
            weak var delegate: (any PDFDocumentDelegate)?
            var pageCount: Int { 0 }
            var outlineRoot: PDFOutline?
            var documentURL: URL? { nil }
            init?(url: URL) { nil }
            init?(data: Data) { nil }
            func page(at index: Int) -> PDFPage? { nil }
            func index(for page: PDFPage) -> Int { 0 }
            func dataRepresentation() -> Data? { nil }
            func beginFindString(_ string: String) {}
            func cancelFindString() {}
        }
        protocol PDFDocumentDelegate: NSObjectProtocol {
            optional func didMatchString(_ instance: PDFSelection)
        }
        extension NSNotification.Name {
            static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDidFindMatch")
            static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
        }
        class PDFView: UIView {
            var document: PDFDocument?
            var autoScales = false
            var displayMode: PDFDisplayMode = .singlePageContinuous
            var displayDirection: PDFDisplayDirection = .vertical
            var pageShadowsEnabled = true
            var currentPage: PDFPage? { nil }
            func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
            func go(to page: PDFPage) {}
        }
        """)
}
