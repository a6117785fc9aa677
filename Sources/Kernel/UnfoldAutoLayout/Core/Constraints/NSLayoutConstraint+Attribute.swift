extension NSLayoutConstraint.Attribute {
    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// Edges and their margins; not centres, sizes and baselines.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }

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

    func pairs(with other: Self) -> Bool {
        switch (kind, other.kind) {
        case (.size, .size), (.vertical, .vertical), (.fixedHorizontal, .fixedHorizontal),
            (.directionalHorizontal, .directionalHorizontal), (.centerHorizontal, .centerHorizontal),
            (.centerHorizontal, .fixedHorizontal), (.fixedHorizontal, .centerHorizontal),
            (.centerHorizontal, .directionalHorizontal), (.directionalHorizontal, .centerHorizontal):
            true
        default: false
        }
    }

    var printed: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }

    /// Whether UIKit lets the two are in one constraint (facts A4.8, A10.10).
    package func canPair(with other: Self) -> Bool { pairs(with: other) }
}

extension Equation.Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        self =
            switch relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }
}
