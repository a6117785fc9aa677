import UnfoldSimplex

/// The constraint system of one root view: lowers active constraints to a ``Solver`` and keeps it in step with them.
@MainActor final class LayoutEngine: LayoutSystem {
    /// The root that the system belongs to; once that is gone, a stand-in that nothing is known of.
    var host: UIView { hostReference.view ?? WeakView.gone }
    private let hostReference: ItemReference
    // What every row is made with is not checked for exclusive access: nothing that it calls comes back to it.
    @exclusivity(unchecked) var solver = noSystem
    /// What each begins with, until it knows for how much it needs space.
    private static let noSystem = Solver()
    @exclusivity(unchecked) var meanings = RowMeanings()
    nonisolated let reference = EngineReference()
    /// Items that take part, in the order in which they were first named.
    var items: [LayoutItem] { itemReferences.compactMap(\.item) }
    @exclusivity(unchecked) var itemReferences: [ItemReference] = []

    /// Views whose height follows from their width, in the order of ``items``; nil when one may have come or gone.
    var knownWrappingViews: [WeakView]?

    @exclusivity(unchecked) var measuringStacks: [WeakView] = []

    /// The row that is being made.
    @exclusivity(unchecked) var terms: [Term] = []
    /// What it names next to the constraint's items: baseline views of baselines, frames that content scrolls under.
    @exclusivity(unchecked) var borrowed: [ItemReference] = []

    // Work that waits for the next update. Not checked for exclusive access, since each pass asks whether any waits:
    // nothing is called while a list is changed.
    @exclusivity(unchecked) var waitingConstraints: [NSLayoutConstraint] = []
    @exclusivity(unchecked) var waitingContentSizes: [WeakView] = []
    /// In the order in which views were named.
    @exclusivity(unchecked) var newLengths: [NewLengths] = []
    /// A text that wraps may have another height at the width it has, even where its size on one line is what it was.
    var wrappedSizesAreStale = false
    @exclusivity(unchecked) var waitingAutoresizing: [WeakView] = []
    /// Views without autoresizing constraints that perhaps no constraint names: their content still gives them a size.
    @exclusivity(unchecked) var waitingUnconstrained: [WeakView] = []

    /// Constraints that `exerciseAmbiguityInLayout` left until the next change.
    var exerciseConstraints: [(variable: Variable, row: ConstraintID)] = []

    /// Has been laid out: from then on edits are taken at once (facts M1.1, M1.3).
    var isLive = false
    /// Edits that wait for the end of a batch.
    var hasUntakenEdits = false
    var batch = 0
    /// Lowering or solving: what is activated meanwhile is the engine's own doing.
    var isAtWork = false
    /// Masks of views that are named for the first time wait for the pass.
    var defersMasks = false
    /// Conflicts that edits have reported, until someone asks.
    var conflictsAtEdits: [UnsatisfiableConstraints] = []
    /// How many systems were copied for fittings; the others went on from the one before.
    var systemsCopied = 0
    /// Counts the changes that a fitting size may depend on.
    private(set) var revision = 0
    /// Counts the other changes that a report shows: names, and what is hidden.
    var printingRevision = 0
    var namingRevision = 0
    /// Two of them between which nothing changed that a report shows are alike.
    var printedMoment: (Int, Int) { (revision, printingRevision + namingRevision) }
    var printedItems = PrintedItems()
    /// The first of them since the last fitting: what made its size out of date.
    var changeSinceFitting: LayoutChange?
    var changeListener: (() -> Void)?

    init(host: UIView) {
        hostReference = host.layoutReference
        reference.refer(to: self)
        waitingConstraints.reserveCapacity(32)
        waitingUnconstrained.reserveCapacity(16)
        enter(subtree: host)
        let (views, rows) = (waitingUnconstrained.count, waitingConstraints.count + 4 * waitingUnconstrained.count)
        solver.reserveCapacity(variables: 4 * views + 8, constraints: rows)
        meanings = RowMeanings(capacity: rows)
        itemReferences.reserveCapacity(views + 2)
        waitingContentSizes.reserveCapacity(views + 2)
    }

    deinit { reference.forget() }

    func noteChange(_ change: @autoclosure () -> LayoutChange = LayoutChange(.hierarchy)) {
        revision += 1
        if changeSinceFitting == nil { changeSinceFitting = change() }
        changeListener?()
    }

