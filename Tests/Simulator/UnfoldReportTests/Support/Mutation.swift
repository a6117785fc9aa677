import Foundation
import UnfoldAutoLayout

@testable import UnfoldScenario

/// One edit of a scenario, as an author makes it, and how a check should name it.
struct Mutation: Sendable {
    var name: String
    /// Words of which the first thing told must have one.
    var words: [String]
    var document: ScenarioDocument
}

/// Makes edits of every kind that a document has a position for.
struct Mutator {
    let document: ScenarioDocument
    private var found: [Mutation] = []

    init(_ document: ScenarioDocument) { self.document = document }

    /// - Complexity: O(size of the document²).
    mutating func all() -> [Mutation] {
        found = []
        traits()
        table()
        for template in document.templates.indices {
            views(template)
            constraints(template)
        }
        rows()
        steps()
        return found
    }

    private mutating func add(_ name: String, _ words: String..., edit: (inout ScenarioDocument) -> Void) {
        var changed = document
        edit(&changed)
        found.append(Mutation(name: name, words: words, document: changed))
    }

    // MARK: Environment and table

    private mutating func traits() {
        add("width", "width is") {
            $0.deviceTraits.resize(width: 222, height: $0.deviceTraits.environment.screenSize.height)
        }
        add("scale", "scale is") {
            $0.deviceTraits.environment.displayScale = $0.deviceTraits.environment.displayScale == 3 ? 1 : 3
        }
        add("content size", "contentSizeCategory is") {
            $0.deviceTraits.environment.contentSizeCategory = .accessibilityExtraLarge
        }
        add("direction", "layoutDirection is") {
            let current = $0.deviceTraits.environment.layoutDirection
            $0.deviceTraits.environment.layoutDirection = current == .rightToLeft ? .leftToRight : .rightToLeft
        }
        add("generation", "generation is") {
            $0.deviceTraits.environment.generation = $0.deviceTraits.environment.generation == .ios26 ? .mid : .ios26
        }
    }

    private func value(_ type: String, _ property: String, _ value: PropertyValue) -> Setting? {
        ViewClass.named(type)?.property(property).map { Setting(property: $0, value: value) }
    }

    private mutating func table() {
        guard let line = value("UITableView", "separatorStyle", .word("singleLine")),
            let none = value("UITableView", "separatorStyle", .word("none")),
            let fixed = value("UITableView", "rowHeight", .number(61))
        else { return }
        let has = document.table.settings.contains { $0.property.name == "separatorStyle" && $0.value == .word("none") }
        add("separator", "table.separatorStyle") {
            $0.table.settings.removeAll { $0.property.name == "separatorStyle" }
            $0.table.settings.append(has ? line : none)
        }
        add("fixed heights", "table.rowHeight") {
            $0.table.settings.removeAll { $0.property.name == "rowHeight" }
            $0.table.settings.append(fixed)
        }
    }

    // MARK: Views

    private mutating func set(_ template: Int, _ view: Int, _ setting: Setting?, _ kind: String) {
        guard let setting else { return }
        let id = document.templates[template].views[view].id
        add(kind, "\(id).\(setting.property.name)") {
            $0.templates[template].views[view].settings.removeAll { $0.property.name == setting.property.name }
            $0.templates[template].views[view].settings.append(setting)
        }
    }

    private mutating func views(_ template: Int) {
        for (index, view) in document.templates[template].views.enumerated() {
            let type = ViewClass.named(view.type)
            func current(_ property: String) -> PropertyValue? {
                view.settings.last { $0.property.name == property }?.value
            }
            set(template, index, value(view.type, "isHidden", .flag(current("isHidden") != .flag(true))), "hidden")
            if type?.property("text") != nil, current("attributedText") == nil {
                set(template, index, value(view.type, "text", .text(Self.longText)), "text")
                set(template, index, value(view.type, "text", .text("")), "empty text")
                set(template, index, value(view.type, "font", .font(FontSpec(size: 29))), "font size")
                set(
                    template, index, value(view.type, "font", .font(FontSpec(size: 17, weight: "black"))), "font weight"
                )
            }
            if type?.property("numberOfLines") != nil {
                let lines: Double = current("numberOfLines") == .number(0) ? 1 : 0
                set(template, index, value(view.type, "numberOfLines", .number(lines)), "lines")
            }
            if type?.property("image") != nil {
                set(template, index, value(view.type, "image", .image(.size(width: 71, height: 83))), "image")
            }
            if type?.isKind(of: "UIStackView") == true {
                let isVertical = current("axis") == .word("vertical")
                set(template, index, value(view.type, "axis", .word(isVertical ? "horizontal" : "vertical")), "axis")
                set(template, index, value(view.type, "spacing", .number(23)), "spacing")
                set(template, index, value(view.type, "layoutMargins", .numbers([7, 7, 7, 7])), "insets")
                set(
                    template, index, value(view.type, "isLayoutMarginsRelativeArrangement", .flag(true)),
                    "margins in stacks")
                set(template, index, value(view.type, "distribution", .word("fillEqually")), "distribution")
                set(
                    template, index, value(view.type, "arrangedSubviews", .names(Array(view.arranged.reversed()))),
                    "order of views")
                set(
                    template, index, value(view.type, "arrangedSubviews", .names(Array(view.arranged.dropLast()))),
                    "fewer views")
            }
            set(
                template, index,
                value(view.type, "contentCompressionResistancePriority", .priorities(horizontal: nil, vertical: 1)),
                "resistance")
            set(
                template, index,
                value(view.type, "contentHuggingPriority", .priorities(horizontal: nil, vertical: 999)), "hugging")
        }
        for (property, value) in [
            ("accessoryType", PropertyValue.word("disclosureIndicator")), ("indentationLevel", .number(4)),
        ] {
            guard let setting = self.value("UITableViewCell", property, value) else { continue }
            add(property, "cell.\(property)") {
                $0.templates[template].cellSettings.removeAll { $0.setting.property.name == property }
                $0.templates[template].cellSettings.append(TargetedSetting(target: "cell", setting: setting))
            }
        }
    }

