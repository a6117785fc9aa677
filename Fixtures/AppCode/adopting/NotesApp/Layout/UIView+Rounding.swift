import UIKit

extension UIView {
    @IBInspectable var rounding: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}
