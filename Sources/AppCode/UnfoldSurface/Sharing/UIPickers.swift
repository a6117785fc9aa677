import Foundation
import UnfoldAutoLayout

@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Chooses documents; presented, it shows nothing.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIDocumentPickerViewControllerInert, StandsNowhere
{
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
    public required init?(coder: NSCoder) {
        documentPickerMode = .import
        super.init(coder: coder)
    }
    /// What happens to them.
    public let documentPickerMode: UIDocumentPickerMode
}
