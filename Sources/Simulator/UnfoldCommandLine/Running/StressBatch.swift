@MainActor struct StressBatch {
    let files: ScenarioFiles
    let options: StressOptions
    let draws: Bool
    var mayBeEmpty = false
    var shard: Shard?

    struct File {
        let path: String
        let cells: [(run: StressRun, report: StressReport)]

        @MainActor var fixes: [Fix] { cells.flatMap { $0.report.findings.compactMap { $0.fix?.change } } }

        @MainActor func found(with fixes: [Fix]) -> Set<String>? {
            cells.indices.reduce(Set?.some([])) { all, index in
                let (run, report) = cells[index]
                guard let all, let found = run.found(with: fixes, report.findings) else { return nil }
                return all.union(found.map { "\(index): \($0)" })
            }
        }
    }

    func run(
        inputs: ([String], [ConversionWarning]) throws -> Void, progress: (Int, Int) -> Void,
        _ take: (File) throws -> Void
    ) throws -> StressResults {
        var results = StressResults()
        let all = files.files + (mayBeEmpty ? [] : files.nothingFound)
        let listed = shard?.part(of: all) ?? all
        for (index, file) in listed.enumerated() {
            progress(index, listed.count)
            let (reading, runs): (DocumentReader.Reading, [StressRun])
            do { (reading, runs) = try read(file) } catch {
                if files.documents.contains(file.path), error.errors.first?.isNothingToMeasure ?? false { continue }
                results.unread.append((file.path, error))
                continue
            }
            try inputs(reading.document.inputFiles, reading.warnings)
            let cells = runs.map { ($0, $0.run()) }
            results.reports += cells.map(\.1)
            if draws { results.maps += cells.map { StressMap($0, $1) } }
            try take(File(path: file.path, cells: cells))
        }
        if !mayBeEmpty, shard == nil, results.reports.isEmpty, results.unread.isEmpty, let folder = files.folders.first
        {
            results.unread.append((folder, ScenarioErrors(errors: ScenarioFiles.nothing(in: folder).errors)))
        }
        return results
    }

    private func read(_ file: RunReport.File) throws(ScenarioErrors) -> (DocumentReader.Reading, [StressRun]) {
        if !file.errors.isEmpty { throw ScenarioErrors(errors: file.errors) }
        // A pipe gives what it has once.
        let bytes = FileIdentity.keepsContents(file.path) ? try? FixTrials.contents(file.path) : nil
        let reading = try DocumentReader.reading(file: file.path)
        let runs = reading.document.cells.enumerated().map { index, cell in
            StressRun(cell, bytes: bytes, matrixCell: index, options: options)
        }
        return (reading, runs)
    }
}
