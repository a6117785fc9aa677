import AutoLayout
import Foundation
import TableLayout

/// A cell built from a template.
final class TemplateCell: UITableViewCell {
    private(set) var views: [String: UIView] = [:]
    /// Ids in the template's order.
    var viewOrder: [String] { template?.views.map(\.id) ?? [] }
    private var guides: [String: UILayoutGuide] = [:]
    private(set) var namedConstraints: [String: NSLayoutConstraint] = [:]
    private var ids: [ObjectIdentifier: String] = [:]
    /// What the template says of properties that rows have set since, to be restored for the next row.
    private var originals: [String: TargetedSetting] = [:]
    private var template: Template?

    static func make(_ template: Template) -> TemplateCell {
        let style = TemplateReader.styles.first { $0.name == template.style }?.style ?? .default
        let cell = TemplateCell(style: style, reuseIdentifier: template.name)
        cell.build(template)
        return cell
    }

    private func build(_ template: Template) {
        self.template = template
        views["contentView"] = contentView
        views["cell"] = self
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
        applySettings(template)
        var active: [NSLayoutConstraint] = []
        for spec in template.constraints {
            guard let constraint = makeConstraint(spec) else { continue }
            if let id = spec.id { namedConstraints[id] = constraint }
            if spec.isActive { active.append(constraint) }
        }
        NSLayoutConstraint.activate(active)
    }

    /// What stacks arrange first, then values, then what needs the arrangement.
    private func applySettings(_ template: Template) {
        for phase in [Property.Phase.structure, .values, .last] {
            for spec in template.views {
                for setting in spec.settings where setting.property.phase == phase { set(setting, on: spec.id) }
            }
        }
        for targeted in template.cellSettings { set(targeted.setting, on: targeted.target) }
    }

    private func makeConstraint(_ spec: ConstraintSpec) -> NSLayoutConstraint? {
        let equation = spec.equation
        guard let first = item(equation.first) else { return nil }
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

    private func item(_ side: ConstraintEquation.Side) -> AnyObject? {
        if let guide = guides[side.view] { return guide }
        guard let view = views[side.view] else { return nil }
        guard let name = side.guide else { return view }
        return GuideEntry.named(name)?.guide(view)
    }

    /// For values that mention views.
    private var itemNames: ItemNames {
        ItemNames(view: { [unowned self] in views[$0] }, name: { [unowned self] in ids[ObjectIdentifier($0)] })
    }

    // MARK: Rows

    func apply(_ targeted: TargetedSetting) {
        let key = "\(targeted.target).\(targeted.setting.property.name)"
        if originals[key] == nil { originals[key] = original(of: targeted) }
        set(targeted.setting, on: targeted.target)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        let settings = originals.keys.sorted().compactMap { originals[$0] }
        for phase in [Property.Phase.structure, .values, .last] {
            for targeted in settings where targeted.setting.property.phase == phase {
                set(targeted.setting, on: targeted.target)
            }
        }
        originals.removeAll()
    }

    private func set(_ setting: Setting, on target: String) {
        guard let item: NSObject = namedConstraints[target] ?? views[target] else { return }
        setting.property.set(item, setting.value, itemNames)
    }

    /// The template's value, else the class's own; of a constraint the value it has.
    private func original(of targeted: TargetedSetting) -> TargetedSetting? {
        let property = targeted.setting.property
        func original(_ value: PropertyValue?) -> TargetedSetting? {
            value.map { TargetedSetting(target: targeted.target, setting: Setting(property: property, value: $0)) }
        }
        if let constraint = namedConstraints[targeted.target] { return original(property.get(constraint)) }
        if let settings = template?.cellSettings.filter({ $0.target == targeted.target }), !settings.isEmpty,
            let stated = settings.last(where: { $0.setting.property.name == property.name })
        {
            return stated
        }
        if let spec = template?.views.first(where: { $0.id == targeted.target }) {
            if let stated = spec.settings.last(where: { $0.property.name == property.name }) {
                return original(stated.value)
            }
            if property.name == "translatesAutoresizingMaskIntoConstraints" { return original(.flag(false)) }
            return original(property.get(ViewFactory.make(spec.type)))
        }
        let fresh = UITableViewCell(style: style, reuseIdentifier: nil)
        return original(property.get(targeted.target == "cell" ? fresh : fresh.contentView))
    }
}
