extension NibClasses {
    /// An object that is no view, of the class that the document names. Only the app can make one of its own.
    func makeObject(_ element: IBElement) -> AnyObject {
        guard let name = element["customClass"] else { return NSObject() }
        for module in [element["customModule"] ?? ""] + modules + NibModules.known where !module.isEmpty {
            if let made = AdaptedDocuments.of(module)?.makeObject(name) { return made }
        }
        if let type = find(name, module: element["customModule"]) as? UIView.Type,
            let made = type.init(coder: NibCoder { _ in })
        {
            return made
        }
        Self.reportUnknown(name, element["customModule"])
        return NSObject()
    }
}
