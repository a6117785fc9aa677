/// What a scene says of its controller next to the view: it is there once the controller is, before the view is loaded.
extension NibScene {
    /// Gives a controller its titles, its bar items, and what decides where its view lies.
    func configure(_ controller: UIViewController, _ element: IBElement) {
        controller.title = element.string("title")
        if let flag = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = flag }
        if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
            controller.restorationIdentifier = element["storyboardIdentifier"]
        } else if let name = element["restorationIdentifier"] {
            controller.restorationIdentifier = name
        }
        setExtent(of: controller, element)
        setPresentation(of: controller, element)
        if let flag = element.flag("clearsSelectionOnViewWillAppear") {
            (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = flag
            (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = flag
        }
        addBarItems(of: controller, element)
        if let navigation = controller as? UINavigationController { setBars(of: navigation, element) }
        if let tabs = controller as? UITabBarController, let bar = element.child(key: "tabBar") {
            if let flag = bar.flag("translucent") { tabs.tabBar.isTranslucent = flag }
            add(tabs.tabBar, bar)
        }
    }

    /// How far its view reaches under bars.
    private func setExtent(of controller: UIViewController, _ element: IBElement) {
        if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
            let sides: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            controller.edgesForExtendedLayout = UIRectEdge(sides.filter { edges.flag($0.0) == true }.map(\.1))
        }
        if let flag = element.flag("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = flag
        }
        if let flag = element.flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = flag
        }
        if let size = element.child("value", key: "contentSizeForViewInPopover") {
            controller.preferredContentSize = CGSize(
                width: size.number("width") ?? 0, height: size.number("height") ?? 0)
        }
    }

    private func setPresentation(of controller: UIViewController, _ element: IBElement) {
        NibSegues.setStyles(element, of: controller)
        if let flag = element.flag("definesPresentationContext") { controller.definesPresentationContext = flag }
        if let flag = element.flag("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = flag
        }
    }

    private func setBars(of navigation: UINavigationController, _ element: IBElement) {
        if let flag = element.flag("navigationBarHidden") { navigation.isNavigationBarHidden = flag }
        if let flag = element.flag("toolbarHidden") { navigation.isToolbarHidden = flag }
        if let bar = element.child(key: "navigationBar") {
            if let flag = bar.flag("largeTitles") { navigation.navigationBar.prefersLargeTitles = flag }
            if let flag = bar.flag("translucent") { navigation.navigationBar.isTranslucent = flag }
            add(navigation.navigationBar, bar)
        }
        if let bar = element.child(key: "toolbar") {
            if let flag = bar.flag("translucent") { navigation.toolbar.isTranslucent = flag }
            add(navigation.toolbar, bar)
        }
    }
}
