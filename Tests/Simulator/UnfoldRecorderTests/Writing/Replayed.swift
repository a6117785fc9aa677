import Foundation
import UIKit
import UnfoldReport
import UnfoldScenario

@testable import UnfoldRecorder

/// A recording beside the run of its scenario, which is recorded too.
@MainActor struct Replayed {
    let scenario: String
    /// Where heights, rows or frames differ, in words; empty if nothing does, to the last bit.
    private(set) var differences: [String] = []
    /// Whether the run met a conflict, or what gave way, so that orders which cannot be read decide.
    private(set) var meetsConflicts = false
    /// Whether a layout of the run has several solutions.
    private(set) var isAmbiguous = false
    var isOpen: Bool { meetsConflicts || isAmbiguous }
    /// Whether the file names what it cannot hold.
    var namesLosses: Bool {
        scenario.contains("\"not recorded:") || scenario.contains("'unseen' were never on screen")
    }
    private(set) var comparedViews = 0
    /// The run beside the record, as `unfold check` has it.
    let check: DeviceCheck
    /// Whether no number differs by more than a pixel: a rounding error decides on which side of a pixel an edge is.
    private(set) var isByAPixel = true

    init(_ recorder: TableRecorder, conflicts: Bool = false) throws {
        scenario = try recorder.scenario()
        let document = try ScenarioDocument.read(file: "recorded.json", data: Data(scenario.utf8))
        let recording = RunRecording()
        let result = ScenarioRunner.run(document, observer: recording, detail: .outlines)
        let record = try HeightRecord(text: DeviceRecord.text(recorder.stepRecords), file: "recorded.heights")
        check = DeviceCheck([result], with: record, file: "recorded.heights") { message, conflict, classes in
            PrintedConflict(message).isSame(as: conflict, classes: classes)
        }
        let open: Set = ["ambiguous-layout", "ambiguous-height", "feedback-loop"]
        meetsConflicts = conflicts || result.steps.contains { !$0.conflicts.isEmpty || !$0.unsatisfied.isEmpty }
        isAmbiguous = result.steps.contains { step in step.findings.contains { open.contains($0.code) } }
        for step in result.steps {
            for finding in step.findings where finding.severity == .error && finding.code.contains("exception") {
                isByAPixel = false
                differences.append("\(step.name): \(finding.code)")
            }
        }
        let (device, run) = (recorder.stepRecords, recording.recorder?.stepRecords ?? [])
        guard run.count == device.count else {
            isByAPixel = false
            differences.append("\(run.count) steps, recorded \(device.count)")
            return
        }
        for (run, device) in zip(run, device) { compare(run, device) }
    }

    private mutating func compare(_ run: StepRecord, _ device: StepRecord) {
        let step = device.step
        guard run.rows.count == device.rows.count else {
            isByAPixel = false
            differences.append("\(step): \(run.rows.count) rows, recorded \(device.rows.count)")
            return
        }
        for (run, device) in zip(run.rows, device.rows) {
            if run.height != device.height {
                note(run.height, device.height)
                differences.append("\(step): \(device.id) \(run.height), recorded \(device.height)")
            }
            let frames = Dictionary(
                (run.views ?? []).compactMap { view in view.name.map { ($0, view) } },
                uniquingKeysWith: { first, _ in first })
            let views = device.views ?? []
            for view in views {
                guard let name = view.name, let other = frames[name], !Self.isHidden(view, in: views) else { continue }
                comparedViews += 1
                if view.frame != other.frame {
                    zip(view.frame, other.frame).forEach { note($0, $1) }
                    differences.append("\(step): \(device.id).\(name) \(other.frame), recorded \(view.frame)")
                }
            }
        }
    }

    private mutating func note(_ one: Double, _ other: Double) { if abs(one - other) > 0.51 { isByAPixel = false } }

    /// By itself, or by a superview: it has the frame of when it was last seen.
    private static func isHidden(_ view: StepRecord.View, in views: [StepRecord.View]) -> Bool {
        view.hidden == true || view.parent.map { isHidden(views[$0], in: views) } ?? false
    }
}

/// Records the list of a scenario while it runs, and what UIKit prints of its conflicts.
@MainActor final class RunRecording: ScenarioObserver {
    private var list: UIScrollView?
    private(set) var recorder: TableRecorder?
    private var printed: [String] = []
    private let printing: (String) -> String

    /// - Parameter printing: what becomes of a message.
    init(printing: @escaping (String) -> String = { $0 }) { self.printing = printing }

    func listWillRun(_ list: UIScrollView) { self.list = list }

    func stepDidRun(_ step: StepResult, fitting: (_ row: String) -> FittingSession?) {
        printed = step.conflicts.map {
            printing($0.constraints.consoleText.replacing("[LayoutConstraints] ", with: ""))
        }
        if let recorder { return recorder.mark(step.name) }
        switch list {
        case let table as UITableView: recorder = TableRecorder(table)
        case let collection as UICollectionView: recorder = TableRecorder(collection)
        default: break
        }
        recorder?.conflictLog = ConflictLog { [unowned self] _ in printed }
    }
}
