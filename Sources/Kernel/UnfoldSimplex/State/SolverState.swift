/// Everything a ``Solver`` knows, where it is in its ``Arena``: a pointer, so that every part of the algorithm
/// takes it in a register and changes it in place, and no call copies the many fields by accident.
///
/// Who may change them is decided before, by ``Solver/owned()``.
struct SolverState {
    let fields: UnsafeMutablePointer<SolverFields>
}
