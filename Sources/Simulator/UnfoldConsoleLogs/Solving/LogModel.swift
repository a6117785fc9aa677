import UnfoldSimplex

struct LogModel {
    struct Assumptions {
        var isRightToLeft = false
        /// Margins that no line shows, in points; nil lets them be anything from 0 up, as near to 8 as can be.
        var margin: Double?
        /// Whether a superview that no line names is the one guessed.
        var trustsGuesses = false
        var omitted: Set<Int> = []
        var priorities: [Int: Float] = [:]
        var constants: [Int: Double] = [:]
        var relations: [Int: NSLayoutConstraint.Relation] = [:]
    }

    var solver = Solver()
    private(set) var rows: [[ConstraintID]] = []
    typealias Origins = [ConstraintID: (line: Int, right: Double)]
    private(set) var origins: Origins = [:]
    private let hierarchy: LogHierarchy
    private let assumptions: Assumptions
    private var boxes: [String: Box] = [:]
    private(set) var hidden: [Hidden: Variable] = [:]
    private var lengths: [Variable: (item: LogItem, attribute: LogAttribute)] = [:]

    private struct Box {
        var item: LogItem
        var x, y, width, height: Variable
    }

    struct Hidden: Hashable {
        var key: String
        var attribute: LogAttribute
        var isInset: Bool
    }

    init(_ constraints: [LogConstraint], _ hierarchy: LogHierarchy, _ assumptions: Assumptions) {
        self.hierarchy = hierarchy
        self.assumptions = assumptions
        rows = constraints.map { _ in [] }
        for index in constraints.indices where !assumptions.omitted.contains(index) { enter(constraints[index], index) }
    }

    func name(of variable: Variable) -> String? {
        let known = lengths[variable].map { ($0.item, $0.attribute) }
        let box = boxes.values.first { $0.width == variable || $0.height == variable }
        return (known ?? box.map { ($0.item, $0.width == variable ? .width : .height) })
            .map { "\($0.printed).\($1.rawValue)" }
    }

    /// Left side less the attribute on the right, of the first row of a line.
    func offset(of line: Int, _ equation: LogEquation) -> Double {
        guard let row = rows[line].first else { return 0 }
        let wanted = assumptions.constants[line] ?? equation.constant.value
        return solver.value(of: row) - (origins[row]?.right ?? wanted) + wanted
    }

    // MARK: Rows

    mutating func enter(_ constraint: LogConstraint, _ index: Int) {
        guard let equation = constraint.equation else { return }
        var form = LinearForm()
        let factor = equation.multiplier.value
        form.add(position(equation.first, in: constraint), times: 1)
        if let second = equation.second {
            form.add(position(second, in: constraint), times: -factor)
            // A factor scales positions as seen from the view that holds the constraint.
            if factor != 1, !second.attribute.isSize, let origin = origin(of: equation) {
                form.add(LinearForm(terms: [Term(1, origin)]), times: factor - 1)
            }
        }
        let constant = assumptions.constants[index] ?? equation.constant.value
        let relation = assumptions.relations[index] ?? equation.relation
        let priority = assumptions.priorities[index] ?? Float(equation.priority.value)
        if let content = equation.contentPriorities {
            add(form, .lessThanOrEqual, constant, Float(content.hugging.value), index)
            add(form, .greaterThanOrEqual, constant, Float(content.resistance.value), index)
        } else {
            add(form, relation, constant, priority, index)
        }
    }

    private mutating func add(
        _ form: LinearForm, _ relation: NSLayoutConstraint.Relation, _ constant: Double, _ priority: Float, _ line: Int
    ) {
        let right = constant - form.constant
        // Numbers and priorities were checked when the line was read.
        guard let row = try? solver.add(form.terms, relation.simplex, right, priority: Priority(priority))
        else { return }
        rows[line].append(row)
        origins[row] = (line, right)
    }

    /// Where the coordinates of the view that holds a constraint begin, if the log shows that view.
    private func origin(of equation: LogEquation) -> Variable? {
        guard let second = equation.second, let one = hierarchy.index(of: equation.first.item),
            let other = hierarchy.index(of: second.item), let view = hierarchy.commonAncestor(one, other),
            let box = boxes[hierarchy.items[view].key]
        else { return nil }
        return second.attribute.axis == .horizontal ? box.x : box.y
    }

    private mutating func box(_ item: LogItem) -> Box {
        if let box = boxes[item.key] { return box }
        let box = Box(
            item: item, x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(.nonNegative),
            height: solver.makeVariable(.nonNegative))
        boxes[item.key] = box
        return box
    }

