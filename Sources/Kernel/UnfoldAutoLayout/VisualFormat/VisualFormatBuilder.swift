/// Turns a read line into constraints.
@MainActor struct VisualFormatBuilder {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let line: VisualFormat
    private let format: String
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var made: [NSLayoutConstraint] = []

    init(
        _ line: VisualFormat, _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        self.line = line
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        try checkOptions()
        let items = try line.items.map { item throws(VisualFormatError) in try view(item.name) }
        for (index, item) in line.items.enumerated() {
            for size in item.sizes { try add(size, of: items[index]) }
            if index == 0 {
                if let gap = line.leadingGap { try connect(try superview(of: items[0]), items[0], gap, outer: .first) }
            } else {
                try connect(items[index - 1], items[index], line.gaps[index - 1], outer: nil)
                align(items[index - 1], items[index])
            }
        }
        if let gap = line.trailingGap, let last = items.last {
            try connect(last, try superview(of: last), gap, outer: .last)
        }
        return made
    }

    // MARK: Sizes

    private mutating func add(_ size: VisualFormat.Predicate, of item: AnyObject) throws(VisualFormatError) {
        var attribute: Attribute = line.isVertical ? .height : .width
        var other: AnyObject?
        var constant = size.constant
        switch size.value.content {
        case .number(let number): constant += number * size.multiplier
        case .name(let name):
            if let number = metric(name) {
                constant += number * size.multiplier
            } else if let view = views[name] {
                other = view as AnyObject
            } else {
                throw unknown(name, size.value)
            }
        }
        let own = attribute
        if let named = size.attribute, case .name(let name) = named.content {
            guard let known = Self.sizes[name] else { throw error(.attributeOfSize(name), named) }
            attribute = known
        }
        make(
            item, own, size.relation, other, other == nil ? .notAnAttribute : attribute,
            multiplier: other == nil ? 1 : size.multiplier, constant: constant, priority: try priority(of: size))
    }

    private static let sizes: [String: Attribute] = ["width": .width, "height": .height]

    // MARK: Distances

    private enum Outer { case first, last }

    private mutating func connect(
        _ first: AnyObject, _ second: AnyObject, _ gap: VisualFormat.Gap, outer: Outer?
    ) throws(VisualFormatError) {
        let (near, far) = edges
        let before = outer == .first ? near : far
        let after = outer == .last ? far : near
        switch gap {
        case .none: distance(second, after, .equal, first, before, 0, .required)
        case .standard:
            guard let outer else {
                let constraint = distance(second, after, .equal, first, before, standardSpace(first, second), .required)
                constraint.standardSpace = constraint.constant
                return
            }
            // Next to the superview the standard is its layout margin.
            let margin = outer == .first ? before.margin : after.margin
            distance(
                second, outer == .last ? margin : after, .equal, first, outer == .first ? margin : before, 0, .required)
        case .stated(let predicates):
            for predicate in predicates {
                guard let points = try number(predicate.value) else { continue }
                distance(
                    second, after, predicate.relation, first, before,
                    points * predicate.multiplier + predicate.constant, try priority(of: predicate))
            }
        }
    }

    private var edges: (near: Attribute, far: Attribute) {
        if line.isVertical {
            return options.contains(.spacingBaselineToBaseline) ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
        }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private func standardSpace(_ first: AnyObject, _ second: AnyObject) -> Double {
        guard line.isVertical, options.contains(.spacingBaselineToBaseline) else { return 8 }
        return Double(SystemSpacing.belowBaseline(upper: first as? UIView, lower: second as? UIView))
    }

    @discardableResult private mutating func distance(
        _ second: AnyObject, _ after: Attribute, _ relation: NSLayoutConstraint.Relation, _ first: AnyObject,
        _ before: Attribute, _ points: Double, _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        // Read from right to left, distances count leftward: the sides change positions.
        if !line.isVertical, options.contains(.directionRightToLeft) {
            return make(first, before, relation, second, after, constant: points, priority: priority)
        }
        return make(second, after, relation, first, before, constant: points, priority: priority)
    }

    private mutating func align(_ first: AnyObject, _ second: AnyObject) {
        for (option, attribute, _) in Self.alignments where options.contains(option) {
            make(first, attribute, .equal, second, attribute, constant: 0, priority: .required)
        }
    }

    /// Option, attribute, and whether the edges are vertical lines.
    private static let alignments: [(NSLayoutConstraint.FormatOptions, Attribute, Bool)] = [
        (.alignAllLeft, .left, true), (.alignAllRight, .right, true), (.alignAllTop, .top, false),
        (.alignAllBottom, .bottom, false), (.alignAllLeading, .leading, true), (.alignAllTrailing, .trailing, true),
        (.alignAllCenterX, .centerX, true), (.alignAllCenterY, .centerY, false),
        (.alignAllLastBaseline, .lastBaseline, false), (.alignAllFirstBaseline, .firstBaseline, false),
    ]

    /// A row cannot be aligned on edges that lie along it.
    private func checkOptions() throws(VisualFormatError) {
        // One view alone is aligned with nothing; apps have shipped such formats for years.
        guard line.items.count > 1 else { return }
        for (option, _, isVerticalEdge) in Self.alignments
        where options.contains(option) && isVerticalEdge != line.isVertical {
            throw VisualFormatError(.alignmentAlong(isVertical: line.isVertical), offset: format.count, format: format)
        }
    }

    // MARK: Names

    private func view(_ name: VisualFormat.Value) throws(VisualFormatError) -> AnyObject {
        guard case .name(let text) = name.content, let view = views[text] else { throw unknownView(name) }
        let item = view as AnyObject
        guard item is LayoutItem else { throw unknownView(name) }
        return item
    }

    private func unknownView(_ name: VisualFormat.Value) -> VisualFormatError {
        guard case .name(let text) = name.content else { return error(.noView(isFirst: true), name) }
        return error(.unknownView(text), name)
    }

    private func unknown(_ name: String, _ value: VisualFormat.Value) -> VisualFormatError {
        error(.unknownMetric(name), value)
    }

    /// The owner of a guide, or a view's superview.
    private func superview(of item: AnyObject) throws(VisualFormatError) -> AnyObject {
        let parent = (item as? UILayoutGuide)?.owningView ?? (item as? UIView)?.superview
        guard let parent else { throw VisualFormatError(.noSuperview, offset: format.count, format: format) }
        return parent
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> Double? {
        switch value.content {
        case .number(let number): return number
        case .name(let name):
            if let number = metric(name) { return number }
            throw unknown(name, value)
        }
    }

    private func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let written = predicate.priority, let number = try number(written) else { return .required }
        guard number > 0, number <= 1000 else { throw error(.priorityOutOfRange, written) }
        return UILayoutPriority(Float(number))
    }

    /// Metrics come as any kind of number.
    private func metric(_ name: String) -> Double? {
        if let priority = metrics[name] as? UILayoutPriority { return Double(priority.rawValue) }
        return CGFloat(anyNumber: metrics[name]).map { Double($0) }
    }

    private func error(_ problem: VisualFormatError.Problem, _ value: VisualFormat.Value) -> VisualFormatError {
        VisualFormatError(problem, offset: value.end, format: format)
    }

    @discardableResult private mutating func make(
        _ first: AnyObject, _ firstAttribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: Double = 1, constant: Double, priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: CGFloat(multiplier), constant: CGFloat(constant))
        constraint.priority = priority
        made.append(constraint)
        return constraint
    }
}
