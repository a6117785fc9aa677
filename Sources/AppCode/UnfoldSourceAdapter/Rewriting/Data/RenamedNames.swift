/// What UIKit's names were before Swift 4.2, and what they are since.
enum RenamedNames {
    /// Types and constants.
    static let global = NameTable.lines(
        """
        NSAttributedStringKey NSAttributedString.Key
        UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
        UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
        UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
        UIAccessibilityTraitAdjustable UIAccessibilityTraits.adjustable
        UIAccessibilityTraitAllowsDirectInteraction UIAccessibilityTraits.allowsDirectInteraction
        UIAccessibilityTraitButton UIAccessibilityTraits.button
        UIAccessibilityTraitCausesPageTurn UIAccessibilityTraits.causesPageTurn
        UIAccessibilityTraitHeader UIAccessibilityTraits.header
        UIAccessibilityTraitImage UIAccessibilityTraits.image
        UIAccessibilityTraitKeyboardKey UIAccessibilityTraits.keyboardKey
        UIAccessibilityTraitLink UIAccessibilityTraits.link
        UIAccessibilityTraitNone UIAccessibilityTraits.none
        UIAccessibilityTraitNotEnabled UIAccessibilityTraits.notEnabled
        UIAccessibilityTraitPlaysSound UIAccessibilityTraits.playsSound
        UIAccessibilityTraitSearchField UIAccessibilityTraits.searchField
        UIAccessibilityTraitSelected UIAccessibilityTraits.selected
        UIAccessibilityTraitStartsMediaSession UIAccessibilityTraits.startsMediaSession
        UIAccessibilityTraitStaticText UIAccessibilityTraits.staticText
        UIAccessibilityTraitSummaryElement UIAccessibilityTraits.summaryElement
        UIAccessibilityTraitTabBar UIAccessibilityTraits.tabBar
        UIAccessibilityTraitUpdatesFrequently UIAccessibilityTraits.updatesFrequently
        UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
        UIAlertActionStyle UIAlertAction.Style
        UIAlertControllerStyle UIAlertController.Style
        UIApplicationBackgroundFetchIntervalMinimum UIApplication.backgroundFetchIntervalMinimum
        UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
        UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
        UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
        UIApplicationState UIApplication.State
        UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
        UIBarButtonItemStyle UIBarButtonItem.Style
        UIBarButtonSystemItem UIBarButtonItem.SystemItem
        UIBlurEffectStyle UIBlurEffect.Style
        UIButtonType UIButton.ButtonType
        UICollectionElementCategory UICollectionView.ElementCategory
        UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
        UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
        UICollectionUpdateAction UICollectionViewUpdateItem.Action
        UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
        UICollectionViewScrollDirection UICollectionView.ScrollDirection
        UICollectionViewScrollPosition UICollectionView.ScrollPosition
        UIContentSizeCategoryNewValueKey UIContentSizeCategory.newValueUserInfoKey
        UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
        UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
        UIControlEvents UIControl.Event
        UIControlState UIControl.State
        UIDatePickerMode UIDatePicker.Mode
        UIEventSubtype UIEvent.EventSubtype
        UIEventType UIEvent.EventType
        UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
        UIFontTextStyle UIFont.TextStyle
        UIGestureRecognizerState UIGestureRecognizer.State
        UIImageOrientation UIImage.Orientation
        UIImagePickerControllerCameraDevice UIImagePickerController.CameraDevice
        UIImagePickerControllerCameraFlashMode UIImagePickerController.CameraFlashMode
        UIImagePickerControllerCropRect UIImagePickerController.InfoKey.cropRect.rawValue
        UIImagePickerControllerEditedImage UIImagePickerController.InfoKey.editedImage.rawValue
        UIImagePickerControllerImageURL UIImagePickerController.InfoKey.imageURL.rawValue
        UIImagePickerControllerMediaType UIImagePickerController.InfoKey.mediaType.rawValue
        UIImagePickerControllerMediaURL UIImagePickerController.InfoKey.mediaURL.rawValue
        UIImagePickerControllerOriginalImage UIImagePickerController.InfoKey.originalImage.rawValue
        UIImagePickerControllerQualityType UIImagePickerController.QualityType
        UIImagePickerControllerSourceType UIImagePickerController.SourceType
        UIImageRenderingMode UIImage.RenderingMode
        UIImageResizingMode UIImage.ResizingMode
        UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
        UIInputViewStyle UIInputView.Style
        UIInterpolatingMotionEffectType UIInterpolatingMotionEffect.EffectType
        UIKeyInputDownArrow UIKeyCommand.inputDownArrow
        UIKeyInputEscape UIKeyCommand.inputEscape
        UIKeyInputLeftArrow UIKeyCommand.inputLeftArrow
        UIKeyInputRightArrow UIKeyCommand.inputRightArrow
        UIKeyInputUpArrow UIKeyCommand.inputUpArrow
        UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
        UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
        UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
        UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
        UIKeyboardIsLocalUserInfoKey UIResponder.keyboardIsLocalUserInfoKey
        UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
        UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
        UIMenuControllerArrowDirection UIMenuController.ArrowDirection
        UINavigationControllerOperation UINavigationController.Operation
        UINibExternalObjects UINib.OptionsKey.externalObjects
        UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
        UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
        UIPageViewControllerOptionInterPageSpacingKey UIPageViewController.OptionsKey.interPageSpacing
        UIPageViewControllerOptionSpineLocationKey UIPageViewController.OptionsKey.spineLocation
        UIPageViewControllerSpineLocation UIPageViewController.SpineLocation
        UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
        UIPressPhase UIPress.Phase
        UIPressType UIPress.PressType
        UIProgressViewStyle UIProgressView.Style
        UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
        UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
        UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
        UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
        UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
        UISearchBarIcon UISearchBar.Icon
        UISearchBarStyle UISearchBar.Style
        UISegmentedControlNoSegment UISegmentedControl.noSegment
        UISegmentedControlSegment UISegmentedControl.Segment
        UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
        UIStackViewAlignment UIStackView.Alignment
        UIStackViewDistribution UIStackView.Distribution
        UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
        UITabBarItemPositioning UITabBar.ItemPositioning
        UITabBarSystemItem UITabBarItem.SystemItem
        UITableViewAutomaticDimension UITableView.automaticDimension
        UITableViewCellAccessoryType UITableViewCell.AccessoryType
        UITableViewCellEditingStyle UITableViewCell.EditingStyle
        UITableViewCellFocusStyle UITableViewCell.FocusStyle
        UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
        UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
        UITableViewCellStateMask UITableViewCell.StateMask
        UITableViewCellStyle UITableViewCell.CellStyle
        UITableViewIndexSearch UITableView.indexSearch
        UITableViewRowActionStyle UITableViewRowAction.Style
        UITableViewRowAnimation UITableView.RowAnimation
        UITableViewScrollPosition UITableView.ScrollPosition
        UITableViewStyle UITableView.Style
        UITextBorderStyle UITextField.BorderStyle
        UITextFieldViewMode UITextField.ViewMode
        UITouchPhase UITouch.Phase
        UITouchType UITouch.TouchType
        UIViewAnimationCurve UIView.AnimationCurve
        UIViewAnimationOptions UIView.AnimationOptions
        UIViewAutoresizing UIView.AutoresizingMask
        UIViewContentMode UIView.ContentMode
        UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
        UIViewTintAdjustmentMode UIView.TintAdjustmentMode
        UIWindowLevel UIWindow.Level
        UIWindowLevelAlert UIWindow.Level.alert
        UIWindowLevelNormal UIWindow.Level.normal
        UIWindowLevelStatusBar UIWindow.Level.statusBar
        kCAAlignmentCenter CATextLayerAlignmentMode.center
        kCAAlignmentJustified CATextLayerAlignmentMode.justified
        kCAAlignmentLeft CATextLayerAlignmentMode.left
        kCAAlignmentNatural CATextLayerAlignmentMode.natural
        kCAAlignmentRight CATextLayerAlignmentMode.right
        kCAAnimationCubic CAAnimationCalculationMode.cubic
        kCAAnimationDiscrete CAAnimationCalculationMode.discrete
        kCAAnimationLinear CAAnimationCalculationMode.linear
        kCAAnimationPaced CAAnimationCalculationMode.paced
        kCAAnimationRotateAuto CAAnimationRotationMode.rotateAuto
        kCAEmitterLayerAdditive CAEmitterLayerRenderMode.additive
        kCAEmitterLayerCircle CAEmitterLayerEmitterShape.circle
        kCAEmitterLayerLine CAEmitterLayerEmitterShape.line
        kCAEmitterLayerOutline CAEmitterLayerEmitterMode.outline
        kCAEmitterLayerPoint CAEmitterLayerEmitterShape.point
        kCAEmitterLayerRectangle CAEmitterLayerEmitterShape.rectangle
        kCAEmitterLayerSurface CAEmitterLayerEmitterMode.surface
        kCAFillModeBackwards CAMediaTimingFillMode.backwards
        kCAFillModeBoth CAMediaTimingFillMode.both
        kCAFillModeForwards CAMediaTimingFillMode.forwards
        kCAFillModeRemoved CAMediaTimingFillMode.removed
        kCAFillRuleEvenOdd CAShapeLayerFillRule.evenOdd
        kCAFillRuleNonZero CAShapeLayerFillRule.nonZero
        kCAFilterLinear CALayerContentsFilter.linear
        kCAFilterNearest CALayerContentsFilter.nearest
        kCAFilterTrilinear CALayerContentsFilter.trilinear
        kCAGradientLayerAxial CAGradientLayerType.axial
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
        kCATruncationEnd CATextLayerTruncationMode.end
        kCATruncationMiddle CATextLayerTruncationMode.middle
        kCATruncationNone CATextLayerTruncationMode.none
        kCATruncationStart CATextLayerTruncationMode.start
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
        UIAccessibilityDarkerSystemColorsEnabled UIAccessibility.isDarkerSystemColorsEnabled
        UIAccessibilityIsAssistiveTouchRunning UIAccessibility.isAssistiveTouchRunning
        UIAccessibilityIsBoldTextEnabled UIAccessibility.isBoldTextEnabled
        UIAccessibilityIsGrayscaleEnabled UIAccessibility.isGrayscaleEnabled
        UIAccessibilityIsGuidedAccessEnabled UIAccessibility.isGuidedAccessEnabled
        UIAccessibilityIsInvertColorsEnabled UIAccessibility.isInvertColorsEnabled
        UIAccessibilityIsReduceMotionEnabled UIAccessibility.isReduceMotionEnabled
        UIAccessibilityIsReduceTransparencyEnabled UIAccessibility.isReduceTransparencyEnabled
        UIAccessibilityIsSwitchControlRunning UIAccessibility.isSwitchControlRunning
        UIAccessibilityIsVoiceOverRunning UIAccessibility.isVoiceOverRunning
        UIAccessibilityPostNotification UIAccessibility.post(notification: $0, argument: $1)
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
