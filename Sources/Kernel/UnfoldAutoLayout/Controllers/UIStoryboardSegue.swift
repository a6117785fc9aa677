/// The way from one controller of a storyboard to another. A custom segue overrides ``perform()``.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    private var handler: (@MainActor () -> Void)?
    /// Of a segue of an app's class: what the document's kind of segue does.
    package var standard: (@MainActor () -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping @MainActor () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Runs the closure that it was made with; of a segue of a document, shows the destination as the document says, or
    /// for an unwinding takes away what is over it.
    open func perform() { (handler ?? standard)?() }
}

/// The segues of a controller that came from a document. Whoever reads documents is above this module.
@MainActor package protocol ControllerSegues: AnyObject {
    /// Runs the segue of that name.
    /// - Returns: false if the document has none.
    func perform(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}

extension UIViewController {
    func runSegue(_ identifier: String, sender: Any?) {
        guard segues?.perform(identifier, from: self, sender: sender) != true else { return }
        UIKitExceptions.raise(
            .invalidArgument,
            "Receiver (<\(String(reflecting: type(of: self))): 0x0>) has no segue with identifier '\(identifier)'")
    }

    /// The controller that an unwinding of that action leads to: the nearest one that has the action and wants to be
    /// come back to, among those that this one is in or is presented by, and below each of them those that it holds.
    /// Source: Apple, `allowedChildrenForUnwinding(from:)`.
    /// - Complexity: O(controllers).
    package func unwindDestination(_ action: Selector, sender: Any?) -> UIViewController? {
        let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
        var from = self
        var next = parent ?? presentingViewController
        while let container = next {
            if let found = container.unwindDestination(of: source, from: from) { return found }
            from = container
            next = container.parent ?? container.presentingViewController
        }
        return nil
    }

    private func unwindDestination(
        of source: UIStoryboardUnwindSegueSource, from: UIViewController?
    ) -> UIViewController? {
        let allowed = allowedChildrenForUnwinding(from: source).filter { $0 !== from && $0 !== source.source }
        for child in inUnwindingOrder(allowed) {
            if let found = child.unwindDestination(of: source, from: nil) { return found }
        }
        guard self !== from, self !== source.source else { return nil }
        return canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender) ? self : nil
    }

    /// What is seen first: the top of a stack, the tab that is selected.
    private func inUnwindingOrder(_ children: [UIViewController]) -> [UIViewController] {
        guard let tabs = self as? UITabBarController else { return children.reversed() }
        return children.filter { $0 === tabs.selectedViewController }
            + children.filter { $0 !== tabs.selectedViewController }
    }

    package func comeBack(animated: Bool) {
        if presentedViewController != nil { dismiss(animated: animated) }
        for controller in sequence(first: self, next: \.parent) {
            if let tabs = controller.parent as? UITabBarController { tabs.selectedViewController = controller }
        }
        if let navigation = navigationController,
            let child = sequence(first: self, next: \.parent).first(where: { $0.parent === navigation })
        {
            navigation.popToViewController(child, animated: animated)
        }
    }
}
