struct DeviceSentence {
    let check: DeviceCheck

    init(_ check: DeviceCheck) { self.check = check }

    var name: String { check.device.isEmpty ? check.file : check.device }

    var head: String {
        func share(_ equal: Int, _ all: Int, _ noun: String) -> String {
            equal == all ? CheckSentence.count(all, noun) : "\(equal) of \(CheckSentence.count(all, noun))"
        }
        let rows = share(check.equalRows, check.rows, "row")
        let views = check.views == 0 ? "" : " and \(share(check.equalViews, check.views, "view"))"
        let steps =
            check.otherSteps.isEmpty ? "" : "; steps of another run: \(check.otherSteps.joined(separator: ", "))"
        return "as on \(name): \(rows)\(views)\(conflicts)\(steps)"
    }

    private var conflicts: String {
        let all = check.equalConflicts + check.conflictDifferences.count
        let same = CheckSentence.count(all, "conflict")
        let compared = check.conflictDifferences.isEmpty ? same : "\(check.equalConflicts) of \(same)"
        let rest = check.uncomparedConflicts
        return (all == 0 ? "" : ", \(compared)")
            + (rest == 0 ? "" : "; \(CheckSentence.count(rest, "conflict")) not compared")
    }

    var lines: [String] { (lengths + conflictLines).map(\.text) }

    func remarks(of file: RunReport.File) -> [Remark] {
        let other = check.otherSteps.map { (key: HeightRecord.Section.Key?.none, text: "the run has no step '\($0)'") }
        let lines = (lengths + conflictLines).map { (key: Optional($0.key), text: $0.text) } + other
        return lines.map { key, text in
            let position = key.flatMap { file.results.step($0)?.position }
            return Remark(
                severity: .error, title: "not as on \(name)", message: text, file: file.path, line: position?.line ?? 1,
                column: position?.column ?? 1)
        }
    }

    private typealias Line = (key: HeightRecord.Section.Key, text: String)

    private var lengths: [Line] {
        check.differences.map { difference in
            let isWhole = difference.run != nil && difference.device != nil
            let off = isWhole ? ", \(Number.signed(difference.pixels)) px" : ""
            let text =
                "\(FindingSentence.words(difference.cause)): step \(difference.key.index) \(difference.key.step), "
                + "\(difference.row) \(difference.what) \(difference.here), on the device \(difference.there)\(off)"
            return (difference.key, text)
        }
    }

    var conflictLines: [(key: HeightRecord.Section.Key, text: String)] {
        check.conflictDifferences.map { ($0.key, Self.line($0)) }
    }

    private static func line(_ difference: DeviceCheck.ConflictDifference) -> String {
        let step = "conflict: step \(difference.key.index) \(difference.key.step)"
        if let run = difference.run { return "\(step), \(run.row): \(run.detail) breaks, not on the device" }
        return "\(step): on the device \(broken(difference)) breaks, not here"
    }

    static func broken(_ difference: DeviceCheck.ConflictDifference) -> String {
        let broken = difference.device.flatMap { PrintedConflict($0).broken }
        return broken?.equation.map { PrintedConflict.withoutAddresses($0.printed) } ?? "an unknown constraint"
    }
}

extension DeviceCheck.Difference {
    var what: String { view.map { "\($0) \(length)" } ?? "height" }
    var here: String { run.map(Number.text) ?? "missing" }
    var there: String { device.map(Number.text) ?? "missing" }
}
