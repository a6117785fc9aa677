import Foundation

let options = Array(CommandLine.arguments.dropFirst())
if options.contains("--export-systems") {
    print(try SolverReport.systems())
} else {
    let only = options.firstIndex(of: "--only").flatMap { options.indices.contains($0 + 1) ? options[$0 + 1] : nil }
    let measurements = Workloads.all(only: only)
    print(options.contains("--json") ? try SolverReport.json(measurements) : SolverReport.text(measurements))
}
