import Foundation

let options = Array(CommandLine.arguments.dropFirst())
func option(_ name: String) -> String? {
    options.firstIndex(of: name).flatMap { options.indices.contains($0 + 1) ? options[$0 + 1] : nil }
}
if options.contains("--export-systems") {
    print(SystemExport.text())
} else if options.contains("--answers") {
    // What the workloads compute, once: name, then what each of the first operations gave (docs/benchmarks/peers/compare.py).
    (measuredRounds, fixedRepetitions) = (1, 1)
    for row in Workloads.all(only: option("--only")) where !row.answers.isEmpty {
        print(row.name, row.answers.map { String($0) }.joined(separator: "\t"), separator: "\t")
    }
} else {
    if let rounds = option("--rounds").flatMap({ Int($0) }), rounds > 0 { measuredRounds = rounds }
    fixedRepetitions = option("--repetitions").flatMap { Int($0) }
    let only = option("--only")
    let solver = Workloads.all(only: only)
    let views =
        ViewWorkloads.all(only: only, limit: option("--rows").flatMap { Int($0) } ?? 1_000_000)
        + GrowthWorkloads.all(only: only, files: option("--files").flatMap { Int($0) } ?? 10_000)
    print(
        options.contains("--json")
            ? try BenchmarkReport.json(solver: solver, views: views)
            : BenchmarkReport.text(solver: solver, views: views))
}
