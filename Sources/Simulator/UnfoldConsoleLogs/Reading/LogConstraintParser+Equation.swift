extension LogConstraintParser {
    mutating func readEquation(from start: Int) -> LogEquation? {
        for (item, next) in items(at: start, before: .attribute) {
            var position = next
            guard let attribute = readAttribute(&position) else { continue }
            var form = LogEquation.EquationForm()
            form.note = readNote(&position)
            position = skipSpaces(position)
            guard let relation = takeRelation(&position) else {
                fail(position, .relation)
                continue
            }
            position = skipSpaces(position)
            let first = LogOperand(item, attribute)
            if let equation = readRightSide(from: position, first, relation, form) { return equation }
        }
        return nil
    }

    private mutating func readAttribute(_ position: inout Int) -> LogAttribute? {
        guard take(".", &position) else { return stop(position, .attribute) }
        let word = self.word(at: position)
        guard let attribute = LogAttribute(rawValue: word) else {
            fail(position, .unknownAttribute(word))
            return nil
        }
        position += word.count
        return attribute
    }

    private func readNote(_ position: inout Int) -> String? {
        guard text.has("{", at: position), let close = text.find("}", from: position), close < end else { return nil }
        defer { position = close + 1 }
        return text.string(position...close)
    }

    private mutating func readRightSide(
        from start: Int, _ first: LogOperand, _ relation: NSLayoutConstraint.Relation,
        _ form: LogEquation.EquationForm
    ) -> LogEquation? {
        var position = start
        var multiplier: LogNumber?
        if let number = takeNumber(&position) {
            guard take("*", &position) else {
                let lone = LogEquation(first: first, relation: relation, constant: number, form: .equation(form))
                return readEnd(from: position, of: lone, form)
            }
            multiplier = number
        } else if let sign: Double = take("- ", &position) ? -1 : take("+ ", &position) ? 1 : nil {
            guard let number = takeNumber(&position) else { return stop(position, .number) }
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
            guard let factor = takeNumber(&position) else { return stop(position, .factor) ?? false }
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
            guard let value = takeNumber(&next) else { return stop(next, .number) ?? false }
            equation.constant = LogNumber(sign * value.value, text: value.text)
            form.showsZero = value.value == 0
            position = next
        }
        return true
    }

    private mutating func readEnd(
        from start: Int, of equation: LogEquation, _ form: LogEquation.EquationForm
    ) -> LogEquation? {
        var equation = equation
        var form = form
        var position = start
        for mark in [" @ ", " @", " ^", " priority:", "@"] where take(mark, &position) {
            guard let priority = readPriority(&position) else { return stop(position, .priority) }
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
        guard position >= end else { return stop(position, .endOfConstraint) }
        return equation
    }

    private func readPriority(_ position: inout Int) -> LogNumber? {
        if let number = takeNumber(&position) { return number }
        for (word, value) in [("required", 1000.0), ("high", 750), ("medium", 500), ("low", 250)]
        where take(word, &position) { return LogNumber(value, text: word) }
        return nil
    }
}
