/// Objects made of a part of a document, by their ids, and what the document connects them to.
@MainActor final class NibScene {
    let document: IBDocument
    let classes: NibClasses
    private var objects: [String: AnyObject] = [:]
    /// What has connections and attributes, in the order of the file.
    private var connected: [Connected] = []
    /// For prototypes: what is around them. Nil while there are none.
    private var aroundPrototypes: NibSurroundings?
    private let surroundings: NibSurroundings?
    /// Whether views are made later: what leads to one of them is connected then.
    private let awaitsViews: Bool
    /// What was connected to before the views were there.
    private var known: Set<String> = []

    private struct Connected {
        let element: IBElement
        let object: AnyObject
        var awakes = false
        /// Was there before the views were, with its attributes and whatever it could be connected to.
        var isContinued = false
    }

    /// Whose segues its views run; none for a document without controllers.
    var segueHost: SegueHost?

    /// A controller, which is not kept alive, and its segues.
    struct SegueHost {
        let segues: NibSegues
        weak var controller: UIViewController?
        var parts: (NibSegues, UIViewController)? { controller.map { (segues, $0) } }
    }

    init(
        _ document: IBDocument, _ classes: NibClasses, in surroundings: NibSurroundings? = nil,
        awaitsViews: Bool = false
    ) {
        (self.document, self.classes) = (document, classes)
        (self.surroundings, self.awaitsViews) = (surroundings, awaitsViews)
    }

    /// The scene of the views of a controller whose bar items are there already.
    func goOn(from parts: NibScene, with controller: UIViewController, _ element: IBElement) {
        objects = parts.objects
        if let id = element["id"] { objects[id] = controller }
        known = Set(objects.keys)
        let others = parts.connected.filter { $0.object !== controller }
        connected =
            [Connected(element: element, object: controller, isContinued: true)]
            + others.map { Connected(element: $0.element, object: $0.object, isContinued: true) }
    }

    func forget(_ object: AnyObject) {
        connected.removeAll { $0.object === object }
        objects = objects.filter { $0.value !== object }
    }

    // MARK: Making

    /// Lets an object that is there already take part: the owner, the controller.
    func add(_ object: AnyObject, _ element: IBElement, awakes: Bool = false) {
        if let id = element["id"] { objects[id] = object }
        connected.append(Connected(element: element, object: object, awakes: awakes))
    }

    func makeView(_ element: IBElement, controllerGuides: [String: String] = [:]) -> UIView {
        let canvas = IBCanvas(LayoutEnvironment.current)
        let view = IBViewReader(canvas: canvas, log: IBLog(), file: document.file).view(element)
        let root = IBRoot(kind: .xibView, view: view, controllerGuides: controllerGuides)
        var builder = IBBuilder(document: document, root: root, options: IBBuildOptions(), nib: classes)
        let outer = classes.outletClass
        let outlets = NibOutletClasses(view, connected.map { ($0.element, $0.object) }, builder.hierarchy)
        classes.outletClass = outlets.wanted
        defer { classes.outletClass = outer }
        let hierarchy = builder.build()
        for (id, made) in hierarchy.views { objects[id] = made }
        for (id, made) in hierarchy.constraints { objects[id] = made }
        for (id, made) in hierarchy.guides { objects[id] = made }
        view.forEach { view in
            guard let made = hierarchy.views[view.id] else { return }
            connected.append(Connected(element: view.element, object: made, awakes: true))
            if let table = made as? UITableView { registerPrototypes(of: view.element, in: table) }
            if let collection = made as? UICollectionView { configure(collection, view.element) }
        }
        return hierarchy.root
    }

    /// Recognizers, which live with their views, and objects of the app's, which whoever loads the document keeps.
    @discardableResult func makeObject(_ element: IBElement) -> AnyObject? {
        if element.name == "customObject" {
            let made = classes.makeObject(element)
            add(made, element, awakes: true)
            return made
        }
        let made: AnyObject? =
            switch element.name {
            case "tapGestureRecognizer": UITapGestureRecognizer()
            case "panGestureRecognizer": UIPanGestureRecognizer()
            case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer()
            case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
            case "swipeGestureRecognizer": UISwipeGestureRecognizer()
            case "pinchGestureRecognizer": UIPinchGestureRecognizer()
            case "rotationGestureRecognizer": UIRotationGestureRecognizer()
            default: nil
            }
        if let made { add(made, element) }
        return nil
    }

    private func registerPrototypes(of element: IBElement, in table: UITableView) {
        for cell in element.child("prototypes")?.children ?? [] {
            guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else { continue }
            let make = prototype(cell)
            table.register(forCellReuseIdentifier: identifier) {
                make() as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
            }
        }
    }

