/// A value of a live layout, printed in the words of the command line; for a debugger, as its facts.
///
/// The same value gives the same text in every run, and nothing is worked out before it is printed.
public protocol ReadableFacts: CustomStringConvertible, CustomDebugStringConvertible {}

extension ReadableFacts {
    /// The type and its properties, without those that are nil or empty.
    public var debugDescription: String {
        let facts = Mirror(reflecting: self).children.compactMap { name, value -> String? in
            let mirror = Mirror(reflecting: value)
            let mayBeEmpty = mirror.displayStyle == .optional || mirror.displayStyle == .collection
            return mayBeEmpty && mirror.children.isEmpty ? nil : "\(name ?? "-"): \(String(reflecting: value))"
        }
        return "\(Self.self)(\(facts.joined(separator: ", ")))"
    }
}

extension BatchUpdateReport: ReadableFacts {
    /// As `unfold report` prints a step.
    public var description: String {
        var result = ScenarioResult(name: "", file: "")
        result.steps = [StepResult(self)]
        return Style.printed(Array(TextRenderer().lines(of: result).dropFirst()))
    }
}

extension BatchUpdateReport.Row: ReadableFacts {
    /// `row 0 in section 0: 147 -> 347 +200, measured at step 0`.
    public var description: String {
        let element = (indexPathAfter ?? indexPathBefore).map(BatchUpdateReport.Element.row)
        return Self.line(element?.name(in: .table), heightBefore, heightAfter)
            + (change == .kept || change == .deleted ? "" : ", \(change.rawValue)")
    }

    fileprivate static func line(_ name: String?, _ before: RowHeight?, _ after: RowHeight?) -> String {
        let start = "\(name ?? "-"): \(before.map { Number.text(Double($0.height)) } ?? "-") -> "
        guard let after else { return start + "removed" }
        let change = before.map { Double(after.height - $0.height) } ?? 0
        return start + Number.text(Double(after.height)) + (change == 0 ? "" : " \(Number.signed(change))")
            + ", \(after.origin)"
    }
}

extension BatchUpdateReport.Part: ReadableFacts {
    /// `header of section 0: 28 -> 28, fixed`.
    public var description: String {
        BatchUpdateReport.Row.line((after ?? before)?.name(in: .table), heightBefore, heightAfter)
    }
}

extension BatchUpdateReport.Element: CustomStringConvertible {
    /// `row 0 in section 0`, `header of section 0`.
    public var description: String { name(in: .table) }
}

extension BatchUpdateReport.Conflict: ReadableFacts {
    public var description: String { "conflict in \(element): \(constraints)" }
}

extension BatchUpdateReport.Unsatisfied: ReadableFacts {
    public var description: String { "lost in \(element): \(constraint)" }
}

extension RowHeight: ReadableFacts {
    /// `147, measured at step 0`.
    public var description: String { "\(Number.text(Double(height))), \(origin)" }

    fileprivate var origin: String {
        var text = source.rawValue
        if let step = measuredAtStep { text += " at step \(step)" }
        if let step = staleSinceStep { text += ", stale since step \(step)" + (staleBecause.map { ": \($0)" } ?? "") }
        return text
    }
}

extension LayoutChange: ReadableFacts { public var description: String { ChangeWords.text(self) } }

extension Finding: ReadableFacts {
    /// How much it matters, and the sentence.
    public var description: String { "\(severity.rawValue): \(FindingSentence.text(self))" }
}

extension UnsatisfiableConstraints: ReadableFacts { public var description: String { ConflictSummary.text(self) } }

extension UnsatisfiedConstraint: ReadableFacts {
    public var description: String {
        ([UnsatisfiedSentence.text(self)] + UnsatisfiedSentence.binding(self)).joined(separator: "; ")
    }
}

extension AmbiguousLayout: ReadableFacts { public var description: String { AmbiguitySentence.text(self) } }

extension ConstraintFacts: ReadableFacts {
    /// `detail.height == 200 @250`, after the name that the app gave it.
    public var description: String { TrialSentence.constraint(self) }
}

extension HeightDerivation: ReadableFacts {
    /// `147 = 12 + 44 + 10`, from the top to the bottom.
    public var description: String { WhySum.text(HeightParts.ordered(self), of: value) }
}

extension AnimationRecord.Change: ReadableFacts {
    /// `detail.frame (0 0; 320 0) -> (0 0; 320 200)`.
    public var description: String { "\(view).\(property.rawValue) \(from) -> \(to)" }
}

extension AnimationRecord.Value: CustomStringConvertible {
    public var description: String {
        switch self {
        case .rect(let rect): FramesText.text(.init(rect))
        case .point(let point): "(\(Number.text(Double(point.x))) \(Number.text(Double(point.y))))"
        case .number(let value): Number.text(Double(value))
        case .color(let parts): parts.map { "(\($0.map { Number.text(Double($0)) }.joined(separator: " ")))" } ?? "none"
        case .transform(let transform): "\(transform)"
        }
    }
}

extension UpdateAnimation.Item: ReadableFacts {
    /// `row 0 in section 0 (0 0; 320 147) -> (0 0; 320 347)`.
    public var description: String {
        let element: BatchUpdateReport.Element? =
            switch subject {
            case .row(let before, let after): (after ?? before).map { .row($0) }
            case .header(let before, let after): (after ?? before).map { .header($0) }
            case .footer(let before, let after): (after ?? before).map { .footer($0) }
            }
        return "\(element.map { "\($0)" } ?? "-") \(FramesText.text(.init(start))) -> \(FramesText.text(.init(end)))"
    }
}

extension Style { static func printed(_ lines: [String]) -> String { String(text(lines.map(plain)).dropLast()) } }
