/// Names of types, and what values are where nobody says.
extension DraftWriter {
    func name(of value: DraftValue, in type: DraftType) -> String {
        let name = plainName(of: value, in: type)
        return value.isOptional && !name.hasSuffix("?") ? Self.optional(name) : name
    }

    static func optional(_ name: String) -> String {
        name.contains("->") || name.hasPrefix("any ") ? "(\(name))?" : name + "?"
    }

    private func plainName(of value: DraftValue, in type: DraftType) -> String {
        switch value.shape {
        case .open, .any: return "Any"
        case .known(let name): return name
        case .type(let other): return reference(to: other.resolved, in: type)
        case .list(let element): return "[\(name(of: element, in: type))]"
        case .outcome(let success): return "Result<\(name(of: success, in: type)), any Error>"
        case .closure(let parameters, let result):
            let names = parameters.map { name(of: $0, in: type) }.joined(separator: ", ")
            return "(\(names)) -> \(result.map { name(of: $0, in: type) } ?? "Void")"
        }
    }

    private func reference(to other: DraftType, in type: DraftType) -> String {
        if kind(of: other) == .protocol { return "any \(other.name)" }
        guard other.arity > 0 else { return other.name }
        if other === type { return ownName(type) }
        return other.name + "<" + (0..<other.arity).map { type.arity > $0 ? Self.parameter($0) : "Any" }.joined(separator: ", ") + ">"
    }

    func ownName(_ type: DraftType) -> String {
        type.arity > 0 ? type.name + "<" + (0..<type.arity).map(Self.parameter).joined(separator: ", ") + ">" : type.name
    }

    func isInvented(_ value: DraftValue) -> Bool {
        switch value.shape {
        case .type(let type): type.resolved.isInvented
        case .list(let element): isInvented(element)
        case .outcome: true
        default: false
        }
    }

    func isObject(_ value: DraftValue) -> Bool {
        guard case .type(let type) = value.shape else { return false }
        return kind(of: type.resolved) != .enum
    }

    static let unwritten = "fatalError(\"drafted: write what this gives\")"

    /// A value of a type, in the text of an expression.
    func standard(for value: DraftValue, _ name: String) -> String {
        if name.hasSuffix("?") { return "nil" }
        switch value.shape {
        case .open where name == "Any", .any: return "()"
        case .list: return "[]"
        case .known: return Self.standards[name] ?? (name.hasPrefix("[") ? (name.contains(":") ? "[:]" : "[]") : Self.unwritten)
        case .type(let type):
            let type = type.resolved
            let kind = kind(of: type)
            if kind == .enum, let plain = type.cases.filter({ $0.value.isEmpty }).keys.min() { return ".\(plain)" }
            guard kind == .class, !name.hasPrefix("any ") else { return Self.unwritten }
            guard let above = Superclass(of: type) else { return "\(name)()" }
            return above.isMain ? "MainActor.assumeIsolated { \(name)(\(above.arguments)) }" : "\(name)()"
        default: return Self.unwritten
        }
    }

    private static let standards = [
        "String": "\"\"", "Int": "0", "Double": "0", "Float": "0", "CGFloat": "0", "TimeInterval": "0", "Bool": "false",
        "URL": "URL(fileURLWithPath: \"/\")", "Data": "Data()", "Date": "Date()", "UIColor": "UIColor.clear",
        "UIFont": "UIFont.systemFont(ofSize: 17)", "UIImage": "UIImage()", "CGRect": ".zero", "CGSize": ".zero",
        "CGPoint": ".zero", "UIEdgeInsets": ".zero", "NSAttributedString": "NSAttributedString(string: \"\")",
    ]

    /// With the quotes that words of the language need.
    static func quoted(_ name: String) -> String { words.contains(name) ? "`\(name)`" : name }

    private static let words: Set<String> = [
        "default", "in", "is", "as", "for", "if", "switch", "case", "class", "func", "var", "let", "return", "where", "while",
        "repeat", "do", "else", "guard", "import", "init", "internal", "private", "public", "static", "struct", "enum",
        "protocol", "extension", "operator", "throw", "try", "catch", "break", "continue", "defer", "self", "true", "false",
        "nil", "super", "rethrows", "throws", "any", "some", "subscript", "typealias", "fileprivate", "inout",
    ]

    /// What stands behind a signature that is copied.
    func body(of signature: String) -> String {
        guard let arrow = signature.range(of: "->") else { return signature.hasPrefix("var") ? "{ \(Self.unwritten) }" : "{}" }
        let name = signature[arrow.upperBound...].filter { !$0.isWhitespace }
        return "{ \(name.hasSuffix("?") ? "nil" : Self.standards[name] ?? Self.unwritten) }"
    }
}

/// The class of UIKit's below which a class of the module is guessed to stand.
struct Superclass {
    let name: String

