extension NibScene {
    /// Gives a controller its navigation item with buttons and title view, its tab, and the buttons of its toolbar.
    func addBarItems(of controller: UIViewController, _ element: IBElement) {
        if let item = element.child(key: "navigationItem") { fill(controller.navigationItem, item) }
        if let item = element.child(key: "tabBarItem") { controller.tabBarItem = tab(item) }
        let tools = element.child("toolbarItems")?.children.compactMap(barButton) ?? []
        if !tools.isEmpty { controller.toolbarItems = tools }
    }

    private func fill(_ item: UINavigationItem, _ element: IBElement) {
        add(item, element)
        element.apply(to: item)
        func buttons(_ side: String) -> [UIBarButtonItem] {
            let several = element.child(side + "BarButtonItems")?.children ?? []
            let one = element.child(key: side + "BarButtonItem").map { [$0] } ?? []
            return (one + several).compactMap(barButton)
        }
        let (left, right) = (buttons("left"), buttons("right"))
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
        if let back = element.child(key: "backBarButtonItem") { item.backBarButtonItem = barButton(back) }
        if let title = element.child(key: "titleView") { item.titleView = makeView(title) }
    }

    func barButton(_ element: IBElement) -> UIBarButtonItem? {
        guard element.name == "barButtonItem" else { return nil }
        let kind = element["systemItem"].flatMap { IBTerminology.barButtonItems[$0] }
        let item =
            classes.makeBarItem(element, UIBarButtonItem.self)
            ?? kind.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
            ?? UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
        if element["style"] == "done" { item.style = .done }
        setContent(of: item, element)
        if let width = element.number("width") { item.width = CGFloat(width) }
        if let view = element.child(key: "customView") { item.customView = makeView(view) }
        add(item, element)
        return item
    }

    private func tab(_ element: IBElement) -> UITabBarItem {
        let kind = element["systemItem"].flatMap { IBTerminology.tabBarItems[$0] }
        let item =
            classes.makeBarItem(element, UITabBarItem.self)
            ?? kind.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
        setContent(of: item, element)
        if let name = element["selectedImage"] { item.selectedImage = image(name) }
        if let badge = element.string("badgeValue") { item.badgeValue = badge }
        add(item, element)
        return item
    }

    private func setContent(of item: UIBarItem, _ element: IBElement) {
        element.apply(to: item)
        if let name = element["image"] {
            item.image = element["catalog"] == "system" ? UIImage(systemName: name) : image(name)
        }
    }
}
