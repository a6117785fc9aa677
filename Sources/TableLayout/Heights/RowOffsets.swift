import Foundation

/// Tops of rows as prefix sums of heights, summed anew when asked after a change.
struct RowOffsets {
    /// Count + 1 entries: top of each row, then the bottom of the last.
    private(set) var tops: [CGFloat] = [0]

    /// - Complexity: O(count).
    init(heights: some Sequence<CGFloat> = []) {
        for height in heights { tops.append(tops[tops.count - 1] + height) }
    }

    var total: CGFloat { tops[tops.count - 1] }
    var count: Int { tops.count - 1 }

    func top(of row: Int) -> CGFloat { tops[row] }

    /// The row that covers `offset`; nil outside the content.
    /// - Complexity: O(log count).
    func row(at offset: CGFloat) -> Int? {
        guard offset >= 0, offset < total else { return nil }
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if tops[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