    init?(of type: DraftType) {
        let ending = Self.endings.first { type.name.hasSuffix($0.ending) && !type.isInvented }
        if let ending {
            name = ending.name
        } else if type.members.values.contains(where: { !$0.isStatic && Self.viewOnly.contains($0.name) }) {
            name = "UIView"
        } else if type.members.values.contains(where: { !$0.isStatic && Self.controllerOnly.contains($0.name) }) {
            name = "UIViewController"
        } else {
            return nil
        }
    }

    var isMain: Bool { true }
    var isController: Bool { name.hasSuffix("Controller") }
    private var isCell: Bool { name == "UITableViewCell" }
    private var isHeader: Bool { name == "UITableViewHeaderFooterView" }

    /// Whether the class above has a member: of views and controllers those that apps name most, of others all that UIKit has.
    func has(_ member: String) -> Bool {
        switch name {
        case "UIView": Self.view.contains(member) || Self.viewOnly.contains(member)
        case "UIViewController": Self.controllerOnly.contains(member) || member == "title"
        default: KnownNames.members.contains(member)
        }
    }

    func hasInitializer(_ labels: [String]) -> Bool {
        labels.isEmpty || labels == ["frame"] || labels == ["coder"] || labels == ["nibName", "bundle"]
            || labels == ["style", "reuseIdentifier"] || labels == ["rootViewController"] || labels == ["reuseIdentifier"]
    }

    var arguments: String { "" }

    /// The initialisers that are no longer inherited where there are others.
    var inherited: [String] {
        let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
        if isController {
            return [
                "public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }", coder,
            ]
        }
        if isCell {
            return [
                "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, "
                    + "reuseIdentifier: reuseIdentifier) }", coder,
            ]
        }
        if isHeader {
            return ["public override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }", coder]
        }
        return ["public override init(frame: CGRect) { super.init(frame: frame) }", coder]
    }

    var call: String {
        if isController { return "super.init(nibName: nil, bundle: nil)" }
        if isCell { return "super.init(style: .default, reuseIdentifier: nil)" }
        return isHeader ? "super.init(reuseIdentifier: nil)" : "super.init(frame: .zero)"
    }

    private static let endings: [(ending: String, name: String)] = [
        ("TableViewController", "UITableViewController"), ("NavigationController", "UINavigationController"),
        ("TabBarController", "UITabBarController"), ("ViewController", "UIViewController"),
        ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
        ("HeaderFooterView", "UITableViewHeaderFooterView"), ("CollectionView", "UICollectionView"),
        ("TableView", "UITableView"), ("ScrollView", "UIScrollView"), ("ImageView", "UIImageView"),
        ("StackView", "UIStackView"), ("TextField", "UITextField"), ("TextView", "UITextView"), ("Label", "UILabel"),
        ("Button", "UIButton"), ("Switch", "UISwitch"), ("Control", "UIControl"), ("Slider", "UISlider"),
        ("View", "UIView"), ("HUD", "UIView"),
    ]
    private static let viewOnly: Set<String> = [
        "translatesAutoresizingMaskIntoConstraints", "addSubview", "removeFromSuperview", "topAnchor", "bottomAnchor",
        "leadingAnchor", "trailingAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "superview",
        "clipsToBounds", "addGestureRecognizer", "layoutIfNeeded", "setNeedsLayout", "isHidden", "contentMode",
    ]
    private static let controllerOnly: Set<String> = [
        "view", "present", "dismiss", "navigationController", "navigationItem", "modalPresentationStyle", "addChild", "parent",
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "modalTransitionStyle", "tabBarItem", "didMove", "loadViewIfNeeded",
        "presentingViewController", "presentedViewController", "preferredContentSize", "children", "willMove",
    ]
    private static let view: Set<String> = [
        "frame", "bounds", "center", "transform", "alpha", "backgroundColor", "tintColor", "layer", "subviews", "window",
        "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "leftAnchor", "rightAnchor", "tag", "viewWithTag",
        "isUserInteractionEnabled", "setNeedsDisplay", "layoutSubviews", "sizeToFit", "sizeThatFits", "intrinsicContentSize",
        "invalidateIntrinsicContentSize", "setContentHuggingPriority", "setContentCompressionResistancePriority",
        "addConstraint", "addConstraints", "constraints", "safeAreaLayoutGuide", "layoutMargins", "layoutMarginsGuide",
        "autoresizingMask", "accessibilityIdentifier", "accessibilityLabel", "isAccessibilityElement", "traitCollection",
        "draw", "isOpaque", "convert", "hitTest", "point", "becomeFirstResponder", "resignFirstResponder", "isFirstResponder",
        "didMoveToSuperview", "didMoveToWindow", "updateConstraints", "systemLayoutSizeFitting", "overrideUserInterfaceStyle",
        "directionalLayoutMargins", "removeConstraint", "awakeFromNib", "gestureRecognizers", "next", "isEqual",
    ]
}
