/// Outlets of UIKit's own classes, which no app's `setValue(_:forKey:)` knows: `Properties/Nibs+Outlets.tsv`.
@MainActor enum NibOutlets {
    typealias Entry = NibAttributes.Entry

    static func entry<Owner: AnyObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> Entry {
        Entry(name: key) { value, owner in
            guard let owner = owner as? Owner else { return false }
            owner[keyPath: path] = value as? Value
            return true
        }
    }

    /// A scroll view's delegate is a protocol's property, which no key path of a class leads to.
    private static let scrollDelegate = Entry(name: "delegate") { value, owner in
        guard let scroll = owner as? UIScrollView else { return false }
        scroll.delegate = value as? any UIScrollViewDelegate
        return true
    }

    /// No row of the table: what is set by a key path is read first, which would load the document once more.
    private static let view = Entry(name: "view") { value, owner in
        guard let controller = owner as? UIViewController else { return false }
        controller.view = value as? UIView
        return true
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
