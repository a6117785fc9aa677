/// A template: what the cells of one kind have in common over all steps. What came later is there from the beginning,
/// hidden or inactive.
final class TemplateHistory {
    typealias Values = [(path: String, value: JSONValue)]

    let name: String
    let kind: String
    private let style: String?
    /// Of the first cell: others of the same are rows of this template.
    private let signature: [CellState.View.Shape]
    private var views: [CellState.View] = []
    private var guides: [CellState.Guide] = []
    private var constraints: [CellState.Constraint] = []
    private var parts: [(name: String, values: [JSONValue.Member], defaults: [JSONValue.Member])] = []
    /// Ids of constraints that rows or steps set.
    private var ids: [CellState.Constraint.Shape: String] = [:]
    private var taken: Set<String> = ["contentView", "cell", "textLabel", "detailTextLabel", "imageView"]

    init(_ name: String, _ state: CellState) {
        self.name = name
        kind = state.kind
        style = state.style
        signature = state.views.map(\.shape)
        parts = state.parts
        extend(by: state, isFirst: true)
    }

    /// Whether a new row is one of this template's.
    func fits(_ state: CellState) -> Bool {
        state.kind == kind && state.style == style && state.views.map(\.shape) == signature
            && state.guides.allSatisfy { guide in !guides.contains { $0.id == guide.id && $0 != guide } }
    }

    /// Whether a row of this template can be so in a later step.
    func admits(_ state: CellState) -> Bool {
        state.kind == kind && state.style == style
            && state.views.allSatisfy { view in
                views.allSatisfy { $0.shape.id != view.shape.id || $0.shape == view.shape }
                    && !guides.contains { $0.id == view.shape.id }
            }
    }

    /// Takes in what the template does not have yet.
    func extend(by state: CellState, isFirst: Bool = false) {
        for view in state.views where !views.contains(where: { $0.shape.id == view.shape.id }) {
            var view = view
            if !isFirst {
                view.values = view.values.map { $0.key == "isHidden" ? .init(key: $0.key, value: .flag(true)) : $0 }
            }
            views.append(view)
            taken.insert(view.shape.id)
        }
        for guide in state.guides where !guides.contains(guide) {
            guides.append(guide)
            taken.insert(guide.id)
        }
        for constraint in state.constraints where !constraints.contains(where: { $0.shape == constraint.shape }) {
            var constraint = constraint
            if !isFirst { constraint.isActive = false }
            constraints.append(constraint)
            if let name = constraint.name { ids[constraint.shape] = claim(name) }
        }
        // A label is measured elsewhere or it is not.
        for view in state.views where view.values.contains(where: { $0.key == "measuredSizes" }) {
            guard let index = views.firstIndex(where: { $0.shape.id == view.shape.id }),
                !views[index].values.contains(where: { $0.key == "measuredSizes" })
            else { continue }
            views[index].values.append(.init(key: "measuredSizes", value: .list([])))
        }
    }

    private func claim(_ wanted: String) -> String {
        CellNames.claim(wanted, else: "constraint", among: &taken)
    }

    private func id(of constraint: CellState.Constraint) -> String {
        if let id = ids[constraint.shape] { return id }
        let id = claim("constraint")
        ids[constraint.shape] = id
        return id
    }

    // MARK: Values

    /// What a cell has otherwise than another, in the order in which a step changes it: what goes, what changes, what
    /// comes. Without `old`, otherwise than the template says.
    func changes(from old: CellState?, to new: CellState) -> Values {
        var (gone, changed, come): (Values, Values, Values) = ([], [], [])
        let known = old.map(values) ?? base
        let before = Dictionary(known.map { ($0.path, $0.value) }, uniquingKeysWith: { _, last in last })
        for (path, value) in values(of: new) where before[path] != value {
            if path.hasSuffix(".isHidden"), value == .flag(true) {
                gone.append((path, value))
            } else {
                changed.append((path, value))
            }
        }
        for constraint in constraints {
            let now = new.constraints.first { $0.shape == constraint.shape }
            let past = old.map { $0.constraints.first { $0.shape == constraint.shape } } ?? constraint
            let (isActive, wasActive) = (now?.isActive ?? false, past?.isActive ?? false)
            func path(_ key: String) -> String { "\(id(of: constraint)).\(key)" }
            if wasActive, !isActive { gone.append((path("isActive"), .flag(false))) }
            if let now {
                let reference = past ?? constraint
                if now.constant != reference.constant { changed.append((path("constant"), .number(now.constant))) }
                if now.priority != reference.priority { changed.append((path("priority"), .number(now.priority))) }
            }
            if !wasActive, isActive { come.append((path("isActive"), .flag(true))) }
        }
        return gone + changed + come
    }

