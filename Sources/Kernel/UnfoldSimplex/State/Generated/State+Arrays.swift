// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldSimplex/Inert/State+Arrays.tsv.
// swift-format-ignore-file

import Foundation

extension SolverFields {
    init(arraysIn memory: Arena, sizes: Sizes) {
        states = UnmanagedArray(in: memory, capacity: sizes.variables)
        constraints = UnmanagedArray(in: memory, capacity: sizes.constraints)
        tableau = Tableau(arraysIn: memory, sizes: sizes)
        terms = TermStore(arraysIn: memory, sizes: sizes)
        definitions = UnmanagedArray(in: memory, capacity: sizes.definitions)
        pricedConstraints = UnmanagedArray(in: memory, capacity: sizes.constraints / 3)
        infeasibilityCandidates = UnmanagedArray(in: memory, capacity: Sizes.list)
        levels = UnmanagedArray(in: memory, capacity: Sizes.list)
        freeStateSlots = UnmanagedArray(in: memory, capacity: 0)
        freeConstraintSlots = UnmanagedArray(in: memory, capacity: 0)
        constraintsPendingRemoval = UnmanagedArray(in: memory, capacity: 0)
        edited = UnmanagedArray(in: memory, capacity: Sizes.list)
        moving = UnmanagedArray(in: memory, capacity: Sizes.list)
        variablesPendingRemoval = UnmanagedArray(in: memory, capacity: 0)
        superbasics = UnmanagedArray(in: memory, capacity: Sizes.list)
        emptyConflicts = UnmanagedArray(in: memory, capacity: 0)
        rested = UnmanagedArray(in: memory, capacity: 0)
        scratch = Scratch(in: memory, sizes: sizes)
    }
    mutating func move(into memory: Arena) {
        states = states.copied(into: memory)
        constraints = constraints.copied(into: memory)
        tableau.move(into: memory)
        terms.move(into: memory)
        definitions = definitions.copied(into: memory)
        pricedConstraints = pricedConstraints.copied(into: memory)
        infeasibilityCandidates = infeasibilityCandidates.copied(into: memory)
        levels = levels.copied(into: memory)
        freeStateSlots = freeStateSlots.copied(into: memory)
        freeConstraintSlots = freeConstraintSlots.copied(into: memory)
        constraintsPendingRemoval = constraintsPendingRemoval.copied(into: memory)
        edited = edited.copied(into: memory)
        moving = moving.copied(into: memory)
        variablesPendingRemoval = variablesPendingRemoval.copied(into: memory)
        superbasics = superbasics.copied(into: memory)
        emptyConflicts = emptyConflicts.copied(into: memory)
        rested = rested.copied(into: memory)
        scratch.move(into: memory)
    }
    var arrayBytes: Int {
        var sum = 0
        sum += states.bytes
        sum += constraints.bytes
        sum += tableau.arrayBytes
        sum += terms.arrayBytes
        sum += definitions.bytes
        sum += pricedConstraints.bytes
        sum += infeasibilityCandidates.bytes
        sum += levels.bytes
        sum += freeStateSlots.bytes
        sum += freeConstraintSlots.bytes
        sum += constraintsPendingRemoval.bytes
        sum += edited.bytes
        sum += moving.bytes
        sum += variablesPendingRemoval.bytes
        sum += superbasics.bytes
        sum += emptyConflicts.bytes
        sum += rested.bytes
        sum += scratch.arrayBytes
        return sum
    }
}
