import UnfoldFiles

/// Makes objects of `UINib`'s documents. Found by its name, as only classes are.
@MainActor final class NibReader: NibReading {
    static func objects(of nib: UINib, owner: AnyObject?, reuseIdentifier: String?) -> [Any] {
        guard let (document, module) = document(of: nib) else { return [] }
        return NibNesting.inside(PathText.name(of: document.file)) {
            let ownModules = owner.map { [NibModules.module(of: type(of: $0))] } ?? []
            let classes = NibClasses(
                modules: (module.map { [$0] } ?? []) + modules(of: nib) + ownModules, reuseIdentifier: reuseIdentifier)
            return objects(of: document, classes, owner)
        } ?? []
    }

    private static func objects(of document: IBDocument, _ classes: NibClasses, _ owner: AnyObject?) -> [Any] {
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

    private static func modules(of nib: UINib) -> [String] {
        switch nib.origin {
        case .file(let fileID): NibModules.modules(ofFileID: fileID)
        case .modules(let modules): modules
        }
    }

    private static func document(of nib: UINib) -> (IBDocument, module: String?)? {
        do {
            switch nib.source {
            case .data(let data): return (try IBDocument.read(file: "data.xib", data: data), nil)
            case .name(let name, let bundle):
                if let found = NibFiles.find(name, "xib", bundle: bundle, modules: modules(of: nib)) {
                    return (try NibFiles.document(found.path), found.module)
                }
                UIKitExceptions.raise("Could not load NIB in bundle: '\(NibFiles.printed(bundle))' with name '\(name)'")
            }
        } catch { UIKitExceptions.raise("\(error)") }
        return nil
    }
}

extension Bundle {
    /// Makes the objects at the top of the document of that name; see `UINib`. Raises UIKit's exception if there is
    /// none.
    /// - Parameter fileID: leave it to the compiler.
    @preconcurrency @MainActor @discardableResult public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: String = #fileID
    ) -> [Any]? { UINib(nibName: name, bundle: self, fileID: fileID).instantiate(withOwner: owner, options: options) }
}
