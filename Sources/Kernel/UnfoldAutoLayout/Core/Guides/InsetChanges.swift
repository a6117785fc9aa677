/// How often insets changed during one layout: insets follow frames, and frames may follow insets, without end. Counted,
/// so that the same layout is given up in the same place on every machine.
@MainActor struct InsetChanges {
    private var counts: [ObjectIdentifier: Int] = [:]
    /// Names of views whose insets changed more often than any that come to rest.
    private(set) var endless: [String] = []

    /// Of the layout that goes on; nil outside.
    static var current: InsetChanges?

    /// `item` is the guide, view or record whose insets are others now.
    static func note(_ item: AnyObject, of view: UIView) { current?.note(item, of: view) }

    private mutating func note(_ item: AnyObject, of view: UIView) {
        let count = counts[ObjectIdentifier(item), default: 0] + 1
        counts[ObjectIdentifier(item)] = count
        if count == LayoutLimits.insetChanges, !endless.contains(view.layoutName) { endless.append(view.layoutName) }
    }

    /// Runs a layout with counts of its own.
    static func counting(_ body: () -> Void) {
        let outer = current
        current = InsetChanges()
        body()
        current = outer
    }
}
