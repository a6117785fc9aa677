import UIKit

extension UIView {
    @objc @discardableResult
    func fill(
        _ views: [UIView],  // from below to above
        by gap: CGFloat = 4
    ) -> UIView? {
        views.forEach(addSubview)
        accessibilityValue = "\(gap) \(#line)"
        return self
    }

    @objc open var kind: String {
        get { accessibilityHint ?? "view" }
        set { accessibilityHint = newValue }
    }

    @objc public class func family() -> String { "views" }
    @objc func untouched() -> String { "alone" }
}

extension UITableViewCell {
    @discardableResult
    override func fill(_ views: [UIView], by gap: CGFloat = 8) -> UIView? { return contentView.fill(views, by: gap) }
}

extension UIButton {
    override var kind: String {
        get { "button, " + super.kind }
        set { super.kind = "b" + newValue }
    }
    override class func family() -> String { super.family() + ", buttons" }
}

extension UIControl {
    override open var kind: String {
        get { "control, " + super.kind }
        set { super.kind = "c" + newValue }
    }
}

class StarButton: UIButton {
    override var kind: String {
        get { "star, " + super.kind }
        set { super.kind = newValue }
    }
}

final class GoldButton: StarButton {
    override class func family() -> String { super
        .family() + ", gold" }
    /// Its own, whatever it is called.
    func untouched(_ often: Int) -> String { String(repeating: super.untouched(), count: often) }
}

#if canImport(UIKit)
@objc extension UIViewController {
    func topMost() -> UIViewController { presentedViewController?.topMost() ?? self }
}

extension UINavigationController {
    override func topMost() -> UIViewController { visibleViewController?.topMost() ?? super.topMost() }
}

extension UITabBarController {
    override func topMost() -> UIViewController { selectedViewController?.topMost() ?? super.topMost() }
}
#endif

#if os(macOS) || os(iOS)
extension UIView { @objc func shade() -> Int { 1 } }
#endif

extension UILabel { override func shade() -> Int { super.shade() + 1 } }

// Classes that the extension cannot name.
class GenericRow<Item>: UIView {
    var item: Item?
    override var kind: String {
        get { "row, " + super.kind }
        set { super.kind = newValue }
    }
    override func fill(_ views: [UIView], by gap: CGFloat = 2) -> UIView? { super.fill(views, by: gap + 1) }
    override class func family() -> String { super.family() + ", rows" }
}

final class TextRow: GenericRow<String> {
    override var kind: String {
        get { "text, " + super.kind }
        set { super.kind = newValue }
    }
}

enum RowSpace {
    private class HiddenRow: UIView { override var kind: String { get { "hidden" } set {} } }
    static func hidden() -> UIView { HiddenRow() }
}

#if !NO_BADGES
class BadgeRow: UIView { override var kind: String { get { "badge" } set {} } }
#endif

extension UIView {
    @IBInspectable var corner: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
}

final class RoundButton: UIButton {
    override var corner: CGFloat { get { super.corner } set { super.corner = newValue + 1 } }
}

// What a protocol of Objective-C's asks for.
@objc protocol Themed {
    func applyTheme() -> String
    var theme: String { get }
}

extension UIView: Themed {
    func applyTheme() -> String { "view" }
    var theme: String { "plain" }
}

class ThemedRow: UIView {
    override func applyTheme() -> String { "row, " + super.applyTheme() }
    override var theme: String { "dark" }
}

// Observers of what an extension has.
extension UIView {
    @IBInspectable var spread: CGFloat { get { layer.borderWidth } set { layer.borderWidth = newValue } }
}

final class InsetRow: UIView {
    var log: [String] = []
    override var spread: CGFloat { didSet { log.append("\(oldValue) then \(spread)") } }
}

final class EarlyInsetRow: UIView {
    var log: [String] = []
    @IBInspectable override var spread: CGFloat {
        willSet(next) {
            log.append("\(spread) before \(next)")
        }
    }
}
