/// Outlets of UIKit's own classes, which no app's `setValue(_:forKey:)` knows: `Properties/Nibs+Outlets.tsv`.
@MainActor enum NibOutlets {
    typealias Entry = NibAttributes.Entry

    static func entry<Owner: AnyObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> Entry {
        NibAttributes.entry(key) { (owner: Owner, value) in owner[keyPath: path] = value as? Value }
    }

    /// A scroll view's delegate is a protocol's property, which no key path of a class leads to.
    private static let scrollDelegate = NibAttributes.entry("delegate") { (scroll: UIScrollView, value) in
        scroll.delegate = value as? any UIScrollViewDelegate
    }

    /// No row of the table: what is set by a key path is read first, which would load the document once more.
    private static let view = NibAttributes.entry("view") { (controller: UIViewController, value) in
        controller.view = value as? UIView
    }

    /// Outlets of UIKit's that have no part in layout.
    private static let inert: Set<String> = [
        "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "refreshControl", "inputView",
        "inputAccessoryView", "navigationItem", "tabBarItem", "toolbarItems", "searchDisplayController", "textLabel",
        "detailTextLabel", "imageView", "maskView", "titleView", "leftBarButtonItem", "rightBarButtonItem",
        "backBarButtonItem", "accessibilityElements", "tableView", "collectionView", "collectionViewLayout",
    ]

    /// - Returns: Whether the class above the app's knows the outlet.
    static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
        (named + [scrollDelegate, view]).set(value, key, of: object)
    }

    static func isInert(_ key: String) -> Bool { inert.contains(key) }
}
