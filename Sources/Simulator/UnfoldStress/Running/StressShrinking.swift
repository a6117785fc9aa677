/// Makes a finding as small as it gets: the fewest axes, then the nearest value on each.
@MainActor struct StressShrinking {
    let runs: any StressRunning
    let points: StressPoints

    private var document: any StressSubject { runs.subject }

    /// nil for what is so only in cells that had another size before, for what follows from another finding, and for
    /// what is meant.
    func finding(_ key: String, _ witness: StressSurroundings, count: Int) -> StressFinding? {
        // What is reported was run from the beginning, whatever that takes.
        guard runs.isFound(key, witness), !isMeant(key) else { return nil }
        var smallest = witness
        for axis in witness.axes.reversed() where shows(key, smallest.without(axis)) {
            smallest = smallest.without(axis)
        }
        narrow(key, &smallest)
        // A row may be on screen only where those that are alike are left out.
        guard let found = (runs.outcomeOfAllRows(smallest)?.found[key] ?? runs.outcome(smallest)?.found[key]),
            !isSymptom(key, found, smallest)
        else { return nil }
        return StressFinding(
            key: key, breakage: found.breakage, row: found.row.isEmpty ? nil : found.row, step: found.step,
            position: found.position(in: document), smallest: smallest, narrowest: narrowest(key, smallest),
            reach: reach(key, smallest), count: count, isSmallest: smallest.axes.isEmpty || runs.budget.end == nil)
    }

    /// A text that is cut as written is so on purpose, and so are siblings over each other.
    private func isMeant(_ key: String) -> Bool {
        [StressOutcome.cutText, StressOutcome.siblings].contains { key.hasPrefix($0 + "/") }
            && runs.isFound(key, StressSurroundings())
    }

    private func shows(_ key: String, _ surroundings: StressSurroundings) -> Bool { runs.shows(key, surroundings) }

    private func isSymptom(_ key: String, _ found: StressOutcome.Found, _ surroundings: StressSurroundings) -> Bool {
        if key.hasPrefix(StressOutcome.siblings + "/") {
            // Whatever else is wrong there moves siblings too.
            return runs.outcome(surroundings)?.found.contains {
                !$0.key.hasPrefix(StressOutcome.siblings + "/") && $0.value.row == found.row
            } ?? false
        }
        guard let finding = found.breakage.finding,
            let varied = (document as? ScenarioDocument)?.varied(by: surroundings)
        else { return false }
        var result = ScenarioRunner.run(varied)
        FindingCauses.order(&result, of: varied)
        return result.steps.flatMap(\.findings).contains {
            $0.cause != nil && $0.code == finding.code && $0.holder == finding.holder && $0.views == finding.views
        }
    }

    // MARK: Nearest values

    private func narrow(_ key: String, _ point: inout StressSurroundings) {
        if let text = point.text {
            let views = text.view == nil ? document.textViews + document.titledParts : []
            if let view = views.first(where: { view in shows(key, point.with { $0.text?.view = view }) }) {
                point.text?.view = view
            }
            letters(key, &point)
        }
        if let width = point.width {
            let common = ScreenWidths.common.filter {
                (min(width, document.width) + 1..<max(width, document.width)).contains($0)
            }
            var start = document.width.rounded()
            for next in width < document.width ? common.reversed() : common {
                if shows(key, point.with(width: next)) {
                    point.width = next
                    break
                }
                start = next
            }
            point.width = threshold(from: start, to: point.width ?? width) { shows(key, point.with(width: $0)) }
        }
        if let size = point.contentSizeCategory {
            let names = TextSizes.all.map(\.name)
            guard let written = names.firstIndex(of: document.contentSizeCategory), let far = names.firstIndex(of: size)
            else { return }
            let order = far > written ? Array(written + 1...far) : (far..<written).reversed()
            let nearest = order.first { shows(key, point.with(size: names[$0])) }
            point.contentSizeCategory = nearest.map { names[$0] } ?? size
        }
    }

    private func letters(_ key: String, _ point: inout StressSurroundings) {
        guard let text = point.text, text.kind == .letters || text.kind == .word || text.kind == .digits else { return }
        let written = text.kind == .letters ? text.view.map(document.letters) ?? 0 : 0
        let count = text.letters ?? (text.kind == .word ? 24 : 12)
        let found = threshold(from: Double(written), to: Double(count)) { value in
            shows(key, point.with { $0.text?.letters = Int(value) })
        }
        point.text?.letters = Int(found)
    }

    /// The whole value nearest to `start` with which it is broken, while a neighbor is not.
    private func threshold(from start: Double, to end: Double, _ isBroken: (Double) -> Bool) -> Double {
        var (good, bad) = (start, end)
        while abs(bad - good) > 1 {
            let middle = ((good + bad) / 2).rounded(bad > good ? .down : .up)
            if isBroken(middle) { bad = middle } else { good = middle }
        }
        return bad
    }

    // MARK: Reach

    /// The letters that are too many on the narrowest screen.
    private func narrowest(_ key: String, _ smallest: StressSurroundings) -> StressSurroundings? {
        guard smallest.text?.letters != nil, smallest.width == nil, let width = points.widths.first,
            width < document.width
        else { return nil }
        var point = smallest.with(width: width)
        guard shows(key, point) else { return nil }
        letters(key, &point)
        return point
    }

    private func reach(_ key: String, _ smallest: StressSurroundings) -> [StressFinding.Reach] {
        let widths = points.widths.isEmpty ? [] : ScreenWidths.common
        let sizes = points.sizes.isEmpty ? [] : TextSizes.all.map(\.name)
        let wide = reach(.widths, widths.map { ("\(Int($0))", smallest.with(width: $0)) }, key)
        let tall = reach(.contentSizes, sizes.map { ($0, smallest.with(size: $0)) }, key)
        return [wide, tall].compactMap { $0 }
    }

    private func reach(
        _ axis: StressAxis, _ values: [(name: String, point: StressSurroundings)], _ key: String
    ) -> StressFinding.Reach? {
        let broken = values.filter { shows(key, $0.point) }.map(\.name)
        // What was not looked at is no limit.
        guard runs.budget.end == nil, let first = broken.first, let last = broken.last else { return nil }
        return .init(axis: axis, first: first, last: last, isEverywhere: broken.count == values.count)
    }
}
