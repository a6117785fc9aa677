/// Bar items of a scene: objects that outlets name, that send actions and run segues.
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
        if let title = element.string("title") { item.title = title }
        if let prompt = element.string("prompt") { item.prompt = prompt }
        let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
            "never": .never, "always": .always, "automatic": .automatic,
        ]
        if let mode = element["largeTitleDisplayMode"].flatMap({ modes[$0] }) { item.largeTitleDisplayMode = mode }
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

    /// A button of a bar, and whatever view is in it.
    func barButton(_ element: IBElement) -> UIBarButtonItem? {
        guard element.name == "barButtonItem" else { return nil }
        let systemItems: [String: UIBarButtonItem.SystemItem] = [
            "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
            "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
            "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh,
            "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
            "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
        ]
        let item: UIBarButtonItem
        if let own = classes.makeBarItem(element, UIBarButtonItem.self) {
            item = own
        } else if let kind = element["systemItem"].flatMap({ systemItems[$0] }) {
            item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
        } else {
            item = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
        }
        if element["style"] == "done" { item.style = .done }
        setContent(of: item, element)
        if let width = element.number("width") { item.width = CGFloat(width) }
        if let view = element.child(key: "customView") { item.customView = makeView(view) }
        add(item, element)
        return item
    }

    private func tab(_ element: IBElement) -> UITabBarItem {
        let systemItems: [String: UITabBarItem.SystemItem] = [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
            "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
            "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]
        let item: UITabBarItem
        if let own = classes.makeBarItem(element, UITabBarItem.self) {
            item = own
        } else if let kind = element["systemItem"].flatMap({ systemItems[$0] }) {
            item = UITabBarItem(tabBarSystemItem: kind, tag: 0)
        } else {
            item = UITabBarItem()
        }
        setContent(of: item, element)
        if let name = element["selectedImage"] { item.selectedImage = image(name) }
        if let badge = element.string("badgeValue") { item.badgeValue = badge }
        add(item, element)
        return item
    }

    private func setContent(of item: UIBarItem, _ element: IBElement) {
        if let title = element.string("title") { item.title = title }
        if let name = element["image"] {
            item.image = element["catalog"] == "system" ? UIImage(systemName: name) : image(name)
        }
        if let tag = element.number("tag") { item.tag = Int(tag) }
        if let flag = element.flag("enabled") { item.isEnabled = flag }
    }
}
