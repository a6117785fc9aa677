import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What the user allows.
public enum AVAuthorizationStatus: Int, Sendable {
    /// Not asked.
    case notDetermined = 0
    /// It can't be allowed.
    case restricted
    /// No.
    case denied
    /// Yes.
    case authorized
}

/// A camera or microphone; there is none.
/// Source: https://developer.apple.com/documentation/avfoundation/avcapturedevice
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// Where a camera looks.
    public enum Position: Int, Sendable {
        /// Anywhere.
        case unspecified = 0
        /// From the back.
        case back
        /// From the front.
        case front
    }
    /// Whether the lamp is on.
    public enum TorchMode: Int, Sendable {
        /// No.
        case off = 0
        /// Yes.
        case on
        /// In the dark.
        case auto
    }
    /// What kind it is.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// By its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// The far one.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// Two in one.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    }
    /// None.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// None.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// Not asked.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Tells at the end of the turn that it is not allowed.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        FrameworkAnswer.later { handler(false) }
    }
    /// Not allowed.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    /// Where it looks.
    open var position: Position { .unspecified }
    /// Always false.
    open var hasTorch: Bool { false }
    /// Always false.
    open var isTorchAvailable: Bool { false }
    /// Stored.
    open var torchMode: TorchMode = .off
    /// Accepted.
    open func lockForConfiguration() throws {}
    /// Accepted.
    open func unlockForConfiguration() {}
}

/// What goes into a session.
open class AVCaptureInput: NSObject, @unchecked Sendable {}
/// A camera that goes into a session.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The camera.
    public let device: AVCaptureDevice
    /// A camera.
    public init(device: AVCaptureDevice) throws { self.device = device }
}
/// What comes out of a session.
open class AVCaptureOutput: NSObject, @unchecked Sendable {}
/// Codes.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    /// Kinds of codes.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Stored.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// None.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Stored.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// Stored.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}
/// Notified about codes; nothing notifies it. Methods have defaults.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Never called.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    /// Nothing.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}
/// What joins inputs and outputs.
open class AVCaptureConnection: NSObject, @unchecked Sendable {}
/// Something that was seen.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// What it is.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// By its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A square code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// Thirteen digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// Eight digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A code of lines.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    }
    /// What it is.
    open var type: ObjectType { .qr }
    /// Where it is.
    open var bounds: CGRect { .zero }
}
/// A code that was read. A subclass can stand for one in a test.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// What it says.
    open var stringValue: String? { nil }
}

/// Takes pictures; takes none.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// How good they are.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// By its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Good.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Fair.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Poor.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// Pictures.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    }
    /// Stored.
    open var sessionPreset: Preset = .high
    /// What goes in.
    open private(set) var inputs: [AVCaptureInput] = []
    /// What comes out.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Whether it was started.
    open private(set) var isRunning = false
    /// Any.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
    /// Stored.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Forgotten.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Any.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    /// Stored.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Forgotten.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Accepted.
    open func beginConfiguration() {}
    /// Accepted.
    open func commitConfiguration() {}
    /// Started; nothing is taken.
    open func startRunning() { isRunning = true }
    /// Stopped.
    open func stopRunning() { isRunning = false }
}

/// Shows what a camera sees; nothing is drawn.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session.
    open var session: AVCaptureSession?
    /// Stored.
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    /// The layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}
