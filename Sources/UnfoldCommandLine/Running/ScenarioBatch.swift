import Foundation
import UnfoldDocuments
import UnfoldFiles
import UnfoldInterfaceBuilder
import UnfoldReport
import UnfoldScenario

/// Scenarios of several files, read, to be run in this process or in several others.
@MainActor struct ScenarioBatch {
    /// One scenario to run: a matrix cell of a file, or the file.
    struct Unit: Codable, Hashable {
        let file: String
        let cell: Int
        /// How much of a drawing is wanted.
        var detail = DrawingDetail.none
        /// Other values, each as `--set` takes it.
        var settings: [String] = []
    }

    private var files: [RunReport.File]
    /// By the index of the file.
    private var documents: [Int: [ScenarioDocument]] = [:]
    private var units: [(unit: Unit, file: Int)] = []
    /// Files that are read besides the scenarios: fonts and documents that they name, good or not.
    private(set) var inputFiles: [String] = []
    /// What of documents is not taken over, in the order of the files.
    private(set) var warnings: [ConversionWarning] = []

    /// Reads the files; an invalid one has its mistakes, and no scenario to run.
    /// - Parameters:
    ///   - shard: the part to run; nil for all.
    ///   - settings: other values, each as `--set` takes it.
    init(_ listed: [RunReport.File], shard: Shard? = nil, settings: [String] = []) {
        files = listed
        for index in files.indices where files[index].errors.isEmpty {
            do {
                let reading = try DocumentReader.reading(file: files[index].path)
                // Kept from outputs also where a setting is wrong.
                inputFiles += reading.document.inputFiles
                warnings += reading.warnings
                let cells = try reading.document.cells(with: settings)
                documents[index] = cells
                units += cells.indices.map { (Unit(file: listed[index].path, cell: $0, settings: settings), index) }
            } catch {
                files[index].errors = error.errors
                inputFiles += error.inputFiles
            }
        }
        guard let shard else { return }
        units = shard.part(of: units)
        let kept = Set(units.map(\.file))
        let indices = files.indices.filter { !files[$0].errors.isEmpty || kept.contains($0) }
        let moved = Dictionary(uniqueKeysWithValues: indices.enumerated().map { ($1, $0) })
        files = indices.map { files[$0] }
        documents = Dictionary(
            uniqueKeysWithValues: documents.compactMap { old, cells in moved[old].map { ($0, cells) } })
        units = units.map { ($0.unit, moved[$0.file]!) }
    }

    /// The files with their results, in order.
    /// - Complexity: O(units), besides what the scenarios take.
    /// - Parameters:
    ///   - executable: for processes of its own; nil runs all in this one.
    ///   - progress: called with the number of scenarios done and of all.
    mutating func run(
        _ options: Options, executable: String?, progress: @escaping (Int, Int) -> Void
    ) -> [RunReport.File] {
        let outside = usesWorkers(options) ? executable : nil
        for index in units.indices { units[index].unit.detail = options.detail }
        // A pipe gives what it has once; it was read by this process.
        let isOutside = units.map { outside != nil && FileIdentity.keepsContents($0.unit.file) }
        var answers: [Result<ScenarioResult, ScenarioErrors>] = []
        if let outside {
            let pool = WorkerPool(
                executable: outside, fonts: options.fonts, timeLimit: options.timeLimit, progress: progress)
            answers = pool.results(of: zip(units, isOutside).filter(\.1).map(\.0.unit), jobs: options.jobs)
        }
        var next = answers.makeIterator()
        for (index, (unit, file)) in units.enumerated() {
            if isOutside[index] {
                switch next.next() {
                case .success(let result)?: files[file].results.append(result)
                case .failure(let mistakes)?: files[file].errors += mistakes.errors
                case nil: break
                }
                continue
            }
            if outside == nil { progress(index, units.count) }
            if let document = documents[file]?[unit.cell] {
                files[file].results.append(RecordedRun.run(document, detail: unit.detail))
            }
            if outside == nil { progress(index + 1, units.count) }
            // Of very many scenarios only the results are kept.
            if unit.cell + 1 == documents[file]?.count { documents[file] = nil }
        }
        return files
    }

    /// A limit of time can be kept only over another process.
    private func usesWorkers(_ options: Options) -> Bool {
        (options.jobs > 1 && units.count > 1) || (options.timeLimit != nil && !units.isEmpty)
    }
}

extension ScenarioDocument {
    /// The documents to run, with other values, each as `--set` takes it.
    func cells(with settings: [String]) throws(ScenarioErrors) -> [ScenarioDocument] {
        let settings = settings.compactMap(TrialSetting.init).map { (name: $0.path, text: $0.text) }
        var changed: [ScenarioDocument] = []
        for cell in cells { changed.append(try cell.trying(settings)) }
        return changed
    }
}
