/// The three passes: constraints from the leaves up, layout from the root down (facts B1 to B9).
extension UIView {
    /// Root of the system this view belongs to: the topmost view, or the nearest one that hosts an engine of its own.
    package var layoutHost: UIView {
        var host = UncountedView(self)
        while let above = host.read({ $0.isEngineHost ? nil : $0.uncountedSuperview }) { host = above }
        return host.view
    }

    func markNeedsUpdateConstraints() {
        flags.insert(.needsUpdateConstraints)
        superview?.passUp(.descendantNeedsUpdateConstraints)
    }

    func markNeedsLayout() {
        flags.insert(.needsLayout)
        superview?.passUp(.descendantNeedsLayout)
    }

    /// Whether a pass has anything to do for it, or below.
    var isFlagged: Bool { !flags.isDisjoint(with: .pending) }

    package var needsLayoutPass: Bool { flags.contains(.needsLayout) }

    /// Sets a flag of this view and its ancestors, up to the first that has it.
    func passUp(_ flag: LayoutFlags) {
        var view = self
        while !view.flags.contains(flag) {
            view.flags.insert(flag)
            guard let parent = view.superview else { return }
            view = parent
        }
    }

    func passFlags(to superview: UIView) {
        if !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) { superview.passUp(.descendantNeedsLayout) }
        if !flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
            superview.passUp(.descendantNeedsUpdateConstraints)
        }
    }

    /// Calls `updateConstraints` on the flagged views of the subtree, children first, each once (fact B2).
    func performUpdateConstraintsIfNeeded() {
        guard !flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) else { return }
        LayoutBatch.run { updateFlaggedConstraints() }
    }

    private func updateFlaggedConstraints() {
        let isBelow = flags.remove(.descendantNeedsUpdateConstraints) != nil
        updateOwnProperties()
        if flags.remove(.descendantNeedsUpdateConstraints) != nil || isBelow {
            for view in subviews { view.updateFlaggedConstraints() }
        }
        guard flags.contains(.needsUpdateConstraints) else { return }
        flags.remove(.needsUpdateConstraints)
        tracked(
            .constraints, if: mayReadModels,
            { if let controller { controller.updateViewConstraints() } else { updateConstraints() } },
            changed: { $0.setNeedsUpdateConstraints() })
        if LayoutJournal.hearsPasses { LayoutJournal.record(.updatedConstraints(view: layoutName)) }
    }

    /// Those who are flagged in the subtree, from the view down; the constraint pass does the same for views.
    func updateFlaggedProperties() {
        updateOwnProperties()
        controller?.updatePropertiesIfNeeded()
        guard flags.contains(.descendantNeedsUpdateConstraints) else { return }
        for view in subviews { view.updateFlaggedProperties() }
    }

    private var mayReadModels: Bool { flags.contains(.isOfApp) || controller != nil }

    private func updateOwnProperties() {
        guard flags.remove(.needsProperties) != nil else { return }
        tracked(.properties, if: mayReadModels, updateProperties, changed: { $0.setNeedsUpdateProperties() })
    }

    /// Runs the constraint pass, and again where fitting shows that a stack wants other constraints.
    func bringConstraintsUpToDate() {
        performUpdateConstraintsIfNeeded()
        layoutHost.systemForLayout().enterConstraints(below: self)
    }

    /// Solves and lays out this view's subtree until nothing is pending, or reports a feedback loop.
    func performLayoutIfNeeded() { LayoutBatch.run { layOutUntilSettled() } }

    private func layOutUntilSettled() {
        adoptEnvironment()
        // What has no mask takes its own size from the system.
        if !isFlagged, translatesAutoresizingMaskIntoConstraints, layoutHost.hostedSystem?.isSettled ?? false {
            return
        }
        for _ in 0..<LayoutLimits.passes {
            solveForLayout()
            guard layOutSubtree() else { return }
        }
        // Who is moved by what the last pass did is known once that is solved.
        solveForLayout()
        let pending = flaggedViews()
        guard !pending.isEmpty else { return }
        LayoutJournal.record(
            .finding(
                Finding(
                    severity: .error,
                    fact: .feedbackLoop(passes: LayoutLimits.passes, views: pending.map(\.layoutName)))))
    }

    private func solveForLayout() {
        bringConstraintsUpToDate()
        let system = layoutHost.systemForLayout()
        system.update()
        applyOwnSize(from: system)
    }

    /// One walk down; true if something was laid out.
    private func layOutSubtree() -> Bool {
        var worked = false
        // A system of its own is solved first, whoever in it is flagged: what moved flags its superview.
        if isEngineHost, !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) { updateOwnSystem() }
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            controller?.appear()
            updateOwnProperties()
            controller?.updatePropertiesIfNeeded()
            // What these flagged is laid out now, but for a system that is to be solved first.
            if !isEngineHost { flags.remove(.needsLayout) }
            tracked(.layout, if: mayReadModels) {
                controller?.viewWillLayoutSubviews()
                if let storedLayer { layoutSublayers(of: storedLayer) } else { layoutSubviews() }
                controller?.viewDidLayoutSubviews()
            } changed: {
                $0.setNeedsLayout()
            }
            if LayoutJournal.hearsPasses { LayoutJournal.record(.laidOut(view: layoutName)) }
            worked = true
        }
        if flags.contains(.descendantNeedsLayout) {
            flags.remove(.descendantNeedsLayout)
            for view in subviews where view.layOutSubtree() { worked = true }
        }
        return worked
    }

    private func updateOwnSystem() {
        bringConstraintsUpToDate()
        systemForLayout().update()
    }

    private func flaggedViews() -> [UIView] {
        var found: [UIView] = []
        visitSubtree { if $0.flags.contains(.needsLayout) { found.append($0) } }
        return found
    }

    /// Writes the engine's values into the frames of the direct subviews (fact B4), on the pixel grid (facts A8).
    func applyEngineFramesToSubviews() { layoutHost.hostedSystem?.applyFrames(toSubviewsOf: self) }

    /// The view that receives `layoutIfNeeded` takes its own size from the engine; its superview gives the position.
    private func applyOwnSize(from system: any LayoutSystem) {
        guard !translatesAutoresizingMaskIntoConstraints, let frame = system.frame(of: self) else { return }
        // The origin stays where it was, as a post about layoutIfNeeded on a subview observed.
        if storedBounds.size != frame.size { take(layoutFrame: CGRect(origin: layoutFrame.origin, size: frame.size)) }
    }
}
