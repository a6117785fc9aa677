/// What a check does with records: compares, writes what its mode allows, takes over what is accepted, deletes.
@MainActor final class RecordKeeping {
    private(set) var code = ExitCode.success
    private let tool: CommandLineTool
    private let options: Options
    private let filter: ReportFilter
    private let accept: AcceptChoice?
    private let tree: FileTree
    private var goesOn = true
    private var takesAll = false

    init(
        _ tool: CommandLineTool, _ options: Options, _ filter: ReportFilter, _ accept: AcceptChoice?, _ tree: FileTree
    ) { (self.tool, self.options, self.filter, self.accept, self.tree) = (tool, options, filter, accept, tree) }

    private static func isContinuousIntegration(_ tool: CommandLineTool) -> Bool {
        RecordMode.isContinuousIntegration(tool.environment.variables)
    }

    static func mayDelete(_ options: Options, _ tool: CommandLineTool) -> Bool {
        options.unused == .delete && !isContinuousIntegration(tool)
    }

    var mayAccept: Bool { accept != nil && !Self.isContinuousIntegration(tool) }

    var mayRecord: Bool { mode != .never || mayAccept }

    private var mode: RecordMode {
        let asked = accept == nil ? options.record ?? .missing : .never
        return RecordMode.effective(asked, environment: tool.environment.variables)
    }

    /// A part of a run records its part. Rows are no whole steps: with them nothing is recorded.
    private func isAsked(_ key: HeightRecord.Section.Key) -> Bool {
        filter.rows.isEmpty && filter.only == nil && filter.takes(cell: key.cell)
            && filter.takes(step: key.index, key.step)
    }

    /// The file with the comparison, and with what was asked for, once its record says what it should.
    func kept(_ file: RunReport.File) -> RunReport.File {
        looked(taken(compared(file, mode, writes: true).filtered(filter)))
    }

    func compared(_ file: RunReport.File) -> RunReport.File { compared(file, .never, writes: false).filtered(filter) }

    private func compared(_ file: RunReport.File, _ mode: RecordMode, writes: Bool) -> RunReport.File {
        var file = file
        guard file.errors.isEmpty else { return file }
        do throws(ScenarioErrors) {
            try tree.check(file.recordPath)
            let recorded = try RecordFile.read(file.recordPath)
            func check(_ mode: RecordMode) -> RecordCheck {
                RecordCheck(
                    file.results, recorded: recorded, mode: mode, isWholeRun: options.shard == nil, isAsked: isAsked)
            }
            let found = check(mode)
            if writes, !write(found, to: file.recordPath) {
                // Nothing was recorded or deleted: it is compared only.
                file.check = check(.never)
                file.keepsUnused = true
            } else {
                file.check = found
            }
        } catch { file.errors = error.errors }
        return file
    }

    /// Whether the file says what it should: only what was recorded or deleted is a reason to write.
    private func write(_ check: RecordCheck, to path: String) -> Bool {
        let deletes = Self.mayDelete(options, tool) && !check.unused.isEmpty
        guard deletes || !check.recorded.isEmpty || check.renewsInputs else { return true }
        return store(deletes ? check.recordWithoutUnused : check.record, at: path)
    }

    private func store(_ record: HeightRecord, at path: String) -> Bool {
        do { try RecordFile.store(record, at: path) } catch {
            tool.refuse(path, error)
            code = .cannotWrite
            return false
        }
        return true
    }

    private func looked(_ file: RunReport.File) -> RunReport.File {
        guard options.looks, file.errors.isEmpty else { return file }
        var file = file
        let record = LookRecord(forScenario: file.path)
        let isWhole = filter.isAll && options.shard == nil
        let takesAll = mayAccept && accept?.words.contains(AcceptWord.all) == true
        let pictures = LookRecord.pictures(of: file.results, rows: filter.rows)
        func check(_ mode: RecordMode) throws -> LookCheck {
            try LookCheck(pictures, record, mode: mode, isWhole: isWhole)
        }
        do {
            for (name, _) in pictures { try tree.check(record.path(name)) }
            do { file.looks = try check(takesAll ? .accept : mode) } catch let failure as WriteFailure {
                tool.refuse(record.folder, failure)
                code = .cannotWrite
                file.looks = try check(.never)
            }
        } catch let errors as ScenarioErrors {
            file.errors = errors.errors
        } catch let error as ScenarioError {
            file.errors = [error]
        } catch {
            preconditionFailure("\(error)")
        }
        return file
    }

    private func taken(_ file: RunReport.File) -> RunReport.File {
        guard let accept, goesOn else { return file }
        guard mayAccept else {
            tool.say(.nothingAccepted)
            goesOn = false
            return file
        }
        guard var check = file.check else { return file }
        var accepted = accept.accepted(in: file, goesOn: &goesOn, takesAll: &takesAll)
        // Without the heights of its step nothing that was met there is recorded.
        let known = Set(check.before.sections.map(\.key) + accepted.filter { $0.change == .notRecorded }.map(\.key))
        accepted.removeAll { !known.contains($0.key) }
        guard !accepted.isEmpty else { return file }
        let chosen = Set(accepted)
        check.differences.removeAll(where: chosen.contains)
        var record = check.record.accepting(accepted, from: check.run)
        // Whoever leaves differences standing still has what the scenario said before.
        if check.differences.isEmpty, filter.isAll { record.inputs = check.run.inputs }
        guard store(record, at: file.recordPath) else { return file }
        check.accepted = accepted
        check.record = record
        var file = file
        file.check = check
        return file
    }

    /// Records whose scenario is gone, deleted if that is asked for, and how many could not be.
    func orphans(beside scenarios: [String], below folders: [String]) -> (paths: [String], kept: Int) {
        var known: Set<String> = []
        let orphans = RecordFile.orphans(beside: scenarios, below: folders).map(RelativePath.shown)
            .filter { known.insert($0).inserted }.sorted()
        guard Self.mayDelete(options, tool) else { return (orphans, 0) }
        var kept = 0
        for orphan in orphans {
            do { try FileWriter.remove(orphan) } catch {
                tool.say(.cannotDelete(orphan, error))
                code = .cannotWrite
                kept += 1
            }
        }
        return (orphans, kept)
    }
}
