/// The animation block that is running, to which changes of animatable properties are reported.
@MainActor final class AnimationBlock {
    private struct Change {
        let view: UIView
        let property: AnimationRecord.Property
        let from: AnimationRecord.Value
        var to: AnimationRecord.Value
    }

    private struct Key: Hashable {
        let view: ObjectIdentifier
        let property: AnimationRecord.Property
        // Few views change more than one property, and enumerations of names hash their names.
        func hash(into hasher: inout Hasher) { hasher.combine(view) }
    }

    /// The innermost block; nil outside of blocks and within `performWithoutAnimation`.
    private(set) static var current: AnimationBlock?
    static var areAnimationsEnabled = true
    /// Blocks of `performWithoutAnimation` that are running.
    private(set) static var suspensions = 0

    let timing: AnimationRecord.Timing
    /// In the order in which they were first made. Views are held until the end, so that an address is not used twice;
    /// names are made for the record only.
    private var changes: [Change] = []
    private var indices = [Key: Int](minimumCapacity: 24)
    private var endings: [@MainActor () -> Void] = []
    private var layouts: [UIView] = []

    init(timing: AnimationRecord.Timing) {
        self.timing = timing
        changes.reserveCapacity(24)
    }

    func run(_ body: () -> Void) -> AnimationRecord {
        perform(body)
        return record()
    }

    func perform(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
        while !layouts.isEmpty || !endings.isEmpty {
            let pending = endings
            endings.removeAll()
            for ending in pending { ending() }
            let waiting = layouts
            layouts.removeAll()
            for view in waiting { view.layoutIfNeeded() }
        }
    }

    /// What moved, of `roots` and the views inside if some are given; what ended a rounding error from where it began did
    /// not move.
    func record(below roots: [UIView]? = nil) -> AnimationRecord {
        var record = AnimationRecord(timing: timing, changes: [])
        var ids = Set<ObjectIdentifier>()
        for root in roots ?? [] { ids.insert(ObjectIdentifier(root)) }
        record.changes.reserveCapacity(changes.count)
        var last: (parent: UIView, isInside: Bool)?
        for change in changes where !change.from.isSame(as: change.to) {
            guard roots == nil || Self.isInside(change.view, ids, &last) else { continue }
            record.changes.append(
                AnimationRecord.Change(
                    view: change.view.layoutName, property: change.property, from: change.from, to: change.to,
                    address: change.view.layoutAddress))
        }
        return record
    }

    /// - Parameter last: The answer for the superview that was asked last: views mostly move beside one another.
    private static func isInside(
        _ view: UIView, _ roots: Set<ObjectIdentifier>, _ last: inout (parent: UIView, isInside: Bool)?
    ) -> Bool {
        if roots.contains(ObjectIdentifier(view)) { return true }
        guard let parent = view.superview else { return false }
        if let last, last.parent === parent { return last.isInside }
        let isInside = isInside(parent, roots, &last)
        last = (parent, isInside)
        return isInside
    }

    func handOver(to outer: AnimationBlock) {
        for change in changes { outer.note(change.property, of: change.view, from: change.from, to: change.to) }
    }

    static func suspended<T>(_ body: () throws -> T) rethrows -> T {
        let outer = current
        current = nil
        suspensions += 1
        defer {
            current = outer
            suspensions -= 1
        }
        return try body()
    }

    /// Lays the view out when the block's own code has run, so that the moves belong to the animation.
    func layOutAtEnd(_ view: UIView) { if !layouts.contains(where: { $0 === view }) { layouts.append(view) } }

    /// Runs when the block's own code has run, before the layouts asked for.
    func atEnd(_ work: @escaping @MainActor () -> Void) { endings.append(work) }

    func note(
        _ property: AnimationRecord.Property, of view: UIView, from: AnimationRecord.Value, to: AnimationRecord.Value
    ) {
        let key = Key(view: ObjectIdentifier(view), property: property)
        if let index = indices[key] {
            changes[index].to = to
            return
        }
        indices[key] = changes.count
        changes.append(Change(view: view, property: property, from: from, to: to))
    }

    var changedViews: [UIView] {
        var seen = Set<ObjectIdentifier>()
        return changes.map(\.view).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UIView {
    func noteAnimated(
        _ property: AnimationRecord.Property, from: @autoclosure () -> AnimationRecord.Value,
        to: @autoclosure () -> AnimationRecord.Value
    ) {
        guard let block = AnimationBlock.current else { return }
        block.note(property, of: self, from: from(), to: to())
    }
}
