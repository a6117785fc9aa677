/// What UIKit's names were before Swift 4.2, and what they are since.
enum RenamedNames {
    /// Types and constants.
    static let global = NameTable.lines(
        """
        NSAttributedStringKey NSAttributedString.Key
        UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
        UIAlertActionStyle UIAlertAction.Style
        UIAlertControllerStyle UIAlertController.Style
        UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
        UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
        UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
        UIApplicationState UIApplication.State
        UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
        UIBarButtonItemStyle UIBarButtonItem.Style
        UIBarButtonSystemItem UIBarButtonItem.SystemItem
        UIBlurEffectStyle UIBlurEffect.Style
        UIButtonType UIButton.ButtonType
        UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
        UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
        UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
        UICollectionViewScrollDirection UICollectionView.ScrollDirection
        UICollectionViewScrollPosition UICollectionView.ScrollPosition
        UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
        UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
        UIControlEvents UIControl.Event
        UIControlState UIControl.State
        UIDatePickerMode UIDatePicker.Mode
        UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
        UIFontTextStyle UIFont.TextStyle
        UIGestureRecognizerState UIGestureRecognizer.State
        UIImageOrientation UIImage.Orientation
        UIImagePickerControllerCropRect UIImagePickerController.InfoKey.cropRect.rawValue
        UIImagePickerControllerEditedImage UIImagePickerController.InfoKey.editedImage.rawValue
        UIImagePickerControllerImageURL UIImagePickerController.InfoKey.imageURL.rawValue
        UIImagePickerControllerMediaType UIImagePickerController.InfoKey.mediaType.rawValue
        UIImagePickerControllerMediaURL UIImagePickerController.InfoKey.mediaURL.rawValue
        UIImagePickerControllerOriginalImage UIImagePickerController.InfoKey.originalImage.rawValue
        UIImagePickerControllerSourceType UIImagePickerController.SourceType
        UIImageRenderingMode UIImage.RenderingMode
        UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
        UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
        UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
        UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
        UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
        UIKeyboardIsLocalUserInfoKey UIResponder.keyboardIsLocalUserInfoKey
        UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
        UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
        UINavigationControllerOperation UINavigationController.Operation
        UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
        UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
        UIProgressViewStyle UIProgressView.Style
        UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast.rawValue
        UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal.rawValue
        UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
        UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
        UISearchBarStyle UISearchBar.Style
        UIStackViewAlignment UIStackView.Alignment
        UIStackViewDistribution UIStackView.Distribution
        UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
        UITabBarSystemItem UITabBarItem.SystemItem
        UITableViewAutomaticDimension UITableView.automaticDimension
        UITableViewCellAccessoryType UITableViewCell.AccessoryType
        UITableViewCellEditingStyle UITableViewCell.EditingStyle
        UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
        UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
        UITableViewCellStyle UITableViewCell.CellStyle
        UITableViewIndexSearch UITableView.indexSearch
        UITableViewRowActionStyle UITableViewRowAction.Style
        UITableViewRowAnimation UITableView.RowAnimation
        UITableViewScrollPosition UITableView.ScrollPosition
        UITableViewStyle UITableView.Style
        UITextBorderStyle UITextField.BorderStyle
        UITextFieldViewMode UITextField.ViewMode
        UIViewAnimationCurve UIView.AnimationCurve
        UIViewAnimationOptions UIView.AnimationOptions
        UIViewAutoresizing UIView.AutoresizingMask
        UIViewContentMode UIView.ContentMode
        UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
        UIViewTintAdjustmentMode UIView.TintAdjustmentMode
        UIWindowLevelAlert UIWindow.Level.alert
        UIWindowLevelNormal UIWindow.Level.normal
        UIWindowLevelStatusBar UIWindow.Level.statusBar
        kCAAlignmentCenter CATextLayerAlignmentMode.center
        kCAAlignmentJustified CATextLayerAlignmentMode.justified
        kCAAlignmentLeft CATextLayerAlignmentMode.left
        kCAAlignmentNatural CATextLayerAlignmentMode.natural
        kCAAlignmentRight CATextLayerAlignmentMode.right
        kCAFillModeBackwards CAMediaTimingFillMode.backwards
        kCAFillModeBoth CAMediaTimingFillMode.both
        kCAFillModeForwards CAMediaTimingFillMode.forwards
        kCAFillModeRemoved CAMediaTimingFillMode.removed
        kCAFillRuleEvenOdd CAShapeLayerFillRule.evenOdd
        kCAFillRuleNonZero CAShapeLayerFillRule.nonZero
        kCAGravityBottom CALayerContentsGravity.bottom
        kCAGravityCenter CALayerContentsGravity.center
        kCAGravityLeft CALayerContentsGravity.left
        kCAGravityResize CALayerContentsGravity.resize
        kCAGravityResizeAspect CALayerContentsGravity.resizeAspect
        kCAGravityResizeAspectFill CALayerContentsGravity.resizeAspectFill
        kCAGravityRight CALayerContentsGravity.right
        kCAGravityTop CALayerContentsGravity.top
        kCALineCapButt CAShapeLayerLineCap.butt
        kCALineCapRound CAShapeLayerLineCap.round
        kCALineCapSquare CAShapeLayerLineCap.square
        kCALineJoinBevel CAShapeLayerLineJoin.bevel
        kCALineJoinMiter CAShapeLayerLineJoin.miter
        kCALineJoinRound CAShapeLayerLineJoin.round
        kCAMediaTimingFunctionDefault CAMediaTimingFunctionName.default
        kCAMediaTimingFunctionEaseIn CAMediaTimingFunctionName.easeIn
        kCAMediaTimingFunctionEaseInEaseOut CAMediaTimingFunctionName.easeInEaseOut
        kCAMediaTimingFunctionEaseOut CAMediaTimingFunctionName.easeOut
        kCAMediaTimingFunctionLinear CAMediaTimingFunctionName.linear
        kCATransitionFade CATransitionType.fade
        kCATransitionFromBottom CATransitionSubtype.fromBottom
        kCATransitionFromLeft CATransitionSubtype.fromLeft
        kCATransitionFromRight CATransitionSubtype.fromRight
        kCATransitionFromTop CATransitionSubtype.fromTop
        kCATransitionMoveIn CATransitionType.moveIn
        kCATransitionPush CATransitionType.push
        kCATransitionReveal CATransitionType.reveal
        """)

