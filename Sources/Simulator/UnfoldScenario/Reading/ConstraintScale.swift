/// How far apart multipliers set the lengths of a template: along a chain of them it grows beyond what can be solved.
struct ConstraintScale {
    private struct Node: Hashable {
        let view: String
        let isVertical: Bool
    }

    /// Power of ten between the largest and the smallest length that constraints tie together; nil without any.
    let power: Double?

    init(_ constraints: [ConstraintSpec]) {
        var ties: [Node: [(node: Node, power: Double)]] = [:]
        var order: [Node] = []
        for equation in constraints.map(\.equation) where equation.multiplier != 0 {
            guard let second = equation.second else { continue }
            let nodes = (Self.node(equation.first), Self.node(second))
            let power = log10(abs(equation.multiplier))
            ties[nodes.0, default: []].append((nodes.1, -power))
            ties[nodes.1, default: []].append((nodes.0, power))
            order.append(nodes.0)
        }
        var known: [Node: Double] = [:]
        var largest: Double?
        for start in order where known[start] == nil {
            known[start] = 0
            var range = (low: 0.0, high: 0.0)
            var open = [start]
            while let node = open.popLast() {
                let here = known[node] ?? 0
                for tie in ties[node] ?? [] where known[tie.node] == nil {
                    known[tie.node] = here + tie.power
                    range = (min(range.low, here + tie.power), max(range.high, here + tie.power))
                    open.append(tie.node)
                }
            }
            largest = max(largest ?? 0, range.high - range.low)
        }
        power = largest
    }

    private static func node(_ side: ConstraintEquation.Side) -> Node {
        switch side.attribute {
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            Node(view: side.view, isVertical: true)
        default: Node(view: side.view, isVertical: false)
        }
    }
}
