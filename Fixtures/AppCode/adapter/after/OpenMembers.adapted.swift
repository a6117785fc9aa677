#sourceLocation(file: "Fixtures/AppCode/adapter/before/OpenMembers.swift", line: 1)
import UIKit

extension UIView {
          @discardableResult
    func UIView_fill(
        _ views: [UIView],  // from below to above
        by gap: CGFloat = 4
    ) -> UIView? {
        views.forEach(addSubview)
        accessibilityValue = "\(gap) \(#line)"
        return self
    }; @discardableResult func fill( _ views: [UIView], by gap: CGFloat = 4 ) -> UIView? { if let object = self as? any GenericRow_fill___by_Caller { return object.GenericRow_fill(views, by: gap) }; if let object = self as? UITableViewCell { return object.UITableViewCell_fill(views, by: gap) }; return UIView_fill(views, by: gap) }

          public var UIView_kind: String {
        get { accessibilityHint ?? "view" }
        set { accessibilityHint = newValue }
    }; public var kind: String { get { if let object = self as? StarButton { return object.StarButton_kind }; if let object = self as? TextRow { return object.TextRow_kind }; if let object = self as? UIButton { return object.UIButton_kind }; if let object = self as? any BadgeRow_kind_Caller { return object.BadgeRow_kind }; if let object = self as? any GenericRow_kind_Caller { return object.GenericRow_kind }; if let object = self as? any RowSpace_HiddenRow_kind_Caller { return object.RowSpace_HiddenRow_kind }; if let object = self as? UIControl { return object.UIControl_kind }; return UIView_kind } set { if let object = self as? StarButton { object.StarButton_kind = newValue; return }; if let object = self as? TextRow { object.TextRow_kind = newValue; return }; if let object = self as? UIButton { object.UIButton_kind = newValue; return }; if let object = self as? any BadgeRow_kind_Caller { object.BadgeRow_kind = newValue; return }; if let object = self as? any GenericRow_kind_Caller { object.GenericRow_kind = newValue; return }; if let object = self as? any RowSpace_HiddenRow_kind_Caller { object.RowSpace_HiddenRow_kind = newValue; return }; if let object = self as? UIControl { object.UIControl_kind = newValue; return }; UIView_kind = newValue; return } }

          public class func UIView_family() -> String { "views" }; public class func family() -> String { if let object = self as? GoldButton.Type { return object.GoldButton_family() }; if let object = self as? UIButton.Type { return object.UIButton_family() }; if let object = self as? any GenericRow_family_Caller.Type { return object.GenericRow_family() }; return UIView_family() }
          func untouched() -> String { "alone" }
}; @MainActor protocol GenericRow_fill___by_Caller: AnyObject { func GenericRow_fill( _ views: [UIView], by gap: CGFloat ) -> UIView? }; @MainActor public protocol BadgeRow_kind_Caller: AnyObject { var BadgeRow_kind: String { get set } }; @MainActor public protocol GenericRow_kind_Caller: AnyObject { var GenericRow_kind: String { get set } }; @MainActor public protocol RowSpace_HiddenRow_kind_Caller: AnyObject { var RowSpace_HiddenRow_kind: String { get set } }; @MainActor public protocol GenericRow_family_Caller: AnyObject { static func GenericRow_family() -> String }

extension UITableViewCell {
    @discardableResult
     func UITableViewCell_fill(_ views: [UIView], by gap: CGFloat = 8) -> UIView? { return contentView.fill(views, by: gap) }
}

extension UIButton {
     var UIButton_kind: String {
        get { "button, " + UIControl_kind }
        set { UIControl_kind = "b" + newValue }
    }
     class func UIButton_family() -> String { UIView_family() + ", buttons" }
}

extension UIControl {
     public var UIControl_kind: String {
        get { "control, " + UIView_kind }
        set { UIView_kind = "c" + newValue }
    }
}

class StarButton: UIButton {
     var StarButton_kind: String {
        get { "star, " + UIButton_kind }
        set { UIButton_kind = newValue }
    }
}

final class GoldButton: StarButton {
     class func GoldButton_family() -> String { 
UIButton_family() + ", gold" }
    /// Its own, whatever it is called.
    func untouched(_ often: Int) -> String { String(repeating: super.untouched(), count: often) }
}

#if canImport(UIKit)
      extension UIViewController {
    func UIViewController_topMost() -> UIViewController { presentedViewController?.topMost() ?? self }; func topMost() -> UIViewController { if let object = self as? UINavigationController { return object.UINavigationController_topMost() }; if let object = self as? UITabBarController { return object.UITabBarController_topMost() }; return UIViewController_topMost() }
}

