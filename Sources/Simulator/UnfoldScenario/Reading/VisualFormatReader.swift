/// Turns a line of UIKit's visual format, `V:|-8-[a(44)]-[b(>=20@750)]|`, into equations; ids may hold hyphens.
/// Mistakes are in a scenario's words. `|` is the superview of the views in the line; a bare `-` is 8 points between
/// views, and the superview's layout margin beside `|`.
struct VisualFormatReader {
    typealias Failure = ConstraintParser.Failure

    private struct Item {
        var view: String
        var isSuperview: Bool
    }

    private let text: String
    private let line: VisualFormat
    private let metrics: [String: Double]
    private let options: [String]
    private let superviewOf: (String) -> String?
    private var equations: [ConstraintEquation] = []

    init(
        _ text: String, metrics: [String: Double] = [:], options: [String] = [],
        superviewOf: @escaping (String) -> String?
    ) throws(Failure) {
        self.text = text
        self.metrics = metrics
        self.options = options
        self.superviewOf = superviewOf
        do { line = try VisualFormatParser.parse(text, names: .hyphenated) } catch {
            throw Self.failure(text, Self.expected(instead: error.problem), at: error.offset)
        }
    }

    static func recognises(_ text: String) -> Bool {
        text.hasPrefix("H:") || text.hasPrefix("V:") || text.hasPrefix("|") || text.hasPrefix("[")
    }

    mutating func read() throws(Failure) -> [ConstraintEquation] {
        var previous = try line.leadingGap.map { _ throws(Failure) in Item(view: try superview(), isSuperview: true) }
        var gap = line.leadingGap ?? .none
        for (index, item) in line.items.enumerated() {
            let next = Item(view: Self.name(item.name), isSuperview: false)
            for size in item.sizes { try add(size, of: next.view) }
            if let previous { try connect(previous, next, gap) }
            previous = next
            gap = index < line.gaps.count ? line.gaps[index] : .none
        }
        if let last = previous, let gap = line.trailingGap {
            try connect(last, Item(view: try superview(), isSuperview: true), gap)
        }
        try align()
        return equations
    }

    private static func name(_ value: VisualFormat.Value) -> String {
        if case .name(let name) = value.content { name } else { "" }
    }

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
    private mutating func align() throws(Failure) {
        let views = line.items.map { Self.name($0.name) }
        for alignment in Self.alignments where options.contains(alignment.option) {
            guard alignment.isVertical != line.isVertical else {
                throw Failure(
                    offset: 0,
                    problem: .invalid(.alignmentAlongLine(option: alignment.option, isVertical: line.isVertical)))
            }
            for (view, next) in zip(views, views.dropFirst()) {
                add(edge(view, alignment.attribute), .equal, edge(next, alignment.attribute))
            }
        }
    }

    // MARK: Sizes and distances

    private func superview() throws(Failure) -> String {
        let first = line.items[0].name
        let name = Self.name(first)
        guard let parent = superviewOf(name)
        else { throw Failure(offset: first.start, problem: .invalid(.noSuperview(name))) }
        return parent
    }

    private mutating func add(_ size: VisualFormat.Predicate, of view: String) throws(Failure) {
        let own = line.isVertical ? "height" : "width"
        let attribute = size.attribute.map(Self.name) ?? own
        guard ["width", "height"].contains(attribute)
        else { throw Self.failure(text, .length, at: size.attribute?.start ?? 0) }
        let points = try number(size.value, size)
        let isOther = points == nil || size.attribute != nil
        add(
            edge(view, own), size.relation, isOther ? edge(Self.name(size.value), attribute) : nil,
            multiplier: isOther ? size.multiplier : 1, constant: isOther ? size.constant : points ?? 0,
            priority: try priority(size))
    }

