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
    /// What the template says of properties that rows have set since, to be restored for the next row.
    private var originals: [String: (target: String, setting: Setting)] = [:]
    private var template: Template?

    static func make(_ template: Template) -> TemplateCell {
        let cell = TemplateCell(style: .default, reuseIdentifier: template.name)
        cell.build(template)
        return cell
    }

    private func build(_ template: Template) {
        self.template = template
        views["contentView"] = contentView
        for spec in template.views {
            let view = ViewFactory.make(spec)
            views[spec.id] = view
        }
        for spec in template.views {
            if let parent = spec.parent { views[parent]?.addSubview(views[spec.id]!) }
        }
        for spec in template.guides {
            let guide = UILayoutGuide()
            guide.identifier = spec.id
            guides[spec.id] = guide
            if let owner = spec.parent { views[owner]?.addLayoutGuide(guide) }
        }
        for spec in template.views {
            guard let stack = views[spec.id] as? UIStackView else { continue }
            spec.arranged.compactMap { views[$0] }.forEach(stack.addArrangedSubview)
        }
        for spec in template.views {
            for setting in spec.settings { PropertySetter.apply(setting, to: views[spec.id]!) }
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
        switch side.guide {
        case "layoutMarginsGuide": return view.layoutMarginsGuide
        case "safeAreaLayoutGuide": return view.safeAreaLayoutGuide
        case "readableContentGuide": return view.readableContentGuide
        default: return view
        }
    }

    // MARK: Rows

    func apply(_ targeted: TargetedSetting) {
        let setting = targeted.setting
        let key = "\(targeted.target).\(setting.property.rawValue)"
        if originals[key] == nil { originals[key] = (targeted.target, original(of: targeted)) }
        set(setting, on: targeted.target)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        for key in originals.keys.sorted() { set(originals[key]!.setting, on: originals[key]!.target) }
        originals.removeAll()
    }

    private func set(_ setting: Setting, on target: String) {
        if let constraint = namedConstraints[target] {
            PropertySetter.apply(setting, to: constraint)
        } else if let view = views[target] {
            PropertySetter.apply(setting, to: view)
        }
    }

    private func original(of targeted: TargetedSetting) -> Setting {
        let property = targeted.setting.property
        if let constraint = namedConstraints[targeted.target] {
            return PropertySetter.current(property, of: constraint)
        }
        let spec = template?.views.first { $0.id == targeted.target }
        return spec?.settings.last { $0.property == property }
            ?? PropertySetter.current(property, of: ViewFactory.make(ofType: spec?.type ?? "UIView"))
    }
}
