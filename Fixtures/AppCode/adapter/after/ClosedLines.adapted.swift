#sourceLocation(file: "Fixtures/AppCode/adapter/before/ClosedLines.swift", line: 1)
import UIKit

// Members that share a line, and types in functions.
class RackRow: UIView {
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ClosedLines.swift", line: 5)
                    override func layoutSubviews() { super.layoutSubviews() }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ClosedLines.swift", line: 6)
                                       override func didMoveToWindow() { super.didMoveToWindow() }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ClosedLines.swift", line: 4)
}
extension RackRow {  func rack() {} }
extension RackRow { func unrack() {} ;  }

open class RackModel: NSObject {           public weak var view: UIView?;           public func tap() {} ;@preconcurrency @MainActor open func setValue(_ value: Any?, forKey key: String) { switch key { case "view": AdaptedProperties.set(value, \RackModel.`view`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor open class func adaptedActions() -> [Selector] { [Selector("tap", RackModel.`tap`)] }; }; extension RackModel: AdaptedObject {}
public class RackModelBelow: RackModel {
              public var other: UIView!
    public override func setValue(_ value: Any?, forKey key: String) { RackModelBelow_setValue(value, forKey: key) }
public func RackModelBelow_setValue(_ value: Any?, forKey key: String) { switch key { case "other": AdaptedProperties.set(value, \RackModelBelow.`other`, of: self, key); default: super.setValue(value, forKey: key) } }; }

func makeRack() -> NSObject {
    class Keeper: NSObject {           func keep() {} ;@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [Selector("keep", Keeper.`keep`)] }; }
    return Keeper()
}

class RackCell: UITableViewCell {
    @IBInspectable var rank: Int { 1 }
    @IBInspectable var gap: Int { get { Int(layoutMargins.left) } set { layoutMargins.left = CGFloat(newValue) } }
              func pick() {}
              func pick(_ sender: Any) {}
    class func pickAll() {}
          class func reset() {}
    let resets = [({Selector("reset")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ClosedLines.swift", line: 26)
                                       }()), Selector("rank")]
override func setValue(_ value: Any?, forKey key: String) { switch key { case "gap": AdaptedProperties.set(value, \RackCell.`gap`, of: self, key); default: super.setValue(value, forKey: key) } }; override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("pick", RackCell.`pick` as (RackCell) -> () -> Void), Selector("pick:", RackCell.`pick`(_:))] }; }

extension UIView {
    static func rack() -> Self { ObjectiveCMessages.make(self, frame: .zero) }
    class func emptyRack() -> Self { ObjectiveCMessages.make(Self.self) }
    class func widestRack() -> Self { return ObjectiveCMessages.make(Self.self, frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
}

func counts(of result: Result<AnyObject, Error>, in all: [String: Any], at key: String) -> Int {
    if case .success(let sender) = result { return ObjectiveCObject(sender).tag ?? 0 }
    return ObjectiveCObject(all[key] as? AnyObject)?.tag ?? ObjectiveCObject(all[key] as AnyObject?)?.tag ?? 0
}
