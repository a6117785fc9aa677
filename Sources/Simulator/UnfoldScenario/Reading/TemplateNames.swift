struct TemplateNames {
    /// Deeper hierarchies are refused: walking them would exhaust the stack.
    static let depthLimit = 256

    /// Of what a mistake has kept from being read.
    let scope: String
    let inOrder: [String]
    let all, made, guides: Set<String>
    let parents: [String: String?]
    let types: [String: String]
    private(set) var depths: [String: Int] = [:]
    private(set) var rings: [String: [String]] = [:]
    private(set) var roots: [String: String] = [:]

    init(views made: [ViewSpec], guides: [ViewSpec], scope: String) {
        self.scope = scope
        let views = made + guides
        inOrder = ["contentView"] + views.map(\.id)
        all = Set(inOrder)
        self.made = Set(made.map(\.id))
        self.guides = Set(guides.map(\.id))
        types = Dictionary(firsts: views.map { ($0.id, $0.type) })
        parents = Dictionary(firsts: views.map { ($0.id, $0.parent) })
        depths["contentView"] = 0
        roots["contentView"] = "contentView"
        for view in views where depths[view.id] == nil { setDepth(view.id) }
    }

    private mutating func setDepth(_ view: String) {
        var chain = [view]
        var members: Set<String> = [view]
        var base = -1
        var root: String?
        var isRing = false
        while let parent = parents[chain[chain.count - 1]] ?? nil {
            if let known = depths[parent] {
                (base, root) = (known, roots[parent])
                break
            }
            if !members.insert(parent).inserted {
                rings[view] = chain + [parent]
                isRing = true
                break
            }
            chain.append(parent)
        }
        let top = root ?? chain[chain.count - 1]
        for (steps, name) in chain.reversed().enumerated() {
            // In a ring no view is deeper than another.
            depths[name] = isRing ? 0 : base + 1 + steps
            roots[name] = top
        }
    }
}
