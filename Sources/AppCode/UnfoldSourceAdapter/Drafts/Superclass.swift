/// The class of UIKit's below which a class of the module is guessed to stand.
struct Superclass {
    let name: String

    /// By the end of its name, what its initialisers are called like, or members that views and controllers have.
    init?(of type: DraftType) {
        let used = Set(type.members.values.lazy.filter { !$0.isStatic }.map(\.name)).union(type.known)
        let initializers = Set(type.initializers.map(\.labels))
        let ending = type.isInvented ? nil : Self.endings.first { type.name.hasSuffix($0.ending) }
        if !used.isDisjoint(with: ["cellForRowAt", "tableView", "numberOfSections"]), type.uses.contains(.subclassed) {
            name = "UITableViewController"
        } else if type.name.hasSuffix("Cell"), ending == nil, !type.isInvented {
            name = initializers.contains(["frame"]) ? "UICollectionViewCell" : "UITableViewCell"
        } else if let ending {
            name = ending.name
        } else if initializers.contains(["style", "reuseIdentifier"]) {
            name = "UITableViewCell"
        } else if !used.isDisjoint(with: Self.controllerOnly) || initializers.contains(["nibName", "bundle"]) {
            name = "UIViewController"
        } else if !used.isDisjoint(with: Self.viewOnly) || initializers.contains(["frame"]) {
            name = "UIView"
        } else {
            return nil
        }
    }

    private var isController: Bool { name.hasSuffix("Controller") }
    private var isCell: Bool { name == "UITableViewCell" }

    /// Whether the class above has a member: of those that apps use most what they name, of others all that UIKit has.
    func has(_ member: String) -> Bool {
        if name == "UIViewController" || name == "UITableViewController" {
            return Self.controllerOnly.contains(member) || Self.all.contains(member)
                || name == "UITableViewController" && member == "tableView"
        }
        guard let own = Self.own[name] else { return KnownNames.members.contains(member) }
        return Self.viewOnly.contains(member) || Self.view.contains(member) || Self.all.contains(member)
            || own.contains(member)
    }

    /// Initialisers that are inherited, or written in any case.
    func hasInitializer(_ labels: [String]) -> Bool {
        [
            [], ["frame"], ["coder"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["rootViewController"],
            ["reuseIdentifier"],
        ]
        .contains(labels)
    }

    /// The initialisers that are no longer inherited where there are others.
    var inherited: [String] {
        let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
        if isController {
            return [
                "public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
                coder,
            ]
        }
        if isCell {
            return [
                "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {",
                "    super.init(style: style, reuseIdentifier: reuseIdentifier)", "}", coder,
            ]
        }
        return ["public override init(frame: CGRect) { super.init(frame: frame) }", coder]
    }

    /// How an initialiser ends.
    var call: String {
        if isController { return "super.init(nibName: nil, bundle: nil)" }
        return isCell ? "super.init(style: .default, reuseIdentifier: nil)" : "super.init(frame: .zero)"
    }

    private static let endings: [(ending: String, name: String)] = [
        ("TableViewController", "UITableViewController"), ("NavigationController", "UINavigationController"),
        ("TabBarController", "UITabBarController"), ("Controller", "UIViewController"),
        ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
        ("HeaderFooterView", "UITableViewHeaderFooterView"), ("CollectionView", "UICollectionView"),
        ("TableView", "UITableView"), ("ScrollView", "UIScrollView"), ("ImageView", "UIImageView"),
        ("StackView", "UIStackView"), ("TextField", "UITextField"), ("TextView", "UITextView"), ("Label", "UILabel"),
        ("Button", "UIButton"), ("Control", "UIControl"), ("View", "UIView"),
    ]

    private static let viewOnly = KnownNames.words(
        """
        translatesAutoresizingMaskIntoConstraints addSubview removeFromSuperview topAnchor bottomAnchor leadingAnchor
        trailingAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor superview clipsToBounds addGestureRecognizer
        layoutIfNeeded setNeedsLayout isHidden contentMode layoutSubviews sizeThatFits intrinsicContentSize
        """)
    private static let controllerOnly = KnownNames.words(
        """
        view present dismiss navigationController navigationItem modalPresentationStyle addChild parent viewDidLoad
        viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear modalTransitionStyle tabBarItem didMove
        loadViewIfNeeded presentingViewController presentedViewController preferredContentSize children willMove loadView
        viewDidLayoutSubviews viewWillLayoutSubviews performSegue storyboard tabBarController splitViewController
        """)
    private static let view = KnownNames.words(
        """
        frame bounds center transform alpha backgroundColor tintColor layer subviews window insertSubview bringSubviewToFront
        sendSubviewToBack leftAnchor rightAnchor tag viewWithTag isUserInteractionEnabled setNeedsDisplay sizeToFit
        invalidateIntrinsicContentSize setContentHuggingPriority setContentCompressionResistancePriority addConstraint
        addConstraints constraints safeAreaLayoutGuide layoutMargins layoutMarginsGuide autoresizingMask draw isOpaque convert
        hitTest point didMoveToSuperview didMoveToWindow updateConstraints systemLayoutSizeFitting directionalLayoutMargins
        removeConstraint gestureRecognizers safeAreaInsets effectiveUserInterfaceLayoutDirection
        """)
    private static let all = KnownNames.words(
        """
        accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityHint accessibilityValue isEqual next
        isAccessibilityElement traitCollection becomeFirstResponder resignFirstResponder isFirstResponder description hash
        awakeFromNib overrideUserInterfaceStyle title isEditing setEditing self
        """)
    private static let own: [String: Set<String>] = [
        "UIView": [],
        "UITableViewCell": KnownNames.words(
            """
            textLabel detailTextLabel imageView contentView accessoryType accessoryView selectionStyle separatorInset
            backgroundView selectedBackgroundView isSelected isHighlighted setSelected setHighlighted reuseIdentifier
            prepareForReuse contentConfiguration backgroundConfiguration indentationLevel
            """),
        "UICollectionViewCell": KnownNames.words(
            "contentView backgroundView selectedBackgroundView isSelected isHighlighted reuseIdentifier prepareForReuse"
        ),
        "UILabel": KnownNames.words(
            "text font textColor numberOfLines attributedText textAlignment lineBreakMode isEnabled"),
        "UIControl": KnownNames.words(
            "isEnabled isSelected isHighlighted addTarget removeTarget sendActions addAction"),
        "UIImageView": KnownNames.words("image highlightedImage isHighlighted"),
    ]

    /// Members of UIKit's that classes of apps override.
    static let overridable = controllerOnly.union(viewOnly).union(view).union(all).union(
        KnownNames.words(
            """
            prepareForReuse setSelected setHighlighted isSelected isHighlighted isEnabled tableView collectionView
            numberOfSections prepare shouldPerformSegue preferredStatusBarStyle prefersStatusBarHidden
            supportedInterfaceOrientations layerClass canBecomeFirstResponder viewWillTransition updateConfiguration text font
            image preferredLayoutAttributesFitting traitCollectionDidChange tintColorDidChange touchesBegan touchesMoved
            touchesEnded touchesCancelled scrollViewDidScroll beginTracking continueTracking endTracking contentSize delegate
            gestureRecognizerShouldBegin setTitle setImage apply layoutAttributesForElements observeValue encode value setValue
            """))
}
