import UIKit

/// Reads the constraints that the app made.
@MainActor struct ConstraintReader {
    let names: CellNames
    let kind: String
    /// Ids of views.
    var views: [ObjectIdentifier: String] = [:]
    private(set) var constraints: [CellState.Constraint] = []
    private(set) var notes: [String] = []
    private var seen: Set<ObjectIdentifier> = []
    private var counts: [CellState.Constraint.Shape: Int] = [:]

    init(names: CellNames, kind: String) { (self.names, self.kind) = (names, kind) }

    mutating func read(_ constraint: NSLayoutConstraint) {
        guard seen.insert(ObjectIdentifier(constraint)).inserted, !Self.isSystem(constraint) else { return }
        guard let first = side(constraint.firstItem, constraint.firstAttribute), constraint.constant.isFinite else {
            if constraint.isActive, constraint.firstItem != nil { notes.append("a constraint of \(kind)") }
            return
        }
        let relation =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            default: "=="
            }
        var right: String?
        if constraint.secondItem != nil {
            guard let second = side(constraint.secondItem, constraint.secondAttribute) else {
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

    /// Whether the system made it: a class of its own, or an identifier that UIKit gives.
    static func isSystem(_ constraint: NSLayoutConstraint) -> Bool {
        let type = type(of: constraint)
        if type != NSLayoutConstraint.self, !AppCode.isOwn(type) { return true }
        let identifier = constraint.identifier ?? ""
        return identifier.hasPrefix("UISV-") || identifier.hasPrefix("UIView-")
            || identifier.hasPrefix("UIViewSafeArea")
            || identifier.hasPrefix("_UI")
    }

    private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
        guard let item, let word = Self.attributes[attribute] else { return nil }
        if let id = views[ObjectIdentifier(item)] { return "\(id).\(word)" }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let id = views[ObjectIdentifier(owner)]
        else { return nil }
        if let standard = Self.standardGuide(guide, of: owner) { return "\(id).\(standard).\(word)" }
        return "\(names.name(guide, identifier: guide.identifier.isEmpty ? "guide" : guide.identifier)).\(word)"
    }

    /// The property of the view that returns the guide.
    static func standardGuide(_ guide: UILayoutGuide, of view: UIView) -> String? {
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
