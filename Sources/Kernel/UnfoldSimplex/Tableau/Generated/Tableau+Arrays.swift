// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldSimplex/Inert/Tableau+Arrays.tsv.
// swift-format-ignore-file

import Foundation

extension Tableau {
    init(arraysIn memory: Arena, sizes: Sizes) {
        entries = UnmanagedArray(in: memory, capacity: sizes.entries)
        lines = UnmanagedArray(in: memory, capacity: sizes.variables)
    }
    mutating func move(into memory: Arena) {
        entries = entries.copied(into: memory)
        lines = lines.copied(into: memory)
    }
    var arrayBytes: Int {
        var sum = 0
        sum += entries.bytes
        sum += lines.bytes
        return sum
    }
}
