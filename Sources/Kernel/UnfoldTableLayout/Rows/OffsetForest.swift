/// Lists of heights as sums over balanced trees, so that a row can come, go, grow or change lists in O(log n), and a
/// row can be asked where it is.
///
/// Randomised binary trees in list order, all in one pool: each node knows how many rows and points its subtree holds
/// and what it hangs from. A node is a row: it keeps its number for life, whatever list it is in. Random numbers are
/// the same in every run. Node 0 stands for "none".
package struct OffsetForest {
    /// Number of a row, for life; used again after ``free(_:)``.
    package typealias ID = Int32
    package typealias ListID = Int32

    /// 40 bytes a row.
    struct Node {
        var left: Int32 = 0
        var right: Int32 = 0
        /// What it hangs from; for a root the list, negated; 0 for a row in no list.
        var parent: Int32 = 0
        var count: Int32 = 0
        var height: CGFloat = 0
        var sum: CGFloat = 0
        /// Where the height comes from: a number that the owner of the forest understands.
        var origin: UInt32 = 0
    }

    private(set) var nodes = [Node()]

    package init() {}

    /// Roots by list; list 0 stands for "none".
    private(set) var roots: [Int32] = [0]
    private var freeNodes: [ID] = []
    private var freeLists: [ListID] = []
    private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

    // MARK: Reading

    package func count(of list: ListID) -> Int { Int(nodes[Int(roots[Int(list)])].count) }
    package func total(of list: ListID) -> CGFloat { nodes[Int(roots[Int(list)])].sum }
    package func height(of id: ID) -> CGFloat { nodes[Int(id)].height }
    /// The number given with a row's height.
    package func origin(of id: ID) -> UInt32 { nodes[Int(id)].origin }

    /// The row at a position.
    /// - Complexity: O(log count) expected, as for all that follow.
    package func id(at position: Int, in list: ListID) -> ID {
        precondition(position >= 0 && position < count(of: list), "row \(position) of \(count(of: list))")
        var left = Int32(position)
        var index = roots[Int(list)]
        while true {
            let node = nodes[Int(index)]
            let before = nodes[Int(node.left)].count
            if left == before { return index }
            if left < before {
                index = node.left
            } else {
                left -= before + 1
                index = node.right
            }
        }
    }

    /// Where a row is; nil if it is in no list, or of another forest.
    package func position(of id: ID) -> (list: ListID, position: Int)? {
        guard nodes.indices.contains(Int(id)) else { return nil }
        var index = id
        var position = Int(nodes[Int(nodes[Int(id)].left)].count)
        while true {
            let parent = nodes[Int(index)].parent
            guard parent > 0 else { return parent == 0 ? nil : (-parent, position) }
            let above = nodes[Int(parent)]
            if above.right == index { position += Int(nodes[Int(above.left)].count) + 1 }
            index = parent
        }
    }

    /// Sum of the heights before `position`; `position` may be the count.
    package func top(of position: Int, in list: ListID) -> CGFloat {
        precondition(position >= 0 && position <= count(of: list), "row \(position) of \(count(of: list))")
        var left = position
        var top: CGFloat = 0
        var node = nodes[Int(roots[Int(list)])]
        while left > 0 {
            let before = nodes[Int(node.left)]
            if left <= before.count {
                node = before
            } else {
                top += before.sum + node.height
                left -= Int(before.count) + 1
                node = nodes[Int(node.right)]
            }
        }
        return top
    }

    /// The row at a position, with where it begins and how high it is; nil where there is none.
    package func row(at position: Int, in list: ListID) -> (id: ID, top: CGFloat, height: CGFloat)? {
        guard position >= 0, position < count(of: list) else { return nil }
        let id = id(at: position, in: list)
        return (id, top(of: position, in: list), height(of: id))
    }

    /// The position that covers `offset`; nil outside the list. A row without height covers nothing.
    package func position(at offset: CGFloat, in list: ListID) -> Int? {
        guard offset >= 0, offset < total(of: list) else { return nil }
        var left = offset
        var position = 0
        var last: Int?
        var index = roots[Int(list)]
        while index != 0 {
            let node = nodes[Int(index)]
            let before = nodes[Int(node.left)]
            if left < before.sum {
                index = node.left
                continue
            }
            left -= before.sum
            position += Int(before.count)
            if left < node.height { return position }
            if node.height > 0 { last = position }
            left -= node.height
            position += 1
            index = node.right
        }
        // Only rounding leads past the end of a subtree: then it is the row just left of there.
        return last
    }

    /// Calls `body` with each row of a list, in order.
    /// - Complexity: O(count).
    package func forEach(in list: ListID, _ body: (ID) -> Void) {
        var path: [Int32] = []
        var index = roots[Int(list)]
        while index != 0 || !path.isEmpty {
            while index != 0 {
                path.append(index)
                index = nodes[Int(index)].left
            }
            let id = path.removeLast()
            index = nodes[Int(id)].right
            body(id)
        }
    }
}

// MARK: Editing

extension OffsetForest {
    package mutating func makeList() -> ListID {
        if let list = freeLists.popLast() { return list }
        roots.append(0)
        return ListID(roots.count - 1)
    }

