extension UIView {
    /// Counts the changes that a fitting size of this view's system may depend on; nil while some view waits for its
    /// `updateConstraints`, which may change anything.
    package var systemRevision: Int? {
        let engine = layoutHost.engineForLayout()
        let isCertain = flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
        return isCertain ? engine.revision : nil
    }

    /// The first change since the last fitting in this view's system; nil if there was none.
    package var changeSinceFitting: LayoutChange? { layoutHost.hostedEngine?.changeSinceFitting }

    /// Starts looking for the first change again, for sizes that were not found by fitting.
    package func forgetChangeSinceFitting() { layoutHost.hostedEngine?.changeSinceFitting = nil }

    /// Calls `listener` whenever something changes that a fitting size may depend on; nil ends it.
    package func onSystemChange(_ listener: (() -> Void)?) { layoutHost.engineForLayout().changeListener = listener }
}