extension UINavigationController {
     func UINavigationController_topMost() -> UIViewController { visibleViewController?.topMost() ?? UIViewController_topMost() }
}

extension UITabBarController {
     func UITabBarController_topMost() -> UIViewController { selectedViewController?.topMost() ?? UIViewController_topMost() }
}
#endif

#if (os(macOS) && !canImport(UIKit)) || (os(iOS) || canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS))
extension UIView {       func UIView_shade() -> Int { 1 }; func shade() -> Int { if let object = self as? UILabel { return object.UILabel_shade() }; return UIView_shade() } }
#endif

extension UILabel {  func UILabel_shade() -> Int { UIView_shade() + 1 } }

// Classes that the extension cannot name.
class GenericRow<Item>: UIView, GenericRow_family_Caller, GenericRow_fill___by_Caller, GenericRow_kind_Caller {
    var item: Item?
     var GenericRow_kind: String {
        get { "row, " + UIView_kind }
        set { UIView_kind = newValue }
    }
     func GenericRow_fill(_ views: [UIView], by gap: CGFloat = 2) -> UIView? { UIView_fill(views, by: gap + 1) }
     class func GenericRow_family() -> String { UIView_family() + ", rows" }
}

final class TextRow: GenericRow<String> {
     var TextRow_kind: String {
        get { "text, " + GenericRow_kind }
        set { GenericRow_kind = newValue }
    }
}

enum RowSpace {
    private class HiddenRow: UIView, RowSpace_HiddenRow_kind_Caller {  var RowSpace_HiddenRow_kind: String { get { "hidden" } set {} } }
    static func hidden() -> UIView { HiddenRow() }
}

#if !NO_BADGES
class BadgeRow: UIView, BadgeRow_kind_Caller {  var BadgeRow_kind: String { get { "badge" } set {} } }
#endif

extension UIView {
    @IBInspectable var UIView_corner: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }; var corner: CGFloat { get { if let object = self as? RoundButton { return object.RoundButton_corner }; return UIView_corner } set { if let object = self as? RoundButton { object.RoundButton_corner = newValue; return }; UIView_corner = newValue; return } }
}

final class RoundButton: UIButton {
     var RoundButton_corner: CGFloat { get { UIView_corner } set { UIView_corner = newValue + 1 } }
}

// What a protocol of Objective-C's asks for.
      protocol Themed: AnyObject {
    func applyTheme() -> String
    var theme: String { get }
}

extension UIView: Themed {
    func UIView_applyTheme() -> String { "view" }; func applyTheme() -> String { if let object = self as? ThemedRow { return object.ThemedRow_applyTheme() }; return UIView_applyTheme() }
    var UIView_theme: String { "plain" }; var theme: String { if let object = self as? ThemedRow { return object.ThemedRow_theme }; return UIView_theme }
}

class ThemedRow: UIView {
     func ThemedRow_applyTheme() -> String { "row, " + UIView_applyTheme() }
     var ThemedRow_theme: String { "dark" }
}

// Observers of what an extension has.
extension UIView {
    @IBInspectable var UIView_spread: CGFloat { get { layer.borderWidth } set { layer.borderWidth = newValue } }; var spread: CGFloat { get { if let object = self as? EarlyInsetRow { return object.EarlyInsetRow_spread }; if let object = self as? InsetRow { return object.InsetRow_spread }; return UIView_spread } set { if let object = self as? EarlyInsetRow { object.EarlyInsetRow_spread = newValue; return }; if let object = self as? InsetRow { object.InsetRow_spread = newValue; return }; UIView_spread = newValue; return } }
}

final class InsetRow: UIView {
    var log: [String] = []
     var InsetRow_spread: CGFloat { get { UIView_spread } set { let oldValue = UIView_spread; _ = oldValue; UIView_spread = newValue; do { log.append("\(oldValue) then \(spread)") } } }
}

final class EarlyInsetRow: UIView {
    var log: [String] = []
    @IBInspectable  var EarlyInsetRow_spread: CGFloat {
        get { UIView_spread } set(next) { do {
            log.append("\(spread) before \(next)")
        }; UIView_spread = next }
    }
override func setValue(_ value: Any?, forKey key: String) { switch key { case "spread": AdaptedProperties.set(value, \EarlyInsetRow.`spread`, of: self, key); default: super.setValue(value, forKey: key) } }; }
