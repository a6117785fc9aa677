/// A view or layout guide as a console log names it.
public struct LogItem: Hashable, Sendable {
    /// Class as printed: `UILabel`, `Shop.PriceView`, `UILayoutGuide`; nil where only a name is known.
    public var className: String?
    /// What distinguishes the item from others of the log: its address in lower case (`0x7f82`), or the name or key
    /// that is printed in place of one.
    public var key: String
    /// What follows the address in quotes: a label's text, a guide's identifier.
    public var text: String?
    /// The accessibility identifier that stands for the item in the line (`names: card:0x7f82`).
    public var name: String?

    /// Whether it is a layout guide or a stack view's spacer rather than a view.
    public var isGuide: Bool {
        guard let className else { return false }
        return className.hasSuffix("Guide") || className == "_UILayoutSpacer"
    }

    /// Whether it is the view whose size a table or collection dictates.
    public var isCellContentView: Bool { className?.hasSuffix("CellContentView") ?? false }

    /// As the line shows it: the name, else class, address and text.
    public var printed: String {
        if let name { return name }
        return (className.map { "\($0):" } ?? "") + key + (text.map { "'\($0)'" } ?? "")
    }
}

/// What of an item a printed constraint is about; raw values are the printed words.
public enum LogAttribute: String, Hashable, Sendable, CaseIterable {
    /// Lengths.
    case width, height
    /// Edges.
    case left, right, top, bottom, leading, trailing
    /// Centres.
    case centerX, centerY
    /// Baselines; `baseline` is the old name of the last one.
    case firstBaseline, lastBaseline, baseline
    /// Edges of the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// Centres of the layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// Positions in the superview, printed for autoresizing masks.
    case minX, minY, midX, midY, maxX, maxY
    /// Size of a scroll view's content.
    case contentWidth, contentHeight

    /// The direction it lies in.
    public var axis: NSLayoutConstraint.Axis {
        switch self {
        case .width, .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX, .contentWidth:
            .horizontal
        default: .vertical
        }
    }

    /// A length rather than a position.
    public var isSize: Bool { [.width, .height, .contentWidth, .contentHeight].contains(self) }

    /// An edge or centre of the layout margins.
    public var isMargin: Bool { rawValue.contains("Margin") }

    /// What it is among UIKit's attributes: positions of autoresizing masks are edges and centres.
    public var standard: LogAttribute { Self.standards[self] ?? self }

    private static let standards: [LogAttribute: LogAttribute] = [
        .minX: .left, .maxX: .right, .minY: .top, .maxY: .bottom, .midX: .centerX, .midY: .centerY,
        .baseline: .lastBaseline, .contentWidth: .width, .contentHeight: .height,
    ]

    /// UIKit's attribute.
    public var attribute: NSLayoutConstraint.Attribute { Self.attributes[standard.rawValue] ?? .notAnAttribute }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = Dictionary(
        uniqueKeysWithValues: (1...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:)).map { ("\($0)", $0) })
}

/// One side of a printed constraint.
public struct LogOperand: Hashable, Sendable {
    /// The view or guide.
    public var item: LogItem
    /// What of it is meant.
    public var attribute: LogAttribute

    public init(_ item: LogItem, _ attribute: LogAttribute) { (self.item, self.attribute) = (item, attribute) }
}

/// A number as printed: the value, rounded by the printing to six digits, and its very characters.
public struct LogNumber: Hashable, Sendable {
    /// In points (or a factor, or a priority).
    public var value: Double
    /// The characters it was read from.
    public var text: String

    /// A number with the characters that show it.
    public init(_ value: Double, text: String) { (self.value, self.text) = (value, text) }

    /// A number shown as UIKit shows it (C's `%g`).
    public init(_ value: Double) { self.init(value, text: LayoutNumber.print(value)) }
}
