enum EvidenceSentence {
    static func lines(_ step: StepResult, after previous: StepResult?) -> [String] {
        let before = Dictionary(firsts: (previous?.allRows ?? []).map { ($0.id, $0.evidence) })
        var groups = Grouped<String, (text: String, confidence: Confidence, rows: [String])>()
        for row in step.allRows where before[row.id] != row.evidence {
            guard let text = text(row), let confidence = row.confidence else { continue }
            groups.add(text, (text, confidence, [row.id])) { $0.rows.append(row.id) }
        }
        return Confidence.allCases.flatMap { confidence in
            groups.values.filter { $0.confidence == confidence }.map {
                "confidence of \(Names.text($0.rows)): \($0.text)"
            }
        }
    }

    /// `guessed: the automatic estimate is the height of a standard row (D1.6)`; nil where that was not asked for.
    static func text(_ row: StepResult.Row) -> String? {
        guard let evidence = row.evidence, let confidence = row.confidence else { return nil }
        guard confidence < .device else { return confidence.words }
        let reasons = evidence.filter { $0.confidence == confidence }.map { reason in
            let sources = [reason.fact].compactMap(\.self) + reason.views
            return reason.words + (sources.isEmpty ? "" : " (\(sources.joined(separator: ", ")))")
        }
        return "\(confidence.words): \(reasons.joined(separator: "; "))"
    }
}
