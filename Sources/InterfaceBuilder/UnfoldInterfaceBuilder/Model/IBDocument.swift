/// A `.xib` or `.storyboard` as far as layout needs it.
public struct IBDocument: Sendable {
    /// Path as it was given to the reader.
    public var file: String
    public var isStoryboard: Bool
    /// Version of Interface Builder that wrote the file: 11762 is Xcode 8, 14109 to 14490 Xcode 10, 14810 and 15xxx
    /// Xcode 11; 0 where it is not written.
    public var toolsVersion: Double
    public var canvas: IBCanvas
    /// Their sizes, by the image's name.
    public var images: [String: IBImage]
    /// Natural sizes that Interface Builder measured of views that draw themselves, by the view's id.
    public var designableSizes: [String: CGSize]
    /// Files of fonts that the document names as the app's own.
    public var fontFiles: [IBFontFile]
    public var roots: [IBRoot]
    public var usesAutoLayout: Bool
    /// What of it is not taken over.
    public var warnings: [IBWarning]
    package var source: IBElement?
}

/// A font file of an app, as a document names it.
public struct IBFontFile: Hashable, Sendable {
    public var name: String
    /// PostScript names of the faces that the document uses.
    public var faces: [String]
    /// Where the document names it, counted from 1.
    public var line: Int
    public var column: Int
}

public struct IBImage: Hashable, Sendable {
    /// In points.
    public var size: CGSize
    /// A symbol of the system: its size is then that of its drawing, not of its alignment rectangle.
    public var isSystem: Bool
}

/// A hierarchy that stands for itself.
public struct IBRoot: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case cell, collectionCell, reusableView, xibView, controllerView

        /// Whether a table or a collection view has it.
        package var isListed: Bool { self != .xibView && self != .controllerView }
    }

    public var kind: Kind
    public var view: IBView
    /// Of a cell in a table of the document: the height that the table gives it; nil where it sizes itself.
    public var rowHeight: Double?
    package var table: IBElement?
    /// Guides of the controller: `top` or `bottom` by id.
    public var controllerGuides: [String: String] = [:]
    /// Views and constraints by the outlets that the file connects them to.
    public var outlets: [String: String] = [:]
    /// Outlets of several, as `IBOutletCollection`.
    public var outletCollections: [String: [String]] = [:]
}

/// The first version of Interface Builder's tools with each Xcode that changed what this module looks at.
package enum FirstTools {
    package static let xcode9 = 13000.0
    /// With its betas, which wrote 14810 to 14868.
    package static let xcode11 = 14800.0
    package static let xcode12 = 17000.0
    package static let xcode14 = 21000.0
    package static let xcode15 = 22000.0
    package static let xcode16 = 23000.0
    package static let xcode26 = 24000.0
    /// What Xcode writes for a document that several versions work on, since Xcode 13.
    package static let shared = 32700.0
}
