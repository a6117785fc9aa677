extension LogItem {
    package var isGuide: Bool {
        guard let className else { return false }
        return className.hasSuffix("Guide") || className == "_UILayoutSpacer"
    }

    package var isCellContentView: Bool { className?.hasSuffix("CellContentView") ?? false }

    package var printed: String {
        if let name { return name }
        return (className.map { "\($0):" } ?? "") + key + (text.map { "'\($0)'" } ?? "")
    }
}

package enum LogAttribute: String, Hashable, Sendable, CaseIterable {
    case width, height
    case left, right, top, bottom, leading, trailing
    case centerX, centerY
    /// Baselines; `baseline` is the old name of the last one.
    case firstBaseline, lastBaseline, baseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// Positions in the superview, printed for autoresizing masks.
    case minX, minY, midX, midY, maxX, maxY
    case contentWidth, contentHeight

    package var axis: NSLayoutConstraint.Axis {
        switch self {
        case .width, .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX, .contentWidth:
            .horizontal
        default: .vertical
        }
    }

    package var isSize: Bool { [.width, .height, .contentWidth, .contentHeight].contains(self) }

    package var isMargin: Bool { rawValue.hasSuffix("Margin") || rawValue.hasSuffix("Margins") }

    /// What it is among UIKit's attributes: positions of autoresizing masks are edges and centres.
    package var standard: LogAttribute { Self.standards[self] ?? self }

    private static let standards: [LogAttribute: LogAttribute] = [
        .minX: .left, .maxX: .right, .minY: .top, .maxY: .bottom, .midX: .centerX, .midY: .centerY,
        .baseline: .lastBaseline, .contentWidth: .width, .contentHeight: .height,
    ]

    package var attribute: NSLayoutConstraint.Attribute { Self.attributes[standard.rawValue] ?? .notAnAttribute }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = Dictionary(
        uniqueKeysWithValues: (1...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:)).map { ("\($0)", $0) })
}
