/// Fixes of what a run found, each tried: with it the finding is gone, and nothing is there that was not before.
@MainActor struct FixTrials {
    private static let limit = 24

    private let document: ScenarioDocument
    private let bytes: [UInt8]
    private let settings: [String]
    private let cell: Int
    private let candidates: FixCandidates
    private var runsLeft = limit
    private var tried: [[UInt8]: Set<String>] = [:]

    /// nil where the file is none to change; `cell` is the number of the variant.
    private init?(_ document: ScenarioDocument, bytes: [UInt8], settings: [String], cell: Int) {
        guard let candidates = FixCandidates(document, bytes: bytes) else { return nil }
        (self.document, self.bytes, self.settings, self.cell) = (document, bytes, settings, cell)
        self.candidates = candidates
    }

    static func fixes(
        of result: ScenarioResult, _ document: ScenarioDocument, bytes: [UInt8], settings: [String], cell: Int
    ) -> [String: Fix] {
        let found = result.steps.flatMap { step in
            step.everyFinding.filter { $0.cause == nil && $0.severity > .note }.map { (step, $0) }
        }
        let work = result.steps.reduce(1) { $0 + $1.layoutPasses + $1.measurementCount }
        guard !found.isEmpty, var trials = FixTrials(document, bytes: bytes, settings: settings, cell: cell)
        else { return [:] }
        trials.runsLeft = min(limit, max(1, FindingCauses.work / work))
        let before = ids(of: result)
        var fixes: [String: Fix] = [:]
        for (step, finding) in found where fixes[step.id(of: finding)] == nil {
            let id = step.id(of: finding)
            fixes[id] = trials.candidates.fixes(of: finding, step: step.index).first { fix in
                guard let after = trials.found(with: fix) else { return false }
                return !after.contains(id) && after.isSubset(of: before)
            }
        }
        return fixes
    }

    private mutating func found(with fix: Fix) -> Set<String>? {
        let changed = fix.applied(to: bytes)
        if let known = tried[changed] { return known }
        guard runsLeft > 0,
            let cells = try? DocumentReader.read(file: document.file, data: Data(changed)).cells(with: settings),
            cells.indices.contains(cell)
        else { return nil }
        runsLeft -= 1
        tried[changed] = Self.ids(running: cells[cell])
        return tried[changed]
    }

    /// Without losses, causes and remedies: the first are notes, and the others are in no id.
    private static func ids(running document: ScenarioDocument) -> Set<String> {
        ids(of: UnsatisfiedConstraint.ignored { ScenarioRunner.run(document, observer: nil, keepsFacts: false) })
    }

    private static func ids(of result: ScenarioResult) -> Set<String> {
        Set(result.steps.flatMap { step in step.everyFinding.filter { $0.severity > .note }.map(step.id) })
    }

    static func contents(_ path: String) throws -> [UInt8] {
        [UInt8](try FileReader.contents(of: path, limit: ScenarioLimits.fileSize))
    }

    static func found(with fixes: [Fix], _ path: String, _ bytes: [UInt8], _ settings: [String]) -> Set<String>? {
        let data = Data(fixes.applied(to: bytes))
        let cells = try? DocumentReader.read(file: path, data: data).cells(with: settings)
        return cells?.reduce(into: Set()) { found, cell in
            found.formUnion(ids(running: cell).map { "\(cell.cell ?? ""): \($0)" })
        }
    }

    /// Those fixes, each once and in the order of their places, with which less is found than without any of them.
    static func together(_ fixes: [Fix], in bytes: [UInt8], _ found: ([Fix]) -> Set<String>?) -> [Fix] {
        let sorted = fixes.sorted {
            ($0.range.lowerBound, $0.replacement, $0.target) < ($1.range.lowerBound, $1.replacement, $1.target)
        }
        let (apart, lines) = (apart(sorted), TextLines(bytes, file: ""))
        let all = adjusted(apart, in: lines)
        guard all.count > 1, let before = found([]) else { return all }
        if let after = found(all), after.isStrictSubset(of: before) { return all }
        var (chosen, left) = ([Fix](), before)
        for fix in apart.prefix(limit) {
            guard let after = found(adjusted(chosen + [fix], in: lines)), after.isStrictSubset(of: left)
            else { continue }
            (chosen, left) = (chosen + [fix], after)
        }
        return adjusted(chosen, in: lines)
    }

    /// Of two at one place the first, but both of neighboring members that go.
    private static func apart(_ sorted: [Fix]) -> [Fix] {
        sorted.reduce(into: []) { apart, fix in
            guard let last = apart.last else { return apart.append(fix) }
            let areNeighbors = last.kind == .height && fix.kind == .height
            // A height that many rows share is found once for each.
            let end = areNeighbors ? last.range.lowerBound : last.range.upperBound
            if end < fix.range.lowerBound { apart.append(fix) }
        }
    }

    /// With the last of neighboring members goes the comma before it, and so the one before has to leave its own.
    private static func adjusted(_ chosen: [Fix], in lines: TextLines) -> [Fix] {
        var adjusted = chosen
        for index in adjusted.indices.dropLast().reversed() {
            let (range, next) = (adjusted[index].range, adjusted[index + 1].range.lowerBound)
            guard range.upperBound > next else { continue }
            let before = lines.skippingSpaceBack(from: range.lowerBound).flatMap {
                lines.bytes[$0] == UInt8(ascii: ",") ? $0 : nil
            }
            adjusted[index].range = (before ?? range.lowerBound)..<next
            adjusted[index].original = lines.text(adjusted[index].range)
        }
        return adjusted
    }
}