    var isUpToDate: Bool {
        solver.isSolved && !wrappedSizesAreStale && waitingConstraints.isEmpty && waitingContentSizes.isEmpty
            && waitingAutoresizing.isEmpty && waitingUnconstrained.isEmpty
    }

    var isSettled: Bool { isLive && isUpToDate && newLengths.isEmpty && measuringStacks.isEmpty && !hasUntakenEdits }

    // MARK: What happens to the hierarchy

    func constraintWasActivated(_ constraint: NSLayoutConstraint) {
        waitingConstraints.append(constraint)
        if constraint.origin != .encapsulated { noteChange(LayoutChange(.activated, constraint.changeName)) }
        if constraint.isTakenAtOnce { edited() }
    }

    func constraintWasDeactivated(_ constraint: NSLayoutConstraint) {
        unlower(constraint)
        if constraint.origin != .encapsulated { noteChange(LayoutChange(.deactivated, constraint.changeName)) }
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let lowered = constraint.lowered else { return }
        meanings.forgetPrinted(lowered.id)
        attempt { try solver.setConstant(Double(constraint.storedConstant) + lowered.offset, of: lowered.id) }
        if constraint.origin != .encapsulated { noteChange(LayoutChange(.constant, constraint.changeName)) }
        host.markNeedsLayout()
        if constraint.canContradict { edited() }
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let lowered = constraint.lowered else { return }
        meanings.forgetPrinted(lowered.id)
        attempt { try solver.setPriority(Priority(constraint.storedPriority.rawValue), of: lowered.id) }
        noteChange(LayoutChange(.priority, constraint.changeName))
        host.markNeedsLayout()
        if constraint.canContradict { edited() }
    }

    func contentSizeDidChange(of view: UIView) {
        printedItems.noteText(of: view)
        guard holds(view.layoutReference) else { return waitingUnconstrained.append(WeakView(view)) }
        waitingContentSizes.append(WeakView(view))
        noteChange(LayoutChange(.contentSize, view.layoutName))
    }

    func autoresizingDidChange(of view: UIView) {
        guard holds(view.layoutReference) else { return waitingUnconstrained.append(WeakView(view)) }
        waitingAutoresizing.append(WeakView(view))
        if let record = view.engineRecord { reconsiderContentSize(of: view, record) }
        // The outermost pins do not matter to fitting, which sets them aside.
        if view !== host, view.encapsulated == nil { noteChange(LayoutChange(.frame, view.layoutName)) }
    }

    func marginsDidChange(of view: UIView) {
        guard let record = view.engineRecord, record.engineReference === reference else { return }
        // A view that moved may inherit the same as before.
        guard let known = record.margins, known != view.marginsOfAttributes else { return }
        let concerned = record.namedBy.filter { $0.firstAttribute.isMargin || $0.secondAttribute.isMargin }
        relower(concerned, LayoutChange(.margins, view.layoutName))
    }

    /// Lowers the constraints that a view holds again: leading is another side for them (fact M8.1).
    func directionDidChange(of view: UIView) {
        let concerned = view.constraints.filter {
            $0.form.firstAttribute.kind == .directionalHorizontal
                || $0.form.secondAttribute.kind == .directionalHorizontal
        }
        relower(concerned, LayoutChange(.hierarchy, view.layoutName))
    }

    func subtreeWasAttached(_ view: UIView) {
        guard !view.isEngineHost else { return }
        enter(subtree: view)
        noteChange(LayoutChange(.hierarchy, view.layoutName))
        // The subtree is one batch (fact M1.2).
        if !waitingConstraints.isEmpty { edited() }
    }

    func subtreeWillDetach(_ view: UIView) {
        guard !view.isEngineHost else { return }
        leave(subtree: view)
        noteChange(LayoutChange(.hierarchy, view.layoutName))
    }

    func guideWillLeave(_ guide: UILayoutGuide) { release([guide.layoutReference]) }

    private func enter(subtree: UIView) {
        subtree.forEachInSystem { view in
            for constraint in view.constraints where constraint.lowered?.engine !== self {
                constraint.lowered = nil
                waitingConstraints.append(constraint)
            }
            if !view.translatesAutoresizingMaskIntoConstraints { waitingUnconstrained.append(WeakView(view)) }
            if view.dependsOnFittings, let stack = view as? any MeasuringStack { measure(stack) }
        }
    }

