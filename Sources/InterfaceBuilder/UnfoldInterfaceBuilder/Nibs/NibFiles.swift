/// What an adapted module says of its documents, as a subclass `UnfoldDocuments` that `unfold adapt` writes.
@MainActor open class AdaptedDocuments {
    /// Paths of the `.xib` and `.storyboard` files.
    open class var paths: [String] { [] }
    /// Folders of the app, in which its pictures and colours are; what begins with `!` is left out of them.
    nonisolated open class var folders: [String] { [] }
    /// Sets a property that an extension of the app adds to a class of UIKit's; false for another name.
    open class func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool { false }
    /// Makes an object of a class that a document names and that is no view; nil for a class that is not the module's.
    open class func makeObject(_ name: String) -> AnyObject? { nil }
    /// Classes of views that cannot come from a document: their `init(coder:)` ends the process.
    open class var undecodable: [AnyClass] { [] }
    /// Calls `awakeFromNib()` of such an object, where its class has one.
    open class func awake(_ object: AnyObject) {}
}

extension AdaptedDocuments {
    nonisolated private static let listed = Locked<[String: AdaptedDocuments.Type?]>([:])

    nonisolated static func of(_ module: String) -> AdaptedDocuments.Type? {
        listed.kept(module) {
            let found = module.isEmpty ? nil : _typeByName("\(module).UnfoldDocuments") as? AdaptedDocuments.Type
            if found != nil { NibModules.add(module) }
            return found
        }
    }
}

@MainActor enum NibFiles {
    private static var documents: [String: IBDocument] = [:]

    /// The path of a document, and its module where that is known: in the bundle, in the lists of the modules, in those
    /// of all modules seen so far, in the main bundle.
    static func find(_ name: String, _ type: String, bundle: Bundle?, modules: [String]) -> (
        path: String, module: String?
    )? {
        let file = "\(name).\(type)"
        if let path = bundle.flatMap({ inside($0, name, type) }) { return (path, nil) }
        for module in modules + NibModules.known {
            let paths = (AdaptedDocuments.of(module)?.paths ?? []).filter { $0.hasSuffix("/" + file) || $0 == file }
            if let path = AdaptedResources.best(paths) { return (path, module) }
        }
        return inside(.main, name, type).map { ($0, nil) }
    }

    private static func inside(_ bundle: Bundle, _ name: String, _ type: String) -> String? {
        bundle.path(forResource: name, ofType: type) ?? bundle.path(forResource: "Base.lproj/" + name, ofType: type)
    }

    static func document(_ path: String) throws(IBDocumentError) -> IBDocument {
        let key = path + "\n" + (LayoutEnvironment.current.language ?? "")
        if let known = documents[key] { return known }
        let texts = DocumentTexts(of: path)
        let read = try IBDocument.parse(file: path) { texts?.translated($0) ?? $0 }
        read.registerFonts()
        documents[key] = read
        return read
    }

    /// As Foundation prints a bundle in exceptions.
    static func printed(_ bundle: Bundle?) -> String { "NSBundle <\((bundle ?? .main).bundlePath)> (loaded)" }
}
