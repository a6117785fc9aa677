/// Names that Swift, Foundation and UIKit have, as far as apps use them: what is none of these, and not the app's own, is
/// another module's.
enum KnownNames {
    static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    /// Beginnings of names of Apple's types.
    static let prefixes = [
        "UI", "NS", "CA", "CG", "CF", "CI", "CL", "MK", "AV", "WK", "PH", "SK", "UN", "CN", "EK", "HK", "LA", "NW",
        "MF",
        "SF", "UT", "CT", "CM", "GK", "MTL", "MTK", "SCN", "PDF", "QL", "PK", "CK", "MP", "IN", "LP", "WC", "OS",
        "Dispatch",
        "UNNotification", "NSLayout",
    ]

    /// Types of properties that apps read and set most.
    static let properties: [String: String] = [
        "text": "String?", "title": "String?", "placeholder": "String?", "accessibilityLabel": "String?",
        "attributedText": "NSAttributedString?", "image": "UIImage?", "backgroundColor": "UIColor?",
        "textColor": "UIColor?",
        "tintColor": "UIColor?", "font": "UIFont?", "isHidden": "Bool", "isEnabled": "Bool", "isSelected": "Bool",
        "isOn": "Bool", "isUserInteractionEnabled": "Bool", "clipsToBounds": "Bool", "isEmpty": "Bool",
        "alpha": "CGFloat",
        "cornerRadius": "CGFloat", "borderWidth": "CGFloat", "constant": "CGFloat", "rowHeight": "CGFloat",
        "spacing": "CGFloat", "frame": "CGRect", "bounds": "CGRect", "center": "CGPoint", "size": "CGSize",
        "contentSize": "CGSize", "contentOffset": "CGPoint", "contentInset": "UIEdgeInsets", "numberOfLines": "Int",
        "tag": "Int", "count": "Int", "row": "Int", "section": "Int", "imageView": "UIImageView?",
        "textLabel": "UILabel?",
        "detailTextLabel": "UILabel?", "titleLabel": "UILabel?", "contentView": "UIView", "view": "UIView",
        "superview": "UIView?", "window": "UIWindow?", "layer": "CALayer", "tableView": "UITableView",
        "collectionView": "UICollectionView", "navigationController": "UINavigationController?",
        "navigationItem": "UINavigationItem", "delegate": "AnyObject?",
    ]

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

    private static let implicits: [String: Set<String>] = [
        "UIColor": [
            "black", "white", "clear", "red", "green", "blue", "gray", "lightGray", "darkGray", "yellow", "orange",
            "purple",
            "brown", "cyan", "magenta", "label", "secondaryLabel", "tertiaryLabel", "separator", "systemBackground",
            "secondarySystemBackground", "systemRed", "systemBlue", "systemGreen", "systemGray", "systemOrange",
            "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "link",
        ],
        "UIFont": ["systemFont", "boldSystemFont", "italicSystemFont", "preferredFont", "monospacedSystemFont"],
        "UIControl.State": ["normal", "highlighted", "disabled", "selected", "focused"],
        "UIControl.Event": [
            "touchUpInside", "touchDown", "valueChanged", "editingChanged", "editingDidEnd", "editingDidBegin",
        ],
        "UIView.ContentMode": ["scaleAspectFill", "scaleAspectFit", "scaleToFill"],
    ]
}
