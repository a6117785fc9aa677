@MainActor struct ConstraintReader {
    let names: CellNames
    let kind: String
    var views: [ObjectIdentifier: String] = [:]
    private(set) var constraints: [CellState.Constraint] = []
    private(set) var notes: [String] = []
    private var seen: Set<ObjectIdentifier> = []
    private var counts: [CellState.Constraint.Shape: Int] = [:]

    init(names: CellNames, kind: String) { (self.names, self.kind) = (names, kind) }

    mutating func read(_ constraint: NSLayoutConstraint) {
        guard seen.insert(ObjectIdentifier(constraint)).inserted, !Self.isSystem(constraint) else { return }
        guard let items = names.items(of: constraint) else { return }
        guard let first = side(items.first, constraint.firstAttribute), constraint.constant.isFinite else {
            if constraint.isActive { notes.append("a constraint of \(kind)") }
            return
        }
        let relation =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            default: "=="
            }
        var right: String?
        if let item = items.second {
            guard let second = side(item, constraint.secondAttribute) else {
                if constraint.isActive { notes.append("a constraint of \(kind)") }
                return
            }
            right = constraint.multiplier == 1 ? second : "\(DeviceRecord.number(constraint.multiplier)) * \(second)"
        }
        var shape = CellState.Constraint.Shape(
            left: "\(first) \(relation)", right: right, identifier: constraint.identifier)
        counts[shape, default: 0] += 1
        shape.occurrence = counts[shape]! - 1
        constraints.append(
            .init(
                shape: shape, name: names.properties[ObjectIdentifier(constraint)] ?? constraint.identifier,
                constant: constraint.constant, priority: max(0.001, Double(constraint.priority.rawValue)),
                isActive: constraint.isActive))
    }

    static func isSystem(_ constraint: NSLayoutConstraint) -> Bool {
        let type: AnyClass = AppCode.declared(type(of: constraint))
        if type != NSLayoutConstraint.self, !AppCode.isOwn(type) { return true }
        let identifier = constraint.identifier ?? ""
        return systemPrefixes.contains { identifier.hasPrefix($0) }
    }

    private static let systemPrefixes = [
        "UISV-", "UIView-", "UIViewSafeArea", "UIViewReadableContentGuide-", "UIScrollView-", "_UI",
    ]

    private func side(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> String? {
        guard let word = Self.attributes[attribute] else { return nil }
        if let id = views[ObjectIdentifier(item)] { return "\(id).\(word)" }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let id = views[ObjectIdentifier(owner)]
        else { return nil }
        if let standard = Self.standardGuide(guide, of: owner) { return "\(id).\(standard).\(word)" }
        // The system's other guides are not among the template's.
        guard !guide.identifier.hasPrefix("UI") else { return nil }
        return "\(names.name(guide, identifier: guide.identifier.isEmpty ? "guide" : guide.identifier)).\(word)"
    }

    /// The property of the view that returns the guide. An app's guide is not compared, for the properties make guides.
    static func standardGuide(_ guide: UILayoutGuide, of view: UIView) -> String? {
        guard guide.identifier.hasPrefix("UI") else { return nil }
        if guide === view.layoutMarginsGuide { return "layoutMarginsGuide" }
        if guide === view.safeAreaLayoutGuide { return "safeAreaLayoutGuide" }
        if guide === view.readableContentGuide { return "readableContentGuide" }
        guard let scroll = view as? UIScrollView else { return nil }
        if guide === scroll.contentLayoutGuide { return "contentLayoutGuide" }
        return guide === scroll.frameLayoutGuide ? "frameLayoutGuide" : nil
    }

    private static let attributes: [NSLayoutConstraint.Attribute: String] = [
        .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading", .trailing: "trailing",
        .width: "width", .height: "height", .centerX: "centerX", .centerY: "centerY", .lastBaseline: "lastBaseline",
        .firstBaseline: "firstBaseline", .leftMargin: "leftMargin", .rightMargin: "rightMargin",
        .topMargin: "topMargin", .bottomMargin: "bottomMargin", .leadingMargin: "leadingMargin",
        .trailingMargin: "trailingMargin", .centerXWithinMargins: "centerXWithinMargins",
        .centerYWithinMargins: "centerYWithinMargins",
    ]
}