    static let longText = "A text that is longer than what stood here before, so that it wraps to several lines more."

    // MARK: Constraints

    private mutating func constraints(_ template: Int) {
        for (index, constraint) in document.templates[template].constraints.enumerated() {
            let names = constraint.id.map { [$0] } ?? [constraint.equation.first.text]
            func change(_ kind: String, _ value: String, _ edit: (inout ConstraintSpec) -> Void) {
                var changed = document
                edit(&changed.templates[template].constraints[index])
                let words =
                    constraint.id == nil
                    ? names.flatMap { ["the \(value) of the constraint \($0)", "\($0).\(value)"] }
                    : names.map { "\($0).\(value)" }
                found.append(Mutation(name: kind, words: words, document: changed))
            }
            change("constant", "constant") { $0.equation.constant += 9 }
            change("priority", "priority") { $0.priority = $0.priority == 1000 ? 20 : 1000 }
            change("multiplier", "multiplier") { $0.equation.multiplier *= $0.equation.second == nil ? 1 : 0.5 }
            change("active", "isActive") { $0.isActive.toggle() }
            change("relation", "form") {
                $0.equation.relation = $0.equation.relation == .equal ? .greaterThanOrEqual : .equal
            }
        }
    }

    // MARK: Rows

    private mutating func rows() {
        for section in document.table.sections.indices {
            let rows = document.table.sections[section].rows
            guard let first = rows.first else { continue }
            add("insert", "new row") {
                var row = first
                row.id = "inserted-row"
                $0.table.sections[section].rows.insert(row, at: 0)
            }
            add("duplicate", "new row") {
                var row = first
                row.id = "\(first.id)-copy"
                $0.table.sections[section].rows.append(row)
            }
            if rows.count > 1 {
                let isNamedLater = document.writtenInputs.contains { given in
                    given.kind == .step && given.values.contains { $0.text.contains(first.id) }
                }
                if !isNamedLater { add("delete", "row removed") { $0.table.sections[section].rows.removeFirst() } }
                add("row order", "moved from place") { $0.table.sections[section].rows.swapAt(0, 1) }
            }
            add("given height", "\(first.id)'s height", "height is fixed") {
                $0.table.sections[section].rows[0].height = 71
            }
            if document.templates.count > 1, let other = document.templates.first(where: { $0.name != first.template })
            {
                add("another template", "\(first.id)'s template") {
                    $0.table.sections[section].rows[0].template = other.name
                    $0.table.sections[section].rows[0].settings = []
                }
            }
            for (index, setting) in first.settings.enumerated() {
                guard case .text = setting.setting.value else { continue }
                add("text of a row", "\(first.id)'s \(setting.target).") {
                    $0.table.sections[section].rows[0].settings[index].setting.value = .text(Self.longText)
                }
            }
            add("title of a header", "new row", "header's title") {
                $0.table.sections[section].header = PartSpec(title: "A header")
            }
        }
    }

    private mutating func steps() {
        for (index, step) in document.steps.enumerated() where step.actions.contains(where: { $0.word == "update" }) {
            add("value in a step", "step \(step.name) does") {
                for action in $0.steps[index].actions.indices where $0.steps[index].actions[action].word == "update" {
                    let raised = $0.steps[index].actions[action].edited(by: StepEdit(setting: { Self.raised($1) }))
                    if let raised { $0.steps[index].actions[action] = raised }
                }
            }
        }
    }

    private static func raised(_ setting: TargetedSetting) -> TargetedSetting {
        guard case .number(let number) = setting.setting.value, setting.setting.property.name == "constant" else {
            return setting
        }
        var setting = setting
        setting.setting.value = .number(number + 13)
        return setting
    }
}
