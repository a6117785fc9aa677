@MainActor final class NibClasses {
    /// Where classes without a module are looked for: the module of the document first.
    let modules: [String]
    /// Of a cell, header or footer that is made for a registration.
    let reuseIdentifier: String?

    init(modules: [String], reuseIdentifier: String? = nil) {
        (self.modules, self.reuseIdentifier) = (modules, reuseIdentifier)
    }

    /// The app's class of an outlet that a view is connected to, for a view of a class of UIKit's (``NibOutletClasses``).
    var outletClass: (IBView, UIView.Type) -> UIView.Type? = { _, _ in nil }

    func find(_ name: String, module: String?) -> AnyClass? {
        let own = module.map { [$0] } ?? []
        for module in own + modules + NibModules.known where !module.isEmpty {
            if let found = _typeByName("\(module).\(name)") as? AnyClass {
                NibModules.add(module)
                return found
            }
        }
        return Self.system(name)
    }

    /// Modules of this package that have classes of UIKit's: those of two samples, and those above them.
    static let systemModules: [String] =
        ([UIView.self, UITableView.self] as [AnyClass]).map { NibModules.module(of: $0) } + [
            "UnfoldSurface", "UnfoldCollectionLayout",
        ]

    static func system(_ name: String) -> AnyClass? {
        for module in systemModules { if let found = _typeByName("\(module).\(name)") as? AnyClass { return found } }
        return nil
    }

    /// A view of the class that the document names, or else of UIKit's.
    /// - Parameter layout: gives it priorities and margins, also after the classes between have set theirs.
    func make(
        _ view: IBView, _ document: IBDocument, layout: @escaping @MainActor (UIView) -> Void,
        _ decode: @escaping @MainActor (UIView) -> Void
    ) -> UIView {
        let coder = NibCoder { object in (object as? UIView).map(decode) }
        coder.layout = layout
        coder.cellStyle = IBTerminology.cellStyles[view.element["style"] ?? ""]?.rawValue ?? 0
        coder.tableStyle = Self.tableStyles[view.element["style"] ?? ""] ?? 0
        coder.reuseIdentifier = view.element["reuseIdentifier"] ?? reuseIdentifier
        let standard = Self.system(IBTerminology.classNames[view.tag] ?? "UIView") as? UIView.Type ?? UIView.self
        let type = appClass(view.element, of: UIView.self) ?? outletClass(view, standard) ?? standard
        return type.init(coder: coder) ?? standard.init(coder: coder) ?? UIView()
    }

    static func reportUnknown(_ name: String, _ module: String?) {
        LayoutJournal.console("Unknown class \(module.map { "\($0).\(name)" } ?? name) in Interface Builder file.")
    }

    /// The layout of a collection view, of the class that the document names, or else of UIKit's.
    func makeLayout(_ element: IBElement) -> UICollectionViewLayout {
        let isFlow = element.name == "collectionViewFlowLayout"
        let standard: UICollectionViewLayout.Type =
            isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        let type = appClass(element, of: UICollectionViewLayout.self) ?? standard
        return type.init(coder: NibCoder { _ in }) ?? UICollectionViewFlowLayout()
    }

    /// A bar item of the app's class that the document names; nil if it names none.
    func makeBarItem<Item: UIBarItem>(_ element: IBElement, _ kind: Item.Type) -> Item? {
        appClass(element, of: kind)?.init(coder: NibCoder { _ in })
    }

    func segueClass(_ element: IBElement) -> UIStoryboardSegue.Type? { appClass(element, of: UIStoryboardSegue.self) }

    /// The class that the document names; nil if it names none, or, reported on the console, one that there is not.
    private func appClass<Object: AnyObject>(_ element: IBElement, of kind: Object.Type) -> Object.Type? {
        guard let name = element["customClass"] else { return nil }
        if let found = find(name, module: element["customModule"]) as? Object.Type { return found }
        Self.reportUnknown(name, element["customModule"])
        return nil
    }

    private static let tableStyles = ["plain": 0, "grouped": 1, "insetGrouped": 2]

    func makeController(
        _ element: IBElement, _ decode: @escaping @MainActor (UIViewController) -> Void,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        let coder = NibCoder { object in (object as? UIViewController).map(decode) }
        if let made = creator?(coder) { return made }
        return (appClass(element, of: UIViewController.self) ?? Self.controller(of: element.name)).init(coder: coder)
    }

    private static func controller(of tag: String) -> UIViewController.Type {
        let name = "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
        return system(name) as? UIViewController.Type ?? UIViewController.self
    }
}

/// Modules of apps whose classes and documents are known; asked from any thread, as pictures are.
enum NibModules {
    static var known: [String] { store.withLock { $0 } }

    static func add(_ module: String) {
        guard !module.isEmpty else { return }
        store.withLock { if !$0.contains(module) { $0.append(module) } }
    }

    private static let store = Locked<[String]>([])

    /// The module of a class: `NotesApp` of `NotesApp.NoteCell`.
    static func module(of type: AnyClass) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

    /// The modules that a file's code means: its own, and for `NotesAppTests` what it tests.
    static func modules(ofFileID fileID: String) -> [String] {
        let module = String(fileID.prefix { $0 != "/" })
        guard module.hasSuffix("Tests") else { return [module] }
        let tested = String(module.dropLast("Tests".count))
        return [module, tested] + (tested.hasSuffix("UI") ? [String(tested.dropLast(2))] : [])
    }
}
