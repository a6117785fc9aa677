/// Which view is in which: facts first (visual format, margins), then guesses, the surest first, without contradiction.
struct LogHierarchy {
    private(set) var items: [LogItem] = []
    private var indices: [String: Int] = [:]
    /// Items that are in the same view share a slot; a slot names that view once it is known.
    private var slots: [Int] = []
    private var members: [[Int]] = []
    private var views: [Int?] = []
    /// Items whose size is dictated from outside: nothing but facts puts them into another view.
    private var roots: Set<Int> = []

    init(_ constraints: [LogConstraint], guesses: Bool = true) {
        for constraint in constraints { enter(constraint) }
        let equations = constraints.compactMap { constraint in constraint.equation.map { (constraint, $0) } }
        for (constraint, equation) in equations { takeFacts(constraint, equation) }
        if guesses {
            for (_, equation) in equations { guessFromEqualEdges(equation) }
            for (_, equation) in equations { guessFromDistances(equation) }
            guessFromSizes(equations.map(\.1).filter { $0.items.count == 2 && $0.relatesSizes })
        }
        paths = findPaths()
    }

    func index(of item: LogItem) -> Int? { indices[item.key] }
    func parent(_ index: Int) -> Int? { views[slots[index]] }

    func depth(_ index: Int) -> Int { ancestors(index).count - 1 }

    /// Breadth first. The order of siblings is taken to be that in which the list names them.
    private(set) var paths: [HierarchyPath] = []

    private func findPaths() -> [HierarchyPath] {
        var children: [Int: [Int]] = [:]
        for kind in [false, true] {
            for index in items.indices where items[index].isGuide == kind {
                if let parent = parent(index) { children[parent, default: []].append(index) }
            }
        }
        var paths = items.map { _ in HierarchyPath(path: []) }
        var waiting = items.indices.filter { parent($0) == nil }
        while let outer = waiting.popLast() {
            for (index, child) in (children[outer] ?? []).enumerated() {
                paths[child].path = paths[outer].path + [index]
                waiting.append(child)
            }
        }
        return paths
    }

    /// The view itself, or the owner of a guide; nil for a guide whose owner the log does not show.
    func owner(_ index: Int) -> Int? { items[index].isGuide ? parent(index) : index }

    func top(_ index: Int) -> Int { ancestors(index).last ?? index }

    func commonAncestor(_ one: Int, _ other: Int) -> Int? {
        guard let one = owner(one), let other = owner(other) else { return nil }
        let mine = Set(ancestors(one))
        return ancestors(other).first { mine.contains($0) }
    }

    private func ancestors(_ index: Int) -> [Int] { Array(sequence(first: index) { self.parent($0) }) }

    func owner(of equation: LogEquation, isOfVisualFormat: Bool) -> Int? {
        let named = equation.items.compactMap { index(of: $0) }
        if named.count == 2 { return commonAncestor(named[0], named[1]) }
        guard let only = named.first else { return nil }
        return isOfVisualFormat ? parent(only) : owner(only)
    }

    /// Sizes between lines that read on, `|-(8)-[A]`, `[A(44)]`, `[A]-(8)-|`: of one format string, in the superview.
    static func visualFormatSizes(_ constraints: [LogConstraint]) -> Set<Int> {
        func ends(_ equation: LogEquation) -> (before: LogItem?, after: LogItem?) {
            guard case .visual(let form) = equation.form else { return (nil, nil) }
            switch form.shape {
            case .start: return (nil, equation.first.item)
            case .end: return (equation.second?.item, nil)
            case .gap: return (equation.second?.item, equation.first.item)
            case .size: return (nil, nil)
            }
        }
        return Set(
            constraints.indices.dropFirst().dropLast().filter { index in
                guard let size = constraints[index].equation, case .visual(let form) = size.form, form.shape == .size,
                    let last = constraints[index - 1].equation, let next = constraints[index + 1].equation,
                    last.first.attribute.axis == size.first.attribute.axis,
                    next.first.attribute.axis == size.first.attribute.axis
                else { return false }
                return ends(last).after?.key == size.first.item.key && ends(next).before?.key == size.first.item.key
            })
    }

    var outline: [LogView] {
        let depths = items.indices.map { depth($0) }
        let order = items.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
        var numbers: [Int: Int] = [:]
        return order.enumerated().map { position, index in
            numbers[index] = position
            return LogView(item: items[index], parent: parent(index).flatMap { numbers[$0] }, depth: depths[index])
        }
    }

    private mutating func enter(_ constraint: LogConstraint) {
        guard let equation = constraint.equation else { return }
        for item in equation.items + constraint.suffix.names.map(\.item) {
            if let known = indices[item.key] {
                if items[known].className == nil { items[known].className = item.className }
                continue
            }
            indices[item.key] = items.count
            slots.append(views.count)
            members.append([items.count])
            views.append(nil)
            items.append(item)
        }
        guard let index = index(of: equation.first.item) else { return }
        if [.encapsulated, .fitting].contains(constraint.kind) || equation.first.item.isCellContentView {
            roots.insert(index)
        }
    }

