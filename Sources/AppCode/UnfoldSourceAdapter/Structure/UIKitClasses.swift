/// Which class of UIKit's is above which, as far as apps extend them.
/// (developer.apple.com/documentation/uikit, "Inherits from" of each)
enum UIKitClasses {
    /// The class above, by name; nil for a name that is none of these.
    static func above(_ name: String) -> String? { parents[name] }

    private static let parents: [String: String] = {
        var parents: [String: String] = [:]
        for (parent, children) in families {
            for child in children.split(separator: " ") { parents[String(child)] = parent }
        }
        return parents
    }()

    private static let families: [(String, String)] = [
        (
            "NSObject",
            "UIResponder UIGestureRecognizer NSLayoutConstraint UILayoutGuide CALayer UIBarItem UIColor UIFont"
        ),
        ("UIResponder", "UIView UIViewController UIApplication UIScene"),
        (
            "UIView",
            "UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UILabel UINavigationBar UIPickerView "
                + "UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell "
                + "UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow"
        ),
        (
            "UIControl",
            "UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper "
                + "UISwitch UITextField"
        ),
        ("UITextField", "UISearchTextField"), ("UIScrollView", "UICollectionView UITableView UITextView"),
        ("UICollectionReusableView", "UICollectionViewCell"), ("UICollectionViewCell", "UICollectionViewListCell"),
        (
            "UIViewController",
            "UIActivityViewController UIAlertController UICollectionViewController UINavigationController "
                + "UIPageViewController UISearchController UISplitViewController UITabBarController "
                + "UITableViewController"
        ),
        ("UINavigationController", "UIImagePickerController"),
        (
            "UIGestureRecognizer",
            "UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer "
                + "UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer"
        ),
        ("UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"), ("UIScene", "UIWindowScene"),
        ("UIBarItem", "UIBarButtonItem UITabBarItem"),
        ("CALayer", "CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer"),
    ]
}
