// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldSimplex/Inert/Storage+Arrays.tsv.
// swift-format-ignore-file

import Foundation

extension Scratch {
    init(arraysIn memory: Arena, sizes: Sizes) {
        slots = UnmanagedArray(in: memory, capacity: sizes.variables)
        touched = UnmanagedArray(in: memory, capacity: Scratch.initial)
        pending = UnmanagedArray(in: memory, capacity: 4)
        cost = UnmanagedArray(in: memory, capacity: 4 * Scratch.initial)
        slope = UnmanagedArray(in: memory, capacity: 8)
        best = UnmanagedArray(in: memory, capacity: 8)
        costLevels = UnmanagedArray(in: memory, capacity: 0)
        slopeLevels = UnmanagedArray(in: memory, capacity: 0)
        bestLevels = UnmanagedArray(in: memory, capacity: 0)
        levelSlots = UnmanagedArray(in: memory, capacity: 0)
        breakpoints = UnmanagedArray(in: memory, capacity: Scratch.initial)
        excluded = UnmanagedArray(in: memory, capacity: 4)
        ties = UnmanagedArray(in: memory, capacity: Scratch.initial)
        certificateRows = UnmanagedArray(in: memory, capacity: 0)
        shifts = UnmanagedArray(in: memory, capacity: 4)
        staleRows = UnmanagedArray(in: memory, capacity: Scratch.initial)
    }
    mutating func move(into memory: Arena) {
        slots = slots.copied(into: memory)
        touched = touched.copied(into: memory)
        pending = pending.copied(into: memory)
        cost = cost.copied(into: memory)
        slope = slope.copied(into: memory)
        best = best.copied(into: memory)
        costLevels = costLevels.copied(into: memory)
        slopeLevels = slopeLevels.copied(into: memory)
        bestLevels = bestLevels.copied(into: memory)
        levelSlots = levelSlots.copied(into: memory)
        breakpoints = breakpoints.copied(into: memory)
        excluded = excluded.copied(into: memory)
        ties = ties.copied(into: memory)
        certificateRows = certificateRows.copied(into: memory)
        shifts = shifts.copied(into: memory)
        staleRows = staleRows.copied(into: memory)
    }
    var arrayBytes: Int {
        var sum = 0
        sum += slots.bytes
        sum += touched.bytes
        sum += pending.bytes
        sum += cost.bytes
        sum += slope.bytes
        sum += best.bytes
        sum += costLevels.bytes
        sum += slopeLevels.bytes
        sum += bestLevels.bytes
        sum += levelSlots.bytes
        sum += breakpoints.bytes
        sum += excluded.bytes
        sum += ties.bytes
        sum += certificateRows.bytes
        sum += shifts.bytes
        sum += staleRows.bytes
        return sum
    }
}

extension TermStore {
    init(arraysIn memory: Arena, sizes: Sizes) {
        variables = UnmanagedArray(in: memory, capacity: sizes.terms)
        coefficients = UnmanagedArray(in: memory, capacity: sizes.terms)
    }
    mutating func move(into memory: Arena) {
        variables = variables.copied(into: memory)
        coefficients = coefficients.copied(into: memory)
    }
    var arrayBytes: Int {
        var sum = 0
        sum += variables.bytes
        sum += coefficients.bytes
        return sum
    }
}
