import Foundation
import UnfoldAutoLayout

/// Notified of which picture was taken; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture was taken.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// None was.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Takes or chooses a picture; presented, it shows nothing.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController, StandsNowhere {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The library.
        case photoLibrary = 0
        /// The camera.
        case camera
        /// The album.
        case savedPhotosAlbum
    }

    /// What is known of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Its kind.
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        /// The picture.
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was cut.
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        /// How it was cut.
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        /// The film.
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        /// The file.
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
        /// The entry in the library.
        public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// Which camera.
    public enum CameraDevice: Int, Sendable {
        /// At the back.
        case rear = 0
        /// At the front.
        case front
    }
    /// What is taken.
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures.
        case photo = 0
        /// Films.
        case video
    }
    /// Whether there is a flash.
    public enum CameraFlashMode: Int, Sendable {
        /// As suits.
        case auto = 0
    }
    /// How good films are.
    public enum QualityType: Int, Sendable {
        /// Between.
        case typeMedium
    }
    /// How pictures are given.
    public enum ImageURLExportPreset: Int, Sendable {
        /// As others can read them.
        case compatible = 0
    }
    /// False.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Stored.
    open var cameraDevice = CameraDevice.rear
    /// Stored.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Stored.
    open var videoQuality = QualityType.typeMedium
    /// Stored.
    open var cameraOverlayView: UIView?
    /// Accepted: nothing is taken.
    open func takePicture() {}
    /// False.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// None.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    /// Stored.
    open var sourceType: SourceType = .photoLibrary
    /// Stored.
    open var mediaTypes: [String] = ["public.image"]
    /// Stored.
    open var allowsEditing = false
    /// Stored.
    open var videoMaximumDuration: TimeInterval = 600
}

/// Accepted; nothing is kept.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Notified of which documents were chosen; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Documents were chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// None was.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// A document was chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// Nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// What happens to a document.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// It is copied.
    case `import` = 0
    /// It is opened.
    case open
    /// It is copied there.
    case exportToService
}

/// Chooses documents; presented, it shows nothing.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController, StandsNowhere {
    /// Documents of types by name.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// Puts documents elsewhere.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// Puts one document elsewhere.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
    /// Puts documents elsewhere.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = .exportToService
        super.init(nibName: nil, bundle: nil)
    }
    /// Documents.
    public required init?(coder: NSCoder) {
        documentPickerMode = .import
        super.init(coder: coder)
    }
    /// What happens to them.
    public let documentPickerMode: UIDocumentPickerMode
    /// Notified of which were chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Stored.
    open var allowsMultipleSelection = false
}

/// Chooses a colour; presented, it shows nothing.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController, StandsNowhere {
    /// Notified of which colour was chosen; nothing notifies it.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
}

/// Notified of which colour was chosen; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
}

extension UIColorPickerViewControllerDelegate {
    /// Nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
