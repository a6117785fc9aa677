import UnfoldAutoLayout
import Foundation
import UnfoldFiles

/// A document of Interface Builder (`.xib`) that views are made of, again and again.
@preconcurrency @MainActor open class UINib: NSObject {
    /// Stored nowhere: what UIKit's options say does not matter here.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A key of that name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects outside of the document, by their names in it.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case name(String, Bundle?)
        case data(Data)
    }

    private let source: Source
    private let modules: [String]

    /// The document of that name, which is read when it is needed. It is looked for in the bundle, then among the
    /// documents that `unfold adapt` listed for the module of the calling file (for the tests of a module: of that),
    /// then in the main bundle.
    /// - Parameter fileID: leave it to the compiler.
    public init(nibName name: String, bundle bundleOrNil: Bundle?, fileID: String = #fileID) {
        source = .name(name, bundleOrNil)
        modules = NibModules.modules(ofFileID: fileID)
    }

    init(nibName name: String, bundle: Bundle?, modules: [String]) {
        source = .name(name, bundle)
        self.modules = modules
    }

    /// A document's text.
    /// - Parameter fileID: leave it to the compiler.
    public init(data: Data, bundle bundleOrNil: Bundle?, fileID: String = #fileID) {
        source = .data(data)
        modules = NibModules.modules(ofFileID: fileID)
    }

    /// Makes the document's objects, connects outlets and actions, and calls `awakeFromNib()`.
    /// - Returns: The objects at the top of the document.
    /// - Complexity: O(objects and constraints); the document is read once.
    @discardableResult open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        instantiate(owner: ownerOrNil as AnyObject?, reuseIdentifier: nil)
    }

    func instantiate(owner: AnyObject?, reuseIdentifier: String?) -> [Any] {
        guard let (document, module) = document() else { return [] }
        return NibNesting.inside(PathText.name(of: document.file)) {
            instantiate(document, module, owner, reuseIdentifier)
        } ?? []
    }

    private func instantiate(
        _ document: IBDocument, _ module: String?, _ owner: AnyObject?, _ reuseIdentifier: String?
    ) -> [Any] {
        let ownModules = owner.map { [NibModules.module(of: type(of: $0))] } ?? []
        let classes = NibClasses(
            modules: (module.map { [$0] } ?? []) + modules + ownModules, reuseIdentifier: reuseIdentifier)
        let scene = NibScene(document, classes)
        var made: [AnyObject] = []
        for element in document.source?.child("objects")?.children ?? [] {
            if element.name == "placeholder" {
                if element["placeholderIdentifier"] == "IBFilesOwner", let owner { scene.add(owner, element) }
            } else if IBViewReader.isView(element) {
                made.append(scene.makeView(element))
            } else if let object = scene.makeObject(element) {
                made.append(object)
            }
        }
        scene.finish()
        return made
    }

    private func document() -> (IBDocument, module: String?)? {
        do {
            switch source {
            case .data(let data): return (try IBDocument.read(file: "data.xib", data: data), nil)
            case .name(let name, let bundle):
                if let found = NibFiles.find(name, "xib", bundle: bundle, modules: modules) {
                    return (try NibFiles.document(found.path), found.module)
                }
                UIKitExceptions.raise(
                    .internalInconsistency,
                    "Could not load NIB in bundle: '\(NibFiles.printed(bundle))' with name '\(name)'")
            }
        } catch {
            UIKitExceptions.raise(.internalInconsistency, "\(error)")
        }
        return nil
    }
}

extension Bundle {
    /// Makes the objects of the document of that name; see `UINib`. Raises UIKit's exception if there is none.
    /// - Parameter fileID: leave it to the compiler.
    /// - Returns: The objects at the top of the document.
    @preconcurrency @MainActor @discardableResult public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: String = #fileID
    ) -> [Any]? {
        UINib(nibName: name, bundle: self, fileID: fileID).instantiate(withOwner: owner, options: options)
    }
}

extension UINib {
    /// The document's one object; nil, with UIKit's exception raised, if it has others, or that is of another class.
    func onlyView<View: UIView>(_ type: View.Type, _ identifier: String) -> View? {
        let made = instantiate(owner: nil, reuseIdentifier: identifier)
        if made.count == 1, let view = made.first as? View { return view }
        UIKitExceptions.raise(
            .internalInconsistency,
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
                + "object which must be a \(type) instance")
        return nil
    }
}