    private mutating func put(_ child: LogItem, into parent: LogItem, isFact: Bool = false) {
        guard let child = index(of: child), let parent = index(of: parent), child != parent else { return }
        guard self.parent(child) == nil, !items[parent].isGuide else { return }
        guard isFact || !(roots.contains(child) || items[parent].isLeaf) else { return }
        guard !isInside(parent, slots[child]) else { return }
        views[slots[child]] = parent
    }

    private mutating func merge(_ one: LogItem, _ other: LogItem) {
        guard let one = index(of: one), let other = index(of: other), slots[one] != slots[other] else { return }
        guard !roots.contains(one), !roots.contains(other) else { return }
        let (mine, its) = (slots[one], slots[other])
        guard views[mine] == nil || views[its] == nil else { return }
        let parent = views[mine] ?? views[its]
        if let parent, isInside(parent, mine) || isInside(parent, its) { return }
        // The smaller group moves.
        let (kept, gone) = members[mine].count >= members[its].count ? (mine, its) : (its, mine)
        for member in members[gone] { slots[member] = kept }
        members[kept] += members[gone]
        members[gone] = []
        views[kept] = parent
    }

    private func isInside(_ view: Int, _ slot: Int) -> Bool {
        sequence(first: view, next: { parent($0) }).contains { slots[$0] == slot }
    }

    private mutating func takeFacts(_ constraint: LogConstraint, _ equation: LogEquation) {
        if let bar = constraint.suffix.names.first(where: { $0.name == "|" })?.item {
            for item in equation.items where item.key != bar.key { put(item, into: bar, isFact: true) }
            return
        }
        guard let second = equation.second, second.item.key != equation.first.item.key else { return }
        let first = equation.first
        if constraint.kind == .autoresizing {
            put(first.item, into: second.item, isFact: true)
        } else if first.attribute.isMargin != second.attribute.isMargin {
            let (inner, outer) = first.attribute.isMargin ? (second, first) : (first, second)
            put(inner.item, into: outer.item, isFact: true)
        } else if constraint.identifier == "UISV-canvas-connection" {
            // The canvas, which is the stack or its margins, is named first.
            if first.item.isGuide {
                merge(first.item, second.item)
            } else {
                put(second.item, into: first.item, isFact: true)
            }
        } else if constraint.kind == .stack {
            merge(first.item, second.item)
        }
    }

    /// `inner.top == outer.top`: the inner view is mostly named first.
    private mutating func guessFromEqualEdges(_ equation: LogEquation) {
        guard let second = equation.second, !equation.relatesSizes, equation.items.count == 2 else { return }
        let first = equation.first
        guard first.attribute == second.attribute || first.attribute.isCentre || second.attribute.isCentre
        else { return }
        guard !second.item.isGuide, !first.item.isInset, !areRelated(first.item, second.item) else { return }
        if let index = index(of: first.item), roots.contains(index) {
            put(second.item, into: first.item)
        } else {
            put(first.item, into: second.item)
        }
    }

    private mutating func guessFromDistances(_ equation: LogEquation) {
        guard let second = equation.second, !equation.relatesSizes, equation.items.count == 2 else { return }
        guard !areRelated(equation.first.item, second.item) else { return }
        merge(equation.first.item, second.item)
    }

    /// Sizes tied to a view that is known to be in the dictated one lead inward; others are neighbours'.
    private mutating func guessFromSizes(_ equations: [LogEquation]) {
        var anchored = Set(items.indices.filter { ancestors($0).contains(where: roots.contains) })
        var uses: [Int: [Int]] = [:]
        for (number, equation) in equations.enumerated() {
            for item in equation.items { index(of: item).map { uses[$0, default: []].append(number) } }
        }
        var queue = anchored.sorted()
        while let outer = queue.popLast() {
            for number in (uses[outer] ?? []).reversed() {
                for item in equations[number].items {
                    guard let inner = index(of: item), anchored.insert(inner).inserted else { continue }
                    put(item, into: items[outer])
                    queue.insert(inner, at: 0)
                }
            }
        }
        for equation in equations where !areRelated(equation.items[0], equation.items[1]) {
            guard index(of: equation.items[0]).map({ !anchored.contains($0) }) ?? false else { continue }
            merge(equation.items[0], equation.items[1])
        }
    }

    private func areRelated(_ one: LogItem, _ other: LogItem) -> Bool {
        guard let one = index(of: one), let other = index(of: other) else { return false }
        if let mine = parent(one), mine == parent(other) { return true }
        return ancestors(one).contains(other) || ancestors(other).contains(one)
    }
}

extension LogItem {
    /// Of a class that is in others and seldom holds any; guesses put nothing into it.
    fileprivate var isLeaf: Bool { Self.leaves.contains(className ?? "") }

    private static let leaves: Set<String> = [
        "UIActivityIndicatorView", "UIImageView", "UILabel", "UIPageControl", "UIProgressView", "UISegmentedControl",
        "UISlider", "UIStepper", "UISwitch", "UITextField", "UITextView",
    ]

    fileprivate var isInset: Bool { isGuide && (text ?? "").hasPrefix("UIView") }
}

extension LogAttribute { fileprivate var isCentre: Bool { rawValue.hasPrefix("center") } }
