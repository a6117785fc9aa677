import Foundation

extension UIView: UIAccessibilityIdentification {}
