import Foundation
import UnfoldAutoLayout

// Names of UIKit's before Swift 4.2, which apps in Swift 4 mode still use.

/// `UIAlertAction.Style` before Swift 4.2.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// `UIAlertController.Style` before Swift 4.2.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// `UIImagePickerController.SourceType` before Swift 4.2.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// `UIImpactFeedbackGenerator.FeedbackStyle` before Swift 4.2.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// `UIImagePickerController.InfoKey.originalImage` before Swift 4.2.
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage.rawValue
/// `UIImagePickerController.InfoKey.editedImage` before Swift 4.2.
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage.rawValue
/// `UIImagePickerController.InfoKey.mediaType` before Swift 4.2.
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType.rawValue
/// `UIImagePickerController.InfoKey.cropRect` before Swift 4.2.
public let UIImagePickerControllerCropRect = UIImagePickerController.InfoKey.cropRect.rawValue
/// `UIImagePickerController.InfoKey.mediaURL` before Swift 4.2.
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL.rawValue
/// `UIImagePickerController.InfoKey.imageURL` before Swift 4.2.
public let UIImagePickerControllerImageURL = UIImagePickerController.InfoKey.imageURL.rawValue

/// `UIResponder.keyboardFrameBeginUserInfoKey` before Swift 4.2.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// `UIResponder.keyboardFrameEndUserInfoKey` before Swift 4.2.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// `UIResponder.keyboardAnimationDurationUserInfoKey` before Swift 4.2.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// `UIResponder.keyboardAnimationCurveUserInfoKey` before Swift 4.2.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// `UIResponder.keyboardIsLocalUserInfoKey` before Swift 4.2.
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey

extension NSNotification.Name {
    /// `UIResponder.keyboardWillShowNotification` before Swift 4.2.
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    /// `UIResponder.keyboardDidShowNotification` before Swift 4.2.
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    /// `UIResponder.keyboardWillHideNotification` before Swift 4.2.
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    /// `UIResponder.keyboardDidHideNotification` before Swift 4.2.
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    /// `UIResponder.keyboardWillChangeFrameNotification` before Swift 4.2.
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    /// `UIResponder.keyboardDidChangeFrameNotification` before Swift 4.2.
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    /// `UIApplication.didBecomeActiveNotification` before Swift 4.2.
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    /// `UIApplication.willResignActiveNotification` before Swift 4.2.
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    /// `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    /// `UIApplication.willEnterForegroundNotification` before Swift 4.2.
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    /// `UIApplication.willTerminateNotification` before Swift 4.2.
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    /// `UIApplication.didFinishLaunchingNotification` before Swift 4.2.
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    /// `UIApplication.didReceiveMemoryWarningNotification` before Swift 4.2.
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    /// `UITextField.textDidChangeNotification` before Swift 4.2.
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    /// `UITextField.textDidBeginEditingNotification` before Swift 4.2.
    public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    /// `UITextField.textDidEndEditingNotification` before Swift 4.2.
    public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    /// `UITextView.textDidChangeNotification` before Swift 4.2.
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    /// `UITextView.textDidBeginEditingNotification` before Swift 4.2.
    public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    /// `UITextView.textDidEndEditingNotification` before Swift 4.2.
    public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
    /// `UIDevice.orientationDidChangeNotification` before Swift 4.2.
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    /// `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}
