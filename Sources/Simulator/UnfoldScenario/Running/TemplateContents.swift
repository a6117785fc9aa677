/// The views, guides and constraints of a template, built into the content view of a cell, a header or a footer.
@MainActor final class TemplateContents {
    let template: Template
    unowned let holder: UIView
    let contentView: UIView
    /// By id; `contentView` and `cell` too.
    private(set) var views: [String: UIView] = [:]
    private(set) var namedConstraints: [String: NSLayoutConstraint] = [:]
    private var guides: [String: UILayoutGuide] = [:]
    private var ids: [ObjectIdentifier: String] = [:]
    /// What the template says of properties that rows have set since, to be restored for the next row.
    private var originals: [String: TargetedSetting] = [:]
    private var setByRows: Set<String> = []
    /// What earlier rows have set, the present one has not, and nothing takes back: `detail.numberOfLines`.
    private(set) var leftovers: [String] = []
    /// Whether it was on screen at the end of a step.
    var wasOnScreen = false

    private(set) lazy var ordered = template.views.compactMap { spec in views[spec.id].map { (id: spec.id, view: $0) } }

    init(_ template: Template, holder: UIView, contentView: UIView) {
        self.template = template
        self.holder = holder
        self.contentView = contentView
        build()
    }

    // MARK: Building

    private func build() {
        views["contentView"] = contentView
        for spec in template.views {
            let view = ViewFactory.make(spec)
            views[spec.id] = view
            ids[ObjectIdentifier(view)] = spec.id
        }
        for spec in template.views {
            if let parent = spec.parent, let view = views[spec.id] { views[parent]?.addSubview(view) }
        }
        for spec in template.guides {
            let guide = UILayoutGuide()
            guide.identifier = spec.id
            guides[spec.id] = guide
            if let owner = spec.parent { views[owner]?.addLayoutGuide(guide) }
        }
        for targeted in template.viewSettings.inPhases + template.cellSettings {
            set(targeted.setting, on: targeted.target)
        }
        var active: [NSLayoutConstraint] = []
        for spec in template.constraints {
            guard let constraint = makeConstraint(spec) else { continue }
            if let id = spec.id { namedConstraints[id] = constraint }
            if spec.isActive { active.append(constraint) }
        }
        NSLayoutConstraint.activate(active)
    }

    private func makeConstraint(_ spec: ConstraintSpec) -> NSLayoutConstraint? {
        let equation = spec.equation
        guard let first = item(of: equation.first) else { return nil }
        let constraint = NSLayoutConstraint(
            item: first, attribute: equation.first.attribute, relatedBy: equation.relation,
            toItem: equation.second.flatMap(item), attribute: equation.second?.attribute ?? .notAnAttribute,
            multiplier: equation.multiplier, constant: equation.constant)
        constraint.priority = UILayoutPriority(spec.priority)
        constraint.identifier = spec.identifier
        constraint.reportName = spec.id
        constraint.source = spec.position
        return constraint
    }

    private func item(of side: ConstraintEquation.Side) -> AnyObject? {
        if let guide = guides[side.view] { return guide }
        guard let view = views[side.view] else { return nil }
        guard let name = side.guide else { return view }
        return GuideEntry.named(name)?.guide(view)
    }

    /// For values that mention views.
    private var itemNames: ItemNames {
        ItemNames(view: { [unowned self] in views[$0] }, name: { [unowned self] in ids[ObjectIdentifier($0)] })
    }

    func view(_ name: String) -> UIView? {
        views[name] ?? (name == "cell" ? holder : CellPart(rawValue: name)?.view(of: holder))
    }

    func value(of target: String, _ property: Property) -> PropertyValue? {
        (namedConstraints[target] ?? view(target)).flatMap(property.get)
    }

    /// Sets the values of a row, those that need others last.
    func apply(all settings: [TargetedSetting]) { settings.inPhases.forEach(apply) }

    /// Sets a value of a row, to be taken back by ``restore()``.
    func apply(_ targeted: TargetedSetting) {
        setByRows.insert(targeted.path)
        for other in [targeted] + overwritten(by: targeted) {
            if originals[other.path] == nil { originals[other.path] = original(of: other) }
        }
        set(targeted.setting, on: targeted.target)
    }

