/// Names for what an app gave none: views and constraints are called after the stored properties that hold them.
@MainActor package enum PropertyNames {
    private static let libraries: Set = [
        "UnfoldTypesetting", "UnfoldAutoLayout", "UnfoldTableLayout", "UnfoldCollectionLayout", "UnfoldSurface",
    ]

    /// `NoteCell.height` for a constraint, `detail` for a view; an identifier of the app's own goes before.
    package static func give(below root: UIView) {
        for view in LayoutDrawing.order(below: root) {
            var mirror: Mirror? = Mirror(reflecting: view)
            while let own = mirror, !isOfLibrary(own.subjectType) {
                for (label, value) in own.children { name(value, label ?? "", in: "\(own.subjectType)") }
                mirror = own.superclassMirror
            }
            view.constraints.forEach(note)
        }
    }

    private static func isOfLibrary(_ type: Any.Type) -> Bool {
        libraries.contains(String(String(reflecting: type).prefix { $0 != "." }))
    }

    private static func name(_ value: Any, _ label: String, in type: String) {
        let property = label.trimmingPrefix("$__lazy_storage_$_").trimmingPrefix("_")
        if let view = value as? UIView {
            view.nameByClass = String(property)
            return
        }
        let held = constraints(in: value)
        for (index, constraint) in held.enumerated() where constraint.reportName == nil {
            constraint.reportName = constraint.identifier ?? "\(type).\(property)\(held.count > 1 ? "[\(index)]" : "")"
        }
    }

    private static func constraints(in value: Any) -> [NSLayoutConstraint] {
        if let one = value as? NSLayoutConstraint { return [one] }
        if let list = value as? [NSLayoutConstraint] { return list }
        let mirror = Mirror(reflecting: value)
        let kept = mirror.descendant("layoutConstraints") ?? mirror.descendant("some", "layoutConstraints")
        return kept as? [NSLayoutConstraint] ?? []
    }

    /// A library's own subclass may know where it was made: SnapKit's keeps file and line in its `Constraint`.
    private static func note(_ constraint: NSLayoutConstraint) {
        guard constraint.source == nil, type(of: constraint) != NSLayoutConstraint.self,
            let place = Mirror(reflecting: constraint).descendant("constraint", "some", "sourceLocation")
        else { return }
        let parts = Mirror(reflecting: place).children.map(\.value)
        guard parts.count == 2, let file = parts[0] as? String, let line = parts[1] as? UInt else { return }
        constraint.source = SourcePosition(file: file, line: Int(line), column: 1)
    }
}
