// Made by Tests/Floors/inert.py from Sources/InterfaceBuilder/UnfoldInterfaceBuilder/Inert/Model.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout
import UnfoldFiles

/// A `.xib` or `.storyboard` as far as layout needs it.
public struct IBDocument: Sendable {
    /// Path as it was given to the reader.
    public var file: String
    public var isStoryboard: Bool
    /// Version of Interface Builder that wrote the file: 11762 is Xcode 8, 14109 to 14490 Xcode 10, 14810 and 15xxx Xcode 11; 0 where it is not written.
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

extension IBRoot {
    public enum Kind: String, Sendable, CaseIterable {
        case cell, collectionCell, reusableView, xibView, controllerView
        /// Whether a table or a collection view has it.
        package var isListed: Bool { self != .xibView && self != .controllerView }
    }
}

/// A view of a document, size-class variations applied.
public struct IBView: Sendable {
    public var id: String
    /// Tag of its element, such as `label`.
    public var tag: String
    /// What is in the file, for what only one class has.
    public var element: IBElement
    /// Attributes with those of variations in their place.
    public var attributes: [String: String]
    /// In the superview's bounds, as recorded; nil where the file has none.
    public var frame: CGRect?
    public var subviews: [IBView]
    /// Those in force at the document's size class, in the order of the file.
    public var constraints: [IBConstraint]
    /// Guides by id: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard`, or "" for the file's own.
    public var guides: [(id: String, key: String)]
    /// The key under which the parent has it, such as `contentView`.
    public var key: String?
    public var customClass: String? { element["customClass"] }
    public var userLabel: String? { element["userLabel"] }
    /// Whether constraints, and not the frame, place it.
    public var usesConstraints: Bool { attributes["translatesAutoresizingMaskIntoConstraints"] == "NO" }
    public var hasFixedFrame: Bool { attributes["fixedFrame"] == "YES" }
    /// Hidden views lose their place in a stack.
    public var isHidden: Bool { attributes["hidden"] == "YES" }
    /// Interface Builder itself says that the frame is not what the constraints give.
    public var isFlagged: Bool { attributes["misplaced"] == "YES" || attributes["ambiguous"] == "YES" }
}

/// A constraint of a document: `first.attribute relation multiplier * second.attribute + constant`.
public struct IBConstraint: Sendable {
    public var id: String
    /// Id of the first item; nil for the view that owns the constraint.
    public var firstItem: String?
    public var firstAttribute: String
    /// `equal`, `greaterThanOrEqual` or `lessThanOrEqual`.
    public var relation: String
    public var secondItem: String?
    public var secondAttribute: String?
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// Above 0 and up to 1000.
    public var priority: Double
    public var identifier: String?
    /// Only there in Interface Builder: removed when the app is built.
    public var isPlaceholder: Bool
    public var element: IBElement
}
