/// What a scene says of its controller next to the view: it is there once the controller is, before the view is loaded.
extension NibScene {
    func configure(_ controller: UIViewController, _ element: IBElement) {
        controller.title = element.string("title")
        element.apply(to: controller)
        if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
            controller.restorationIdentifier = element["storyboardIdentifier"]
        } else if let name = element["restorationIdentifier"] {
            controller.restorationIdentifier = name
        }
        setExtent(of: controller, element)
        NibSegues.setStyles(element, of: controller)
        if let table = controller as? UITableViewController { element.apply(to: table) }
        if let list = controller as? UICollectionViewController { element.apply(to: list) }
        addBarItems(of: controller, element)
        if let navigation = controller as? UINavigationController { setBars(of: navigation, element) }
        if let tabs = controller as? UITabBarController, let bar = element.child(key: "tabBar") {
            bar.apply(to: tabs.tabBar)
            add(tabs.tabBar, bar)
        }
    }

    private func setExtent(of controller: UIViewController, _ element: IBElement) {
        if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
            let sides: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            controller.edgesForExtendedLayout = UIRectEdge(sides.filter { edges.flag($0.0) == true }.map(\.1))
        }
        if let size = element.child("value", key: "contentSizeForViewInPopover") {
            controller.preferredContentSize = CGSize(width: size.length("width"), height: size.length("height"))
        }
    }

    private func setBars(of navigation: UINavigationController, _ element: IBElement) {
        element.apply(to: navigation)
        if let bar = element.child(key: "navigationBar") {
            bar.apply(to: navigation.navigationBar)
            add(navigation.navigationBar, bar)
        }
        if let bar = element.child(key: "toolbar") {
            bar.apply(to: navigation.toolbar)
            add(navigation.toolbar, bar)
        }
    }
}
