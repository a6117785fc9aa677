/// Makes objects of documents. ``DocumentReaders`` finds who reads them.
package protocol NibReading {
    /// The objects at the top of the document; none, with UIKit's exception raised, if it cannot be read.
    @MainActor static func objects(of nib: UINib, owner: AnyObject?, reuseIdentifier: String?) -> [Any]
}

/// A document of Interface Builder (`.xib`) that views are made of, again and again.
@preconcurrency @MainActor open class UINib: NSObject {
    /// Where the document's text is.
    package enum Source {
        case name(String, Bundle?)
        case data(Data)
    }
    /// Whose classes and listed documents the names mean.
    package enum Origin {
        case file(String)
        case modules([String])
    }

    package let source: Source
    package let origin: Origin

    /// The document of that name, which is read when it is needed. It is looked for in the bundle, then among the
    /// documents that `unfold adapt` listed for the module of the calling file (for the tests of a module: of that),
    /// then in the main bundle.
    /// - Parameter fileID: leave it to the compiler.
    public init(nibName name: String, bundle bundleOrNil: Bundle?, fileID: String = #fileID) {
        source = .name(name, bundleOrNil)
        origin = .file(fileID)
    }

    /// As `UINib(nibName:bundle:)`, for code that gives the initialiser on as a function: looked for among the modules
    /// that are known by then.
    @_disfavoredOverload public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.init(nibName: name, bundle: bundleOrNil, modules: [])
    }

    package init(nibName name: String, bundle: Bundle?, modules: [String]) {
        source = .name(name, bundle)
        origin = .modules(modules)
    }

    /// A document's text.
    /// - Parameter fileID: leave it to the compiler.
    public init(data: Data, bundle bundleOrNil: Bundle?, fileID: String = #fileID) {
        source = .data(data)
        origin = .file(fileID)
    }

    /// Makes the document's objects, connects outlets and actions, and calls `awakeFromNib()`.
    /// - Returns: The objects at the top of the document.
    /// - Complexity: O(objects and constraints); the document is read once.
    @discardableResult open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        objects(owner: ownerOrNil as AnyObject?, reuseIdentifier: nil)
    }

    private static let reader = DocumentReaders.nibs.type as? any NibReading.Type

    package static var hasReader: Bool { reader != nil }

    private func objects(owner: AnyObject?, reuseIdentifier: String?) -> [Any] {
        guard let reader = Self.reader else {
            UIKitExceptions.raise("Documents are read by UnfoldInterfaceBuilder, which this program does not have")
            return []
        }
        return reader.objects(of: self, owner: owner, reuseIdentifier: reuseIdentifier)
    }

    /// The document's one object; nil, with UIKit's exception raised, if it has others, or that is of another class.
    package func onlyView<View: UIView>(_ type: View.Type, _ identifier: String) -> View? {
        let made = objects(owner: nil, reuseIdentifier: identifier)
        if made.count == 1, let view = made.first as? View { return view }
        UIKitExceptions.raise(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
                + "object which must be a \(type) instance")
        return nil
    }
}
