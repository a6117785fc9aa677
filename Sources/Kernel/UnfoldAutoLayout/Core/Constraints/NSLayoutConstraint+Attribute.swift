// UIKit numbers the attributes: edges from 1, sizes and centers from 7, baselines from 11, margins from 13.
extension NSLayoutConstraint.Attribute {
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
    /// Edges and their margins; not centers, sizes and baselines.
    var isEdge: Bool { (1...6).contains(rawValue) || (13...18).contains(rawValue) }
    /// The margin at that edge; the attribute itself where there is none.
    var margin: Self { (1...6).contains(rawValue) ? Self(rawValue: rawValue + 12) ?? self : self }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    enum Kind {
        /// Left and right: never mirrored.
        case fixedHorizontal
        /// Leading and trailing: mirrored under right to left.
        case directionalHorizontal
        case centerHorizontal, vertical, size, none
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .fixedHorizontal
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalHorizontal
        case .centerX, .centerXWithinMargins: .centerHorizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    var isHorizontal: Bool {
        switch kind {
        case .fixedHorizontal, .directionalHorizontal, .centerHorizontal: true
        case .size: self == .width
        case .vertical, .none: false
        }
    }

    /// Whether UIKit lets the two into one constraint (facts A4.8, A10.10).
    package func pairs(with other: Self) -> Bool {
        switch (kind, other.kind) {
        case (.centerHorizontal, .fixedHorizontal), (.fixedHorizontal, .centerHorizontal),
            (.centerHorizontal, .directionalHorizontal), (.directionalHorizontal, .centerHorizontal):
            true
        case (let own, let others): own == others && own != .none
        }
    }

    var printed: String { Self.names[rawValue] }
    /// By raw value; reflection is slow.
    private static let names = (0...20).map { Self(rawValue: $0).map { String(describing: $0) } ?? "" }
}

extension Equation.Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        self = relation == .equal ? .equal : relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual
    }
}
