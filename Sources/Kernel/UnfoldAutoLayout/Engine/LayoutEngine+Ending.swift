extension LayoutEngine {
    /// The host goes, and the system with it: no view, guide or constraint that outlives it refers to the system.
    func hostIsGoing() {
        for item in itemReferences {
            guard let record = item.record, record.engineReference === reference else { continue }
            item.record = nil
            item.view?.storedFitting = nil
        }
        for index in meanings.slots.indices {
            guard case .constraint(let constraint) = meanings.slots[index].meaning else { continue }
            if constraint.lowered?.engineReference === reference { constraint.lowered = nil }
        }
        itemReferences.removeAll()
        meanings = RowMeanings()
        reference.forget()
    }
}
