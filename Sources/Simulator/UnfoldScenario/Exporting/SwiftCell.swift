@MainActor struct SwiftCell {
    enum Role: String {
        case cell = "UITableViewCell"
        case part = "UITableViewHeaderFooterView"
        /// Of a collection view; its headers and footers too.
        case item = "UICollectionViewListCell"
    }

    let template: Template
    let role: Role
    let className: String
    private(set) var names = SwiftNames()
    private(set) var left: [String] = []

    init(_ template: Template, _ role: Role, className: String) {
        (self.template, self.role, self.className) = (template, role, className)
        for view in template.views + template.guides { _ = names.name(view.id) }
        for constraint in template.constraints { _ = constraint.id.map { names.name($0) } }
    }

    func item(_ id: String, of holder: String?) -> String {
        let on = holder.map { "\($0)." } ?? ""
        if id == "cell" { return holder ?? "self" }
        var names = names
        let own =
            template.views.contains { $0.id == id } || template.guides.contains { $0.id == id }
            || template.constraints.contains { $0.id == id }
        return on + (own ? names.name(id) : id)
    }

    func statements(_ targeted: TargetedSetting, of holder: String?) -> [String]? {
        let id = targeted.target
        let view = template.views.first { $0.id == id }
        let isPart = view == nil && CellPart(rawValue: id) != nil
        let className =
            view?.type ?? (isPart ? CellPart(rawValue: id)?.className : nil)
            ?? (id == "cell" ? role.rawValue : "UIView")
        let target: String? = id == "cell" ? holder : item(id, of: holder) + (isPart ? "?" : "")
        return SwiftSetting(
            setting: targeted.setting, className: className, target: target, view: { item($0, of: holder) }
        ).statements
    }

    /// - Parameter changed: paths of what rows and steps set, which a reused cell takes back.
    mutating func source(takingBack changed: [TargetedSetting]) -> [String] {
        var body: [String] = []
        for view in template.views { body.append("let \(item(view.id, of: nil)) = \(made(view))") }
        for guide in template.guides { body.append("let \(item(guide.id, of: nil)) = UILayoutGuide()") }
        for spec in template.constraints where spec.id != nil {
            body.append("private(set) lazy var \(item(spec.id ?? "", of: nil)) = \(expression(spec))")
        }
        if !body.isEmpty { body.append("") }
        body += initializer + [""] + ["@available(*, unavailable) required init?(coder: NSCoder) { fatalError() }"]
        let reset = taking(changed)
        if role != .part, template.preparesForReuse, !reset.isEmpty {
            body +=
                ["", "override func prepareForReuse() {", "    super.prepareForReuse()"] + reset.map { "    \($0)" }
            body.append("}")
        }
        return ["private final class \(className): \(role.rawValue) {"] + body.map { $0.isEmpty ? "" : "    \($0)" }
            + ["}"]
    }

    private var initializer: [String] {
        mutating get {
            let (parameters, arguments) =
                switch role {
                case .cell:
                    (
                        "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
                        "style: .\(template.style), reuseIdentifier: reuseIdentifier"
                    )
                case .part: ("reuseIdentifier: String?", "reuseIdentifier: reuseIdentifier")
                case .item: ("frame: CGRect", "frame: frame")
                }
            let head = ["override init(\(parameters)) {", "    super.init(\(arguments))"]
            return head + contents.map { "    \($0)" } + ["}"]
        }
    }

    private var contents: [String] {
        mutating get {
            var lines: [String] = []
            if !template.views.isEmpty {
                let pairs = template.views.map { "(\(SwiftValue.text($0.id)), \(item($0.id, of: nil)))" }
                lines.append("for (name, view) in [\(pairs.joined(separator: ", "))] as [(String, UIView)] {")
                lines.append("    view.accessibilityIdentifier = name")
                lines.append("    view.translatesAutoresizingMaskIntoConstraints = false")
                lines.append("}")
            }
            let arranged = Set(template.views.flatMap(\.arranged))
            for view in template.views where !arranged.contains(view.id) {
                if let parent = view.parent {
                    lines.append("\(item(parent, of: nil)).addSubview(\(item(view.id, of: nil)))")
                }
            }
            for guide in template.guides {
                if let owner = guide.parent {
                    lines.append("\(item(owner, of: nil)).addLayoutGuide(\(item(guide.id, of: nil)))")
                }
            }
            for setting in template.viewSettings.inPhases + template.cellSettings { lines += written(setting) }
            let active = template.constraints.filter(\.isActive)
            if !active.isEmpty {
                lines.append("NSLayoutConstraint.activate([")
                lines += active.map { "    \($0.id.map { item($0, of: nil) } ?? expression($0))," }
                lines.append("])")
            }
            return lines
        }
    }

    private mutating func written(_ targeted: TargetedSetting) -> [String] {
        if let lines = statements(targeted, of: nil) { return lines }
        left.append(targeted.path)
        return ["// \(targeted.path) has no counterpart in UIKit."]
    }

    private func expression(_ spec: ConstraintSpec) -> String {
        SwiftConstraint(spec: spec) { item($0, of: nil) }.expression
    }

    private func made(_ view: ViewSpec) -> String {
        for setting in view.settings where setting.property.phase == .making {
            if case .word(let word) = setting.value, view.type == "UIButton" { return "UIButton(type: .\(word))" }
        }
        return view.type == "UIActivityIndicatorView" ? "UIActivityIndicatorView(style: .medium)" : "\(view.type)()"
    }

    private func taking(_ changed: [TargetedSetting]) -> [String] {
        // The contents do not keep their cell.
        let cell = TemplateCell.make(template)
        let contents = cell.contents
        var seen: Set<String> = []
        defer { withExtendedLifetime(cell) {} }
        return changed.inPhases.filter { seen.insert($0.path).inserted }.flatMap { contents?.originals(of: $0) ?? [] }
            .flatMap { statements($0, of: nil) ?? [] }
    }
}
