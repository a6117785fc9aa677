/// Changes of a scenario's text that may be fixes, as the sentences of findings propose them; whoever asks tries them.
package struct FixCandidates {
    private let document: ScenarioDocument
    private let source: SourceText

    /// nil for a text that is no JSON: a document of Interface Builder.
    package init?(_ document: ScenarioDocument, bytes: [UInt8]) {
        guard let source = SourceText(bytes, file: document.file) else { return nil }
        (self.document, self.source) = (document, source)
    }

    /// The likeliest first.
    /// - Parameter step: where it was found.
    package func fixes(of finding: Finding, step: Int) -> [FindingFix] {
        switch finding.fact {
        case .unsatisfiable(let report): conflict(report)
        case .wrongSign(_, let view, _, let constant): wrongSign(view, constant)
        case .zeroHeight(_, _, let link?): missing(link)
        case .ambiguous(let layout): layout.fixes.compactMap { settled(layout, $0) }
        case .missingUpdate: [update(step)].compactMap { $0 }
        default: []
        }
    }

    /// A length that may be more in place of one that is given, for what excludes others or is too small.
    package func relations(of finding: Finding) -> [FindingFix] {
        let positions: [SourcePosition]
        switch finding.fact {
        case .unsatisfiable(let report):
            positions = report.members.map(\.constraint).filter { $0.kind == .user }.compactMap(\.source)
        case .clippedText(_, let view, _, _):
            positions = specs.filter { $0.equation.first.view == view && $0.equation.second == nil }.map(\.position)
        default: return []
        }
        return specs.filter { positions.contains($0.position) && $0.equation.second == nil }.compactMap { spec in
            literal(spec.position, .constant, spec.id ?? spec.equation.first.text) { text in
                text.range(of: "==").map { text.replacingCharacters(in: $0, with: ">=") }
            }
        }
    }

    /// A label with as many lines as its text takes.
    package func allLines(of label: String) -> [FindingFix] {
        [property("numberOfLines", "0", of: label)].compactMap { $0 }
    }

    private var specs: [ConstraintSpec] { document.templates.flatMap(\.constraints) }

    // MARK: Constraints

    /// Masks, then the broken constraint, then the others.
    private func conflict(_ report: UnsatisfiableConstraints) -> [FindingFix] {
        let members = report.members.map(\.constraint)
        let masked = members.filter { $0.kind == .autoresizing }.map(\.form.first.anchor.item)
        let masks = masked.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.compactMap {
            property("translatesAutoresizingMaskIntoConstraints", "false", of: $0)
        }
        let own = [members[report.broken]] + members.enumerated().filter { $0.offset != report.broken }.map(\.element)
        return masks
            + own.filter { $0.kind == .user }.compactMap { facts in
                facts.source.flatMap { literal($0, .priority, facts.id) { Self.lowered($0) } }
            }
    }

    /// `a.height == 30 @1000` at 999.
    private static func lowered(_ text: String) -> String {
        let body = text.split(separator: "@", maxSplits: 1).first.map(String.init) ?? text
        return body.trimmed + " @999"
    }

    private func wrongSign(_ view: String, _ constant: Double) -> [FindingFix] {
        specs.filter { spec in
            let equation = spec.equation
            return abs(equation.constant) == abs(constant) && equation.second?.attribute == equation.first.attribute
                && (equation.first.view == view || equation.second?.view == view)
        }.compactMap { spec in
            literal(spec.position, .constant, spec.id ?? spec.equation.first.text) { text in
                let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
                guard let sign = parts[0].lastIndex(where: { "+-".contains($0) }) else { return nil }
                return text.replacingCharacters(in: sign...sign, with: text[sign] == "+" ? "-" : "+")
            }
        }
    }

    /// What is written at a position, changed; nil where no text of the file is there.
    private func literal(
        _ position: SourcePosition, _ kind: FindingFix.Kind, _ target: String, _ change: (String) -> String?
    ) -> FindingFix? {
        guard position.file == document.file, let range = source.value(at: position),
            source.bytes[range.lowerBound] == 0x22
        else { return nil }
        let text = source.text(range.lowerBound + 1..<range.upperBound - 1)
        guard let changed = change(text), changed != text else { return nil }
        return fix(kind, target, range, "\"\(changed)\"")
    }

    /// The end of the chain at the lower edge, as far from it as its beginning is from the upper one.
    private func missing(_ link: MissingLink) -> [FindingFix] {
        guard let last = link.chain.last, !link.lacksHeight else { return [] }
        return document.templates.compactMap { template in
            guard template.views.contains(where: { $0.id == last }),
                let list = source.member(["templates", template.name, "constraints"])
            else { return nil }
            let top = template.constraints.first {
                $0.equation.first.view == link.chain[0] && $0.equation.first.attribute == .top
                    && $0.equation.second?.view == "contentView"
            }
            let constant = top?.equation.constant ?? 0
            let end = constant > 0 ? " - \(LayoutNumber.print(constant))" : ""
            return inserted(.constraint, template.name, "\"\(last).bottom == contentView.bottom\(end)\"", into: list)
        }
    }

    // MARK: Views

    private func settled(_ layout: AmbiguousLayout, _ fix: AmbiguousLayout.Fix) -> FindingFix? {
        let axis = layout.axis == .horizontal ? "horizontal" : "vertical"
        switch fix {
        case .constraints: return nil
        case .contentHugging(let level):
            return property(
                "contentHuggingPriority", "{\"\(axis)\": \(LayoutNumber.print(Double(level)))}", of: layout.view)
        case .compressionResistance(let level):
            return property(
                "contentCompressionResistancePriority", "{\"\(axis)\": \(LayoutNumber.print(Double(level)))}",
                of: layout.view)
        }
    }

    private func property(_ key: String, _ value: String, of view: String) -> FindingFix? {
        guard let spec = document.templates.lazy.flatMap(\.views).first(where: { $0.id == view }),
            spec.position.file == document.file, let range = source.value(at: spec.position),
            source.bytes[range.lowerBound] == UInt8(ascii: "{")
        else { return nil }
        let target = "\(view).\(key)"
        if let known = source.member(key, at: spec.position) {
            return source.text(known) == value ? nil : fix(.property, target, known, value)
        }
        return inserted(.property, target, "\"\(key)\": \(value)", into: range)
    }

    // MARK: Steps

    private func update(_ index: Int) -> FindingFix? {
        guard document.steps.indices.contains(index), let range = source.element(index, of: ["steps"], member: "do")
        else { return nil }
        let text = source.text(range)
        let name = "{\"update\": []}"
        let changed = text.hasPrefix("[") ? text.dropLast().trimmed + ", \(name)]" : "[\(text), \(name)]"
        return fix(.update, document.steps[index].name, range, changed)
    }

    // MARK: Pieces

    /// Before the first element or member, with the space that is there.
    private func inserted(_ kind: FindingFix.Kind, _ target: String, _ text: String, into range: Range<Int>)
        -> FindingFix
    {
        let first = source.skippingSpace(from: range.lowerBound + 1)
        let space = source.text(range.lowerBound + 1..<first)
        let isEmpty = first == range.upperBound - 1
        return fix(kind, target, first..<first, text + (isEmpty ? "" : "," + (space.isEmpty ? " " : space)))
    }

    private func fix(_ kind: FindingFix.Kind, _ target: String, _ range: Range<Int>, _ text: String) -> FindingFix {
        FindingFix(
            kind: kind, target: target, position: source.position(of: range.lowerBound), range: range,
            original: source.text(range), replacement: text)
    }
}

extension StringProtocol {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
