import Foundation

/// What a view keeps of its last fitting, while nothing it depends on changes.
@MainActor private final class FittingSlot {
    var session: FittingSession?
}

extension UIView {
    /// The last fitting computed for this view.
    var storedFitting: FittingSession? {
        get { slot?.session }
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

    private var slot: FittingSlot? { keptFitting.map { unsafeDowncast($0, to: FittingSlot.self) } }
}

extension LayoutEngine {
    func fittingSize(of view: UIView, _ request: FittingRequest) -> CGSize {
        if let known = view.storedFitting, known.request == request, !view.fittingIsStale { return known.size }
        guard let session = fit(view, request) else { return .zero }
        view.storedFitting = session
        if LayoutJournal.hasListeners {
            LayoutJournal.record(
                .fitted(view: view.layoutName, width: Double(session.size.width), height: Double(session.size.height)))
        }
        return session.size
    }
}
