extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