    /// Gives up a list and all its rows.
    /// - Complexity: O(rows).
    package mutating func removeList(_ list: ListID) {
        var rows: [ID] = []
        forEach(in: list) { rows.append($0) }
        for id in rows { free(id) }
        roots[Int(list)] = 0
        freeLists.append(list)
    }

    /// Fills an empty list.
    /// - Complexity: O(count).
    package mutating func fill(_ list: ListID, count: Int, row: (Int) -> (height: CGFloat, origin: UInt32)) {
        precondition(roots[Int(list)] == 0, "list \(list) is not empty")
        let first = nodes.count
        nodes.reserveCapacity(first + count)
        for position in 0..<count {
            let (height, origin) = row(position)
            nodes.append(Node(count: 1, height: height, sum: height, origin: origin))
        }
        setRoot(balanced(Int32(first)..<Int32(nodes.count)), of: list)
    }

    package mutating func make(height: CGFloat, origin: UInt32) -> ID {
        let node = Node(count: 1, height: height, sum: height, origin: origin)
        if let id = freeNodes.popLast() {
            nodes[Int(id)] = node
            return id
        }
        nodes.append(node)
        return ID(nodes.count - 1)
    }

    /// Gives up a row that is in no list any more; its number may be used again.
    package mutating func free(_ id: ID) {
        nodes[Int(id)] = Node()
        freeNodes.append(id)
    }

    package mutating func set(height: CGFloat, origin: UInt32, of id: ID) {
        nodes[Int(id)].origin = origin
        guard nodes[Int(id)].height != height else { return }
        nodes[Int(id)].height = height
        var index = id
        while index > 0 {
            sum(index)
            index = nodes[Int(index)].parent
        }
    }

    package mutating func insert(_ id: ID, at position: Int, in list: ListID) {
        precondition(position >= 0 && position <= count(of: list), "row \(position) of \(count(of: list))")
        let (before, after) = split(roots[Int(list)], Int32(position))
        setRoot(joined(joined(before, id), after), of: list)
    }

    /// Takes a row out of its list; it keeps its number and height.
    package mutating func remove(at position: Int, from list: ListID) -> ID {
        precondition(position >= 0 && position < count(of: list), "row \(position) of \(count(of: list))")
        let (before, rest) = split(roots[Int(list)], Int32(position))
        let (gone, after) = split(rest, 1)
        nodes[Int(gone)].parent = 0
        setRoot(joined(before, after), of: list)
        return gone
    }
}

// MARK: Tree

extension OffsetForest {
    private mutating func setRoot(_ root: Int32, of list: ListID) {
        roots[Int(list)] = root
        if root != 0 { nodes[Int(root)].parent = -list }
    }

    private mutating func balanced(_ range: Range<Int32>) -> Int32 {
        guard !range.isEmpty else { return 0 }
        let middle = range.lowerBound + Int32(range.count / 2)
        nodes[Int(middle)].left = balanced(range.lowerBound..<middle)
        nodes[Int(middle)].right = balanced(middle + 1..<range.upperBound)
        link(middle)
        return middle
    }

    /// Notifies the children what they hang from, and sums up.
    private mutating func link(_ index: Int32) {
        let node = nodes[Int(index)]
        if node.left != 0 { nodes[Int(node.left)].parent = index }
        if node.right != 0 { nodes[Int(node.right)].parent = index }
        sum(index)
    }

    private mutating func sum(_ index: Int32) {
        let node = nodes[Int(index)]
        let left = nodes[Int(node.left)]
        let right = nodes[Int(node.right)]
        nodes[Int(index)].count = left.count + 1 + right.count
        nodes[Int(index)].sum = left.sum + node.height + right.sum
    }

    /// The first `count` rows below `index`, and the rest.
    private mutating func split(_ index: Int32, _ count: Int32) -> (Int32, Int32) {
        guard index != 0 else { return (0, 0) }
        let node = nodes[Int(index)]
        let before = nodes[Int(node.left)].count
        if count <= before {
            let (first, rest) = split(node.left, count)
            nodes[Int(index)].left = rest
            link(index)
            return (first, index)
        }
        let (first, rest) = split(node.right, count - before - 1)
        nodes[Int(index)].right = first
        link(index)
        return (index, rest)
    }

    /// Either root may stay on top, with odds by size: that keeps the expected depth logarithmic.
    private mutating func joined(_ first: Int32, _ second: Int32) -> Int32 {
        guard first != 0 else { return second }
        guard second != 0 else { return first }
        let sizes = (UInt64(nodes[Int(first)].count), UInt64(nodes[Int(second)].count))
        if nextRandom() % (sizes.0 + sizes.1) < sizes.0 {
            nodes[Int(first)].right = joined(nodes[Int(first)].right, second)
            link(first)
            return first
        }
        nodes[Int(second)].left = joined(first, nodes[Int(second)].left)
        link(second)
        return second
    }

    /// Xorshift: the low bits are good enough for a coin.
    private mutating func nextRandom() -> UInt64 {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        return random
    }
}