    /// Makes a reusable view, which knows the segues of its controller; its connections may lead to what is around it.
    func prototype(_ element: IBElement) -> @MainActor () -> UIView {
        let around = aroundPrototypes ?? NibSurroundings(surroundings)
        aroundPrototypes = around
        around.want(element)
        return { [document, classes, segueHost] in
            let scene = NibScene(document, classes, in: around)
            scene.segueHost = segueHost
            let made = scene.makeView(element)
            scene.finish()
            return made
        }
    }

    // MARK: Connecting

    /// Connects outlets and actions, sets attributes, has taps run segues, then wakes everything up.
    func finish() {
        for entry in connected { connect(entry) }
        aroundPrototypes?.take(objects)
        for entry in connected where !entry.isContinued { setAttributes(of: entry.object, entry.element) }
        if let (segues, controller) = segueHost?.parts { connectSegues(segues, of: controller) }
        for entry in connected where entry.awakes { awake(entry.object) }
    }

    private func awake(_ object: AnyObject) {
        if let responder = object as? UIResponder { return responder.awakeFromNib() }
        AdaptedDocuments.of(NibModules.module(of: type(of: object)))?.awake(object)
    }

    func forEachConnected(_ body: (AnyObject, IBElement) -> Void) {
        for entry in connected where !entry.isContinued { body(entry.object, entry.element) }
    }

    private func connect(_ entry: Connected) {
        var collections: [(name: String, values: [AnyObject], isNew: Bool)] = []
        for connection in entry.element.child("connections")?.children ?? [] {
            let id = connection["destination"]
            let isNew = !entry.isContinued || id.map { !known.contains($0) } ?? true
            let target = id.flatMap { objects[$0] ?? surroundings?.object($0) }
            switch connection.name {
            case "outlet":
                if isNew, let name = connection["property"], let target { setOutlet(name, target, of: entry.object) }
            case "outletCollection":
                guard let name = connection["property"], let target else { continue }
                if let index = collections.firstIndex(where: { $0.name == name }) {
                    collections[index].values.append(target)
                    collections[index].isNew = collections[index].isNew || isNew
                } else {
                    collections.append((name, [target], isNew))
                }
            case "action": if isNew, target != nil || !awaitsViews { addAction(connection, target, of: entry.object) }
            default: continue
            }
        }
        for (name, values, isNew) in collections where isNew {
            if name == "gestureRecognizers", let view = entry.object as? UIView {
                for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
            } else {
                setOutlet(name, values, of: entry.object)
            }
        }
    }

    private func setOutlet(_ name: String, _ value: Any, of object: AnyObject) {
        if NibOutlets.set(value, name, of: object) { return }
        if NibOutlets.isInert(name), NibClasses.isSystem(type(of: object)) || object is UIGestureRecognizer { return }
        set(value, name, of: object)
    }

    private func set(_ value: Any?, _ key: String, of object: AnyObject) {
        for module in NibModules.known
        where AdaptedDocuments.of(module)?.setValue(value, forKey: key, of: object) == true { return }
        if let adapted = object as? any AdaptedObject {
            adapted.setValue(value, forKey: key)
        } else {
            AdaptedProperties.raiseUndefined(key, of: object)
        }
    }

    private func addAction(_ connection: IBElement, _ target: AnyObject?, of object: AnyObject) {
        guard let selector = connection["selector"].map({ Selector($0) }) else { return }
        switch object {
        case let control as UIControl:
            let event = connection["eventType"].flatMap { IBTerminology.controlEvents[$0] } ?? .primaryActionTriggered
            control.addTarget(target, action: selector, for: event)
        case let recognizer as UIGestureRecognizer: if let target { recognizer.addTarget(target, action: selector) }
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        default: return
        }
    }

    func image(_ name: String) -> UIImage? {
        guard let known = document.images[name] else { return UIImage(named: name) }
        return known.isSystem ? UIImage(systemName: name) : UIImage(size: known.size)
    }

    private func setAttributes(of object: AnyObject, _ element: IBElement) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute["keyPath"] else { continue }
            let value = NibValues.value(attribute, in: document, images: image)
            guard !NibAttributes.set(value, path, of: object) else { continue }
            AdaptedProperties.withUndefined { owner in
                AppFileProblems.report(.noAttribute(path, owner: "\(type(of: owner))"))
            } _: {
                set(value, path, of: object)
            }
        }
    }
}

extension IBCanvas {
    @MainActor init(_ environment: LayoutEnvironment) {
        self.init(device: nil, size: environment.screenSize, scale: environment.displayScale)
        isCompactWidth = environment.horizontalSizeClass == .compact
        isCompactHeight = environment.verticalSizeClass == .compact
    }
}

extension NibClasses {
    static func isSystem(_ type: AnyClass) -> Bool {
        let module = NibModules.module(of: type)
        return systemModules.contains(module) || module == NibModules.module(of: NibScene.self)
    }
}
