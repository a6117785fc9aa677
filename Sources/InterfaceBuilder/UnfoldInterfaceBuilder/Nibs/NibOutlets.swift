/// Outlets of UIKit's own classes, which no app's `setValue(_:forKey:)` knows. Other classes register theirs.
@MainActor package enum NibOutlets {
    private struct Entry {
        let key: String
        let set: @MainActor (AnyObject, Any?) -> Bool
    }

    /// Gives an outlet of UIKit's to the documents.
    package static func register<Owner: AnyObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) { entries.append(entry(key, path)) }

    private static func entry<Owner: AnyObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> Entry {
        Entry(key: key) { owner, value in
            guard let owner = owner as? Owner else { return false }
            owner[keyPath: path] = value as? Value
            return true
        }
    }

    /// A scroll view's delegate is a protocol's property, which no key path of a class leads to.
    private static let scrollDelegate = Entry(key: "delegate") { owner, value in
        guard let scroll = owner as? UIScrollView else { return false }
        scroll.delegate = value as? any UIScrollViewDelegate
        return true
    }

    private static var entries: [Entry] = [
        entry("dataSource", \UITableView.dataSource), entry("delegate", \UITableView.delegate),
        entry("tableHeaderView", \UITableView.tableHeaderView), entry("tableFooterView", \UITableView.tableFooterView),
        entry("backgroundView", \UITableView.backgroundView),
        scrollDelegate, entry("dataSource", \UIPickerView.dataSource), entry("delegate", \UIPickerView.delegate),
        entry("delegate", \UIGestureRecognizer.delegate), entry("delegate", \UINavigationController.delegate),
        entry("delegate", \UITabBarController.delegate), entry("delegate", \UISplitViewController.delegate),
        entry("delegate", \UIPageViewController.delegate), entry("dataSource", \UIPageViewController.dataSource),
        entry("delegate", \UITabBar.delegate), entry("delegate", \UINavigationBar.delegate),
        entry("delegate", \UIToolbar.delegate), entry("delegate", \UITextField.delegate),
        entry("delegate", \UISearchBar.delegate), entry("refreshControl", \UITableViewController.refreshControl),
        Entry(key: "view") { owner, value in
            guard let controller = owner as? UIViewController else { return false }
            controller.view = value as? UIView
            return true
        }, entry("accessoryView", \UITableViewCell.accessoryView),
        entry("editingAccessoryView", \UITableViewCell.editingAccessoryView),
        entry("backgroundView", \UITableViewCell.backgroundView),
        entry("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
        entry("dataSource", \UICollectionView.dataSource),
        entry("prefetchDataSource", \UICollectionView.prefetchDataSource),
        entry("backgroundView", \UICollectionView.backgroundView),
        entry("collectionView", \UICollectionViewController.collectionView),
        entry("backgroundView", \UICollectionViewCell.backgroundView),
        entry("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    ]

    /// Outlets of UIKit's that have no part in layout.
    private static let inert: Set<String> = [
        "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "refreshControl", "inputView",
        "inputAccessoryView", "navigationItem", "tabBarItem", "toolbarItems", "searchDisplayController", "textLabel",
        "detailTextLabel", "imageView", "maskView", "titleView", "leftBarButtonItem", "rightBarButtonItem",
        "backBarButtonItem", "accessibilityElements", "tableView", "collectionView", "collectionViewLayout",
    ]

    /// - Returns: Whether the class above the app's knows the outlet.
    static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
        for entry in entries where entry.key == key { if entry.set(object, value) { return true } }
        return false
    }

    static func isInert(_ key: String) -> Bool { inert.contains(key) }
}
