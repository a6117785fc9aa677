import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// How a picture is taken; stored.
/// Source: https://developer.apple.com/documentation/avfoundation/avcapturephotosettings
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    /// Stored.
    public let format: [String: Any]?
    /// Stored.
    open var flashMode: AVCaptureDevice.FlashMode = .off
    /// Stored.
    open var isHighResolutionPhotoEnabled = false
    /// Stored.
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    /// Stored.
    open var previewPhotoFormat: [String: Any]?
    /// As usual.
    public override init() { format = nil }
    /// In a format.
    public init(format: [String: Any]?) { self.format = format }
}

/// A picture that was taken. A subclass can stand for one in a test.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    /// None.
    open func fileDataRepresentation() -> Data? { nil }
    /// None.
    open func cgImageRepresentation() -> CGImage? { nil }
    /// Nothing.
    open var metadata: [String: Any] { [:] }
}

/// Notified about a picture. Methods have defaults.
/// Source: https://developer.apple.com/documentation/avfoundation/avcapturephotocapturedelegate
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// There is no picture, which the error says.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    /// Nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

/// Takes pictures; takes none.
/// Source: https://developer.apple.com/documentation/avfoundation/avcapturephotooutput
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// Stored.
    open var isHighResolutionCaptureEnabled = false
    /// None.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Fails: at the end of the turn the delegate hears that there is no picture.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        FrameworkAnswer.later { [self] in
            delegate.photoOutput(
                self, didFinishProcessingPhoto: AVCapturePhoto(),
                error: FrameworkAnswer.unavailable("AVFoundationErrorDomain", -11800))
        }
    }
}

extension AVCaptureDevice {
    /// Whether there is a flash.
    public enum FlashMode: Int, Sendable {
        /// No.
        case off = 0
        /// Yes.
        case on
        /// In the dark.
        case auto
    }
    /// Finds cameras; finds none.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        /// None.
        open var devices: [AVCaptureDevice] { [] }
        /// Cameras of some kinds.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }
}

/// The codec of a picture.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// A way in which pictures are written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// H.265.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}
