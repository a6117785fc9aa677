import Foundation

/// Tops of rows as sums over a balanced tree of heights, so that a row can come, go or grow in O(log n).
///
/// A randomised binary tree in row order: each node knows how many rows and points its subtree holds. Its random
/// numbers are the same in every run. Node 0 stands for "none".
struct RowOffsets {
    private struct Node {
        var left: Int32 = 0
        var right: Int32 = 0
        var count: Int32 = 0
        var height: CGFloat = 0
        var sum: CGFloat = 0
    }

    private var nodes = [Node()]
    private var root: Int32 = 0
    /// Nodes of removed rows, to be used again.
    private var free: [Int32] = []
    private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// - Complexity: O(count).
    init(heights: some Sequence<CGFloat> = []) {
        for height in heights { nodes.append(Node(count: 1, height: height, sum: height)) }
        root = balanced(1..<Int32(nodes.count))
    }

    var total: CGFloat { nodes[Int(root)].sum }
    var count: Int { Int(nodes[Int(root)].count) }

    /// Sum of the heights before `row`; `row` may be `count`.
    /// - Complexity: O(log count) expected, as for all that follow.
    func top(of row: Int) -> CGFloat {
        precondition(row >= 0 && row <= count, "row \(row) of \(count)")
        var left = row
        var top: CGFloat = 0
        var node = nodes[Int(root)]
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

    /// The row that covers `offset`; nil outside the content. A row without height covers nothing.
    func row(at offset: CGFloat) -> Int? {
        guard offset >= 0, offset < total else { return nil }
        var left = offset
        var row = 0
        var last: Int?
        var index = root
        while index != 0 {
            let node = nodes[Int(index)]
            let before = nodes[Int(node.left)]
            if left < before.sum {
                index = node.left
                continue
            }
            left -= before.sum
            row += Int(before.count)
            if left < node.height { return row }
            if node.height > 0 { last = row }
            left -= node.height
            row += 1
            index = node.right
        }
        // Only rounding leads past the end of a subtree: then it is the row just left of there.
        return last
    }

    mutating func setHeight(_ height: CGFloat, of row: Int) {
        precondition(row >= 0 && row < count, "row \(row) of \(count)")
        setHeight(height, of: Int32(row), below: root)
    }

    mutating func insert(_ height: CGFloat, at row: Int) {
        precondition(row >= 0 && row <= count, "row \(row) of \(count)")
        let node = Node(count: 1, height: height, sum: height)
        let index = free.popLast() ?? Int32(nodes.count)
        if Int(index) == nodes.count { nodes.append(node) } else { nodes[Int(index)] = node }
        let (before, after) = split(root, Int32(row))
        root = joined(joined(before, index), after)
    }

    mutating func remove(at row: Int) {
        precondition(row >= 0 && row < count, "row \(row) of \(count)")
        let (before, rest) = split(root, Int32(row))
        let (gone, after) = split(rest, 1)
        free.append(gone)
        root = joined(before, after)
    }
}

// MARK: Tree

extension RowOffsets {
    private mutating func balanced(_ range: Range<Int32>) -> Int32 {
        guard !range.isEmpty else { return 0 }
        let middle = range.lowerBound + Int32(range.count / 2)
        nodes[Int(middle)].left = balanced(range.lowerBound..<middle)
        nodes[Int(middle)].right = balanced(middle + 1..<range.upperBound)
        sum(middle)
        return middle
    }

    private mutating func sum(_ index: Int32) {
        let node = nodes[Int(index)]
        let left = nodes[Int(node.left)]
        let right = nodes[Int(node.right)]
        nodes[Int(index)].count = left.count + 1 + right.count
        nodes[Int(index)].sum = left.sum + node.height + right.sum
    }

    private mutating func setHeight(_ height: CGFloat, of row: Int32, below index: Int32) {
        let node = nodes[Int(index)]
        let before = nodes[Int(node.left)].count
        if row < before {
            setHeight(height, of: row, below: node.left)
        } else if row > before {
            setHeight(height, of: row - before - 1, below: node.right)
        } else {
            nodes[Int(index)].height = height
        }
        sum(index)
    }

    /// The first `count` rows below `index`, and the rest.
    private mutating func split(_ index: Int32, _ count: Int32) -> (Int32, Int32) {
        guard index != 0 else { return (0, 0) }
        let node = nodes[Int(index)]
        let before = nodes[Int(node.left)].count
        if count <= before {
            let (first, rest) = split(node.left, count)
            nodes[Int(index)].left = rest
            sum(index)
            return (first, index)
        }
        let (first, rest) = split(node.right, count - before - 1)
        nodes[Int(index)].right = first
        sum(index)
        return (index, rest)
    }

    /// Either root may stay on top, with odds by size: that keeps the expected depth logarithmic.
    private mutating func joined(_ first: Int32, _ second: Int32) -> Int32 {
        guard first != 0 else { return second }
        guard second != 0 else { return first }
        let sizes = (UInt64(nodes[Int(first)].count), UInt64(nodes[Int(second)].count))
        if nextRandom() % (sizes.0 + sizes.1) < sizes.0 {
            nodes[Int(first)].right = joined(nodes[Int(first)].right, second)
            sum(first)
            return first
        }
        nodes[Int(second)].left = joined(first, nodes[Int(second)].left)
        sum(second)
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
