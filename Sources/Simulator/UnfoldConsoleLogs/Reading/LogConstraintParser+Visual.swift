extension LogConstraintParser {
    mutating func readVisual(from start: Int, axis: NSLayoutConstraint.Axis) -> LogEquation? {
        var position = start
        if take("|", &position) {
            guard let gap = readGap(&position) else { return nil }
            guard take("[", &position) else { return stop(position, .openingBracket) }
            for (item, next) in items(at: position, before: .bracket) {
                guard let parts = readClosing(next) else { continue }
                guard let bar = superview(at: start) else { return nil }
                return edge(.start, item, bar, axis, gap, parts)
            }
            return nil
        }
        guard take("[", &position) else { return stop(position, .edgeOrView) }
        for (item, next) in items(at: position, before: .bracket) {
            if let equation = readVisualRest(after: next, item, axis) { return equation }
        }
        return nil
    }

    private mutating func readVisualRest(
        after start: Int, _ item: LogItem, _ axis: NSLayoutConstraint.Axis
    ) -> LogEquation? {
        var position = start
        if take("(", &position) {
            guard let size = readMeasure(&position), take(")]", &position) else { return stop(position, .length) }
            guard let direction = readVisualEnd(position) else { return nil }
            let form = LogEquation.VisualForm(shape: .size, direction: direction.text, systemSpace: size.systemSpace)
            return LogEquation(
                first: LogOperand(item, axis == .horizontal ? .width : .height), relation: size.relation,
                constant: size.value, priority: size.priority, form: .visual(form))
        }
        guard take("]", &position) else { return stop(position, .closingBracket) }
        guard let gap = readGap(&position) else { return nil }
        if take("|", &position) {
            guard let parts = readVisualEnd(position), let bar = superview(at: position - 1) else { return nil }
            return edge(.end, item, bar, axis, gap, parts)
        }
        guard take("[", &position) else { return stop(position, .edgeOrView) }
        for (other, next) in items(at: position, before: .bracket) {
            guard let parts = readClosing(next) else { continue }
            return edge(.gap, other, item, axis, gap, parts)
        }
        return nil
    }

    /// `near`'s edge against `far`'s: of start and end the superview's, of a gap the item before.
    private func edge(
        _ shape: LogEquation.VisualForm.Shape, _ item: LogItem, _ other: LogItem, _ axis: NSLayoutConstraint.Axis,
        _ gap: Measure, _ parts: VisualEnd
    ) -> LogEquation {
        let (start, end): (LogAttribute, LogAttribute) =
            switch (axis, parts.text) {
            case (.vertical, _): (.top, .bottom)
            case (.horizontal, nil): (.leading, .trailing)
            case (.horizontal, "RTL"): (.right, .left)
            default: (.left, .right)
            }
        // Measured leftward, distances of right to left count the other way round.
        let isTurned = axis == .horizontal && parts.text == "RTL"
        let (first, second) =
            switch shape {
            case .start: (LogOperand(item, start), LogOperand(other, start))
            case .end: (LogOperand(other, end), LogOperand(item, end))
            default: (LogOperand(item, start), LogOperand(other, end))
            }
        return LogEquation(
            first: isTurned ? second : first, relation: gap.relation, second: isTurned ? first : second,
            constant: gap.value, priority: gap.priority,
            form: .visual(.init(shape: shape, direction: parts.text, systemSpace: gap.systemSpace)))
    }

    private mutating func superview(at position: Int) -> LogItem? {
        if let bar = names.first(where: { $0.name == "|" }) { return bar.item }
        fail(position, .namelessSuperview)
        return nil
    }

    private struct VisualEnd { var text: String? }

    private mutating func readClosing(_ start: Int) -> VisualEnd? {
        var position = start
        guard take("]", &position) else { return stop(position, .closingBracket) }
        return readVisualEnd(position)
    }

    private mutating func readVisualEnd(_ start: Int) -> VisualEnd? {
        var position = start
        var result = VisualEnd()
        for direction in ["LTR", "RTL"] where take("(\(direction))", &position) { result.text = direction }
        position = skipSpaces(position)
        guard position >= end else { return stop(position, .endOfConstraint) }
        return result
    }

    private struct Measure {
        var relation: NSLayoutConstraint.Relation = .equal
        var value: LogNumber
        var systemSpace: String?
        var priority = LogNumber(1000)
    }

    private mutating func readGap(_ position: inout Int) -> Measure? {
        guard take("-(", &position), let gap = readMeasure(&position), take(")-", &position)
        else { return stop(position, .distance) }
        return gap
    }

    private mutating func readMeasure(_ position: inout Int) -> Measure? {
        let relation = takeRelation(&position) ?? .equal
        var measure: Measure
        if let (name, value) = readSystemSpace(&position) {
            measure = Measure(relation: relation, value: value, systemSpace: name)
        } else if let value = takeNumber(&position) {
            measure = Measure(relation: relation, value: value)
        } else {
            return stop(position, .number)
        }
        if take("@", &position) {
            guard let priority = takeNumber(&position) else { return stop(position, .priority) }
            measure.priority = priority
        }
        return measure
    }
}
