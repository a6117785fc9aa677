import Foundation
import UnfoldTypesetting

// Names of UIKit's before Swift 4.2, which apps in Swift 4 mode still use.

/// `UIActivityIndicatorView.Style` before Swift 4.2.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// `UIApplication.LaunchOptionsKey` before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// `UIApplication.OpenURLOptionsKey` before Swift 4.2.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// `UIApplication.State` before Swift 4.2.
public typealias UIApplicationState = UIApplication.State
/// `UIBarButtonItem.Style` before Swift 4.2.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// `UIBarButtonItem.SystemItem` before Swift 4.2.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// `UIBlurEffect.Style` before Swift 4.2.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// `UIButton.ButtonType` before Swift 4.2.
public typealias UIButtonType = UIButton.ButtonType
/// `UIControl.ContentHorizontalAlignment` before Swift 4.2.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// `UIControl.ContentVerticalAlignment` before Swift 4.2.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// `UIControl.Event` before Swift 4.2.
public typealias UIControlEvents = UIControl.Event
/// `UIControl.State` before Swift 4.2.
public typealias UIControlState = UIControl.State
/// `UIDatePicker.Mode` before Swift 4.2.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// `UIGestureRecognizer.State` before Swift 4.2.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// `UINavigationController.Operation` before Swift 4.2.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// `UIPageViewController.NavigationDirection` before Swift 4.2.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// `UIPageViewController.TransitionStyle` before Swift 4.2.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// `UIProgressView.Style` before Swift 4.2.
public typealias UIProgressViewStyle = UIProgressView.Style
/// `UIScrollView.IndicatorStyle` before Swift 4.2.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// `UIScrollView.KeyboardDismissMode` before Swift 4.2.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// `UISearchBar.Style` before Swift 4.2.
public typealias UISearchBarStyle = UISearchBar.Style
/// `UIStackView.Alignment` before Swift 4.2.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// `UIStackView.Distribution` before Swift 4.2.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// `UISwipeGestureRecognizer.Direction` before Swift 4.2.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// `UITabBarItem.SystemItem` before Swift 4.2.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// `UITextField.BorderStyle` before Swift 4.2.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// `UITextField.ViewMode` before Swift 4.2.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// `UIView.AnimationCurve` before Swift 4.2.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// `UIView.AnimationOptions` before Swift 4.2.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// `UIView.AutoresizingMask` before Swift 4.2.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// `UIView.ContentMode` before Swift 4.2.
public typealias UIViewContentMode = UIView.ContentMode
/// `UIView.KeyframeAnimationOptions` before Swift 4.2.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// `UIView.TintAdjustmentMode` before Swift 4.2.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

/// `UIView.layoutFittingCompressedSize` before Swift 4.2.
public let UILayoutFittingCompressedSize = CGSize(width: 0, height: 0)
/// `UIView.layoutFittingExpandedSize` before Swift 4.2.
public let UILayoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
/// `UIScrollView.DecelerationRate.normal.rawValue` before Swift 4.2.
public let UIScrollViewDecelerationRateNormal: CGFloat = UIScrollView.DecelerationRate.normal.rawValue
/// `UIScrollView.DecelerationRate.fast.rawValue` before Swift 4.2.
public let UIScrollViewDecelerationRateFast: CGFloat = UIScrollView.DecelerationRate.fast.rawValue
/// `UIWindow.Level.normal` before Swift 4.2.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// `UIWindow.Level.statusBar` before Swift 4.2.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// `UIWindow.Level.alert` before Swift 4.2.
public let UIWindowLevelAlert = UIWindow.Level.alert
/// `UIApplication.openSettingsURLString` before Swift 4.2.
public let UIApplicationOpenSettingsURLString = "app-settings:"
/// `UIBackgroundTaskIdentifier.invalid` before Swift 4.2.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

