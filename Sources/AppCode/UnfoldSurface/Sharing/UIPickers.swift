import Foundation
import UnfoldAutoLayout

@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Chooses documents; presented, it shows nothing.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIDocumentPickerViewControllerInert, StandsNowhere
{
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = .exportToService
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        documentPickerMode = .import
        super.init(coder: coder)
    }
    public let documentPickerMode: UIDocumentPickerMode
}
