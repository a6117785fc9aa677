// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Frameworks+WithoutLinkPresentation.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(LinkPresentation)

// Sendable: as Apple's, set up before others read it.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var remoteVideoURL: URL?
}

#endif