    /// Members of `NSNotification.Name`.
    static let notifications = NameTable.lines(
        """
        UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
        UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
        UIApplicationDidFinishLaunching UIApplication.didFinishLaunchingNotification
        UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
        UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
        UIApplicationWillResignActive UIApplication.willResignActiveNotification
        UIApplicationWillTerminate UIApplication.willTerminateNotification
        UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
        UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
        UIKeyboardDidChangeFrame UIResponder.keyboardDidChangeFrameNotification
        UIKeyboardDidHide UIResponder.keyboardDidHideNotification
        UIKeyboardDidShow UIResponder.keyboardDidShowNotification
        UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
        UIKeyboardWillHide UIResponder.keyboardWillHideNotification
        UIKeyboardWillShow UIResponder.keyboardWillShowNotification
        UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
        UITextFieldTextDidChange UITextField.textDidChangeNotification
        UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
        UITextViewTextDidBeginEditing UITextView.textDidBeginEditingNotification
        UITextViewTextDidChange UITextView.textDidChangeNotification
        UITextViewTextDidEndEditing UITextView.textDidEndEditingNotification
        """)

    /// Functions, by what is in their place: `$0` and `$1` are the arguments. Where an argument is what a method is
    /// called on, it is in parentheses.
    static let functions = NameTable.lines(
        """
        CGAffineTransformFromString NSCoder.cgAffineTransform(for: $0)
        CGPointFromString NSCoder.cgPoint(for: $0)
        CGRectFromString NSCoder.cgRect(for: $0)
        CGSizeFromString NSCoder.cgSize(for: $0)
        CGVectorFromString NSCoder.cgVector(for: $0)
        NSStringFromCGAffineTransform NSCoder.string(for: $0)
        NSStringFromCGPoint NSCoder.string(for: $0)
        NSStringFromCGRect NSCoder.string(for: $0)
        NSStringFromCGSize NSCoder.string(for: $0)
        NSStringFromCGVector NSCoder.string(for: $0)
        NSStringFromUIEdgeInsets NSCoder.string(for: $0)
        NSStringFromUIOffset NSCoder.string(for: $0)
        UIEdgeInsetsEqualToEdgeInsets ($0 == $1)
        UIEdgeInsetsFromString NSCoder.uiEdgeInsets(for: $0)
        UIEdgeInsetsInsetRect ($0).inset(by: $1)
        UIEdgeInsetsMake UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3)
        UIImageJPEGRepresentation ($0).jpegData(compressionQuality: $1)
        UIImagePNGRepresentation ($0).pngData()
        UIOffsetFromString NSCoder.uiOffset(for: $0)
        """)

    /// Members whose names alone changed.
    static let members = [
        "childViewControllers": "children", "addChildViewController": "addChild",
        "removeFromParentViewController": "removeFromParent",
    ]

    /// First labels of ``labelled`` methods.
    static let labels = ["toParentViewController": "toParent"]

    /// Methods whose first label changed.
    static let labelled: Set = ["didMove", "willMove"]

    /// Methods whose first label became a part of their names.
    static let joined = ["bringSubview": "toFront", "sendSubview": "toBack"]

    /// All names that have become others.
    static let all = Set([global, notifications, functions, members, labels, joined].flatMap(\.keys))
}
