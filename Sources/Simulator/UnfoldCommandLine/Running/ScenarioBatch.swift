import UnfoldInterfaceBuilder

/// Scenarios of several files, to be run in this process or, within a limit of time, in another. All are read before the
/// first is run, so that mistakes come early; of very many only the first stay in memory, the others are read again.
@MainActor struct ScenarioBatch {
    struct Unit: Codable, Hashable {
        let file: String
        let cell: Int
        var detail = DrawingDetail.none
        var settings: [String] = []
        var wantsFixes = false
        var findsEvidence = false
        var keepsFacts = true

        @MainActor func run(_ document: ScenarioDocument) -> ScenarioResult {
            var result = RecordedRun.run(document, detail: detail, findsEvidence: findsEvidence, keepsFacts: keepsFacts)
            guard wantsFixes, result.hasFindings, let data = try? FileReader.read(file, limit: ScenarioLimits.fileSize)
            else { return result }
            result.fixes = FixTrials.fixes(of: result, document, bytes: [UInt8](data), settings: settings, cell: cell)
            return result
        }
    }

    private struct Entry {
        var file: RunReport.File
        var cells: [Int] = []
        var documents: [ScenarioDocument]?
        var isValid: Bool { file.errors.isEmpty }
    }

    private var entries: [Entry] = []
    private(set) var leftOut: [FolderRun.LeftOut] = []
    var isEmpty: Bool { entries.isEmpty }
    private let settings: [String]
    /// Bytes of files, once for each matrix cell, whose scenarios and mistakes stay in memory.
    private static let most = 8_000_000
    private static let least = 3000

    init(
        _ listed: [RunReport.File], optional: Set<String> = [], shard: Shard? = nil, settings: [String] = [],
        inputs: ([String], [ConversionWarning]) throws -> Void = { _, _ in }
    ) throws {
        self.settings = settings
        var kept = 0
        for file in listed {
            let (entry, named, warnings) = Self.read(file, settings, &kept)
            if optional.contains(file.path), let error = entry.file.errors.first, error.isNothingToMeasure {
                leftOut.append(.init(file.path, error.sentence))
                continue
            }
            try inputs(named, warnings)
            entries.append(entry)
        }
        guard let shard else { return }
        let units = entries.indices.flatMap { file in entries[file].cells.map { (file: file, cell: $0) } }
        let part = Dictionary(grouping: shard.part(of: units), by: \.file)
        for index in entries.indices { entries[index].cells = part[index, default: []].map(\.cell) }
        entries.removeAll { $0.isValid && $0.cells.isEmpty }
    }

    private static func read(
        _ file: RunReport.File, _ settings: [String], _ kept: inout Int
    ) -> (Entry, named: [String], [ConversionWarning]) {
        var entry = Entry(file: file)
        guard entry.isValid else { return (entry, [], []) }
        // A pipe gives what it has once.
        let isOnce = !FileIdentity.keepsContents(file.path)
        let size = least + (FileIdentity.size(file.path) ?? 0)
        var named: [String] = []
        var warnings: [ConversionWarning] = []
        do throws(ScenarioErrors) {
            let reading = try DocumentReader.reading(file: file.path)
            (named, warnings) = (reading.document.inputFiles, reading.warnings)
            let cells = try reading.document.cells(with: settings)
            entry.cells = Array(cells.indices)
            if isOnce || kept + size * cells.count <= most {
                kept += size * cells.count
                entry.documents = cells
            }
        } catch {
            named += error.inputFiles
            if isOnce || kept + size <= most || error.errors.contains(where: \.isNothingToMeasure) {
                kept += size
                entry.file.errors = error.errors
            } else {
                // Reading it again says why.
                entry.cells = [0]
            }
        }
        return (entry, named, warnings)
    }

    /// Runs them, in processes of `executable` or all in this one, and hands on each file with its results, in order.
    func run(
        _ options: Options, executable: String?, progress: @escaping (Int, Int) -> Void,
        _ take: (RunReport.File) throws -> Void
    ) rethrows {
        let count = entries.reduce(0) { $0 + $1.cells.count }
        var answers: WorkerAnswers?
        // A limit of time can be kept only over another process.
        if let executable, let seconds = options.timeLimit {
            let units = entries.filter(isOutside).flatMap { entry in entry.cells.map { unit(entry, $0, options) } }
            if !units.isEmpty {
                answers = WorkerAnswers(
                    units, executable: executable, fonts: options.fonts, seconds: seconds, progress: progress)
            }
        }
        var done = 0
        for entry in entries {
            var file = entry.file
            if let answers, isOutside(entry) {
                for _ in entry.cells { Self.add(answers.next(), to: &file) }
            } else {
                let documents = documents(of: entry, &file)
                for cell in entry.cells {
                    if answers == nil { progress(done, count) }
                    if documents.indices.contains(cell) {
                        file.results.append(unit(entry, cell, options).run(documents[cell]))
                    }
                    done += 1
                    if answers == nil { progress(done, count) }
                }
            }
            try take(file)
        }
    }

    private func unit(_ entry: Entry, _ cell: Int, _ options: Options) -> Unit {
        Unit(
            file: entry.file.path, cell: cell, detail: options.detail, settings: settings,
            wantsFixes: options.wantsFixes, findsEvidence: options.findsEvidence, keepsFacts: options.keepsFacts)
    }

    private static func add(_ answer: Result<ScenarioResult, ScenarioErrors>?, to file: inout RunReport.File) {
        switch answer {
        case .success(let result)?: file.results.append(result)
        case .failure(let mistakes)?: file.errors += mistakes.errors
        case nil: break
        }
    }

    private func documents(of entry: Entry, _ file: inout RunReport.File) -> [ScenarioDocument] {
        if let documents = entry.documents { return documents }
        guard entry.isValid, !entry.cells.isEmpty else { return [] }
        do throws(ScenarioErrors) {
            return try DocumentReader.read(file: entry.file.path).cells(with: settings)
        } catch {
            file.errors = error.errors
            return []
        }
    }

    private func isOutside(_ entry: Entry) -> Bool { FileIdentity.keepsContents(entry.file.path) }
}

extension ScenarioError {
    var isNothingToMeasure: Bool {
        switch problem {
        case .invalid(.nothingToMeasure), .invalid(.otherPlatform): true
        default: false
        }
    }
}

extension ScenarioDocument {
    func cells(with settings: [String]) throws(ScenarioErrors) -> [ScenarioDocument] {
        let settings = settings.compactMap(TrialSetting.init).map { (name: $0.path, text: $0.text) }
        var changed: [ScenarioDocument] = []
        for cell in cells { changed.append(try cell.trying(settings)) }
        return changed
    }
}
