// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Controls+Forwarding.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension UIBarButtonItem {
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) { self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu) }
    public class func flexibleSpace() -> Self { make(.flexibleSpace) }
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { view ?? UIView() }
}

extension UITextView {
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
}
