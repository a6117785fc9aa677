/// A storyboard: controllers with their views, and cells of their tables. Segues run by name and by taps; those of
/// containers and of container views are followed at once.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let document: IBDocument?
    private let classes: NibClasses
    private let bundle: Bundle?

    /// The storyboard of that name, looked for as by `UINib`. Raises UIKit's exception if there is none.
    /// - Parameter fileID: leave it to the compiler.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?, fileID: String = #fileID) {
        self.init(name: name, bundle: storyboardBundleOrNil, modules: NibModules.modules(ofFileID: fileID))
    }

    /// As `UIStoryboard(name:bundle:)`, for code that gives the initialiser on: in the modules known by then.
    @_disfavoredOverload public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init(name: name, bundle: storyboardBundleOrNil, modules: [])
    }

    private init(name: String, bundle storyboardBundleOrNil: Bundle?, modules: [String]) {
        bundle = storyboardBundleOrNil
        let found = NibFiles.find(name, "storyboard", bundle: storyboardBundleOrNil, modules: modules)
        classes = NibClasses(modules: (found?.module.map { [$0] } ?? []) + modules)
        do {
            document = try found.map { try NibFiles.document($0.path) }
            if found == nil {
                UIKitExceptions.raise(
                    .invalidArgument,
                    "Could not find a storyboard named '\(name)' in bundle \(NibFiles.printed(storyboardBundleOrNil))")
            }
        } catch {
            document = nil
            UIKitExceptions.raise(.invalidArgument, "\(error)")
        }
    }

    /// The controller that the arrow points at; nil if there is none.
    open func instantiateInitialViewController() -> UIViewController? { instantiateInitialViewController(creator: nil) }

    /// The controller that the arrow points at, made by the closure unless that gives nil.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard let id = document?.source?["initialViewController"], let scene = scene({ $0["id"] == id })
        else { return nil }
        return make(scene, creator) as? Controller
    }

    /// The controller of that storyboard identifier; raises UIKit's exception if there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier, creator: nil)
    }

    /// The controller of that identifier, made by the closure unless that gives nil; else raises UIKit's exception.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        guard let scene = scene({ $0["storyboardIdentifier"] == identifier }) else {
            UIKitExceptions.raise(
                .invalidArgument,
                "Storyboard (<UIStoryboard: 0x0>) doesn't contain a view controller with identifier '\(identifier)'")
            return stand()
        }
        guard let made = make(scene, creator) as? Controller else {
            UIKitExceptions.raise(
                .invalidArgument,
                "the view controller with identifier '\(identifier)' is not of class \(Controller.self)")
            return stand()
        }
        return made
    }

    /// What a handler of exceptions that returns is given.
    private func stand<Controller: UIViewController>() -> Controller {
        guard let stand = Controller(coder: NibCoder { _ in }) else { fatalError("no controller to go on with") }
        return stand
    }

    // MARK: Scenes

    private struct Scene {
        let controller: IBElement
        let objects: [IBElement]
    }

    private func scene(_ isMeant: (IBElement) -> Bool) -> Scene? {
        for scene in document?.source?.child("scenes")?.children ?? [] {
            let objects = scene.child("objects")?.children ?? []
            if let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" && isMeant($0) }) {
                return Scene(controller: controller, objects: objects)
            }
        }
        return nil
    }

    private typealias Creator = (NSCoder) -> UIViewController?

    /// Who performs the segue that leads to a controller, and what was tapped.
    private struct Origin {
        let source: UIViewController
        let sender: Any?

        func creator(_ name: String) -> Creator {
            { coder in Selector(name).answer(of: source, coder, sender) as? UIViewController }
        }
    }

    private func make(_ scene: Scene, _ creator: Creator?, from origin: Origin? = nil) -> UIViewController? {
        NibNesting.inside(name(of: scene)) { made(scene, creator, origin) }
    }

    private func name(of scene: Scene) -> String {
        let controller = scene.controller
        return controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller["id"] ?? controller.name
    }

    private func made(_ scene: Scene, _ creator: Creator?, _ origin: Origin?) -> UIViewController? {
        guard let document else { return nil }
        let parts = NibScene(document, classes, awaitsViews: true)
        let made = classes.makeController(
            scene.controller,
            { controller in
                controller.storyboardOfOrigin = self
                let segues = NibSegues(self, scene.objects)
                controller.segues = segues
                parts.segueHost = NibScene.SegueHost(segues: segues, controller: controller)
                parts.add(controller, scene.controller)
                parts.configure(controller, scene.controller)
                if scene.controller.children.contains(where: { $0["key"] == "view" }) {
                    controller.storyboardView = { [unowned controller] _ in
                        NibNesting.inside(self.name(of: scene)) { self.makeView(of: controller, scene, parts) }
                    }
                }
            }, creator: creator)
        guard let made else { return nil }
        contain(scene, in: made, from: origin)
        parts.finish()
        parts.forget(made)
        made.awakeFromNib()
        return made
    }

    private static let containing: Set<String> = [
        "rootViewController", "viewControllers", "masterViewController", "detailViewController",
        "supplementaryViewController", "compactViewController",
    ]

    /// A navigation, tab or split controller holds the controllers that its relationships lead to. Their segue actions
    /// are its own, else those of the controller that performs the segue to it.
    private func contain(_ scene: Scene, in controller: UIViewController, from origin: Origin?) {
        var held: [UIViewController] = []
        for segue in scene.controller.child("connections")?.children ?? [] where segue["kind"] == "relationship" {
            guard let relationship = segue["relationship"], Self.containing.contains(relationship),
                let id = segue["destination"], let other = self.scene({ $0["id"] == id })
            else { continue }
            let creator = segue["destinationCreationSelector"].flatMap { name in
                controller.responds(to: Selector(name))
                    ? Origin(source: controller, sender: origin?.sender).creator(name) : origin?.creator(name)
            }
            if let made = follow(other, creator, from: origin) { held.append(made) }
        }
        if !held.isEmpty { controller.contain(held) }
    }

    // MARK: Segues

    /// The controller that a segue leads to: of this storyboard, or of the one that a reference names.
    func destination(of segue: NibSegue, from source: UIViewController, sender: Any?) -> UIViewController? {
        guard let scene = scene({ $0["id"] == segue.destination }) else { return nil }
        let origin = Origin(source: source, sender: sender)
        return follow(scene, segue.element["destinationCreationSelector"].map(origin.creator), from: origin)
    }

    /// The controller of a scene, or of the one in another storyboard that the scene stands for.
    private func follow(_ scene: Scene, _ creator: Creator?, from origin: Origin?) -> UIViewController? {
        let element = scene.controller
        guard element.name == "viewControllerPlaceholder" else { return make(scene, creator, from: origin) }
        guard let name = element["storyboardName"] else { return nil }
        // A framework's bundle is usually named after its module.
        let module = element["bundleIdentifier"].flatMap { $0.split(separator: ".").last.map(String.init) }
        let other = UIStoryboard(name: name, bundle: bundle, modules: (module.map { [$0] } ?? []) + classes.modules)
        guard let identifier = element["referencedIdentifier"] else {
            let first = other.document?.source?["initialViewController"]
            return other.scene { $0["id"] == first }.flatMap { other.make($0, creator, from: origin) }
        }
        guard let found = other.scene({ $0["storyboardIdentifier"] == identifier })
        else { return other.instantiateViewController(withIdentifier: identifier) }
        return other.make(found, creator, from: origin)
    }

    func segueClass(_ element: IBElement) -> UIStoryboardSegue.Type? { classes.segueClass(element) }

    /// Nothing of the scene is kept but what its views and the controller hold.
    private func makeView(of controller: UIViewController, _ scene: Scene, _ parts: NibScene) -> UIView? {
        guard let document, let element = scene.controller.children.first(where: { $0["key"] == "view" })
        else { return nil }
        let objects = NibScene(document, classes)
        objects.goOn(from: parts, with: controller, scene.controller)
        if let segues = controller.segues as? NibSegues {
            objects.segueHost = NibScene.SegueHost(segues: segues, controller: controller)
        }
        let view = objects.makeView(element, controllerGuides: scene.controller.controllerGuides)
        controller.documentObjects = scene.objects.filter { $0 !== scene.controller }.compactMap {
            element -> AnyObject? in
            IBViewReader.isView(element) ? objects.makeView(element) : objects.makeObject(element)
        }
        makeStaticCells(element, of: controller, objects)
        objects.finish()
        return view
    }

    private func makeStaticCells(_ table: IBElement, of controller: UIViewController, _ objects: NibScene) {
        guard let sections = table.child("sections"), let controller = controller as? UITableViewController
        else { return }
        controller.staticSections = sections.children.map { section in
            UITableViewController.StaticSection(
                header: section.string("headerTitle"), footer: section.string("footerTitle"),
                cells: (section.child("cells")?.children ?? []).compactMap { element in
                    guard let cell = objects.makeView(element) as? UITableViewCell else { return nil }
                    return (cell, element.number("rowHeight").flatMap { $0 >= 0 ? CGFloat($0) : nil })
                })
        }
    }
}

extension UIViewController {
    /// The storyboard that the controller came from.
    public var storyboard: UIStoryboard? { storyboardOfOrigin as? UIStoryboard }
}
