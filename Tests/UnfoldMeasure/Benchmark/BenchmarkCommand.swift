import Foundation

/// `benchmark`: how fast the solver, cells and tables are.
@MainActor enum BenchmarkCommand {
    /// - Throws: a ``Mistake`` where no workload is meant.
    static func run(_ options: BenchmarkOptions) throws {
        fixedRepetitions = options.repetitions
        if let rounds = options.rounds { measuredRounds = rounds }
        switch options.output {
        case .help: print(BenchmarkOptions.help)
        case .systems: print(SystemExport.text())
        case .answers:
            // For docs/benchmarks/peers/compare.py.
            (measuredRounds, fixedRepetitions) = (1, 1)
            for row in Workloads.all(only: options.only) where !row.answers.isEmpty {
                print(row.name, row.answers.map { String($0) }.joined(separator: "\t"), separator: "\t")
            }
        case .json, .markdown, .text:
            let report = BenchmarkReport(
                solver: Workloads.all(only: options.only),
                views: ViewWorkloads.all(only: options.only, limit: options.rows)
                    + GrowthWorkloads.all(only: options.only, files: options.files)
                    + StressWorkloads.all(only: options.only))
            guard !report.isEmpty else {
                throw Mistake(text: "no workload's name starts with \(options.only ?? "")")
            }
            switch options.output {
            case .json: print(try report.json())
            case .markdown: print(report.markdown())
            default: print(report.text())
            }
        }
    }
}