    private var base: Values {
        parts.flatMap { part in part.values.map { ("\(part.name).\($0.key)", $0.value) } }
            + views.flatMap { view in view.values.map { ("\(view.shape.id).\($0.key)", $0.value) } }
    }

    private func values(of state: CellState) -> Values {
        var values: Values = state.parts.flatMap { part in part.values.map { ("\(part.name).\($0.key)", $0.value) } }
        for view in views {
            if let own = state.views.first(where: { $0.shape.id == view.shape.id }) {
                values += own.values.map { ("\(view.shape.id).\($0.key)", $0.value) }
                if !own.values.contains(where: { $0.key == "measuredSizes" }),
                    view.values.contains(where: { $0.key == "measuredSizes" })
                {
                    values.append(("\(view.shape.id).measuredSizes", .list([])))
                }
            } else {
                values.append(("\(view.shape.id).isHidden", .flag(true)))
            }
        }
        return values
    }

    // MARK: Writing

    /// The template as the file has it. To be asked when all changes were, for they decide about ids.
    var json: JSONValue {
        var members: [JSONValue.Member] = []
        if let style, style != "default" { members.append(.init(key: "style", value: .text(style))) }
        for part in parts {
            let own = Self.unusual(part.values, part.defaults)
            if !own.isEmpty { members.append(.init(key: part.name, value: .object(own))) }
        }
        members.append(.init(key: "views", value: .list(views.map(Self.json))))
        if !guides.isEmpty {
            members.append(
                .init(
                    key: "guides",
                    value: .list(guides.map { JSONValue(["id": .text($0.id), "owningView": .text($0.owner)]) })))
        }
        members.append(.init(key: "constraints", value: .list(constraints.map(json))))
        return .object(members)
    }

    private static func json(_ view: CellState.View) -> JSONValue {
        let shape = view.shape
        var members: [JSONValue.Member] = [.init(key: "id", value: .text(shape.id))]
        if shape.type != "UIView" { members.append(.init(key: "type", value: .text(shape.type))) }
        if let name = shape.className { members.append(.init(key: "className", value: .text(name))) }
        if shape.parent != "contentView" { members.append(.init(key: "parent", value: .text(shape.parent))) }
        return .object(members + shape.making + unusual(view.values, view.defaults))
    }

    private static func unusual(
        _ values: [JSONValue.Member], _ defaults: [JSONValue.Member]
    ) -> [JSONValue.Member] { values.filter { !defaults.contains($0) } }

    private func json(_ constraint: CellState.Constraint) -> JSONValue {
        var text = constraint.shape.left
        let number = DeviceRecord.number
        if let right = constraint.shape.right {
            text += " " + right
            if constraint.constant != 0 {
                text += (constraint.constant < 0 ? " - " : " + ") + number(abs(constraint.constant))
            }
        } else {
            text += " " + number(constraint.constant)
        }
        if constraint.priority != 1000 { text += " @\(number(constraint.priority))" }
        let id = ids[constraint.shape]
        let identifier = constraint.shape.identifier.flatMap { $0 == id ? nil : $0 }
        guard id != nil || identifier != nil || !constraint.isActive else { return .text(text) }
        var members: [JSONValue.Member] = []
        if let id { members.append(.init(key: "id", value: .text(id))) }
        if let identifier { members.append(.init(key: "identifier", value: .text(identifier))) }
        members.append(.init(key: "constraint", value: .text(text)))
        if !constraint.isActive { members.append(.init(key: "isActive", value: .flag(false))) }
        return .object(members)
    }
}
