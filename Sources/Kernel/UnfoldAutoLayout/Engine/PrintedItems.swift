import UnfoldSimplex

/// The items of a system as they were printed last.
@MainActor struct PrintedItems {
    typealias Length = (variable: Variable, item: PrintedItem, axis: UILayoutConstraintAxis)
    /// The ``LayoutSystem/namingRevision`` up to which they are as they were.
    var revision = 0
    var items: ConstraintPrinter.Items = [:]
    /// Those of all items.
    var lengths: [Length] = []
    /// Views whose text may be another.
    var inDoubt: Set<ObjectIdentifier> = []
    /// The row of a constraint that describes itself: as long as it is there, nothing is printed ahead.
    var ownLine: ConstraintID?

    var areKnown = false

    mutating func takeItems() -> ConstraintPrinter.Items {
        areKnown = true
        defer { items = [:] }
        return items
    }

    mutating func noteText(of view: UIView) { if areKnown { inDoubt.insert(ObjectIdentifier(view)) } }

    /// Those that have another name or text, or were hidden or shown. Classes of the app answer for these as they like
    /// and give no notice: each is asked.
    var outdated: Set<ObjectIdentifier> {
        var outdated: Set<ObjectIdentifier> = []
        var toggled: Set<ObjectIdentifier> = []
        for (id, (reference, known)) in items {
            guard let item = reference.item, known.name == item.layoutName,
                known.isView && !inDoubt.contains(id) || known.text == item.printedText
            else {
                outdated.insert(id)
                continue
            }
            if known.isView, known.isHiddenItself != reference.view?.isHidden { toggled.insert(id) }
        }
        guard !toggled.isEmpty else { return outdated }
        for (id, (_, known)) in items where toggled.contains(id) || known.ancestors.contains(where: toggled.contains) {
            outdated.insert(id)
        }
        return outdated
    }
}