    /// Takes all rows and variables of a subtree out of the system.
    /// - Complexity: O(subtree + waiting constraints + items of the system), and what the solver needs for the rows.
    func leave(subtree: UIView) {
        var leaving: [ItemReference] = []
        var unentered: Set<ObjectIdentifier> = []
        subtree.forEachInSystem { view in
            for constraint in view.constraints {
                constraint.isBroken = false
                if constraint.lowered?.engine === self {
                    unlower(constraint)
                } else {
                    unentered.insert(ObjectIdentifier(constraint))
                }
            }
            for guide in view.layoutGuides { leaving.append(guide.layoutReference) }
            leaving.append(view.layoutReference)
        }
        if !unentered.isEmpty { waitingConstraints.removeAll { unentered.contains(ObjectIdentifier($0)) } }
        release(leaving)
    }

    /// Items leave the system. A row may name several of them, and with a baseline that it borrows the views in
    /// between: all rows go before the first variable does.
    private func release(_ items: [ItemReference]) {
        let leaving = items.compactMap { item in holds(item) ? item.record.map { (item: item, record: $0) } : nil }
        guard !leaving.isEmpty else { return }
        namingRevision += 1
        endExercises()
        for (item, record) in leaving {
            for constraint in record.namedBy {
                unlower(constraint)
                // One that only borrowed something of the item lives on, without it.
                var isNamed = false
                constraint.forEachNamed { if $0 === item { isNamed = true } }
                if !isNamed, constraint.isActive { waitingConstraints.append(constraint) }
            }
            removeContentSize(of: record)
            removeAutoresizing(of: record)
            if record.wraps { knownWrappingViews = nil }
        }
        for (item, record) in leaving {
            for variable in [record.minX, record.minY, record.width, record.height] { solver.removeVariable(variable) }
            item.record = nil
            item.view?.storedFitting = nil
        }
        itemReferences.removeAll { !holds($0) || !$0.isAlive }
    }

    // MARK: Rows

    func unlower(_ constraint: NSLayoutConstraint) {
        guard let lowered = constraint.lowered, lowered.engine === self else {
            waitingConstraints.removeAll { $0 === constraint }
            return
        }
        func forget(_ reference: ItemReference) {
            if let record = reference.record {
                record.forget(constraint)
                if !record.isNamed, let view = reference.view { reconsiderContentSize(of: view, record) }
            }
            reference.view?.scrollContainer?.knownContentGuide?.engineRecord?.forget(constraint)
        }
        constraint.forEachNamed(forget)
        for borrowed in lowered.borrowed { forget(borrowed) }
        remove(row: lowered.id)
        constraint.lowered = nil
    }

    /// Lowers constraints on the view's baselines again where other views stand for them now.
    /// - Returns: Whether there are any.
    @discardableResult func relowerBaselines(of view: UIView) -> Bool {
        guard let record = view.engineRecord, record.engineReference === reference else { return false }
        let outdated = record.namedBy.filter { constraint in
            guard constraint.isOnBaseline, let lowered = constraint.lowered, lowered.engine === self
            else { return false }
            return !lowered.borrowed.filter { $0.guide == nil }.elementsEqual(baselineViews(of: constraint), by: ===)
        }
        relower(outdated, LayoutChange(.contentSize, view.layoutName))
        return !outdated.isEmpty
    }

    func relower(_ constraints: [NSLayoutConstraint], _ change: LayoutChange = LayoutChange(.hierarchy)) {
        for constraint in constraints where constraint.lowered?.engine === self {
            unlower(constraint)
            waitingConstraints.append(constraint)
        }
        if !constraints.isEmpty {
            noteChange(change)
            host.markNeedsLayout()
        }
    }

    func remove(row: ConstraintID) {
        solver.remove(row)
        meanings[row] = nil
    }

    /// Solver refusals (a number that is not finite) are findings: nothing the caller wrote may stop the program.
    func attempt(_ body: @MainActor () throws -> Void) {
        do { try body() } catch {
            guard let error = error as? SolverError else { return assertionFailure("\(error)") }
            LayoutJournal.record(.finding(Finding(severity: .error, fact: .solver(SolverRefusal(error)))))
        }
    }
}

extension NSLayoutConstraint {
    fileprivate var changeName: String { reportName ?? identifier ?? printedEquation { $0.layoutName } }
}
