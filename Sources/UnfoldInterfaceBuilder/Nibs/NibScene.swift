import Foundation
import UnfoldAutoLayout
import UnfoldCollectionLayout
import UnfoldTableLayout

/// Objects made of a part of a document, by their ids, and what the document connects them to.
@MainActor final class NibScene {
    let document: IBDocument
    let classes: NibClasses
    /// Everything that an outlet may name.
    private var objects: [String: AnyObject] = [:]
    /// What has connections and attributes, in the order of the file.
    private var connected: [(element: IBElement, object: AnyObject, awakes: Bool)] = []

    /// Whose segues its views run; none for a document without controllers.
    var segueHost: SegueHost?

    /// A controller, which is not kept alive, and its segues.
    struct SegueHost {
        let segues: NibSegues
        weak var controller: UIViewController?
        var parts: (NibSegues, UIViewController)? { controller.map { (segues, $0) } }
    }

    init(_ document: IBDocument, _ classes: NibClasses) {
        self.document = document
        self.classes = classes
    }

    // MARK: Making

    /// Lets an object that is there already take part: the owner, the controller.
    func add(_ object: AnyObject, _ element: IBElement, awakes: Bool = false) {
        if let id = element["id"] { objects[id] = object }
        connected.append((element, object, awakes))
    }

    /// Makes a view with all inside it.
    func makeView(_ element: IBElement, controllerGuides: [String: String] = [:]) -> UIView {
        let canvas = IBCanvas(LayoutEnvironment.current)
        let view = IBViewReader(canvas: canvas, log: IBLog(), file: document.file).view(element)
        let root = IBRoot(kind: .xibView, view: view, controllerGuides: controllerGuides)
        var builder = IBBuilder(document: document, root: root, options: IBBuildOptions(), nib: classes)
        let hierarchy = builder.build()
        for (id, made) in hierarchy.views { objects[id] = made }
        for (id, made) in hierarchy.constraints { objects[id] = made }
        for (id, made) in hierarchy.guides { objects[id] = made }
        view.forEach { view in
            guard let made = hierarchy.views[view.id] else { return }
            connected.append((view.element, made, true))
            if let table = made as? UITableView { registerPrototypes(of: view.element, in: table) }
            if let collection = made as? UICollectionView { configure(collection, view.element) }
        }
        return hierarchy.root
    }

    /// Recognizers, which live with the views that have them, and objects of the app's that are no views.
    /// - Returns: One of the latter: whoever loads the document keeps it.
    @discardableResult func makeObject(_ element: IBElement) -> AnyObject? {
        if element.name == "customObject" {
            let made = classes.makeObject(element)
            add(made, element, awakes: true)
            return made
        }
        let made: AnyObject?
        switch element.name {
        case "tapGestureRecognizer": made = UITapGestureRecognizer()
        case "panGestureRecognizer": made = UIPanGestureRecognizer()
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": made = UILongPressGestureRecognizer()
        case "screenEdgePanGestureRecognizer": made = UIScreenEdgePanGestureRecognizer()
        case "swipeGestureRecognizer": made = UISwipeGestureRecognizer()
        case "pinchGestureRecognizer": made = UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": made = UIRotationGestureRecognizer()
        default: made = nil
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

    /// Makes one of the scene's reusable views; it knows the segues of the controller that shows it.
    func prototype(_ element: IBElement) -> @MainActor () -> UIView {
        { [document, classes, segueHost] in
            let scene = NibScene(document, classes)
            scene.segueHost = segueHost
            let made = scene.makeView(element)
            scene.finish()
            return made
        }
    }

    // MARK: Connecting

    /// Connects outlets and actions, sets attributes, has taps run segues, then wakes everything up.
    func finish() {
        for (element, object, _) in connected { connect(object, element) }
        for (element, object, _) in connected { setAttributes(of: object, element) }
        if let (segues, controller) = segueHost?.parts { connectSegues(segues, of: controller) }
        for (_, object, awakes) in connected where awakes { awake(object) }
    }

    private func awake(_ object: AnyObject) {
        if let responder = object as? UIResponder { return responder.awakeFromNib() }
        NibFiles.list(of: NibModules.module(of: type(of: object)))?.awake(object)
    }

    func forEachConnected(_ body: (AnyObject, IBElement) -> Void) {
        for (element, object, _) in connected { body(object, element) }
    }

    private func connect(_ object: AnyObject, _ element: IBElement) {
        var collections: [(name: String, values: [AnyObject])] = []
        for connection in element.child("connections")?.children ?? [] {
            let target = connection["destination"].flatMap { objects[$0] }
            switch connection.name {
            case "outlet":
                if let name = connection["property"], let target { setOutlet(name, target, of: object) }
            case "outletCollection":
                guard let name = connection["property"], let target else { continue }
                if let index = collections.firstIndex(where: { $0.name == name }) {
                    collections[index].values.append(target)
                } else {
                    collections.append((name, [target]))
                }
            case "action": addAction(connection, target, of: object)
            default: continue
            }
        }
        for (name, values) in collections {
            if name == "gestureRecognizers", let view = object as? UIView {
                for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
            } else {
                setOutlet(name, values, of: object)
            }
        }
    }

    private func setOutlet(_ name: String, _ value: Any, of object: AnyObject) {
        if NibOutlets.set(value, name, of: object) { return }
        if NibOutlets.isInert(name), NibClasses.isSystem(type(of: object)) || object is UIGestureRecognizer { return }
        set(value, name, of: object)
    }

    private func set(_ value: Any?, _ key: String, of object: AnyObject) {
        for module in NibModules.known where NibFiles.list(of: module)?.setValue(value, forKey: key, of: object) == true
        {
            return
        }
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
            let event = connection["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
            control.addTarget(target, action: selector, for: event)
        case let recognizer as UIGestureRecognizer: if let target { recognizer.addTarget(target, action: selector) }
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        default: return
        }
    }

    private func setAttributes(of object: AnyObject, _ element: IBElement) {
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let path = attribute["keyPath"] else { continue }
            let value = NibValues.value(attribute) { [document] name in
                document.images[name].map { UIImage(size: $0.size) } ?? UIImage(named: name)
            }
            if !NibAttributes.set(value, path, of: object) { set(value, path, of: object) }
        }
    }

    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}

extension IBCanvas {
    /// The device and size classes that the app runs in.
    @MainActor init(_ environment: LayoutEnvironment) {
        self.init(device: nil, size: environment.screenSize, scale: environment.displayScale)
        isCompactWidth = environment.horizontalSizeClass == .compact
        isCompactHeight = environment.verticalSizeClass == .compact
    }
}

extension NibClasses {
    /// Whether a class is of UIKit, not of an app.
    static func isSystem(_ type: AnyClass) -> Bool {
        let module = NibModules.module(of: type)
        return systemModules.contains(module) || module == NibModules.module(of: NibScene.self)
    }
}
