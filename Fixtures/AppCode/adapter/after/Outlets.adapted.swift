#sourceLocation(file: "Fixtures/AppCode/adapter/before/Outlets.swift", line: 1)
import UIKit

// What documents connect by name.
class OutletCell: UITableViewCell {
              private weak var title: UILabel!
              var height: NSLayoutConstraint?
              var buttons: [UIButton]!
    @IBInspectable var inset: CGFloat = 4
    @IBInspectable var count: Int = 0
    @IBInspectable var isRound: Bool = false
    @IBInspectable var caption: String?
    @IBInspectable var shade: UIColor?
    static var log: [String] = []

              func pressed(_ sender: UIButton) { Self.log.append("pressed") }
              func released() { Self.log.append("released") }
              func changed(_ sender: Any, forEvent event: UIEvent) { Self.log.append("changed") }
              func overloaded(_ sender: UIButton) {}
              func overloaded(_ sender: UISwitch) {}
          func namedInAString() { Self.log.append("named") }
          private func onlyHere() {}
    #if DEBUG_ONLY
              var debugLabel: UILabel!
    #endif

    var shownTitle: String? { title?.text }
    func callByName() { perform(Selector("namedInAString")) }
override func setValue(_ value: Any?, forKey key: String) { switch key { case "title": AdaptedProperties.set(value, \OutletCell.`title`, of: self, key); case "height": AdaptedProperties.set(value, \OutletCell.`height`, of: self, key); case "buttons": AdaptedProperties.set(value, \OutletCell.`buttons`, of: self, key); case "inset": AdaptedProperties.set(value, \OutletCell.`inset`, of: self, key); case "count": AdaptedProperties.set(value, \OutletCell.`count`, of: self, key); case "isRound": AdaptedProperties.set(value, \OutletCell.`isRound`, of: self, key); case "caption": AdaptedProperties.set(value, \OutletCell.`caption`, of: self, key); case "shade": AdaptedProperties.set(value, \OutletCell.`shade`, of: self, key); default: super.setValue(value, forKey: key) } }; override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("pressed:", OutletCell.`pressed`(_:)), Selector("released", OutletCell.`released`), Selector("changed:forEvent:", OutletCell.`changed`(_:forEvent:)), Selector("namedInAString", OutletCell.`namedInAString`)] }; }

/// More outlets, and a way to set them of its own.
final class OutletDerivedCell: OutletCell {
              weak var detail: UILabel! { didSet { Self.log.append("detail") } }
    override func prepareForReuse() { super.prepareForReuse() } ;override func setValue(_ value: Any?, forKey key: String) { switch key { case "detail": AdaptedProperties.set(value, \OutletDerivedCell.`detail`, of: self, key); case "doubled": AdaptedProperties.set(value, \OutletDerivedCell.`doubled`, of: self, key); default: super.setValue(value, forKey: key) } }; override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("inExtension:", OutletDerivedCell.`inExtension`(_:))] }; }

extension OutletDerivedCell {
    @IBInspectable var doubled: CGFloat {
        get { inset * 2 }
        set { inset = newValue / 2 }
    }

              fileprivate func inExtension(_ sender: Any?) { Self.log.append("in extension") }
}

/// No view: a coordinator in a storyboard.
class OutletCoordinator: NSObject {
              weak var cell: OutletCell?
              func go(_ sender: Any) {}
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { case "cell": AdaptedProperties.set(value, \OutletCoordinator.`cell`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [Selector("go:", OutletCoordinator.`go`(_:))] }; }; extension OutletCoordinator: AdaptedObject {}

final class OutletSubcoordinator: OutletCoordinator {
              weak var other: UIView?
override func setValue(_ value: Any?, forKey key: String) { switch key { case "other": AdaptedProperties.set(value, \OutletSubcoordinator.`other`, of: self, key); default: super.setValue(value, forKey: key) } }; }

class OutletOwnSetter: UIView {
              var label: UILabel?
    override func setValue(_ value: Any?, forKey key: String) { label = value as? UILabel }
}

class OutletNothing: UIView {
          func unnamed() {}
}

enum OutletNamespace {
    final class Inner<Model>: UIView {
                  var title: UILabel!
        var model: Model?
    override func setValue(_ value: Any?, forKey key: String) { switch key { case "title": AdaptedProperties.set(value, \Inner.`title`, of: self, key); default: super.setValue(value, forKey: key) } }; }
}

final class OutletModal: UIViewController {
    private(set) var dismissed = 0
              func dismiss() { dismissed += 1 }
override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("dismiss", OutletModal.`dismiss` as (OutletModal) -> () -> Void)] }; }