    private mutating func position(_ operand: LogOperand, in constraint: LogConstraint) -> LinearForm {
        let (item, attribute) = (operand.item, operand.attribute)
        let box = box(item)
        let isHorizontal = attribute.axis == .horizontal
        let (origin, length) = isHorizontal ? (box.x, box.width) : (box.y, box.height)
        let near: LogAttribute = isHorizontal ? .leftMargin : .topMargin
        let far: LogAttribute = isHorizontal ? .rightMargin : .bottomMargin
        // The right one of the directional edges.
        let isRight = (attribute == .trailing || attribute == .trailingMargin) != assumptions.isRightToLeft
        let terms: [Term] =
            switch attribute {
            case .width, .height: [Term(1, length)]
            case .contentWidth, .contentHeight: [Term(1, content(operand))]
            case .left, .minX, .top, .minY: [Term(1, origin)]
            case .right, .maxX, .bottom, .maxY: [Term(1, origin), Term(1, length)]
            case .centerX, .midX, .centerY, .midY: [Term(1, origin), Term(0.5, length)]
            case .leading, .trailing: isRight ? [Term(1, origin), Term(1, length)] : [Term(1, origin)]
            case .firstBaseline: [Term(1, origin), Term(1, inset(item, attribute))]
            case .lastBaseline, .baseline: [Term(1, origin), Term(1, length), Term(-1, inset(item, .lastBaseline))]
            case .centerXWithinMargins, .centerYWithinMargins:
                [Term(1, origin), Term(0.5, length), Term(0.5, inset(item, near)), Term(-0.5, inset(item, far))]
            case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
                attribute == far || (attribute.isDirectional && isRight)
                    ? [Term(1, origin), Term(1, length), Term(-1, inset(item, far))]
                    : [Term(1, origin), Term(1, inset(item, near))]
            }
        var form = LinearForm(terms: terms)
        if attribute.isDirectional, assumptions.isRightToLeft { form = form.negated }
        if attribute.isInSuperview { form.add(-1, superviewOrigin(of: operand, in: constraint)) }
        return form
    }

    /// An inset that no line shows: a margin, or the distance of a baseline.
    private mutating func inset(_ item: LogItem, _ side: LogAttribute) -> Variable {
        let (variable, isNew) = variable(Hidden(key: item.key, attribute: side, isInset: true), .nonNegative)
        guard isNew else { return variable }
        lengths[variable] = (item, side)
        if side.isMargin {
            let term = [Term(1, variable)]
            if let margin = assumptions.margin {
                _ = try? solver.add(term, .equal, margin)
            } else {
                _ = try? solver.add(term, .equal, 8, priority: Priority(1))
                balance(variable, item, side)
            }
        }
        return variable
    }

    /// Of insets that are as near to 8, equal ones on both sides are likelier.
    private mutating func balance(_ variable: Variable, _ item: LogItem, _ side: LogAttribute) {
        let opposites: [LogAttribute: LogAttribute] = [
            .leftMargin: .rightMargin, .rightMargin: .leftMargin, .topMargin: .bottomMargin, .bottomMargin: .topMargin,
        ]
        guard let other = opposites[side], let opposite = hidden[Hidden(key: item.key, attribute: other, isInset: true)]
        else { return }
        _ = try? solver.add([Term(1, variable), Term(-1, opposite)], .equal, 0, priority: Priority(0.5))
    }

    private mutating func superviewOrigin(of operand: LogOperand, in constraint: LogConstraint) -> Variable {
        let isHorizontal = operand.attribute.axis == .horizontal
        let bar = constraint.suffix.names.first { $0.name == "|" }?.item
        // Masks compare with the superview, in the superview's own coordinates.
        let masked = constraint.kind == .autoresizing ? constraint.equation?.second?.item : nil
        let guessed = assumptions.trustsGuesses ? hierarchy.index(of: operand.item).flatMap(hierarchy.parent) : nil
        if let outer = bar ?? masked ?? guessed.map({ hierarchy.items[$0] }) {
            return isHorizontal ? box(outer).x : box(outer).y
        }
        return variable(Hidden(key: operand.item.key, attribute: isHorizontal ? .left : .top, isInset: false)).variable
    }

    private mutating func content(_ operand: LogOperand) -> Variable {
        let entry = Hidden(key: operand.item.key, attribute: operand.attribute, isInset: false)
        let (variable, isNew) = variable(entry, .nonNegative)
        if isNew { lengths[variable] = (operand.item, operand.attribute) }
        return variable
    }

    private mutating func variable(_ entry: Hidden, _ domain: Variable.Domain = .free) -> (
        variable: Variable, isNew: Bool
    ) {
        if let known = hidden[entry] { return (known, false) }
        let variable = solver.makeVariable(domain)
        hidden[entry] = variable
        return (variable, true)
    }
}

extension LogAttribute {
    var isDirectional: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }

    var isInSuperview: Bool { [.minX, .minY, .midX, .midY, .maxX, .maxY].contains(self) }
}

extension LinearForm {
    mutating func add(_ other: LinearForm, times factor: Double) { subtract(other, times: -factor) }

    var negated: LinearForm {
        var form = LinearForm()
        form.subtract(self, times: 1)
        return form
    }
}
