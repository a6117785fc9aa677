/// A run compared with what a device had: row by row and view by view.
public struct DeviceCheck: Hashable, Sendable {
    /// Whether a message is of a conflict of the run, by the views' classes, with the same constraint breaking.
    package typealias Matching = (
        _ message: String, _ conflict: UnsatisfiableConstraints, _ classes: [String: String]
    ) -> Bool

    /// System and device, such as `iOS 26.1, iPhone18,1`.
    public private(set) var device = ""
    /// The file with what the device had.
    public let file: String
    /// By cause, then in the order of the run.
    public private(set) var differences: [Difference] = []
    /// Rows that were on screen there, in all steps; and views in them.
    public private(set) var rows = 0
    /// Named views of these rows.
    public private(set) var views = 0
    /// Conflicts of the run that the device printed too.
    public private(set) var equalConflicts = 0
    /// Those that it did not, and those that it alone printed.
    public private(set) var conflictDifferences: [ConflictDifference] = []
    /// Conflicts of the run in steps of which it is not known what the device printed.
    public private(set) var uncomparedConflicts = 0
    /// Steps of the device that the run does not have.
    public private(set) var otherSteps: [String] = []

    /// Compares rows that were on screen on the device; heights of others may be estimates there.
    /// - Parameter tolerance: pixels.
    package init(
        _ results: [ScenarioResult], with record: HeightRecord, file: String, tolerance: Double = 0,
        matching: Matching = { _, _, _ in true }
    ) {
        self.file = file
        let run = Dictionary(
            firsts: zip(HeightRecord(results).sections, results.flatMap(\.steps)).map { ($0.key, ($0, $1.conflicts)) })
        for section in record.sections {
            func trait(_ name: String) -> String? { section.traits.first { $0.name == name }?.value }
            device = [trait("system"), trait("device")].compactMap { $0 }.joined(separator: ", ")
            guard let (own, conflicts) = run[section.key] else {
                otherSteps.append(section.key.step)
                continue
            }
            let scale = trait("scale").flatMap(Double.init) ?? 3
            compare(own, with: section, scale: scale, tolerance: tolerance)
            compare(conflicts, own, with: section, matching)
        }
        differences = Cause.allCases.flatMap { cause in differences.filter { $0.cause == cause } }
    }

    /// Rows and views that are as on the device.
    public var equalRows: Int { rows - differences.count { $0.view == nil } }
    /// Views that are as on the device.
    public var equalViews: Int { views - differences.count { $0.view != nil } }
    /// Whether all are, and all steps were compared.
    public var passed: Bool { differences.isEmpty && conflictDifferences.isEmpty && otherSteps.isEmpty }

    /// Several messages of one conflict are one, and so are a run's of rows alike.
    private mutating func compare(
        _ conflicts: [StepResult.Conflict], _ run: HeightRecord.Section, with device: HeightRecord.Section,
        _ matching: Matching
    ) {
        guard let messages = device.comparedConflicts else {
            uncomparedConflicts += conflicts.count
            return
        }
        var met = messages.map { _ in false }
        for conflict in conflicts {
            let outline = run.rows.first { $0.id == conflict.row }?.outline
            let classes = Dictionary(
                firsts: (outline?.views ?? []).compactMap { view in view.name.map { ($0, view.className) } })
            let same = messages.indices.filter { matching(messages[$0], conflict.constraints, classes) }
            for index in same { met[index] = true }
            equalConflicts += same.isEmpty ? 0 : 1
            if same.isEmpty {
                let id = conflict.constraints.members[conflict.constraints.broken].constraint.id
                conflictDifferences.append(
                    .init(key: run.key, run: .init(kind: .conflict, row: conflict.row, detail: id)))
            }
        }
        conflictDifferences += zip(messages, met).filter { !$0.1 }.map { .init(key: run.key, device: $0.0) }
    }

    private mutating func compare(
        _ run: HeightRecord.Section, with device: HeightRecord.Section, scale: Double, tolerance: Double
    ) {
        let own = Dictionary(firsts: run.rows.map { ($0.id, $0) })
        for row in device.rows where row.outline != nil || row.origin == .measured {
            rows += 1
            // Drawings are in whole thousandths.
            let room = tolerance / scale + 0.001
            func note(_ view: String?, _ length: String, _ there: Double?, _ here: Double?, _ cause: Cause) {
                differences.append(
                    .init(
                        key: run.key, row: row.id, view: view, length: length, device: there, run: here, scale: scale,
                        cause: cause))
            }
            guard let mine = own[row.id] else {
                note(nil, "height", row.height, nil, .rule)
                continue
            }
            var found: [(view: LayoutDrawing.View, length: String, device: Double, run: Double?)] = []
            for view in row.outline?.views ?? [] {
                guard let name = view.name, view.parent != nil else { continue }
                guard let here = mine.outline?.views.first(where: { $0.name == name }) else {
                    if mine.outline != nil {
                        views += 1
                        found.append((view, "width", view.frame.width, nil))
                    }
                    continue
                }
                views += 1
                let lengths = zip(["width", "height", "x", "y"], zip(view.frame.lengths, here.frame.lengths))
                let off = lengths.filter { abs($0.1.0 - $0.1.1) > room }
                // A size that is off comes before a position, which may follow from one.
                guard let first = off.first(where: { ["width", "height"].contains($0.0) }) ?? off.first
                else { continue }
                found.append((view, first.0, first.1.0, first.1.1))
            }
            let causes = found.map { Self.cause($0.view, $0.length, ($0.run ?? 0) - $0.device, scale) }
            let leading = Cause.allCases.first { causes.contains($0) && $0 != .rounding } ?? .rule
            if abs(row.height - mine.height) > room {
                let isSmall = abs(row.height - mine.height) < 1 / scale
                note(nil, "height", row.height, mine.height, isSmall ? .rounding : leading)
            }
            for (entry, cause) in zip(found, causes) {
                let moves = ["x", "y"].contains(entry.length) && cause == .rule
                note(entry.view.name, entry.length, entry.device, entry.run, moves ? leading : cause)
            }
        }
    }

    private static func cause(_ view: LayoutDrawing.View, _ length: String, _ delta: Double, _ scale: Double) -> Cause {
        if abs(delta) < 1 / scale { return .rounding }
        guard length == "width" || length == "height" else { return .rule }
        if ["UILabel", "UITextView", "UITextField", "UIButton"].contains(view.className) { return .textWidth }
        let isSystems = view.name == "contentView" || ViewClass.controls.contains { $0.name == view.className }
        return isSystems ? .systemMetric : .rule
    }
}

extension LayoutDrawing.Rect { fileprivate var lengths: [Double] { [width, height, x, y] } }

extension RecordFile {
    /// Records of devices beside a scenario, `card.heights.ios-26.1-iPhone18,1`, by name. No run writes them.
    package static func devices(ofScenario file: String) -> [String] {
        let folder = PathText.folder(of: file)
        let stem = String(path(forScenario: file).split(separator: "/").last ?? "") + ".ios-"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.filter { $0.hasPrefix(stem) }.sorted().map { PathText.join(folder, $0) }
    }
}
