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

    func cell() -> UITableViewCell { cellType.init(style: .subtitle, reuseIdentifier: "made") }
    func view<View: UIView>(_ type: View.Type) -> View { type.init() }
    func wide<View>(_ type: View.Type) -> View where View: UIView {
        return View(frame: CGRect(x: 0, y: 0, width: 40, height: 2))
    }
    func controller<Controller: UIViewController>() -> Controller { Controller(nibName: nil, bundle: nil) }
    func names() -> [String] {
        var names: [String] = []
        for item in 0..<items.count {
            let type: MetatypeItem.Type = items[item]
            names.append(type.init().name)
        }
        return names
    }
    func optionalTile() -> UIView? { tile?.init(frame: .zero) }
    func filled<View: MetatypeFilled>(_ type: View.Type) -> View { type.init(frame: .zero) }
    func again(_ cell: UITableViewCell) -> UITableViewCell {
        (type(of: cell)).init(style: .value1, reuseIdentifier: nil)
    }
}

extension UIView {
    static func plain() -> Self { self.init(frame: .zero) }
    class func empty() -> Self { return Self() }
}

class MetatypeBox<Value>: UIView { var value: Value? }

struct MetatypeParts<Value> {
    var box: MetatypeBox<Value>.Type = MetatypeBox<Value>.self
}

struct MetatypeHolder<Value> {
    var parts = MetatypeParts<Value>()
    func made() -> MetatypeBox<Value> { parts.box.init() }
}

final class MetatypeButtonRow<Button: UIButton>: UIView {
    lazy var first = Button(type: .system)
    let second = Button.init(type: .contactAdd)
}

/// Initializers of their own, as `T()` calls them.
class OwnPanel: UIView {
    var log = ["panel"]
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        log.append("own")
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
class OwnPanelBelow: OwnPanel { var title = "below" }
final class OwnPanelAnew: OwnPanel {
    override init() {
        super.init()
        log.append("anew")
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
class OwnPanelOf<Value>: OwnPanel { var value: Value? }
public class OwnPage: UIViewController {
    let name: String
    public convenience init() { self.init(name: "page") }
    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") } }

/// Other initializers, and none without parameters: UIKit's.
class PlainPanel: UIView {
    init?(text: String) { super.init(frame: .zero) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

func madePanel<Panel: UIView>(_ type: Panel.Type) -> Panel { Panel() }
func madePages(_ types: [UIViewController.Type]) -> [UIViewController] { types.map { $0.init() } }

/// Initializers as values, and without the name of the type.
struct MetatypeValues<Tile: UIView> {
    let first: Tile = .init()
    let make: () -> Tile = Tile.init
    func all(_ frames: [CGRect]) -> [Tile] { frames.map(Tile.init(frame:)) }
    func next(_ type: UIView.Type) -> () -> UIView { type.init }
    func implicit() -> Tile { .init(frame: CGRect(x: 0, y: 0, width: 3, height: 3)) }
    let names = [1, 2].map(String.init)
}
func impliedButton<Button: UIButton>(_ type: Button.Type) -> Button { return .init(type: .system) }

// `Self` in extensions of protocols that are none of the app's.
extension NSObjectProtocol where Self: UIView {
    static func built(_ change: (Self) -> Void) -> Self {
        let view = Self()
        change(view)
        return view
    }
    static func flat() -> Self { .init(frame: .zero) }
}

// Types that a protocol is about.
protocol PanelOwner { associatedtype Panel: UIView }
extension PanelOwner { func panel() -> Panel { Panel(frame: .zero) } }
struct OwnPanelOwner: PanelOwner { typealias Panel = MetatypeTile }

// Views that are made with what they show.
func stacked<Stack: UIStackView>(_ type: Stack.Type, _ views: [UIView]) -> Stack { Stack(arrangedSubviews: views) }
func pictured<Picture: UIImageView>(_ image: UIImage?) -> Picture { Picture(image: image) }
