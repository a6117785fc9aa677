// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Controls+Forwarding.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension UIBarButtonItem {
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) { self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu) }
    public class func flexibleSpace() -> Self { make(.flexibleSpace) }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.init(); self.image = image; set(style, target, action) }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) { self.init(); self.title = title; set(style, target, action) }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) { self.init(); self.systemItem = systemItem; set(systemItem == .done || systemItem == .save ? .done : .plain, target, action) }
    public convenience init(customView: UIView) { self.init(); self.customView = customView }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init(); self.primaryAction = primaryAction; self.title = title ?? self.title; self.image = image ?? self.image; self.menu = menu }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init(barButtonSystemItem: systemItem, target: nil, action: nil); self.primaryAction = primaryAction; self.menu = menu }
    public convenience init(title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil) { self.init(title: title, style: .plain, target: target, action: action); self.image = image; self.menu = menu }
    public class func fixedSpace(_ width: CGFloat) -> Self { let item = make(.fixedSpace); item.width = width; return item }
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { view ?? UIView() }
}

extension UITextView {
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
}

@preconcurrency @MainActor open class UIActivityIndicatorViewInert: UIView {
    open var color: UIColor! { get { inertValues["color"] as? UIColor ?? .gray } set { inertValues["color"] = newValue } }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    internal override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool { !changes.isDisjoint(with: .controls) }
}

extension UIProgressView {
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero); progressViewStyle = style }
}

extension UIActivityIndicatorView {
    public enum Style: Int, Sendable {
        /// 20 by 20 points.
        case medium = 100
        /// 37 by 37 points.
        case large = 101
        case whiteLarge = 0
        /// Medium, in the old style.
        case white = 1
        /// Medium, in the old style.
        case gray = 2
    }
}
