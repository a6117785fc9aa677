import Foundation

let options: BenchmarkOptions
do {
    options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("error: \(error.text)\n\n\(BenchmarkOptions.help)\n".utf8))
    exit(64)
}
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
            + GrowthWorkloads.all(only: options.only, files: options.files))
    guard !report.isEmpty else {
        FileHandle.standardError.write(Data("error: no workload's name starts with \(options.only ?? "")\n".utf8))
        exit(64)
    }
    switch options.output {
    case .json: print(try report.json())
    case .markdown: print(report.markdown())
    default: print(report.text())
    }
}
