/// Visual format and equations.
extension LogConstraintParser {
    mutating func readBody(from start: Int) -> LogEquation? {
        tries -= 1
        guard tries > 0 else { return nil }
        if text.has("V:", at: start) { return readVisual(from: start + 2, axis: .vertical) }
        if text.has("H:", at: start) { return readVisual(from: start + 2, axis: .horizontal) }
        return readEquation(from: start)
    }

    // MARK: Visual format

    private mutating func readVisual(from start: Int, axis: NSLayoutConstraint.Axis) -> LogEquation? {
        var position = start
        if take("|", &position) {
            guard let gap = readGap(&position) else { return nil }
            guard take("[", &position) else { return stop(position, "[") }
            for (item, next) in items(at: position, before: .bracket) {
                var after = next
                guard take("]", &after) else {
                    fail(after, "]")
                    continue
                }
                guard let parts = readVisualEnd(after) else { continue }
                guard let bar = superview(at: start) else { return nil }
                return edge(.start, item, bar, axis, gap, parts)
            }
            return nil
        }
        guard take("[", &position) else { return stop(position, "| or [") }
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
            guard let size = readMeasure(&position), take(")]", &position) else {
                return stop(position, "a length and )]")
            }
            guard let direction = readVisualEnd(position) else { return nil }
            let form = LogEquation.VisualForm(.size, direction: direction.text, systemSpace: size.systemSpace)
            return LogEquation(
                first: LogOperand(item, axis == .horizontal ? .width : .height), relation: size.relation,
                constant: size.value, priority: size.priority, form: .visual(form))
        }
        guard take("]", &position) else { return stop(position, "]") }
        guard let gap = readGap(&position) else { return nil }
        if take("|", &position) {
            guard let parts = readVisualEnd(position), let bar = superview(at: position - 1) else { return nil }
            return edge(.end, item, bar, axis, gap, parts)
        }
        guard take("[", &position) else { return stop(position, "| or [") }
        for (other, next) in items(at: position, before: .bracket) {
            var after = next
            guard take("]", &after) else {
                fail(after, "]")
                continue
            }
            guard let parts = readVisualEnd(after) else { continue }
            return edge(.gap, other, item, axis, gap, parts)
        }
        return nil
    }

    /// `near`'s edge against `far`'s: of start and end the superview's, of a gap the item before.
    private func edge(
        _ shape: LogEquation.VisualForm.Shape, _ item: LogItem, _ other: LogItem, _ axis: NSLayoutConstraint.Axis,
        _ gap: Measure, _ parts: VisualEnd
    ) -> LogEquation {
        let start: LogAttribute
        let end: LogAttribute
        switch (axis, parts.text) {
        case (.vertical, _): (start, end) = (.top, .bottom)
        case (.horizontal, nil): (start, end) = (.leading, .trailing)
        case (.horizontal, "RTL"): (start, end) = (.right, .left)
        default: (start, end) = (.left, .right)
        }
        // Measured leftward, distances of right to left count the other way round.
        let isTurned = axis == .horizontal && parts.text == "RTL"
        let first: LogOperand
        let second: LogOperand
        switch shape {
        case .start: (first, second) = (LogOperand(item, start), LogOperand(other, start))
        case .end: (first, second) = (LogOperand(other, end), LogOperand(item, end))
        default: (first, second) = (LogOperand(item, start), LogOperand(other, end))
        }
        return LogEquation(
            first: isTurned ? second : first, relation: gap.relation, second: isTurned ? first : second,
            constant: gap.value, priority: gap.priority,
            form: .visual(.init(shape, direction: parts.text, systemSpace: gap.systemSpace)))
    }

    private mutating func superview(at position: Int) -> LogItem? {
        if let bar = names.first(where: { $0.name == "|" }) { return bar.item }
        fail(position, .namelessSuperview)
        return nil
    }

    private struct VisualEnd { var text: String? }

    private mutating func readVisualEnd(_ start: Int) -> VisualEnd? {
        var position = start
        var result = VisualEnd()
        for direction in ["LTR", "RTL"] where take("(\(direction))", &position) { result.text = direction }
        position = skipSpaces(position)
        guard position >= end else { return stop(position, "the end of the constraint") }
        return result
    }

    /// A length, with what is said about it.
    private struct Measure {
        var relation: NSLayoutConstraint.Relation = .equal
        var value: LogNumber
        var systemSpace: String?
        var priority = LogNumber(1000)
    }

    private mutating func readGap(_ position: inout Int) -> Measure? {
        guard take("-(", &position), let gap = readMeasure(&position), take(")-", &position) else {
            return stop(position, "a distance, such as -(8)-")
        }
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
            return stop(position, "a number")
        }
        if take("@", &position) {
            guard let priority = takeNumber(&position) else { return stop(position, "a priority") }
            measure.priority = priority
        }
        return measure
    }

    private func readSystemSpace(_ position: inout Int) -> (String, LogNumber)? {
        for name in ["NSSpace", "NSLayoutAnchorConstraintSpace"] {
            var next = position
            guard take("\(name)(", &next), let value = takeNumber(&next), take(")", &next) else { continue }
            position = next
            return (name, value)
        }
        return nil
    }

    // MARK: Equations

    private mutating func readEquation(from start: Int) -> LogEquation? {
        for (item, next) in items(at: start, before: .attribute) {
            var position = next
            guard let attribute = readAttribute(&position) else { continue }
            var form = LogEquation.EquationForm()
            form.note = readNote(&position)
            position = skipSpaces(position)
            guard let relation = takeRelation(&position) else {
                fail(position, "==, <= or >=")
                continue
            }
            position = skipSpaces(position)
            let first = LogOperand(item, attribute)
            if let equation = readRightSide(from: position, first, relation, form) { return equation }
        }
        return nil
    }

    private mutating func readAttribute(_ position: inout Int) -> LogAttribute? {
        guard take(".", &position) else { return stop(position, "an attribute, such as .top") }
        let word = self.word(at: position)
        guard let attribute = LogAttribute(rawValue: word) else {
            fail(position, .unknownAttribute(word))
            return nil
        }
        position += word.count
        return attribute
    }

    /// `{id: 178}`
    private func readNote(_ position: inout Int) -> String? {
        guard text.has("{", at: position), let close = text.find("}", from: position), close < end else { return nil }
        defer { position = close + 1 }
        return String(text.characters[position...close])
    }

    private mutating func readRightSide(
        from start: Int, _ first: LogOperand, _ relation: NSLayoutConstraint.Relation,
        _ form: LogEquation.EquationForm
    ) -> LogEquation? {
        var position = start
        var multiplier: LogNumber?
        if let number = takeNumber(&position) {
            if take("*", &position) {
                multiplier = number
            } else {
                let lone = LogEquation(first: first, relation: relation, constant: number, form: .equation(form))
                return readEnd(from: position, of: lone, form)
            }
        } else if let sign: Double = take("- ", &position) ? -1 : take("+ ", &position) ? 1 : nil {
            guard let number = takeNumber(&position) else { return stop(position, "a number") }
            var form = form
            form.showsZero = sign > 0
            let lone = LogEquation(
                first: first, relation: relation, constant: LogNumber(sign * number.value, text: number.text),
                form: .equation(form))
            return readEnd(from: position, of: lone, form)
        }
        for (item, next) in items(at: position, before: .attribute) {
            var after = next
            guard let attribute = readAttribute(&after) else { continue }
            var equation = LogEquation(
                first: first, relation: relation, multiplier: multiplier ?? LogNumber(1),
                second: LogOperand(item, attribute), constant: LogNumber(0), form: .equation(form))
            var form = form
            guard readOffset(&after, into: &equation, &form) else { continue }
            if let whole = readEnd(from: after, of: equation, form) { return whole }
        }
        return nil
    }

    /// ` * 0.5`, ` + 8`, ` - 8`, ` + NSSpace(8)`, ` NSSpace(0)`.
    private mutating func readOffset(
        _ position: inout Int, into equation: inout LogEquation, _ form: inout LogEquation.EquationForm
    ) -> Bool {
        if take(" * ", &position) {
            guard let factor = takeNumber(&position) else { return stop(position, "a factor") ?? false }
            equation.multiplier = factor
            form.multipliesAfter = true
        }
        var next = position
        let sign: Double? = take(" + ", &next) ? 1 : take(" - ", &next) ? -1 : nil
        if sign == nil { _ = take(" ", &next) }
        if let (name, value) = readSystemSpace(&next) {
            form.systemSpace = name
            equation.constant = LogNumber((sign ?? 1) * value.value, text: value.text)
            form.showsZero = sign != nil
            position = next
        } else if let sign {
            guard let value = takeNumber(&next) else { return stop(next, "a number") ?? false }
            equation.constant = LogNumber(sign * value.value, text: value.text)
            form.showsZero = value.value == 0
            position = next
        }
        return true
    }

    /// The priority, the priorities of a content size, and nothing more.
    private mutating func readEnd(
        from start: Int, of equation: LogEquation, _ form: LogEquation.EquationForm
    ) -> LogEquation? {
        var equation = equation
        var form = form
        var position = start
        for mark in [" @ ", " @", " ^", " priority:", "@"] where take(mark, &position) {
            guard let priority = readPriority(&position) else { return stop(position, "a priority") }
            form.priorityMark = mark
            equation.priority = priority
        }
        if take(" Hug:", &position), let hugging = takeNumber(&position), take(" CompressionResistance:", &position),
            let resistance = takeNumber(&position)
        {
            equation.contentPriorities = .init(hugging: hugging, resistance: resistance)
        }
        equation.form = .equation(form)
        position = skipSpaces(position)
        guard position >= end else { return stop(position, "the end of the constraint") }
        return equation
    }

    /// A number, or one of Masonry's words.
    private func readPriority(_ position: inout Int) -> LogNumber? {
        if let number = takeNumber(&position) { return number }
        for (word, value) in [("required", 1000.0), ("high", 750), ("medium", 500), ("low", 250)]
        where take(word, &position) {
            return LogNumber(value, text: word)
        }
        return nil
    }

    /// Notes what was expected.
    private mutating func stop<T>(_ position: Int, _ expected: String) -> T? {
        fail(position, expected)
        return nil
    }
}
