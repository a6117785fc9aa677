import UIKit

// What documents connect by name.
class OutletCell: UITableViewCell {
    @IBOutlet private weak var title: UILabel!
    @IBOutlet var height: NSLayoutConstraint?
    @IBOutlet var buttons: [UIButton]!
    @IBInspectable var inset: CGFloat = 4
    @IBInspectable var count: Int = 0
    @IBInspectable var isRound: Bool = false
    @IBInspectable var caption: String?
    @IBInspectable var shade: UIColor?
    static var log: [String] = []

    @IBAction func pressed(_ sender: UIButton) { Self.log.append("pressed") }
    @IBAction func released() { Self.log.append("released") }
    @IBAction func changed(_ sender: Any, forEvent event: UIEvent) { Self.log.append("changed") }
    @IBAction func overloaded(_ sender: UIButton) {}
    @IBAction func overloaded(_ sender: UISwitch) {}
    @objc func namedInAString() { Self.log.append("named") }
    @objc private func onlyHere() {}
    #if DEBUG_ONLY
    @IBOutlet var debugLabel: UILabel!
    #endif

    var shownTitle: String? { title?.text }
    func callByName() { perform(Selector("namedInAString")) }
}

/// More outlets, and a way to set them of its own.
final class OutletDerivedCell: OutletCell {
    @IBOutlet weak var detail: UILabel! { didSet { Self.log.append("detail") } }
    override func prepareForReuse() { super.prepareForReuse() } }

extension OutletDerivedCell {
    @IBInspectable var doubled: CGFloat {
        get { inset * 2 }
        set { inset = newValue / 2 }
    }

    @IBAction fileprivate func inExtension(_ sender: Any?) { Self.log.append("in extension") }
}

/// No view: a coordinator in a storyboard.
class OutletCoordinator: NSObject {
    @IBOutlet weak var cell: OutletCell?
    @IBAction func go(_ sender: Any) {}
}

final class OutletSubcoordinator: OutletCoordinator {
    @IBOutlet weak var other: UIView?
}

class OutletOwnSetter: UIView {
    @IBOutlet var label: UILabel?
    override func setValue(_ value: Any?, forKey key: String) { label = value as? UILabel }
}

class OutletNothing: UIView {
    @objc func unnamed() {}
}

enum OutletNamespace {
    final class Inner<Model>: UIView {
        @IBOutlet var title: UILabel!
        var model: Model?
    }
}

final class OutletModal: UIViewController {
    private(set) var dismissed = 0
    @IBAction func dismiss() { dismissed += 1 }
}
