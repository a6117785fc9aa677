/// What a property of a cell cannot be called: Swift's words, and members of Apple's classes.
enum TakenNames {
    static let all = Set(
        """
        accessories accessoryAction accessoryType accessoryView alignmentRectInsets alpha anchorPoint animateChanges
        appearance apply as associatedtype automaticallyUpdatesBackgroundConfiguration
        automaticallyUpdatesContentConfiguration autoresizesSubviews autoresizingMask awakeFromNib backgroundColor
        backgroundConfiguration backgroundView becomeFirstResponder bottomAnchor bounds break bundle
        canBecomeFirstResponder canBecomeFocused canResignFirstResponder case catch cell center centerXAnchor
        centerYAnchor class clearsContextBeforeDrawing clipsToBounds configurationState configurationUpdateHandler
        constraints contentConfiguration contentMode contentScaleFactor contentView continue coordinateSpace copy
        debugDescription default defaultContentConfiguration defer deinit delegate description detailTextLabel
        didMoveToSuperview didMoveToWindow directionalLayoutMargins do dragStateDidChange draw editingAccessoryType
        editingAccessoryView editingInteractionConfiguration editingStyle effectiveUserInterfaceLayoutDirection else
        enum exerciseAmbiguityInLayout extension fallthrough false fileprivate firstBaselineAnchor focusEffect
        focusGroupIdentifier focusItemContainer focusStyle for forFirstBaselineLayout forLastBaselineLayout frame func
        gestureRecognizers guard hasAmbiguousLayout hash heightAnchor if imageView import in indentationLevel
        indentationWidth indentsAccessories init inout inputAccessoryView inputView insetsLayoutMarginsFromSafeArea
        interactions internal intrinsicContentSize invalidateIntrinsicContentSize is isEditing isExclusiveTouch
        isFirstResponder isFocused isHidden isHighlighted isMultipleTouchEnabled isOpaque isProxy isSelected
        isUserInteractionEnabled keyboardLayoutGuide keyCommands largeContentImage largeContentTitle lastBaselineAnchor
        layer layoutGuides layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSubviews
        leadingAnchor leftAnchor let mask maskView maximumContentSizeCategory minimumContentSizeCategory motionEffects
        multipleSelectionBackgroundView mutableCopy next nil operator overrideUserInterfaceStyle parentFocusEnvironment
        pasteConfiguration preferredFocusEnvironments prepareForReuse preservesSuperviewLayoutMargins private protocol
        public readableContentGuide reloadInputViews removeFromSuperview repeat resignFirstResponder
        restorationIdentifier rethrows return reuseIdentifier rightAnchor safeAreaInsets safeAreaInsetsDidChange
        safeAreaLayoutGuide selectedBackgroundView selectionStyle self semanticContentAttribute separatorInset
        separatorLayoutGuide setNeedsDisplay setNeedsLayout setNeedsUpdateConfiguration setNeedsUpdateConstraints
        shouldIndentWhileEditing showingDeleteConfirmation showsLargeContentViewer showsReorderControl sizeToFit state
        static struct style subscript subviews super superclass superview switch tag textInputContextIdentifier
        textInputMode textLabel throw throws tintAdjustmentMode tintColor tintColorDidChange topAnchor trailingAnchor
        trait traitCollection transform transform3D translatesAutoresizingMaskIntoConstraints true try typealias
        undoManager updateConfiguration updateConstraints updateConstraintsIfNeeded userActivity
        userInteractionEnabledWhileDragging var viewForFirstBaselineLayout viewForLastBaselineLayout viewPrintFormatter
        where while widthAnchor window zone
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
