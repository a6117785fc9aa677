/// A tab of a tab bar controller, as of iOS 18. Its controller is made when it is first asked for.
@preconcurrency @MainActor open class UITab: NSObject {
    open var title: String { didSet { knownController?.tabBarItem.title = title } }
    open var image: UIImage?
    open var badgeValue: String?
    public let identifier: String
    private let provider: (@MainActor (UITab) -> UIViewController)?
    private var knownController: UIViewController?

    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)?
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
    }
    open var viewController: UIViewController? {
        if let knownController { return knownController }
        guard let made = provider?(self) else { return nil }
        made.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
        knownController = made
        return made
    }
    open internal(set) weak var tabBarController: UITabBarController?
    open internal(set) weak var parent: UITabGroup?
    /// The group that manages its navigation; the outermost one with a controller for it.
    open var managingTabGroup: UITabGroup? {
        var found: UITabGroup?
        var next = parent
        // No more than a bar could hold: groups may have been put into each other.
        for _ in 0..<64 {
            guard let group = next else { break }
            if group.managingNavigationController != nil { found = group }
            next = group.parent
        }
        return found
    }
}

/// Tabs in a sidebar; they are in the bar.
@preconcurrency @MainActor open class UITabGroup: UITab {
    open var children: [UITab] { didSet { adopt(oldValue) } }
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt([])
    }
    private func adopt(_ former: [UITab]) {
        for tab in former where tab.parent === self { tab.parent = nil }
        for tab in children { tab.parent = self }
    }

    open var managingNavigationController: UINavigationController?
    open var displayOrderIdentifiers: [String] = []
    /// The children in the order they are shown in: that of ``displayOrderIdentifiers``, then all others.
    open var displayOrder: [UITab] {
        let first = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return first + children.filter { child in !first.contains { $0 === child } }
    }
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}
