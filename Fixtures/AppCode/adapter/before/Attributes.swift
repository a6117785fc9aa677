import UIKit

// Attributes of the Objective-C runtime, wherever they stand.
@objcMembers
class AttributeModel: NSObject {
    var title = "@objc in a string stays"
    dynamic var count = 0
    @nonobjc func plain() {}
}

@objc(ATTBadge) public final class AttributeBadge: UIView {
    @IBOutlet weak var label: UILabel?
    @IBOutlet private(set) var icon: UIImageView!
    @IBOutlet
    var lines: [UIView]!

    @IBInspectable var radius: CGFloat = 4
    @objc dynamic var value = 0
    @objc(isOn) var on: Bool { @objc(getOn) get { value > 0 } }
    @objc /* why */ public func first() {}
    @objc(secondWith:and:)
    private func second(_ a: Int, b: Int) {}
    @objc override public func layoutSubviews() { super.layoutSubviews() }
    @IBAction func pressed(_ sender: Any) { value += 1 }
}

@objc enum AttributeKind: Int { case small, large }

@objc extension AttributeBadge {
    func third() {}
}

@objc private extension AttributeModel {
    @objc func hidden() {}
}

@main
class AttributeAppDelegate: UIResponder {
    var window: UIWindow?
}

@objc (AttributeOldName) final class AttributeNewName: UIView {
    @objc (oldTap:) func tap(_ sender: Any?) {}
}
