struct NibSegue {
    let identifier: String?
    let kind: String
    let destination: String
    let element: IBElement

    init?(_ element: IBElement) {
        guard element.name == "segue", let kind = element["kind"], let destination = element["destination"],
            kind != "relationship"
        else { return nil }
        (self.kind, self.destination, self.element) = (kind, destination, element)
        identifier = element["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    }

    static func all(of element: IBElement) -> [NibSegue] {
        (element.child("connections")?.children ?? []).compactMap(NibSegue.init)
    }

    static func all(inside element: IBElement) -> [NibSegue] {
        all(of: element) + element.children.flatMap { $0.name == "connections" ? [] : all(inside: $0) }
    }
}

@MainActor final class NibSegues: ControllerSegues {
    private let storyboard: UIStoryboard
    private let segues: [NibSegue]

    init(_ storyboard: UIStoryboard, _ objects: [IBElement]) {
        (self.storyboard, segues) = (storyboard, objects.flatMap { NibSegue.all(inside: $0) })
    }

    func perform(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
        guard let segue = segues.first(where: { $0.identifier == identifier }) else { return false }
        run(segue, from: controller, sender: sender)
        return true
    }

    /// As a tap does: the controller may refuse.
    func tap(_ segue: NibSegue, from controller: UIViewController, sender: Any?) {
        if controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) {
            run(segue, from: controller, sender: sender)
        }
    }

    private func run(_ segue: NibSegue, from controller: UIViewController, sender: Any?) {
        if segue.kind == "unwind" { return unwind(segue, from: controller, sender: sender) }
        guard let destination = storyboard.destination(of: segue, from: controller, sender: sender) else { return }
        setStyles(segue, of: destination, sender: sender)
        let made = object(segue, from: controller, to: destination)
        controller.prepare(for: made, sender: sender)
        made.perform()
    }

    func embed(_ segue: NibSegue, in container: UIView, of controller: UIViewController) {
        guard let child = storyboard.destination(of: segue, from: controller, sender: container) else { return }
        let made = object(segue, from: controller, to: child) {
            controller.addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            child.view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(child.view)
            child.didMove(toParent: controller)
        }
        controller.prepare(for: made, sender: container)
        made.perform()
    }

    /// A segue of the class that the document names, or else of UIKit's.
    /// - Parameter perform: what it does by itself, that is, where its class calls `super`.
    private func object(
        _ segue: NibSegue, from source: UIViewController, to destination: UIViewController,
        _ perform: @escaping @MainActor () -> Void
    ) -> UIStoryboardSegue {
        guard let type = storyboard.segueClass(segue.element) else {
            return UIStoryboardSegue(
                identifier: segue.identifier, source: source, destination: destination, performHandler: perform)
        }
        let made = ObjectiveCMessages.make(type, identifier: segue.identifier, source: source, destination: destination)
        made.standard = perform
        return made
    }

    private func object(
        _ segue: NibSegue, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue {
        let animated = segue.element.flag("animates") ?? true
        return object(segue, from: source, to: destination) {
            switch segue.kind {
            case "custom": break
            case "push" where source.navigationController != nil:
                source.navigationController?.pushViewController(destination, animated: animated)
            case "show", "push": source.show(destination, sender: source)
            case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
            default: source.present(destination, animated: animated)
            }
        }
    }

    /// What a segue says of how its destination appears, which code that prepares it may change.
    private func setStyles(_ segue: NibSegue, of destination: UIViewController, sender: Any?) {
        if segue.kind == "popoverPresentation" { destination.modalPresentationStyle = .popover }
        Self.setStyles(segue.element, of: destination)
        guard destination.modalPresentationStyle == .popover, let popover = destination.popoverPresentationController
        else { return }
        if let view = sender as? UIView {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        } else if let item = sender as? UIBarButtonItem {
            popover.barButtonItem = item
        }
    }

    /// The styles of a segue, or those that a controller has by itself.
    static func setStyles(_ element: IBElement, of destination: UIViewController) {
        if let style = element["modalPresentationStyle"].flatMap({ IBTerminology.presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ IBTerminology.transitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
    }

    /// Back to the nearest controller that has the action, which is called with the segue.
    private func unwind(_ segue: NibSegue, from controller: UIViewController, sender: Any?) {
        guard let action = segue.element["unwindAction"].map({ Selector($0) }),
            let destination = controller.unwindDestination(action, sender: sender)
        else { return }
        let animated = segue.element.flag("animates") ?? true
        let made = object(segue, from: controller, to: destination) { destination.comeBack(animated: animated) }
        controller.prepare(for: made, sender: sender)
        action.send(to: destination, made, nil)
        made.perform()
    }
}

extension NibScene {
    /// Has what is tapped in a controller's scene run its segues, and fills container views.
    func connectSegues(_ segues: NibSegues, of controller: UIViewController) {
        forEachConnected { object, element in
            for segue in NibSegue.all(of: element) {
                if segue.kind == "embed" {
                    if let view = object as? UIView { segues.embed(segue, in: view, of: controller) }
                } else {
                    connectTap(object, segue, segues, controller)
                }
            }
        }
    }

    private func connectTap(
        _ object: AnyObject, _ segue: NibSegue, _ segues: NibSegues, _ controller: UIViewController
    ) {
        switch object {
        case let control as UIControl:
            let event = segue.element["eventType"].flatMap { IBTerminology.controlEvents[$0] } ?? .touchUpInside
            control.addAction(
                UIAction { [weak controller, weak control] _ in
                    if let controller { segues.tap(segue, from: controller, sender: control) }
                }, for: event)
        case let recognizer as UIGestureRecognizer:
            recognizer.addHandler { [weak controller] recognizer in
                if let controller { segues.tap(segue, from: controller, sender: recognizer) }
            }
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction(title: item.title ?? "", image: item.image) {
                [weak controller, weak item] _ in
                if let controller { segues.tap(segue, from: controller, sender: item) }
            }
        case let cell as UITableViewCell:
            let isAccessory = segue.element["trigger"] == "accessoryAction"
            let tap: @MainActor (UITableViewCell) -> Void = { [weak controller] cell in
                if let controller { segues.tap(segue, from: controller, sender: cell) }
            }
            if isAccessory { cell.accessorySegue = tap } else { cell.selectionSegue = tap }
        default: return
        }
    }
}
