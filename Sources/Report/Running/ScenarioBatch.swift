import Foundation
import Scenario

/// Runs the scenarios of several files, in this process or in several others.
@MainActor struct ScenarioBatch {
    /// One scenario to run: a matrix cell of a file, or the file.
    struct Unit: Codable, Hashable {
        let file: String
        let cell: Int
    }

    let options: Options
    /// For processes of its own; nil runs all in this one.
    let executable: String?
    /// Called with the number of scenarios done and of all.
    let progress: (Int, Int) -> Void

    /// The files with their results, in order; an invalid file has its mistakes instead.
    func run(_ paths: [String]) -> [RunReport.File] {
        var files: [RunReport.File] = []
        var documents: [String: [ScenarioDocument]] = [:]
        var units: [Unit] = []
        for path in paths {
            do {
                let cells = try DocumentReader.read(file: path).cells
                documents[path] = cells
                units += cells.indices.map { Unit(file: path, cell: $0) }
                files.append(.init(path: path))
            } catch let mistakes as ScenarioErrors {
                files.append(.init(path: path, errors: mistakes.errors))
            } catch {
                preconditionFailure("reading throws nothing else: \(error)")
            }
        }
        if let shard = options.shard {
            units = shard.part(of: units)
            let kept = Set(units.map(\.file))
            files.removeAll { $0.errors.isEmpty && !kept.contains($0.path) }
        }
        for (unit, result) in zip(units, results(of: units, documents)) {
            guard let index = files.firstIndex(where: { $0.path == unit.file }) else { continue }
            switch result {
            case .success(let result): files[index].results.append(result)
            case .failure(let mistakes): files[index].errors += mistakes.errors
            }
        }
        return files
    }

    private func results(
        of units: [Unit], _ documents: [String: [ScenarioDocument]]
    ) -> [Result<ScenarioResult, ScenarioErrors>] {
        if options.jobs > 1, units.count > 1, let executable {
            return WorkerPool(executable: executable, fonts: options.fonts, progress: progress)
                .results(of: units, jobs: min(options.jobs, units.count))
        }
        return units.enumerated().map { index, unit in
            progress(index, units.count)
            defer { progress(index + 1, units.count) }
            guard let cells = documents[unit.file], cells.indices.contains(unit.cell) else {
                preconditionFailure("units are made from the documents")
            }
            return .success(ScenarioRunner.run(cells[unit.cell]))
        }
    }
}