    /// A label's text and attributed text replace each other: both are taken back.
    private func overwritten(by targeted: TargetedSetting) -> [TargetedSetting] {
        let texts = ["attributedText", "text", "font"]
        guard texts.contains(targeted.setting.property.name),
            let spec = template.views.first(where: { $0.id == targeted.target })
        else { return [] }
        return texts.filter { $0 != targeted.setting.property.name }.compactMap { name in
            ViewClass.named(spec.type)?.property(name).map {
                TargetedSetting(target: targeted.target, setting: Setting(property: $0, value: .null))
            }
        }
    }

    /// Sets the values of a row in a cell that may have shown another one.
    func show(_ settings: [TargetedSetting]) {
        let own = Set(settings.flatMap { [$0] + overwritten(by: $0) }.map(\.path))
        leftovers = setByRows.subtracting(own).sorted()
        apply(all: settings)
    }

    func restore() {
        guard template.preparesForReuse else { return }
        let settings = originals.sorted { $0.key < $1.key }.map(\.value)
        for targeted in settings.inPhases { set(targeted.setting, on: targeted.target) }
        originals.removeAll()
        setByRows.removeAll()
    }

    private func set(_ setting: Setting, on target: String) {
        guard let item: NSObject = namedConstraints[target] ?? view(target) else { return }
        if target == "cell", let cell = item as? TemplateItemCell { cell.apply(setting) }
        setting.property.set(item, setting.value, itemNames)
    }

    /// What takes a value of a row back, and those that it replaces.
    func originals(of targeted: TargetedSetting) -> [TargetedSetting] {
        ([targeted] + overwritten(by: targeted)).compactMap(original)
    }

    /// The template's value, else the class's own; of a constraint the value it has.
    private func original(of targeted: TargetedSetting) -> TargetedSetting? {
        let property = targeted.setting.property
        func original(_ value: PropertyValue?) -> TargetedSetting? {
            value.map { TargetedSetting(target: targeted.target, setting: Setting(property: property, value: $0)) }
        }
        if let constraint = namedConstraints[targeted.target] { return original(property.get(constraint)) }
        guard let spec = template.views.first(where: { $0.id == targeted.target }) else {
            let stated = template.cellSettings.last {
                $0.target == targeted.target && $0.setting.property.name == property.name
            }
            return stated ?? original(fresh(targeted.target).flatMap(property.get))
        }
        if let stated = spec.settings.last(where: { $0.property.name == property.name }) {
            return original(stated.value)
        }
        if property.name == "translatesAutoresizingMaskIntoConstraints" { return original(.flag(false)) }
        return original(property.get(ViewFactory.make(spec.type)))
    }

    /// A view that is not of the template's making, as new.
    private func fresh(_ target: String) -> UIView? {
        let cell = UITableViewCell(style: (holder as? UITableViewCell)?.cellStyle ?? .default, reuseIdentifier: nil)
        switch target {
        case "cell": return holder is UITableViewCell ? cell : UITableViewHeaderFooterView(reuseIdentifier: nil)
        case "contentView": return cell.contentView
        default: return CellPart(rawValue: target)?.view(of: cell)
        }
    }
}

/// The views that a cell has by its style (fact D5.1), under UIKit's names; a template's own view of that id comes
/// first.
enum CellPart: String, CaseIterable, Sendable {
    case textLabel, detailTextLabel, imageView

    var className: String { self == .imageView ? "UIImageView" : "UILabel" }

    var styles: Set<String> {
        switch self {
        case .textLabel: ["default", "value1", "value2", "subtitle"]
        case .detailTextLabel: ["value1", "value2", "subtitle"]
        case .imageView: ["default", "value1", "subtitle"]
        }
    }

    @MainActor func view(of holder: UIView) -> UIView? {
        guard let cell = holder as? UITableViewCell
        else { return self == .textLabel ? (holder as? UITableViewHeaderFooterView)?.textLabel : nil }
        switch self {
        case .textLabel: return cell.textLabel
        case .detailTextLabel: return cell.detailTextLabel
        case .imageView: return cell.imageView
        }
    }
}
