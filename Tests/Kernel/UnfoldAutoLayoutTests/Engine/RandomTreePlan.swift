import Foundation

@testable import UnfoldAutoLayout

/// A tree of views as a value: what an app did to it up to now, without the order in which it did so.
struct RandomTreePlan {
    enum Kind: CaseIterable { case plain, sized, label, wrapping, stack, scroll }

    /// What a link can name.
    enum Item: Hashable {
        case view(Int)
        case guide(Int)
        case margins(Int)
        case safeArea(Int)
        case readable(Int)

        /// The view itself, or the one that owns the guide.
        var owner: Int {
            switch self {
            case .view(let id), .guide(let id), .margins(let id), .safeArea(let id), .readable(let id): id
            }
        }

        var isReadable: Bool { if case .readable = self { true } else { false } }
    }

    struct Node {
        var kind: Kind
        var parent: Int?
        /// Subviews, back to front.
        var children: [Int] = []
        var arranged: [Int] = []
        var isHidden = false
        var text = ""
        var fontSize: CGFloat = 17
        var natural = CGSize.zero
        var margins: CGFloat = 8
        /// Its margins were set by direction: three points more at the trailing side.
        var isDirectional = false
        var takesSafeArea = true
        /// Of the root.
        var safeArea = UIEdgeInsets.zero
        var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
        var bounces = false
        /// Its margins are at least the superview's, less the distance from its edges.
        var preservesMargins = false
        var direction = UISemanticContentAttribute.unspecified
        /// Laid out by its frame.
        var isByFrame = false
        var mask: UIView.AutoresizingMask = []
        var frame = CGRect.zero
        var hugging: [Float] = [250, 250]
        var resistance: [Float] = [750, 750]
        var hasGuide = false
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 0
        var isByMargins = false
        var isByBaselines = false
        /// After the arranged view of that number.
        var customSpacing: [Int: CGFloat] = [:]
    }

    struct Link {
        var first: Item
        var firstAttribute: NSLayoutConstraint.Attribute
        var relation = NSLayoutConstraint.Relation.equal
        var second: Item?
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        var multiplier: CGFloat = 1
        var constant: CGFloat
        var priority: Float
        var isActive = true
        /// When it was activated last.
        var order = 0
    }

    /// Of each view by its number; 0 is the root. Views that left stay, with what is inside them.
    var nodes: [Int: Node] = [
        0: Node(kind: .plain, isByFrame: true, frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    ]
    var links: [Int: Link] = [:]
    /// Roots of subtrees that left.
    var outside: [Int] = []
    private var lastNumber = 0
    private var lastOrder = 0

    mutating func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    mutating func order() -> Int {
        lastOrder += 1
        return lastOrder
    }

    /// The view and all below it, each before its children.
    func subtree(of id: Int) -> [Int] { [id] + nodes[id]!.children.flatMap(subtree) }

    /// Views of the tree, the root first.
    var inside: [Int] { subtree(of: 0) }

    func isArranged(_ id: Int) -> Bool {
        nodes[id]?.parent.map { nodes[$0]!.arranged.contains(id) } ?? false
    }

    /// Whether the view's frame changes with its superview's size.
    func followsSuperview(_ id: Int) -> Bool {
        let node = nodes[id]!
        return node.isByFrame && !node.mask.isEmpty && node.parent != nil
    }

    /// Whether margins of some view depend on where it is.
    var preservesAnyMargins: Bool { inside.contains { nodes[$0]!.preservesMargins } }

    /// Whether margins, or what reads well, depend on frames that may depend on them without end.
    var mayLoop: Bool {
        preservesAnyMargins
            || links.values.contains { $0.isActive && ($0.first.isReadable || $0.second?.isReadable == true) }
    }

    /// Whether margins or the safe area of some view depend on its frame.
    var insetsFollowFrames: Bool { mayLoop || nodes[0]!.safeArea != .zero }

    /// Out of its superview and stack; links across the cut are off.
    mutating func cut(_ id: Int) {
        guard let parent = nodes[id]!.parent else { return }
        nodes[parent]!.children.removeAll { $0 == id }
        unarrange(id, in: parent)
        nodes[id]!.parent = nil
        let inner = Set(subtree(of: id))
        for (number, link) in links where link.isActive {
            let owners = [link.first.owner] + (link.second.map { [$0.owner] } ?? [])
            if Set(owners.map(inner.contains)).count > 1 { links[number]!.isActive = false }
        }
    }

    mutating func unarrange(_ id: Int, in stack: Int) {
        nodes[stack]!.arranged.removeAll { $0 == id }
        nodes[stack]!.customSpacing[id] = nil
    }

    /// The tree and its links, for the message of a failure.
    var lines: [String] {
        let inside = inside
        let views = inside.map { id -> String in
            let node = nodes[id]!
            var words = ["v\(id) \(node.kind) in \(node.parent ?? -1)", "arranged \(node.arranged)"]
            if node.isHidden { words.append("hidden") }
            if node.isByFrame { words.append("frame \(node.frame)") }
            if node.margins != 8 { words.append("margins \(node.margins)") }
            if node.isDirectional { words.append("directional") }
            if node.preservesMargins { words.append("preserves") }
            if !node.takesSafeArea { words.append("margins without safe area") }
            if node.safeArea != .zero { words.append("safe area \(node.safeArea)") }
            if node.kind == .scroll { words.append("adjusts \(node.adjustment)\(node.bounces ? ", bounces" : "")") }
            if node.direction != .unspecified { words.append("\(node.direction)") }
            if !node.mask.isEmpty { words.append("mask \(node.mask.rawValue)") }
            if !node.text.isEmpty, node.kind != .stack { words.append("'\(node.text)' \(node.fontSize)") }
            if node.kind == .sized { words.append("\(node.natural)") }
            if node.kind == .stack {
                words += ["\(node.axis)", "\(node.distribution)", "\(node.alignment)", "gap \(node.spacing)"]
                words += [node.isByMargins ? "by margins" : "", node.isByBaselines ? "by baselines" : ""]
            }
            return words.joined(separator: " ")
        }
        let optionals = links.sorted { $0.key < $1.key }.filter { inside.contains($1.first.owner) && $1.isActive }
        return views
            + optionals.map { number, link in
                "\(number): \(link.first).\(link.firstAttribute.printed) \(link.relation) "
                    + "\(link.second.map { "\($0)" } ?? "").\(link.secondAttribute.printed) * \(link.multiplier) + "
                    + "\(link.constant) @\(link.priority)"
            }
    }
}
