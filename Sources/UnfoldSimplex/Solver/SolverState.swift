/// Everything a ``Solver`` knows, where it stands in its ``Memory``: a pointer, so that every part of the algorithm takes it
/// in a register and changes it in place, and no call copies the many fields by accident.
///
/// Who may change them is settled before, by ``Solver/owned()``.
struct SolverState {
    let fields: UnsafeMutablePointer<SolverFields>
}

extension SolverState {
    var quantities: Flat<Quantity> {
        @inline(__always) get { fields.pointee.quantities }
        @inline(__always) nonmutating _modify { yield &fields.pointee.quantities }
    }
    var constraints: Flat<ConstraintRecord> {
        @inline(__always) get { fields.pointee.constraints }
        @inline(__always) nonmutating _modify { yield &fields.pointee.constraints }
    }
    var tableau: Tableau {
        @inline(__always) get { fields.pointee.tableau }
        @inline(__always) nonmutating _modify { yield &fields.pointee.tableau }
    }
    var terms: TermStore {
        @inline(__always) get { fields.pointee.terms }
        @inline(__always) nonmutating _modify { yield &fields.pointee.terms }
    }
    var levels: Flat<Level> {
        @inline(__always) get { fields.pointee.levels }
        @inline(__always) nonmutating _modify { yield &fields.pointee.levels }
    }
    var structureRevision: Int {
        @inline(__always) get { fields.pointee.structureRevision }
        @inline(__always) nonmutating _modify { yield &fields.pointee.structureRevision }
    }
    var additions: Int32 {
        @inline(__always) get { fields.pointee.additions }
        @inline(__always) nonmutating _modify { yield &fields.pointee.additions }
    }
    var vacantQuantities: Flat<Int32> {
        @inline(__always) get { fields.pointee.vacantQuantities }
        @inline(__always) nonmutating _modify { yield &fields.pointee.vacantQuantities }
    }
    var vacantConstraints: Flat<Int32> {
        @inline(__always) get { fields.pointee.vacantConstraints }
        @inline(__always) nonmutating _modify { yield &fields.pointee.vacantConstraints }
    }
    var definitions: Flat<Int32> {
        @inline(__always) get { fields.pointee.definitions }
        @inline(__always) nonmutating _modify { yield &fields.pointee.definitions }
    }
    var vacantDefinitions: Int {
        @inline(__always) get { fields.pointee.vacantDefinitions }
        @inline(__always) nonmutating _modify { yield &fields.pointee.vacantDefinitions }
    }
    var definitionsAreStale: Bool {
        @inline(__always) get { fields.pointee.definitionsAreStale }
        @inline(__always) nonmutating _modify { yield &fields.pointee.definitionsAreStale }
    }
    var costsAreStale: Bool {
        @inline(__always) get { fields.pointee.costsAreStale }
        @inline(__always) nonmutating _modify { yield &fields.pointee.costsAreStale }
    }
    var sloped: Flat<Int32> {
        @inline(__always) get { fields.pointee.sloped }
        @inline(__always) nonmutating _modify { yield &fields.pointee.sloped }
    }
    var suspects: Flat<Int32> {
        @inline(__always) get { fields.pointee.suspects }
        @inline(__always) nonmutating _modify { yield &fields.pointee.suspects }
    }
    var brokenCount: Int {
        @inline(__always) get { fields.pointee.brokenCount }
        @inline(__always) nonmutating _modify { yield &fields.pointee.brokenCount }
    }
    var waiting: Flat<Int32> {
        @inline(__always) get { fields.pointee.waiting }
        @inline(__always) nonmutating _modify { yield &fields.pointee.waiting }
    }
    var leaving: Flat<Int32> {
        @inline(__always) get { fields.pointee.leaving }
        @inline(__always) nonmutating _modify { yield &fields.pointee.leaving }
    }
    var edited: Flat<Int32> {
        @inline(__always) get { fields.pointee.edited }
        @inline(__always) nonmutating _modify { yield &fields.pointee.edited }
    }
    var pairTime: Int32 {
        @inline(__always) get { fields.pointee.pairTime }
        @inline(__always) nonmutating _modify { yield &fields.pointee.pairTime }
    }
    var moving: Flat<Int32> {
        @inline(__always) get { fields.pointee.moving }
        @inline(__always) nonmutating _modify { yield &fields.pointee.moving }
    }
    var doomedVariables: Flat<Int32> {
        @inline(__always) get { fields.pointee.doomedVariables }
        @inline(__always) nonmutating _modify { yield &fields.pointee.doomedVariables }
    }
    var strays: Flat<Int32> {
        @inline(__always) get { fields.pointee.strays }
        @inline(__always) nonmutating _modify { yield &fields.pointee.strays }
    }
    var rested: Flat<Int32> {
        @inline(__always) get { fields.pointee.rested }
        @inline(__always) nonmutating _modify { yield &fields.pointee.rested }
    }
    var restedVariables: Flat<Int32> {
        @inline(__always) get { fields.pointee.restedVariables }
        @inline(__always) nonmutating _modify { yield &fields.pointee.restedVariables }
    }
    var restedPlaces: Flat<Double> {
        @inline(__always) get { fields.pointee.restedPlaces }
        @inline(__always) nonmutating _modify { yield &fields.pointee.restedPlaces }
    }
    var emptyConflicts: Flat<Int32> {
        @inline(__always) get { fields.pointee.emptyConflicts }
        @inline(__always) nonmutating _modify { yield &fields.pointee.emptyConflicts }
    }
    var precision: Precision {
        @inline(__always) get { fields.pointee.precision }
        @inline(__always) nonmutating _modify { yield &fields.pointee.precision }
    }
    var isWide: Bool {
        @inline(__always) get { fields.pointee.isWide }
        @inline(__always) nonmutating _modify { yield &fields.pointee.isWide }
    }
    var isInDoubt: Bool {
        @inline(__always) get { fields.pointee.isInDoubt }
        @inline(__always) nonmutating _modify { yield &fields.pointee.isInDoubt }
    }
    var needsSolve: Bool {
        @inline(__always) get { fields.pointee.needsSolve }
        @inline(__always) nonmutating _modify { yield &fields.pointee.needsSolve }
    }
    var stepLimit: Int? {
        @inline(__always) get { fields.pointee.stepLimit }
        @inline(__always) nonmutating _modify { yield &fields.pointee.stepLimit }
    }
    var movesSinceRefresh: Int {
        @inline(__always) get { fields.pointee.movesSinceRefresh }
        @inline(__always) nonmutating _modify { yield &fields.pointee.movesSinceRefresh }
    }
    var checkedPivots: Int {
        @inline(__always) get { fields.pointee.checkedPivots }
        @inline(__always) nonmutating _modify { yield &fields.pointee.checkedPivots }
    }
    var scratch: Scratch {
        @inline(__always) get { fields.pointee.scratch }
        @inline(__always) nonmutating _modify { yield &fields.pointee.scratch }
    }
    var counters: Statistics {
        @inline(__always) get { fields.pointee.counters }
        @inline(__always) nonmutating _modify { yield &fields.pointee.counters }
    }
}
