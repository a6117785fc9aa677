/// Names that Swift, Foundation and UIKit have, as far as apps use them: what is none of these, and not the app's own, is
/// another module's.
enum KnownNames {
    /// What parameters of closures are by habit of their names.
    static let parameters = [
        "indexPath": "IndexPath", "tableView": "UITableView", "collectionView": "UICollectionView", "view": "UIView",
        "cell": "UITableViewCell",
    ]

    static let numbers: Set<String> = ["Int", "Double", "Float", "Bool", "TimeInterval"]

    /// Static properties that give the one object of their type.
    static let shared: Set<String> = [
        "shared", "default", "standard", "main", "instance", "current", "sharedInstance", "sharedManager", "singleton",
    ]

    /// The type of UIKit's that `.name` is a member of where a type is not written.
    static func implicit(_ name: String, hint: String) -> String? {
        if name == "zero" {
            let words = hint.lowercased()
            return words.contains("inset")
                ? "UIEdgeInsets"
                : words.contains("size")
                    ? "CGSize"
                    : words.contains("frame") || words.contains("rect") ? "CGRect" : "CGPoint"
        }
        return implicits.first { $0.value.contains(name) }?.key
    }
}
