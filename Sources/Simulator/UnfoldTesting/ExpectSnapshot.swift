import UnfoldReport

/// Expects a view to look as it was recorded: the picture of it, an SVG file in `__Snapshots__` beside the test's file, is
/// compared element by element. Each difference is an issue, such as `title moved 4 down`.
///
/// ```swift
/// expectSnapshot(of: cell, named: "expanded")
/// ```
/// A picture that is not there is recorded, and that is an issue too, so that the next run is the one that counts. Where `CI`
/// is set nothing is written. The variable `UNFOLD_RECORD` (as for scenarios) counts more than `mode`. Pending
/// layout of the view is done first. If something differs, the picture is attached to the test. Each `name` is there
/// once in the test's file.
/// - Complexity: O(views).
@MainActor public func expectSnapshot(
    of view: UIView, named name: String, record mode: RecordMode = .missing, severity: ExpectationSeverity = .error,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let file = "\(filePath)"
    let stem = PathText.name(of: file).replacing(".swift", with: "")
    let folder = PathText.join(PathText.folder(of: file), "__Snapshots__/\(stem)")
    SnapshotCheck(folder: folder, mode: RecordingOfTest.effective(mode), location).run(view, name, severity)
}

@MainActor struct SnapshotCheck {
    let record: LookRecord
    let mode: RecordMode
    let location: ExpectationLocation

    init(folder: String, mode: RecordMode, _ location: ExpectationLocation) {
        (record, self.mode, self.location) = (LookRecord(folder: folder), mode, location)
    }

    func run(_ view: UIView, _ name: String, _ severity: ExpectationSeverity) {
        view.layoutIfNeeded()
        guard view.bounds.width > 0, view.bounds.height > 0 else {
            return IssueReporting.report("the view has no size; give it a frame, or take a cell of a table", location)
        }
        PropertyNames.give(below: view)
        var drawing = LayoutDrawing(of: view, hasDimensions: false)
        for (index, view) in LayoutDrawing.order(below: view).enumerated() where drawing.views[index].name == nil {
            // What no property holds is called by its class; addresses are others in every run.
            if let name = view.nameByClass, !name.contains(":0x") { drawing.views[index].name = name }
        }
        let looks = PicturePainter.picture(of: view, drawing)
        let text = CellPicture.svg(of: looks, drawing)
        var taken: [String: Int] = [:]
        let picture = LookRecord.fileName([name], &taken)
        do {
            let check = try LookCheck([(picture, text)], record, mode: mode, isWhole: false)
            // What a picture leaves out is of no interest while it is as it was.
            let omissions = check.passed ? [] : LookSentence.omissions(looks, drawing)
            for line in LookSentence.lines(check) + omissions { IssueReporting.report(line, location, severity) }
            if !check.differing.isEmpty { IssueReporting.attach(text, named: picture, location) }
        } catch {
            IssueReporting.report("the picture cannot be read or written: \(error)", location)
        }
    }
}
