import Foundation

@testable import UnfoldAutoLayout

/// A plan and its views, edited together: each edit as an app does it.
@MainActor struct RandomTreeEditor {
    var plan = RandomTreePlan()
    let tree = RandomTree()
    var dice: Dice
    /// Hugging and resistance of a view of its own each, so that no layout is a matter of ties.
    let isSettled: Bool
    /// Safe areas, scroll views, readable guides, and roots of many sizes.
    let hasInsets: Bool
    /// What was done, for the message of a failure.
    var history: [String] = []

    init(seed: Int) {
        dice = Dice(seed)
        isSettled = seed % 3 != 0
        hasInsets = seed % 2 == 0
        if hasInsets { plan.nodes[0]!.frame.size = RandomTreeInsets.size(&dice) }
        if hasInsets { plan.nodes[0]!.safeArea = RandomTreeInsets.safeArea(&dice) }
        tree.make(0, plan.nodes[0]!)
        for _ in 0..<(4 + dice.roll(10)) { addView() }
        for _ in 0..<dice.roll(8) { addLink() }
    }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[dice.roll(list.count)] }
    /// True once in so many times.
    mutating func once(in sides: Int) -> Bool { dice.roll(sides) == 0 }

    // MARK: Views

    mutating func addView() {
        let id = plan.number()
        let kinds: [RandomTreePlan.Kind] = [.plain, .sized, .label, .wrapping, .stack, .stack]
        var node = RandomTreePlan.Node(kind: pick(hasInsets ? kinds + [.scroll] : kinds))
        node.text = text()
        node.fontSize = [11, 17, 17, 24][dice.roll(4)]
        node.natural = CGSize(width: dice.roll(90), height: dice.roll(60))
        if node.kind == .stack { node.margins = 0 }
        if isSettled {
            for axis in 0..<2 {
                node.hugging[axis] = 200 + Float(dice.roll(80)) + Float(id) / 64
                node.resistance[axis] = 700 + Float(dice.roll(80)) + Float(id) / 64
            }
        }
        node.hasGuide = once(in: 5)
        node.preservesMargins = once(in: 6)
        if once(in: 8) { node.direction = pick([.forceRightToLeft, .forceLeftToRight]) }
        if node.kind == .stack { arrangement(of: &node) }
        if hasInsets { RandomTreeInsets.choose(for: &node, &dice) }
        let parent = home(for: id)
        if node.kind != .stack, node.kind != .wrapping, plan.nodes[parent]!.kind != .stack, once(in: 6) {
            node.isByFrame = true
            node.frame = CGRect(
                x: dice.roll(90), y: dice.roll(90), width: dice.roll(120), height: dice.roll(90))
            if parent == 0, once(in: 2) {
                node.mask = UIView.AutoresizingMask(rawValue: UInt(dice.roll(64)))
            }
        }
        plan.nodes[id] = node
        tree.make(id, node)
        insert(id, in: parent)
    }

    private mutating func arrangement(of node: inout RandomTreePlan.Node) {
        node.axis = pick([.horizontal, .vertical])
        node.distribution = pick([
            .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ])
        node.alignment = pick([
            .fill, .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
        ])
        node.spacing = [0, 0, 4, 8.5][dice.roll(4)]
        node.isByMargins = once(in: 4)
        node.isByBaselines = once(in: 4)
    }

    private mutating func text() -> String {
        let words = [
            "", "Il", "Water", "a longer text of words", "wrapped into lines again and again",
            "Quite some text",
        ]
        return pick(words)
    }

    /// A view of the tree that may take it: a container that is not inside it.
    private mutating func home(for id: Int) -> Int {
        let inner = plan.nodes[id] == nil ? [] : Set(plan.subtree(of: id))
        let homes = plan.inside.filter { candidate in
            let kind = plan.nodes[candidate]!.kind
            return (kind == .plain || kind == .stack || kind == .scroll) && !inner.contains(candidate)
        }
        return pick(homes)
    }

    /// Puts a view that stands nowhere into another: arranged by a stack, else tied to what is there.
    private mutating func insert(_ id: Int, in parent: Int) {
        history.append("place \(id) in \(parent)")
        plan.nodes[id]!.parent = parent
        plan.outside.removeAll { $0 == id }
        let siblings = plan.nodes[parent]!.children
        if plan.nodes[parent]!.kind == .stack, !once(in: 6) {
            if plan.nodes[id]!.isByFrame { plan.nodes[id]!.isByFrame = false }
            plan.nodes[parent]!.children.append(id)
            let index = dice.roll(plan.nodes[parent]!.arranged.count + 1)
            plan.nodes[parent]!.arranged.insert(id, at: index)
            (tree.views[parent] as? UIStackView)?.insertArrangedSubview(tree.views[id]!, at: index)
            if isEmpty(id) { size(id) }
            return
        }
        let index = once(in: 3) ? dice.roll(siblings.count + 1) : siblings.count
        plan.nodes[parent]!.children.insert(id, at: index)
        tree.views[parent]!.insertSubview(tree.views[id]!, at: index)
        guard !plan.nodes[id]!.isByFrame else { return }
        tie(id)
        if isEmpty(id) { size(id) }
    }

    /// Without a size of its own.
    private func isEmpty(_ id: Int) -> Bool { plan.nodes[id]!.kind == .plain || plan.nodes[id]!.kind == .scroll }

    /// Ties the near edges to the superview, its margins or an earlier sibling.
    private mutating func tie(_ id: Int) {
        let parent = plan.nodes[id]!.parent!
        let before = plan.nodes[parent]!.children.prefix { $0 != id }.filter { !plan.isArranged($0) }
        for isHorizontal in [true, false] {
            var item: RandomTreePlan.Item = once(in: 3) ? .margins(parent) : .view(parent)
            if hasInsets, once(in: 3) { item = once(in: 2) ? .safeArea(parent) : .readable(parent) }
            var own: NSLayoutConstraint.Attribute = isHorizontal ? .leading : .top
            var other = own
            if let sibling = before.last, !once(in: 3) {
                item = .view(sibling)
                other = isHorizontal ? .trailing : .bottom
                if !isHorizontal, once(in: 3) {
                    (own, other) =
                        once(in: 2) ? (.firstBaseline, .firstBaseline) : (.lastBaseline, .firstBaseline)
                }
            }
            add(
                .init(
                    first: .view(id), firstAttribute: own, second: item, secondAttribute: other,
                    constant: CGFloat(dice.roll(30)), priority: 1000))
        }
        if plan.nodes[parent]!.kind == .scroll { for link in contentLinks(of: id, in: parent) { add(link) } }
        guard once(in: 2) else { return }
        let isHorizontal = once(in: 2)
        add(
            .init(
                first: .view(parent), firstAttribute: isHorizontal ? .trailing : .bottom,
                relation: pick([.equal, .greaterThanOrEqual]), second: .view(id),
                secondAttribute: isHorizontal ? .trailing : .bottom, constant: CGFloat(dice.roll(20)),
                priority: priority()))
    }

    /// What makes the view the content of a scroll view: the far edges, and lengths of the visible part.
    private mutating func contentLinks(of id: Int, in scrolling: Int) -> [RandomTreePlan.Link] {
        var links: [RandomTreePlan.Link] = []
        for (far, length) in [
            (NSLayoutConstraint.Attribute.trailing, NSLayoutConstraint.Attribute.width), (.bottom, .height),
        ] {
            if once(in: 2) {
                let item = pick([
                    RandomTreePlan.Item.view(scrolling), .view(scrolling), .safeArea(scrolling), .margins(scrolling),
                ])
                links.append(
                    .init(
                        first: item, firstAttribute: far, second: .view(id), secondAttribute: far,
                        constant: CGFloat(dice.roll(20)), priority: once(in: 2) ? 1000 : priority()))
            }
            if once(in: 3) {
                links.append(
                    .init(
                        first: .view(id), firstAttribute: length, second: .view(scrolling), secondAttribute: length,
                        constant: CGFloat(-dice.roll(20)), priority: once(in: 2) ? 1000 : priority()))
            }
        }
        return links
    }

    /// A plain view is as large as somebody says.
    private mutating func size(_ id: Int) {
        for attribute in [NSLayoutConstraint.Attribute.width, .height] where !once(in: 4) {
            // Large enough for any margins, so that it contradicts nothing.
            let isCertain = !plan.isArranged(id) && once(in: 2)
            add(
                .init(
                    first: .view(id), firstAttribute: attribute,
                    constant: CGFloat((isCertain ? 64 : 5) + dice.roll(80)),
                    priority: isCertain ? 1000 : priority()))
        }
    }

    /// Of no other link.
    private mutating func priority() -> Float {
        [30, 100, 255, 500, 740, 765, 900][dice.roll(7)] + Float(plan.links.count) / 32
    }

    // MARK: Links

    mutating func add(_ link: RandomTreePlan.Link) {
        let number = plan.number()
        var link = link
        link.order = plan.order()
        plan.links[number] = link
        tree.links[number] = tree.constraint(link)
        tree.links[number]!.isActive = true
    }

    /// An optional constraint over sizes, edges, centres or baselines.
    mutating func addLink() {
        let views = plan.inside
        let first = item(of: pick(views))
        var link = RandomTreePlan.Link(
            first: first, firstAttribute: .width, constant: CGFloat(dice.roll(120)), priority: priority())
        link.relation = pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        switch dice.roll(5) {
        case 0: link.firstAttribute = pick([.width, .height])
        case 1:
            link.firstAttribute = pick([.width, .height])
            link.second = item(of: pick(views))
            link.secondAttribute = pick([.width, .height])
            link.multiplier = [0.5, 1, 1.5][dice.roll(3)]
        case 2:
            link.firstAttribute = pick([.leading, .trailing])
            link.second = item(of: pick(views))
            link.secondAttribute = pick([.leading, .trailing])
        default:
            let vertical: [NSLayoutConstraint.Attribute] = [
                .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin,
            ]
            link.firstAttribute = pick(vertical)
            link.second = item(of: pick(views))
            link.secondAttribute = pick(vertical)
            link.constant -= 60
        }
        if case .view = link.first {
        } else if link.firstAttribute.isMargin {
            link.firstAttribute = .top
        }
        if let second = link.second {
            if case .view = second {
            } else if link.secondAttribute.isMargin {
                link.secondAttribute = .top
            }
            if second == link.first { return }
        }
        history.append("link \(plan.links.count)")
        add(link)
    }

    private mutating func item(of id: Int) -> RandomTreePlan.Item {
        if plan.nodes[id]!.hasGuide, once(in: 2) { return .guide(id) }
        if hasInsets, once(in: 6) { return once(in: 2) ? .safeArea(id) : .readable(id) }
        return once(in: 6) ? .margins(id) : .view(id)
    }

    // MARK: Edits

    /// One edit by chance.
    mutating func edit() {
        let views = Array(plan.inside.dropFirst())
        let links = plan.links.keys.sorted().filter { isPossible(plan.links[$0]!) }
        guard !views.isEmpty else { return addView() }
        let id = pick(views)
        if hasInsets, once(in: 6) { return editInsets(of: once(in: 2) ? 0 : id) }
        switch dice.roll(20) {
        case 0, 1: addView()
        case 2: remove(id)
        case 3: move(id)
        case 4: bringBack()
        case 5, 6: change(id, "hide") { $0.isHidden.toggle() }
        case 7, 8:
            let labels = views.filter {
                plan.nodes[$0]!.kind == .label || plan.nodes[$0]!.kind == .wrapping
            }
            guard !labels.isEmpty else { return }
            let text = text()
            change(pick(labels), "text \(text)") { $0.text = text }
        case 9: restyle(id)
        case 10, 11: rearrange(views)
        case 12: unarrange(id)
        case 13: addLink()
        case 14, 15: if !links.isEmpty { toggle(pick(links)) }
        case 16, 17: if !links.isEmpty { setConstant(of: pick(links)) }
        case 18: if !links.isEmpty { setPriority(of: pick(links)) }
        default: rehost()
        }
    }

    /// Both items are in the tree.
    private func isPossible(_ link: RandomTreePlan.Link) -> Bool {
        let inside = Set(plan.inside)
        return inside.contains(link.first.owner)
            && link.second.map { inside.contains($0.owner) } ?? true
    }

    mutating func change(_ id: Int, _ what: String, _ body: (inout RandomTreePlan.Node) -> Void) {
        history.append("\(what) \(id)")
        body(&plan.nodes[id]!)
        tree.dress(id, plan.nodes[id]!)
    }

    private mutating func editInsets(of id: Int) {
        var node = plan.nodes[id]!
        if id == 0, once(in: 2) { node.frame.size = RandomTreeInsets.size(&dice) }
        if id == 0 { node.safeArea = RandomTreeInsets.safeArea(&dice) }
        RandomTreeInsets.choose(for: &node, &dice)
        let words = id == 0 ? "insets \(node.safeArea) \(node.frame.size)" : "insets"
        change(id, words) { $0 = node }
    }

    private mutating func remove(_ id: Int) {
        history.append("remove \(id)")
        plan.cut(id)
        plan.outside.append(id)
        tree.views[id]!.removeFromSuperview()
        // The oldest is let go.
        if plan.outside.count > 3 { forget(plan.outside.removeFirst()) }
    }

    private mutating func forget(_ id: Int) {
        for gone in plan.subtree(of: id) {
            for (number, link) in plan.links where link.first.owner == gone || link.second?.owner == gone {
                plan.links[number] = nil
                tree.links[number] = nil
            }
            plan.nodes[gone] = nil
            tree.views[gone] = nil
            tree.guides[gone] = nil
        }
    }

    private mutating func bringBack() {
        guard !plan.outside.isEmpty else { return addView() }
        let id = pick(plan.outside)
        // It may have been laid out on its own meanwhile.
        if once(in: 3) { tree.views[id]!.layoutIfNeeded() }
        insert(id, in: home(for: id))
    }

    private mutating func move(_ id: Int) {
        let home = home(for: id)
        // Within one superview nothing is cut otherwise.
        if home == plan.nodes[id]!.parent { tree.views[id]!.removeFromSuperview() }
        plan.cut(id)
        insert(id, in: home)
    }

    private mutating func unarrange(_ id: Int) {
        guard let parent = plan.nodes[id]!.parent, plan.isArranged(id) else { return }
        history.append("unarrange \(id)")
        plan.unarrange(id, in: parent)
        (tree.views[parent] as? UIStackView)?.removeArrangedSubview(tree.views[id]!)
        tie(id)
    }

    private mutating func restyle(_ id: Int) {
        let number = CGFloat(dice.roll(30))
        switch dice.roll(6) {
        case 0: change(id, "margins") { $0.margins = number }
        case 4: change(id, "preserve") { $0.preservesMargins.toggle() }
        case 1:
            let direction = pick([
                UISemanticContentAttribute.unspecified, .forceRightToLeft, .forceLeftToRight,
            ])
            change(id, "direction") { $0.direction = direction }
        case 2: change(id, "font") { $0.fontSize = 10 + number / 2 }
        case 3:
            let size = CGSize(width: dice.roll(90), height: dice.roll(60))
            change(id, "natural") {
                $0.natural = size
                $0.fontSize = 10 + number / 2
            }
        default:
            let (axis, level) = (dice.roll(2), Float(dice.roll(80)) + Float(id) / 64)
            change(id, "hugging") { if $0.hugging[axis] != 250 { $0.hugging[axis] = 200 + level } }
        }
    }

    private mutating func rearrange(_ views: [Int]) {
        let stacks = views.filter { plan.nodes[$0]!.kind == .stack }
        guard !stacks.isEmpty else { return }
        let id = pick(stacks)
        var node = plan.nodes[id]!
        switch dice.roll(4) {
        case 0, 1: arrangement(of: &node)
        case 2:
            guard node.arranged.count > 1 else { return }
            let from = dice.roll(node.arranged.count)
            let child = node.arranged.remove(at: from)
            node.arranged.insert(child, at: dice.roll(node.arranged.count + 1))
        default:
            guard !node.arranged.isEmpty else { return }
            node.customSpacing[pick(node.arranged)] =
                [3, 12.25, UIStackView.spacingUseSystem][dice.roll(3)]
        }
        history.append("rearrange \(id)")
        plan.nodes[id] = node
        tree.dress(id, node)
        tree.arrange(id, plan)
    }

    private mutating func toggle(_ number: Int) {
        history.append("toggle \(number)")
        plan.links[number]!.isActive.toggle()
        if plan.links[number]!.isActive { plan.links[number]!.order = plan.order() }
        tree.links[number]!.isActive.toggle()
    }

    private mutating func setConstant(of number: Int) {
        let constant = CGFloat(dice.roll(120))
        history.append("constant \(number) \(constant)")
        plan.links[number]!.constant = constant
        tree.links[number]!.constant = constant
    }

    private mutating func setPriority(of number: Int) {
        guard plan.links[number]!.priority < 1000 else { return }
        let priority = [20, 300, 600, 950][dice.roll(4)] + Float(number) / 512
        history.append("priority \(number) \(priority)")
        plan.links[number]!.priority = priority
        tree.links[number]!.priority = UILayoutPriority(priority)
    }

    /// Everything moves into another root, and the old one goes.
    private mutating func rehost() {
        history.append("rehost")
        let own = Set([0])
        let children = plan.nodes[0]!.children
        for (number, link) in plan.links
        where own.contains(link.first.owner) || link.second.map({ own.contains($0.owner) }) == true {
            plan.links[number] = nil
            tree.links[number] = nil
        }
        for (number, link) in plan.links where link.isActive {
            // What joined two subtrees was held by the root.
            guard let second = link.second else { continue }
            let tops = children.map { Set(plan.subtree(of: $0)) }
            let one = tops.firstIndex { $0.contains(link.first.owner) }
            let other = tops.firstIndex { $0.contains(second.owner) }
            if one != nil || other != nil, one != other { plan.links[number]!.isActive = false }
        }
        plan.nodes[0]!.children = []
        tree.guides[0] = nil
        plan.nodes[0]!.hasGuide = false
        tree.make(0, plan.nodes[0]!)
        for child in children {
            plan.nodes[child]!.parent = nil
            insert(child, in: 0)
        }
    }
}
