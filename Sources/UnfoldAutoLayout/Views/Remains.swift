// What is left to do when a view goes: whoever outlives it has to be as if it had been removed before.
//
// A view may be let go of on any thread, while all that it leaves behind belongs to the main actor. There it is done at
// once; from elsewhere it is sent there (`DispatchQueue.onMain`), and its parts live on until then.

extension ItemReference {
    /// The view or guide is gone.
    @MainActor func itemIsGone() {
        record = nil
        hostedEngine?.hostIsGoing()
        hostedEngine = nil
    }
}

extension LayoutEngine {
    /// The host goes, and the system with it: no view, guide or constraint that outlives it refers to the system.
    func hostIsGoing() {
        for item in itemReferences {
            guard let record = item.record, record.engineReference === reference else { continue }
            item.record = nil
            item.view?.storedFitting = nil
        }
        for case .constraint(let constraint) in meanings.values where constraint.lowered?.engine === self {
            constraint.lowered = nil
        }
        itemReferences.removeAll()
        meanings.removeAll()
        reference.forget()
    }
}
