import Foundation
import UnfoldAutoLayout

/// Bar items of a scene: objects that outlets name, that send actions and run segues.
extension NibScene {
    /// Gives a controller the buttons and the title view of its navigation item, and the buttons of its toolbar.
    func addBarItems(of controller: UIViewController, _ element: IBElement) {
        if let item = element.child(key: "navigationItem") { fill(controller.navigationItem, item) }
        if let item = element.child(key: "tabBarItem") { add(controller.tabBarItem, item) }
        let tools = element.child("toolbarItems")?.children.compactMap(barButton) ?? []
        if !tools.isEmpty { controller.toolbarItems = tools }
    }

    private func fill(_ item: UINavigationItem, _ element: IBElement) {
        add(item, element)
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

    /// A button of a bar, and whatever view stands in it.
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
        if let kind = element["systemItem"].flatMap({ systemItems[$0] }) {
            item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
        } else {
            item = UIBarButtonItem(
                title: element["title"], style: element["style"] == "done" ? .done : .plain, target: nil, action: nil)
        }
        if let name = element["image"] {
            item.image = element["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
        }
        if let width = element.number("width") { item.width = CGFloat(width) }
        if let tag = element.number("tag") { item.tag = Int(tag) }
        if let flag = element.flag("enabled") { item.isEnabled = flag }
        if let view = element.child(key: "customView") { item.customView = makeView(view) }
        add(item, element)
        return item
    }
}
