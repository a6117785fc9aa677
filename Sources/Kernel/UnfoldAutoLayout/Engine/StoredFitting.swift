/// What a view keeps of its last fitting, while nothing it depends on changes.
@MainActor private final class FittingSlot {
    var session: FittingSession?
}

extension UIView {
    var storedFitting: FittingSession? {
        get { slot?.session }
        // Of a view that has one.
        _modify { yield &slot!.session }
        set {
            if let slot {
                slot.session = newValue
            } else if let newValue {
                let slot = FittingSlot()
                slot.session = newValue
                keptFitting = slot
            }
        }
    }

    /// The same, which no one holds any more then: its memory is used again.
    func takeStoredFitting() -> FittingSession? {
        guard let slot else { return nil }
        var taken: FittingSession?
        swap(&taken, &slot.session)
        return taken
    }

    package var fittingIsStale: Bool {
        guard let slot, let engine = layoutHost.hostedEngine else { return true }
        guard slot.session?.revision == engine.revision, slot.session?.engine === engine else { return true }
        return !flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
    }

    /// The size that the last fitting gave, if that was asked the same and nothing changed since. The fitting is looked
    /// at where it is: a copy counts references to all its parts.
    fileprivate func knownFittingSize(for request: FittingRequest) -> CGSize? {
        guard let slot, slot.session?.request == request, !fittingIsStale else { return nil }
        return slot.session?.size
    }

    /// What the last fitting lost, if that is known and nothing changed since that it shows.
    var knownLosses: Late<[UnsatisfiedConstraint]>? {
        guard let slot, let known = slot.session?.bindingSets.losses, let engine = slot.session?.engine,
            known.moment == engine.printedMoment
        else { return nil }
        return known.losses
    }

    private var slot: FittingSlot? { keptFitting as? FittingSlot }
}

extension LayoutEngine {
    func fittingSize(of view: UIView, _ request: FittingRequest) -> CGSize {
        if let known = view.knownFittingSize(for: request) { return known }
        guard let session = fit(view, request) else { return .zero }
        view.storedFitting = session
        if LayoutJournal.hearsPasses {
            LayoutJournal.record(
                .fitted(view: view.layoutName, width: Double(session.size.width), height: Double(session.size.height)))
        }
        return session.size
    }
}
