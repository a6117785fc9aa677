enum UIKitClassList {
    /// A class, and those below it.
    static let families = NameTable.lines(
        """
        NSObject UIResponder UIGestureRecognizer NSLayoutConstraint UILayoutGuide CALayer UIBarItem UIColor UIFont
        UIResponder UIView UIViewController UIApplication UIScene
        UIView UIActivityIndicatorView UICalendarView UICollectionReusableView UIControl UIImageView UILabel UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
        UIControl UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch UITextField
        UITextField UISearchTextField
        UIScrollView UICollectionView UITableView UITextView
        UICollectionReusableView UICollectionViewCell
        UICollectionViewCell UICollectionViewListCell
        UIViewController UIActivityViewController UIAlertController UICollectionViewController UINavigationController UIPageViewController UISearchController UISplitViewController UITabBarController UITableViewController
        UINavigationController UIImagePickerController
        UIGestureRecognizer UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
        UIPanGestureRecognizer UIScreenEdgePanGestureRecognizer
        UIScene UIWindowScene
        UIBarItem UIBarButtonItem UITabBarItem
        CALayer CAEmitterLayer CAGradientLayer CAReplicatorLayer CAShapeLayer CATextLayer
        """)
}