    private mutating func connect(_ first: Item, _ second: Item, _ gap: VisualFormat.Gap) throws(Failure) {
        let mirrored = options.contains("directionRightToLeft")
        let absolute = mirrored || options.contains("directionLeftToRight")
        let near = line.isVertical ? "top" : absolute ? (mirrored ? "right" : "left") : "leading"
        let far = line.isVertical ? "bottom" : absolute ? (mirrored ? "left" : "right") : "trailing"
        let isStandard = gap == .standard
        let before = edge(first.view, first.isSuperview ? near + (isStandard ? "Margin" : "") : far)
        let after = edge(second.view, second.isSuperview ? far + (isStandard ? "Margin" : "") : near)
        // From right to left distances run against the axis.
        let isAgainst = mirrored && !line.isVertical
        let (one, other) = isAgainst ? (before, after) : (after, before)
        guard case .stated(let distances) = gap else {
            let isBetween = !first.isSuperview && !second.isSuperview
            return add(one, .equal, other, constant: isStandard && isBetween ? 8 : 0)
        }
        for distance in distances {
            guard let points = try number(distance.value, distance) else { throw unknownMetric(distance.value) }
            add(one, distance.relation, other, constant: points, priority: try priority(distance))
        }
    }

    private mutating func add(
        _ first: ConstraintEquation.Side, _ relation: NSLayoutConstraint.Relation, _ second: ConstraintEquation.Side?,
        multiplier: Double = 1, constant: Double = 0, priority: Double? = nil
    ) {
        equations.append(
            ConstraintEquation(
                first: first, relation: relation, second: second, multiplier: multiplier, constant: constant,
                priority: priority))
    }

    private func edge(_ view: String, _ name: String) -> ConstraintEquation.Side {
        let known = ConstraintEquation.attributes.first { $0.name == name }
        return .init(view: view, guide: nil, attribute: known?.attribute ?? .notAnAttribute, text: "\(view).\(name)")
    }

    private func number(_ value: VisualFormat.Value, _ predicate: VisualFormat.Predicate) throws(Failure) -> Double? {
        let written: Double? =
            switch value.content {
            case .number(let number): number
            case .name(let name): metrics[name]
            }
        let points = written.map { $0 * predicate.multiplier + predicate.constant }
        for number in [points ?? predicate.constant, predicate.multiplier] {
            guard ScenarioLimits.length.contains(number)
            else { throw Self.failure(text, .numberUpTo(10_000_000), at: value.end) }
        }
        return points
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(Failure) -> Double? {
        guard let value = predicate.priority else { return nil }
        switch value.content {
        case .number(let number): return number
        case .name(let name):
            let named = metrics[name] ?? ConstraintEquation.priorities.first { $0.name == name }?.level
            guard let named else {
                let allowed = metrics.keys.sorted() + ConstraintEquation.priorities.map(\.name)
                throw Failure(offset: value.start, problem: .unknownValue(name, kind: "priority", allowed: allowed))
            }
            return named
        }
    }

    private func unknownMetric(_ value: VisualFormat.Value) -> Failure {
        if metrics.isEmpty { return Self.failure(text, .distance, at: value.start) }
        return Failure(
            offset: value.start,
            problem: .unknownValue(Self.name(value), kind: "metric", allowed: metrics.keys.sorted()))
    }

    /// What a line could have where reading it stopped.
    private static func expected(instead problem: VisualFormatError.Problem) -> ScenarioError.ConstraintPart {
        switch problem {
        case .empty, .noView(isFirst: true): .openingBracket
        case .noView(isFirst: false): .openingBracketOrEdge
        case .notASCII: .onlyASCII
        case .afterEdge: .nothingAfterEdge
        case .noColon: .colon
        case .noName, .unknownView: .identifier
        case .openSizes, .openDistances: .closingParenthesisOrComma
        case .openSizedView, .openView: .closingBracket
        case .openGap: .hyphen
        case .noAttribute, .attributeOfSize, .alignmentAlong: .length
        case .relation: .relation
        case .notPositive, .noValue(.amount): .positiveNumber
        case .noValue(.size): .size
        case .noValue(.distance), .unknownMetric: .distance
        case .noValue(.priority), .priorityOutOfRange: .priority
        case .noSuperview: .openingBracket
        }
    }

    private static func failure(_ text: String, _ expected: ScenarioError.ConstraintPart, at offset: Int) -> Failure {
        Failure(offset: offset, problem: .constraintSyntax(text, expected: expected, character: offset + 1))
    }
}
