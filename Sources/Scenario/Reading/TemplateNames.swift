/// The views of a template by name, with their places in the hierarchy.
struct TemplateNames {
    /// Deeper hierarchies are refused: walking them would exhaust the stack.
    static let depthLimit = 256

    let inOrder: [String]
    let all: Set<String>
    /// Steps below the root of each view.
    private(set) var depths: [String: Int] = [:]
    /// A view and the chain of parents that leads back to it, for one view of each cycle.
    private(set) var rings: [String: [String]] = [:]
    private var roots: [String: String] = [:]

    /// - Complexity: O(views).
    init(_ views: [ViewSpec]) {
        inOrder = ["contentView"] + views.map(\.id)
        all = Set(inOrder)
        let parents = Dictionary(views.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
        depths["contentView"] = 0
        roots["contentView"] = "contentView"
        for view in views where depths[view.id] == nil { settle(view.id, parents) }
    }

    func root(of view: String) -> String? { roots[view] }

    /// Walks up to a view whose place is known and writes the places of those passed.
    private mutating func settle(_ view: String, _ parents: [String: String?]) {
        var chain = [view]
        var members: Set<String> = [view]
        var base = -1
        var root: String?
        while let parent = parents[chain[chain.count - 1]] ?? nil {
            if let known = depths[parent] {
                base = known
                root = roots[parent]
                break
            }
            if !members.insert(parent).inserted {
                rings[view] = chain + [parent]
                break
            }
            chain.append(parent)
        }
        let top = root ?? chain[chain.count - 1]
        for (steps, name) in chain.reversed().enumerated() {
            depths[name] = base + 1 + steps
            roots[name] = top
        }
    }
}
