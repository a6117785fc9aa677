/// What the cells of one kind have in common; what came later is there from the beginning, hidden or inactive.
final class TemplateHistory {
    typealias Values = [(path: String, value: JSONValue)]

    let name, kind: String
    private let style: String?
    /// Of the first cell: others of the same are rows of this template.
    private let signature: [CellState.View.Shape]
    private var views: [CellState.View] = []
    private var guides: [CellState.Guide] = []
    private var constraints: [CellState.Constraint] = []
    private var parts: [(name: String, values: Members, defaults: Members)] = []
    private var ids: [CellState.Constraint.Shape: String] = [:]
    private var taken = UniqueNames(["contentView", "cell", "textLabel", "detailTextLabel", "imageView"])

    init(_ name: String, _ state: CellState) {
        self.name = name
        kind = state.kind
        style = state.style
        signature = state.views.map(\.shape)
        parts = state.parts
        extend(by: state, isFirst: true)
    }

    func fits(_ state: CellState) -> Bool {
        state.kind == kind && state.style == style && state.views.map(\.shape) == signature
            && state.guides.allSatisfy { guide in !guides.contains { $0.id == guide.id && $0 != guide } }
    }

    func admits(_ state: CellState) -> Bool {
        state.kind == kind && state.style == style
            && state.views.allSatisfy { view in
                views.allSatisfy { $0.shape.id != view.shape.id || $0.shape == view.shape }
                    && !guides.contains { $0.id == view.shape.id }
            }
    }

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
            if let name = constraint.name { ids[constraint.shape] = taken.claim(name, else: "constraint") }
        }
        // A label is measured elsewhere or it is not.
        for view in state.views where view.isMeasured {
            guard let index = views.firstIndex(where: { $0.shape.id == view.shape.id }), !views[index].isMeasured
            else { continue }
            views[index].values += Members(["measuredSizes": .list([])])
        }
    }

    private func id(of constraint: CellState.Constraint) -> String {
        if let id = ids[constraint.shape] { return id }
        let id = taken.claim("constraint")
        ids[constraint.shape] = id
        return id
    }

    // MARK: Values

    /// What a cell has otherwise than another, or than the template: what goes, then what changes, then what comes.
    func changes(from old: CellState?, to new: CellState) -> Values {
        var (gone, changed, come): (Values, Values, Values) = ([], [], [])
        let known = old.map(values) ?? base
        let before = Dictionary(known.map { ($0.path, $0.value) }, uniquingKeysWith: { _, last in last })
        for (path, value) in values(of: new) where before[path] != value {
            let isHiding = path.hasSuffix(".isHidden") && value == .flag(true)
            if isHiding { gone.append((path, value)) } else { changed.append((path, value)) }
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
        parts.flatMap { Self.values($0.values, of: $0.name) }
            + views.flatMap { Self.values($0.values, of: $0.shape.id) }
    }

    private static func values(_ members: Members, of name: String) -> Values {
        members.map { ("\(name).\($0.key)", $0.value) }
    }

    private func values(of state: CellState) -> Values {
        let parts = state.parts.flatMap { Self.values($0.values, of: $0.name) }
        return parts
            + views.flatMap { view -> Values in
                let id = view.shape.id
                guard let own = state.views.first(where: { $0.shape.id == id }) else {
                    return [("\(id).isHidden", .flag(true))]
                }
                let isUnmeasured = view.isMeasured && !own.isMeasured
                return Self.values(own.values, of: id) + (isUnmeasured ? [("\(id).measuredSizes", .list([]))] : [])
            }
    }

    // MARK: Writing

    /// The template as the file has it. To be asked when all changes were, for they decide about ids.
    var json: JSONValue {
        let own = parts.map { JSONValue.Member(key: $0.name, value: .object(Self.unusual($0.values, $0.defaults))) }
        let guides = guides.map { JSONValue(["id": .text($0.id), "owningView": .text($0.owner)]) }
        return .object(
            Members(["style": style.flatMap { $0 == "default" ? nil : .text($0) }])
                + own.filter { $0.value != .object([]) }
                + Members([
                    "views": .list(views.map(Self.json)), "guides": guides.isEmpty ? nil : .list(guides),
                    "constraints": .list(constraints.map(json)),
                ]))
    }

    private static func json(_ view: CellState.View) -> JSONValue {
        let shape = view.shape
        let members = Members([
            "id": .text(shape.id), "type": shape.type == "UIView" ? nil : .text(shape.type),
            "className": shape.className.map { .text($0) },
            "parent": shape.parent == "contentView" ? nil : .text(shape.parent),
        ])
        return .object(members + shape.making + unusual(view.values, view.defaults))
    }

    private static func unusual(_ values: Members, _ defaults: Members) -> Members {
        values.filter { !defaults.contains($0) }
    }

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
        return JSONValue([
            "id": id.map { .text($0) }, "identifier": identifier.map { .text($0) }, "constraint": .text(text),
            "isActive": constraint.isActive ? nil : .flag(false),
        ])
    }
}
