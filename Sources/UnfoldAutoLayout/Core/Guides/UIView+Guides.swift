import Foundation

extension UIView {
    func performAddLayoutGuide(_ guide: UILayoutGuide) {
        if guide.owningView === self { return }
        guide.owningView?.removeLayoutGuide(guide)
        layoutGuides.append(guide)
        guide.owningView = self
    }

    /// Drops the guide with its constraints; they do not come back with it (fact A4.2).
    func performRemoveLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        for ancestor in sequence(first: self, next: \.superview) {
            for constraint in ancestor.constraints
            where constraint.namedItems.contains(where: { $0 === guide }) {
                ancestor.drop(constraint)
            }
        }
        layoutHost.hostedSystem?.guideWillLeave(guide)
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
        // One of the system's own is made again when it is asked for again.
        for (kind, own) in systemGuides where own === guide { systemGuides[kind] = nil }
        scrollContainer?.forget(guide)
    }
}

extension UILayoutGuide {
    var solvedLayoutFrame: CGRect {
        if let record = engineRecord, record.system != nil, record.rawRect != .zero { return record.rawRect }
        // In a window a guide of the system's answers from the start.
        guard let view = owningView, view.window != nil else { return .zero }
        return view.frame(ofSystemGuide: self) ?? .zero
    }
}
