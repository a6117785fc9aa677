// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Sharing.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?) {}

@preconcurrency @MainActor open class UIActivity: NSObject {
    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}
}

extension UIActivity {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
        public static let postToWeibo = Self(rawValue: "com.apple.UIKit.activity.PostToWeibo")
        public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
        public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
        public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
        public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
        public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
        public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
        public static let markupAsPDF = Self(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    }

    public enum Category: Int, Sendable {
        case action = 0
        case share = 1
    }
}

@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
    func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage?
}

extension UIActivityItemSource {
    public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { "" }
    public func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage? { nil }
}

@preconcurrency @MainActor open class UIActivityViewController: UIViewController, StandsNowhere {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    public let activityItems: [Any]
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { self.activityItems = activityItems; super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { activityItems = []; super.init(coder: coder) }
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?
}

@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController, StandsNowhere {
    open var selectedColor: UIColor = .white
    open var supportsAlpha: Bool = true
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var supportsEyedropper: Bool = true
    open var maximumLinearExposure: CGFloat = 1
}

@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController, StandsNowhere {
    public let configuration: Configuration
    public init(configuration: Configuration) { self.configuration = configuration; super.init(nibName: nil, bundle: nil) }
    public convenience init() { self.init(configuration: Configuration()) }
    public required init?(coder: NSCoder) { configuration = Configuration(); super.init(coder: coder) }
    open var selectedFontDescriptor: UIFontDescriptor?
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
}

extension UIFontPickerViewController {
    @preconcurrency @MainActor open class Configuration: NSObject {
        open var includeFaces: Bool = false
        open var displayUsingSystemFont: Bool = false
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    }
}

@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    public override init() { super.init() }
    public init(url: URL) { self.url = url }
    open var url: URL?
    open var uti: String?
    open var name: String?
    open var annotation: Any?
    open var icons: [UIImage] { [] }
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    open func dismissPreview(animated: Bool) {}
    open func dismissMenu(animated: Bool) {}
}

@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController { UIViewController() }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
}

@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

public enum UIDocumentPickerMode: UInt, Sendable {
    case `import` = 0
    case open = 1
    case exportToService = 2
    case moveToService = 3
}

@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController, StandsNowhere {
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) { documentPickerMode = mode; super.init(nibName: nil, bundle: nil) }
    public init(urls: [URL], in mode: UIDocumentPickerMode) { documentPickerMode = mode; super.init(nibName: nil, bundle: nil) }
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
    public init(forExporting urls: [URL], asCopy: Bool = false) { documentPickerMode = .exportToService; super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { documentPickerMode = .import; super.init(coder: coder) }
    public let documentPickerMode: UIDocumentPickerMode
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection: Bool = false
    open var shouldShowFileExtensions: Bool = false
    open var directoryURL: URL?
}

@preconcurrency @MainActor open class UIImagePickerController: UINavigationController, StandsNowhere {
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    open var cameraDevice: CameraDevice = CameraDevice.rear
    open var cameraFlashMode: CameraFlashMode = CameraFlashMode.auto
    open var videoQuality: QualityType = QualityType.typeMedium
    open var showsCameraControls: Bool = true
    open var cameraOverlayView: UIView?
    open var cameraViewTransform: CGAffineTransform = CGAffineTransform.identity
    open func takePicture() {}
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    open var sourceType: SourceType = .photoLibrary
    open var mediaTypes: [String] = ["public.image"]
    open var allowsEditing: Bool = false
    open var videoMaximumDuration: TimeInterval = 600
}

extension UIImagePickerController {
    public enum CameraDevice: Int, Sendable {
        case rear = 0
        case front = 1
    }

    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto = 0
        case on = 1
    }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
        public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    }

    public enum QualityType: Int, Sendable {
        case typeHigh = 0
        case typeMedium = 1
        case typeLow = 2
        case type640x480 = 3
        case typeIFrame1280x720 = 4
        case typeIFrame960x540 = 5
    }

    public enum SourceType: Int, Sendable {
        case photoLibrary = 0
        case camera = 1
        case savedPhotosAlbum = 2
    }
}

@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

extension UIPasteboard {
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let probableWebURL = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        public static let probableWebSearch = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Self(rawValue: "com.apple.UIKit.pboard.general")
    }
}

// Sendable: as Apple's, set up before others read it.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    public let placeholderItem: Any?
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
    open var item: Any { placeholderItem ?? NSNull() }
    open var activityType: UIActivity.ActivityType? { nil }
}

extension UIPasteboard {
    public convenience init?(name pasteboardName: Name, create: Bool) { self.init(name: pasteboardName) }
    public var string: String? { get { strings?.first } set { strings = newValue.map { [$0] } } }
    public var strings: [String]? { get { all("public.utf8-plain-text") } set { copy(newValue, "public.utf8-plain-text") } }
    public var hasStrings: Bool { strings != nil }
    public var url: URL? { get { urls?.first } set { urls = newValue.map { [$0] } } }
    public var urls: [URL]? { get { all("public.url") } set { copy(newValue, "public.url") } }
    public var hasURLs: Bool { urls != nil }
    public var image: UIImage? { get { images?.first } set { images = newValue.map { [$0] } } }
    public var images: [UIImage]? { get { all("public.image") } set { copy(newValue, "public.image") } }
    public var hasImages: Bool { images != nil }
}