extension UIViewController {
    /// `children` before Swift 4.2.
    public var childViewControllers: [UIViewController] { children }
    /// `addChild(_:)` before Swift 4.2.
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    /// `removeFromParent()` before Swift 4.2.
    public func removeFromParentViewController() { removeFromParent() }
    /// `willMove(toParent:)` before Swift 4.2.
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    /// `didMove(toParent:)` before Swift 4.2.
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension UIView {
    /// `bringSubviewToFront(_:)` before Swift 4.2.
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// `sendSubviewToBack(_:)` before Swift 4.2.
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

#if !canImport(QuartzCore)
    /// `CAMediaTimingFillMode.forwards` before Swift 4.2.
    public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
    /// `CAMediaTimingFillMode.backwards` before Swift 4.2.
    public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
    /// `CAMediaTimingFillMode.both` before Swift 4.2.
    public let kCAFillModeBoth = CAMediaTimingFillMode.both
    /// `CAMediaTimingFillMode.removed` before Swift 4.2.
    public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
    /// `CAMediaTimingFunctionName.linear` before Swift 4.2.
    public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
    /// `CAMediaTimingFunctionName.easeIn` before Swift 4.2.
    public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
    /// `CAMediaTimingFunctionName.easeOut` before Swift 4.2.
    public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
    /// `CAMediaTimingFunctionName.easeInEaseOut` before Swift 4.2.
    public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
    /// `CAMediaTimingFunctionName.default` before Swift 4.2.
    public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
    /// `CAShapeLayerLineCap.butt` before Swift 4.2.
    public let kCALineCapButt = CAShapeLayerLineCap.butt
    /// `CAShapeLayerLineCap.round` before Swift 4.2.
    public let kCALineCapRound = CAShapeLayerLineCap.round
    /// `CAShapeLayerLineCap.square` before Swift 4.2.
    public let kCALineCapSquare = CAShapeLayerLineCap.square
    /// `CAShapeLayerLineJoin.miter` before Swift 4.2.
    public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
    /// `CAShapeLayerLineJoin.round` before Swift 4.2.
    public let kCALineJoinRound = CAShapeLayerLineJoin.round
    /// `CAShapeLayerLineJoin.bevel` before Swift 4.2.
    public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
    /// `CAShapeLayerFillRule.evenOdd` before Swift 4.2.
    public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
    /// `CAShapeLayerFillRule.nonZero` before Swift 4.2.
    public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
    /// `CATextLayerAlignmentMode.natural` before Swift 4.2.
    public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
    /// `CATextLayerAlignmentMode.left` before Swift 4.2.
    public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
    /// `CATextLayerAlignmentMode.right` before Swift 4.2.
    public let kCAAlignmentRight = CATextLayerAlignmentMode.right
    /// `CATextLayerAlignmentMode.center` before Swift 4.2.
    public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
    /// `CATextLayerAlignmentMode.justified` before Swift 4.2.
    public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified
    /// `CALayerContentsGravity.center` before Swift 4.2.
    public let kCAGravityCenter = CALayerContentsGravity.center
    /// `CALayerContentsGravity.resize` before Swift 4.2.
    public let kCAGravityResize = CALayerContentsGravity.resize
    /// `CALayerContentsGravity.resizeAspect` before Swift 4.2.
    public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
    /// `CALayerContentsGravity.resizeAspectFill` before Swift 4.2.
    public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
    /// `CALayerContentsGravity.top` before Swift 4.2.
    public let kCAGravityTop = CALayerContentsGravity.top
    /// `CALayerContentsGravity.bottom` before Swift 4.2.
    public let kCAGravityBottom = CALayerContentsGravity.bottom
    /// `CALayerContentsGravity.left` before Swift 4.2.
    public let kCAGravityLeft = CALayerContentsGravity.left
    /// `CALayerContentsGravity.right` before Swift 4.2.
    public let kCAGravityRight = CALayerContentsGravity.right
    /// `CATransitionType.fade` before Swift 4.2.
    public let kCATransitionFade = CATransitionType.fade
    /// `CATransitionType.moveIn` before Swift 4.2.
    public let kCATransitionMoveIn = CATransitionType.moveIn
    /// `CATransitionType.push` before Swift 4.2.
    public let kCATransitionPush = CATransitionType.push
    /// `CATransitionType.reveal` before Swift 4.2.
    public let kCATransitionReveal = CATransitionType.reveal
    /// `CATransitionSubtype.fromLeft` before Swift 4.2.
    public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
    /// `CATransitionSubtype.fromRight` before Swift 4.2.
    public let kCATransitionFromRight = CATransitionSubtype.fromRight
    /// `CATransitionSubtype.fromTop` before Swift 4.2.
    public let kCATransitionFromTop = CATransitionSubtype.fromTop
    /// `CATransitionSubtype.fromBottom` before Swift 4.2.
    public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
#endif
