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

/// Initializers of their own, as `T()` calls them.
class OwnPanel: UIView {
    var log = ["panel"]
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        log.append("own")
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
override class func adaptedInit() -> UIResponder? { self == OwnPanel.self ? OwnPanel() : super.adaptedInit() };}
class OwnPanelBelow: OwnPanel { var title = "below" ;override class func adaptedInit() -> UIResponder? { self == OwnPanelBelow.self ? OwnPanelBelow() : super.adaptedInit() };}
final class OwnPanelAnew: OwnPanel {
    override init() {
        super.init()
        log.append("anew")
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
override class func adaptedInit() -> UIResponder? { self == OwnPanelAnew.self ? OwnPanelAnew() : super.adaptedInit() };}
class OwnPanelOf<Value>: OwnPanel { var value: Value? ;override class func adaptedInit() -> UIResponder? { self == OwnPanelOf.self ? OwnPanelOf() : super.adaptedInit() };}
public class OwnPage: UIViewController {
    let name: String
    public convenience init() { self.init(name: "page") }
    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") } ;public override class func adaptedInit() -> UIResponder? { self == OwnPage.self ? OwnPage() : super.adaptedInit() };}

/// Other initializers, and none without parameters: UIKit's.
class PlainPanel: UIView {
    init?(text: String) { super.init(frame: .zero) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

func madePanel<Panel: UIView>(_ type: Panel.Type) -> Panel { ObjectiveCMessages.make(Panel.self) }
func madePages(_ types: [UIViewController.Type]) -> [UIViewController] { types.map { ObjectiveCMessages.make($0) } }

/// Initializers as values, and without the name of the type.
struct MetatypeValues<Tile: UIView> {
    let first: Tile = ObjectiveCMessages.make(Tile.self)
    let make: () -> Tile = { ObjectiveCMessages.make(Tile.self) }
    func all(_ frames: [CGRect]) -> [Tile] { frames.map({ ObjectiveCMessages.make(Tile.self, frame: $0) }) }
    func next(_ type: UIView.Type) -> () -> UIView { { ObjectiveCMessages.make(type) } }
    func implicit() -> Tile { ObjectiveCMessages.make(Tile.self, frame: CGRect(x: 0, y: 0, width: 3, height: 3)) }
    let names = [1, 2].map(String.init)
}
func impliedButton<Button: UIButton>(_ type: Button.Type) -> Button { return ObjectiveCMessages.make(Button.self, type: .system) }

// `Self` in extensions of protocols that are none of the app's.
extension NSObjectProtocol where Self: UIView {
    static func built(_ change: (Self) -> Void) -> Self {
        let view = ObjectiveCMessages.make(Self.self)
        change(view)
        return view
    }
    static func flat() -> Self { ObjectiveCMessages.make(Self.self, frame: .zero) }
}

// Types that a protocol is about.
protocol PanelOwner { associatedtype Panel: UIView }
extension PanelOwner { func panel() -> Panel { ObjectiveCMessages.make(Panel.self, frame: .zero) } }
struct OwnPanelOwner: PanelOwner { typealias Panel = MetatypeTile }

// Views that are made with what they show.
func stacked<Stack: UIStackView>(_ type: Stack.Type, _ views: [UIView]) -> Stack { ObjectiveCMessages.make(Stack.self, arrangedSubviews: views) }
func pictured<Picture: UIImageView>(_ image: UIImage?) -> Picture { ObjectiveCMessages.make(Picture.self, image: image) }
