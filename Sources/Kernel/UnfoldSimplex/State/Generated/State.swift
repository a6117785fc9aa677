// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldSimplex/Inert/State.tsv.
// swift-format-ignore-file

import Foundation

extension SolverState {
    var states: UnmanagedArray<VariableState> { @inline(__always) get { fields.pointee.states } @inline(__always) nonmutating _modify { yield &fields.pointee.states } }
    var constraints: UnmanagedArray<ConstraintRecord> { @inline(__always) get { fields.pointee.constraints } @inline(__always) nonmutating _modify { yield &fields.pointee.constraints } }
    var tableau: Tableau { @inline(__always) get { fields.pointee.tableau } @inline(__always) nonmutating _modify { yield &fields.pointee.tableau } }
    var terms: TermStore { @inline(__always) get { fields.pointee.terms } @inline(__always) nonmutating _modify { yield &fields.pointee.terms } }
    var levels: UnmanagedArray<Level> { @inline(__always) get { fields.pointee.levels } @inline(__always) nonmutating _modify { yield &fields.pointee.levels } }
    var structureRevision: Int { @inline(__always) get { fields.pointee.structureRevision } @inline(__always) nonmutating _modify { yield &fields.pointee.structureRevision } }
    var newestConstraint: Int32 { @inline(__always) get { fields.pointee.newestConstraint } @inline(__always) nonmutating _modify { yield &fields.pointee.newestConstraint } }
    var freeStateSlots: UnmanagedArray<Int32> { @inline(__always) get { fields.pointee.freeStateSlots } @inline(__always) nonmutating _modify { yield &fields.pointee.freeStateSlots } }
    var freeConstraintSlots: UnmanagedArray<Int32> { @inline(__always) get { fields.pointee.freeConstraintSlots } @inline(__always) nonmutating _modify { yield &fields.pointee.freeConstraintSlots } }
    var definitions: UnmanagedArray<Int32> { @inline(__always) get { fields.pointee.definitions } @inline(__always) nonmutating _modify { yield &fields.pointee.definitions } }
    var freeDefinitionSlots: Int { @inline(__always) get { fields.pointee.freeDefinitionSlots } @inline(__always) nonmutating _modify { yield &fields.pointee.freeDefinitionSlots } }
    var definitionsAreStale: Bool { @inline(__always) get { fields.pointee.definitionsAreStale } @inline(__always) nonmutating _modify { yield &fields.pointee.definitionsAreStale } }
    var costsAreStale: Bool { @inline(__always) get { fields.pointee.costsAreStale } @inline(__always) nonmutating _modify { yield &fields.pointee.costsAreStale } }
    var pricedConstraints: UnmanagedArray<Int32> { @inline(__always) get { fields.pointee.pricedConstraints } @inline(__always) nonmutating _modify { yield &fields.pointee.pricedConstraints } }
    var infeasibilityCandidates: UnmanagedArray<Int32> { @inline(__always) get { fields.pointee.infeasibilityCandidates } @inline(__always) nonmutating _modify { yield &fields.pointee.infeasibilityCandidates } }
    var brokenCount: Int { @inline(__always) get { fields.pointee.brokenCount } @inline(__always) nonmutating _modify { yield &fields.pointee.brokenCount } }
    var firstWaiting: Int32 { @inline(__always) get { fields.pointee.firstWaiting } @inline(__always) nonmutating _modify { yield &fields.pointee.firstWaiting } }
    var constraintsPendingRemoval: UnmanagedArray<Int32> { @inline(__always) get { fields.pointee.constraintsPendingRemoval } @inline(__always) nonmutating _modify { yield &fields.pointee.constraintsPendingRemoval } }
    var edited: UnmanagedArray<Int32> { @inline(__always) get { fields.pointee.edited } @inline(__always) nonmutating _modify { yield &fields.pointee.edited } }
    var couplingEpoch: Int32 { @inline(__always) get { fields.pointee.couplingEpoch } @inline(__always) nonmutating _modify { yield &fields.pointee.couplingEpoch } }
    var moving: UnmanagedArray<Int32> { @inline(__always) get { fields.pointee.moving } @inline(__always) nonmutating _modify { yield &fields.pointee.moving } }
    var variablesPendingRemoval: UnmanagedArray<Int32> { @inline(__always) get { fields.pointee.variablesPendingRemoval } @inline(__always) nonmutating _modify { yield &fields.pointee.variablesPendingRemoval } }
    var superbasics: UnmanagedArray<Int32> { @inline(__always) get { fields.pointee.superbasics } @inline(__always) nonmutating _modify { yield &fields.pointee.superbasics } }
    var rested: UnmanagedArray<SolverFields.Rest> { @inline(__always) get { fields.pointee.rested } @inline(__always) nonmutating _modify { yield &fields.pointee.rested } }
    var emptyConflicts: UnmanagedArray<Int32> { @inline(__always) get { fields.pointee.emptyConflicts } @inline(__always) nonmutating _modify { yield &fields.pointee.emptyConflicts } }
    var precision: Precision { @inline(__always) get { fields.pointee.precision } @inline(__always) nonmutating _modify { yield &fields.pointee.precision } }
    var isWide: Bool { @inline(__always) get { fields.pointee.isWide } @inline(__always) nonmutating _modify { yield &fields.pointee.isWide } }
    var isCareful: Bool { @inline(__always) get { fields.pointee.isCareful } @inline(__always) nonmutating _modify { yield &fields.pointee.isCareful } }
    var isInDoubt: Bool { @inline(__always) get { fields.pointee.isInDoubt } @inline(__always) nonmutating _modify { yield &fields.pointee.isInDoubt } }
    var needsDigits: Bool { @inline(__always) get { fields.pointee.needsDigits } @inline(__always) nonmutating _modify { yield &fields.pointee.needsDigits } }
    var needsSolve: Bool { @inline(__always) get { fields.pointee.needsSolve } @inline(__always) nonmutating _modify { yield &fields.pointee.needsSolve } }
    var stepLimit: Int? { @inline(__always) get { fields.pointee.stepLimit } @inline(__always) nonmutating _modify { yield &fields.pointee.stepLimit } }
    var movesSinceRefactorisation: Int { @inline(__always) get { fields.pointee.movesSinceRefactorisation } @inline(__always) nonmutating _modify { yield &fields.pointee.movesSinceRefactorisation } }
    var checkedPivots: Int { @inline(__always) get { fields.pointee.checkedPivots } @inline(__always) nonmutating _modify { yield &fields.pointee.checkedPivots } }
    var scratch: Scratch { @inline(__always) get { fields.pointee.scratch } @inline(__always) nonmutating _modify { yield &fields.pointee.scratch } }
    var counters: Statistics { @inline(__always) get { fields.pointee.counters } @inline(__always) nonmutating _modify { yield &fields.pointee.counters } }
}
