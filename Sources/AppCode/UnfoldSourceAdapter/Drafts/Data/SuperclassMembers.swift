extension Superclass {
    static let viewOnly = NameTable.words(
        """
        translatesAutoresizingMaskIntoConstraints addSubview removeFromSuperview topAnchor bottomAnchor leadingAnchor
        trailingAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor superview clipsToBounds addGestureRecognizer
        layoutIfNeeded setNeedsLayout isHidden contentMode layoutSubviews sizeThatFits intrinsicContentSize
        """)
    static let controllerOnly = NameTable.words(
        """
        view present dismiss navigationController navigationItem modalPresentationStyle addChild parent viewDidLoad
        viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear modalTransitionStyle tabBarItem didMove
        loadViewIfNeeded presentingViewController presentedViewController preferredContentSize children willMove loadView
        viewDidLayoutSubviews viewWillLayoutSubviews performSegue storyboard tabBarController splitViewController
        """)
    static let view = NameTable.words(
        """
        frame bounds center transform alpha backgroundColor tintColor layer subviews window insertSubview bringSubviewToFront
        sendSubviewToBack leftAnchor rightAnchor tag viewWithTag isUserInteractionEnabled setNeedsDisplay sizeToFit
        invalidateIntrinsicContentSize setContentHuggingPriority setContentCompressionResistancePriority addConstraint
        addConstraints constraints safeAreaLayoutGuide layoutMargins layoutMarginsGuide autoresizingMask draw isOpaque convert
        hitTest point didMoveToSuperview didMoveToWindow updateConstraints systemLayoutSizeFitting directionalLayoutMargins
        removeConstraint gestureRecognizers safeAreaInsets effectiveUserInterfaceLayoutDirection
        """)
    static let all = NameTable.words(
        """
        accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityHint accessibilityValue isEqual next
        isAccessibilityElement traitCollection becomeFirstResponder resignFirstResponder isFirstResponder description hash
        awakeFromNib overrideUserInterfaceStyle title isEditing setEditing self
        """)

    /// Members of UIKit's that classes of apps override.
    static let overridable = controllerOnly.union(viewOnly).union(view).union(all).union(
        NameTable.words(
            """
            prepareForReuse setSelected setHighlighted isSelected isHighlighted isEnabled tableView collectionView
            numberOfSections prepare shouldPerformSegue preferredStatusBarStyle prefersStatusBarHidden
            supportedInterfaceOrientations layerClass canBecomeFirstResponder viewWillTransition updateConfiguration text font
            image preferredLayoutAttributesFitting traitCollectionDidChange tintColorDidChange touchesBegan touchesMoved
            touchesEnded touchesCancelled scrollViewDidScroll beginTracking continueTracking endTracking contentSize delegate
            gestureRecognizerShouldBegin setTitle setImage apply layoutAttributesForElements observeValue encode value setValue
            """))

    /// How names of classes end, and what those are below.
    static let endings: [(ending: String, name: String)] = [
        ("TableViewController", "UITableViewController"), ("NavigationController", "UINavigationController"),
        ("TabBarController", "UITabBarController"), ("Controller", "UIViewController"),
        ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
        ("HeaderFooterView", "UITableViewHeaderFooterView"), ("CollectionView", "UICollectionView"),
        ("TableView", "UITableView"), ("ScrollView", "UIScrollView"), ("ImageView", "UIImageView"),
        ("StackView", "UIStackView"), ("TextField", "UITextField"), ("TextView", "UITextView"), ("Label", "UILabel"),
        ("Button", "UIButton"), ("Control", "UIControl"), ("View", "UIView"),
    ]

    static let ofControllers = """
        public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

        """
    static let ofCells = """
        public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        """
    static let ofViews = """
        public override init(frame: CGRect) { super.init(frame: frame) }

        """
    static let decoding = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
}
