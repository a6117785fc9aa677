import UIKit

// What stands behind a rewritten passage on its line stays in its column, so that messages about it point there.
final class ColumnCell: UITableViewCell {
    private static let known: [Selector] = [#selector(tap(_:)), #selector(ColumnCell.hold), Selector("other")]
    lazy var item = UIBarButtonItem(title: "a", style: .plain, target: self, action: #selector(hold)); var place = 1
    weak var crew: FerryCrew?
    var sender: AnyObject?

    func connect(_ button: UIButton, by selector: Selector = #selector(hold), at place: Int) {
        button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(
            tap(_:)
        ), for: .touchUpInside)
        button.addTarget(self, action: #selector(tap))
        if selector == #selector(hold), place > 1 { crew?.crewSang?() }
        switch selector {
        case #selector(hold) where place > 2: print("\(#selector(hold)) \(place)")
        default: break
        }
        crew?.crewSang?(); print(place)
                             sender?.tag; print(place)
        crew?.crewDidBoard?(place); print(#keyPath(item.title), place)
    }

    @objc func tap(_ sender: UIButton) {}
    @objc func hold() {}
}

extension UIButton { func addTarget(_ target: Any?, action: Selector) {} }
