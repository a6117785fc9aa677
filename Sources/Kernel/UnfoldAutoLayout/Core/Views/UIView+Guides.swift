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
            where constraint.namedItems.contains(where: { $0 === guide }) { ancestor.drop(constraint) }
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
        let record = engineRecord.flatMap { $0.system == nil ? nil : $0 }
        if let record, record.system?.isUpToDate ?? false { return record.rawRect.withoutNegativeRoom }
        return owningView?.rectByInsets(of: self) ?? record?.rawRect.withoutNegativeRoom ?? .zero
    }
}

extension CGRect {
    fileprivate var withoutNegativeRoom: CGRect {
        CGRect(origin: origin, size: CGSize(width: max(0, size.width), height: max(0, size.height)))
    }
}
