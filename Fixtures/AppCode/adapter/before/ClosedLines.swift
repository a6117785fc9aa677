import UIKit

// Members that share a line, and types in functions.
class RackRow: UIView {}
extension RackRow { override func layoutSubviews() { super.layoutSubviews() } ; func rack() {} }
extension RackRow { func unrack() {} ; override func didMoveToWindow() { super.didMoveToWindow() } }

open class RackModel: NSObject { @IBOutlet public weak var view: UIView?; @IBAction public func tap() {} }
public class RackModelBelow: RackModel {
    @IBOutlet public var other: UIView!
    public override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
}

func makeRack() -> NSObject {
    class Keeper: NSObject { @IBAction func keep() {} }
    return Keeper()
}

class RackCell: UITableViewCell {
    @IBInspectable var rank: Int { 1 }
    @IBInspectable var gap: Int { get { Int(layoutMargins.left) } set { layoutMargins.left = CGFloat(newValue) } }
    @IBAction func pick() {}
    @IBAction func pick(_ sender: Any) {}
    class func pickAll() {}
    @objc class func reset() {}
    let resets = [#selector(RackCell.reset), #selector(getter: rank)]
}

extension UIView {
    static func rack() -> Self { self.init(frame: .zero) }
    class func emptyRack() -> Self { .init() }
    class func widestRack() -> Self { return .init(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
}

func counts(of result: Result<AnyObject, Error>, in all: [String: Any], at key: String) -> Int {
    if case .success(let sender) = result { return sender.tag ?? 0 }
    return (all[key] as? AnyObject)?.tag ?? (all[key] as AnyObject?)?.tag ?? 0
}
