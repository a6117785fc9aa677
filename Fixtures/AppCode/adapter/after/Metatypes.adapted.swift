#sourceLocation(file: "Fixtures/AppCode/adapter/before/Metatypes.swift", line: 1)
import UIKit

class MetatypeCell: UITableViewCell {
    let made: String
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        made = "\(style.rawValue) \(reuseIdentifier ?? "none")"
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Its own initialiser is the only one: registered, it could not be made, on iOS either.
class MetatypeBadge: UICollectionViewCell {
    let text: String
    init(text: String) {
        self.text = text
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class MetatypeTile: UIView {
    var log = "made"
    override init(frame: CGRect) {
        super.init(frame: frame)
        log += " \(frame.width)"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

protocol MetatypeFilled { init(frame: CGRect) }

class MetatypeItem: NSObject { var name = "item" }
final class MetatypeOtherItem: MetatypeItem {
    override init() {
        super.init()
        name = "other"
    }
}

/// Makes objects of classes that it does not know.
struct MetatypeFactory {
    var cellType: UITableViewCell.Type = MetatypeCell.self
    var items: [MetatypeItem.Type] = [MetatypeItem.self, MetatypeOtherItem.self]
    var tile: UIView.Type?

    func cell() -> UITableViewCell { ObjectiveCMessages.make(cellType, style: .subtitle, reuseIdentifier: "made") }
    func view<View: UIView>(_ type: View.Type) -> View { ObjectiveCMessages.make(type) }
    func wide<View>(_ type: View.Type) -> View where View: UIView {
        return ObjectiveCMessages.make(View.self, frame: CGRect(x: 0, y: 0, width: 40, height: 2))
    }
    func controller<Controller: UIViewController>() -> Controller { ObjectiveCMessages.make(Controller.self, nibName: nil, bundle: nil) }
    func names() -> [String] {
        var names: [String] = []
        for item in 0..<items.count {
            let type: MetatypeItem.Type = items[item]
            names.append(ObjectiveCMessages.make(type).name)
        }
        return names
    }
    func optionalTile() -> UIView? { ObjectiveCMessages.make(tile, frame: .zero) }
    func filled<View: MetatypeFilled>(_ type: View.Type) -> View { type.init(frame: .zero) }
    func again(_ cell: UITableViewCell) -> UITableViewCell {
ObjectiveCMessages.make((type(of: cell)), style: .value1, reuseIdentifier: nil)
    }
}

extension UIView {
    static func plain() -> Self { ObjectiveCMessages.make(self, frame: .zero) }
    class func empty() -> Self { return ObjectiveCMessages.make(Self.self) }
}

class MetatypeBox<Value>: UIView { var value: Value? }

struct MetatypeParts<Value> {
    var box: MetatypeBox<Value>.Type = MetatypeBox<Value>.self
}

struct MetatypeHolder<Value> {
    var parts = MetatypeParts<Value>()
    func made() -> MetatypeBox<Value> { ObjectiveCMessages.make(parts.box) }
}

final class MetatypeButtonRow<Button: UIButton>: UIView {
    lazy var first = ObjectiveCMessages.make(Button.self, type: .system)
    let second = ObjectiveCMessages.make(Button.self, type: .contactAdd)
}
