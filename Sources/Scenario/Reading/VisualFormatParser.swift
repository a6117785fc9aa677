import AutoLayout
import Foundation

/// Reads a line of the visual format, `V:|-8-[a(44)]-[b(>=20@750)]|`, into equations.
///
/// `|` is the superview of the views in the line. A bare `-` is 8 points between views, and the superview's layout
/// margin beside `|`. Names of metrics stand for numbers; format options align the views of a line.
struct VisualFormatParser {
    private typealias Failure = ConstraintParser.Failure

    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        /// Points, or the other view's size.
        var constant = 0.0
        var view: String?
        var priority: Double?
    }

    private enum Gap {
        case none, standard
        case stated([Predicate])
    }

    /// An end of the line or a view in it.
    private struct Item {
        var view: String
        var isSuperview: Bool
    }

    private let text: [Character]
    private let metrics: [String: Double]
    private let options: [String]
    private let superviewOf: (String) -> String?
    private var index = 0
    private var isVertical = false
    private var equations: [ConstraintEquation] = []
    /// Views of the line in order.
    private var line: [String] = []

    /// - Parameters:
    ///   - metrics: numbers that may be written by name.
    ///   - options: among ``optionNames``.
    ///   - superviewOf: parent of a view by name; nil where there is none.
    init(
        _ text: String, metrics: [String: Double] = [:], options: [String] = [],
        superviewOf: @escaping (String) -> String?
    ) {
        self.text = Array(text)
        self.metrics = metrics
        self.options = options
        self.superviewOf = superviewOf
    }

    /// Whether a line is meant as visual format: it begins with an axis, `|` or `[`.
    static func recognises(_ text: String) -> Bool {
        text.hasPrefix("H:") || text.hasPrefix("V:") || text.hasPrefix("|") || text.hasPrefix("[")
    }

    mutating func parse() throws -> [ConstraintEquation] {
        try readLine()
        try align()
        return equations
    }

    private mutating func readLine() throws {
        if take("V") {
            isVertical = true
            guard take(":") else { throw syntax("':'") }
        } else if take("H") {
            guard take(":") else { throw syntax("':'") }
        }
        var previous: Item?
        var gap = Gap.none
        if take("|") {
            previous = Item(view: try superview(), isSuperview: true)
            gap = try readGap()
        }
        repeat {
            guard take("[") else { throw syntax("'['") }
            let next = Item(view: try viewWithSizes(), isSuperview: false)
            if let previous { try connect(previous, next, gap) }
            previous = next
            if index == text.count { return }
            gap = try readGap()
        } while index < text.count && text[index] == "["
        guard take("|"), let last = previous else { throw syntax("'[' or '|'") }
        try connect(last, Item(view: try superview(), isSuperview: true), gap)
        guard index == text.count else { throw syntax("nothing more after '|'") }
    }

    // MARK: Options

    /// `NSLayoutConstraint.FormatOptions` by name.
    static let optionNames =
        alignments.map(\.option) + ["directionLeadingToTrailing", "directionLeftToRight", "directionRightToLeft"]

    private static let alignments: [(option: String, attribute: String, isVertical: Bool)] = [
        ("alignAllLeft", "left", false), ("alignAllRight", "right", false), ("alignAllTop", "top", true),
        ("alignAllBottom", "bottom", true), ("alignAllLeading", "leading", false),
        ("alignAllTrailing", "trailing", false), ("alignAllCenterX", "centerX", false),
        ("alignAllCenterY", "centerY", true), ("alignAllFirstBaseline", "firstBaseline", true),
        ("alignAllLastBaseline", "lastBaseline", true),
    ]

    /// Ties each view of the line to the next; options that align along the line are mistakes, as in UIKit.
    private mutating func align() throws {
        for alignment in Self.alignments where options.contains(alignment.option) {
            guard alignment.isVertical != isVertical else {
                let axis = isVertical ? "vertical" : "horizontal"
                throw Failure(
                    offset: 0,
                    problem: .refused("\(alignment.option) aligns along this \(axis) line; choose one across it"))
            }
            for (view, next) in zip(line, line.dropFirst()) {
                equations.append(
                    ConstraintEquation(
                        first: try edge(view, alignment.attribute), relation: .equal,
                        second: try edge(next, alignment.attribute), multiplier: 1, constant: 0, priority: nil))
            }
        }
    }

    // MARK: Views and gaps

    /// The superview of the first view named in the line.
    private func superview() throws -> String {
        guard let open = text.firstIndex(of: "[") else { throw syntax("a view, as in '[label]'") }
        let name = String(text[(open + 1)...].prefix(while: Self.isWord))
        guard let parent = superviewOf(name) else {
            throw Failure(
                offset: open + 1,
                problem: .refused("'\(name)' has no superview, which '|' stands for; give it a parent"))
        }
        return parent
    }

    private mutating func viewWithSizes() throws -> String {
        let view = try word("a view's id")
        line.append(view)
        if take("(") {
            let size = side(view, isVertical ? .height : .width, isVertical ? "height" : "width")
            for predicate in try predicates(isGap: false) {
                equations.append(
                    ConstraintEquation(
                        first: size, relation: predicate.relation,
                        second: predicate.view.map { side($0, size.attribute, isVertical ? "height" : "width") },
                        multiplier: 1, constant: predicate.constant, priority: predicate.priority))
            }
        }
        guard take("]") else { throw syntax("']'") }
        return view
    }

    private mutating func readGap() throws -> Gap {
        guard take("-") else { return .none }
        guard index < text.count, text[index] != "[", text[index] != "|" else { return .standard }
        var stated: [Predicate]
        if take("(") {
            stated = try predicates(isGap: true)
        } else {
            stated = [try predicate(isGap: true)]
        }
        guard take("-") else { throw syntax("'-'") }
        return .stated(stated)
    }

    private mutating func connect(_ first: Item, _ second: Item, _ gap: Gap) throws {
        let mirrored = options.contains("directionRightToLeft")
        let absolute = mirrored || options.contains("directionLeftToRight")
        let near = isVertical ? "top" : absolute ? (mirrored ? "right" : "left") : "leading"
        let far = isVertical ? "bottom" : absolute ? (mirrored ? "left" : "right") : "trailing"
        var leading = first.isSuperview ? near : far
        var trailing = second.isSuperview ? far : near
        var distances = [Predicate()]
        switch gap {
        case .none: break
        case .stated(let stated): distances = stated
        case .standard:
            if first.isSuperview { leading += "Margin" }
            if second.isSuperview { trailing += "Margin" }
            if !first.isSuperview, !second.isSuperview { distances[0].constant = 8 }
        }
        for distance in distances {
            // From right to left distances run against the axis.
            let isAgainst = mirrored && !isVertical
            equations.append(
                ConstraintEquation(
                    first: try edge(isAgainst ? first.view : second.view, isAgainst ? leading : trailing),
                    relation: distance.relation,
                    second: try edge(isAgainst ? second.view : first.view, isAgainst ? trailing : leading),
                    multiplier: 1, constant: distance.constant, priority: distance.priority))
        }
    }

    private func edge(_ view: String, _ name: String) throws -> ConstraintEquation.Side {
        guard let known = ConstraintEquation.attributes.first(where: { $0.name == name }) else {
            throw syntax("an edge")
        }
        return side(view, known.attribute, name)
    }

    private func side(_ view: String, _ attribute: NSLayoutConstraint.Attribute, _ name: String)
        -> ConstraintEquation.Side
    {
        .init(view: view, guide: nil, attribute: attribute, text: "\(view).\(name)")
    }

    // MARK: Predicates

    /// `>=20@750,<=40)`, the bracket before it taken.
    private mutating func predicates(isGap: Bool) throws -> [Predicate] {
        var found = [try predicate(isGap: isGap)]
        while take(",") { found.append(try predicate(isGap: isGap)) }
        guard take(")") else { throw syntax("')' or ','") }
        return found
    }

    /// A distance is a number or a metric; a size may also be another view's.
    private mutating func predicate(isGap: Bool) throws -> Predicate {
        var predicate = Predicate()
        for (token, relation) in [
            ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
        ]
        where text[index...].starts(with: token) {
            predicate.relation = relation
            index += 2
            break
        }
        if index < text.count, text[index].isLetter || text[index] == "_" {
            let start = index
            let name = try word("a view's id", withHyphens: !isGap)
            if let value = metrics[name] { predicate.constant = value } else { predicate.view = name }
            if isGap, predicate.view != nil {
                if metrics.isEmpty {
                    index = start
                    throw syntax("a distance in points")
                }
                throw Failure(
                    offset: start, problem: .unknownValue(name, kind: "metric", allowed: metrics.keys.sorted()))
            }
        } else {
            predicate.constant = try number("a number of points or a view's id")
        }
        guard ScenarioLimits.length.contains(predicate.constant) else { throw syntax("a number up to 10000000") }
        if take("@") { predicate.priority = try priority() }
        return predicate
    }

    private mutating func priority() throws -> Double {
        guard index < text.count, text[index].isLetter else { return try number("a priority") }
        let start = index
        let name = try word("a priority")
        let named = metrics[name] ?? ConstraintEquation.priorities.first { $0.name == name }?.level
        guard let named else {
            throw Failure(
                offset: start,
                problem: .unknownValue(
                    name, kind: "priority", allowed: metrics.keys.sorted() + ConstraintEquation.priorities.map(\.name)))
        }
        return named
    }

    private mutating func number(_ what: String) throws -> Double {
        let start = index
        if index < text.count, text[index] == "-" { index += 1 }
        while index < text.count, text[index].isNumber || text[index] == "." { index += 1 }
        let written = String(text[start..<index])
        guard let value = Double(written) else {
            index = start
            throw syntax(what)
        }
        guard value.isFinite else { throw Failure(offset: start, problem: .notFinite(written)) }
        return value
    }

    // MARK: Characters

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_-".contains(character)
    }

    /// Metrics in a gap have no hyphens, which end it.
    private mutating func word(_ what: String, withHyphens: Bool = true) throws -> String {
        let start = index
        while index < text.count, Self.isWord(text[index]), withHyphens || text[index] != "-" { index += 1 }
        guard index > start else { throw syntax(what) }
        return String(text[start..<index])
    }

    private mutating func take(_ character: Character) -> Bool {
        guard index < text.count, text[index] == character else { return false }
        index += 1
        return true
    }

    private func syntax(_ expected: String) -> Failure {
        Failure(
            offset: index, problem: .constraintSyntax(String(text), expected: "\(expected) at character \(index + 1)"))
    }
}
