import Foundation

let options = Array(CommandLine.arguments.dropFirst())
func option(_ name: String) -> String? {
    options.firstIndex(of: name).flatMap { options.indices.contains($0 + 1) ? options[$0 + 1] : nil }
}
if options.contains("--export-systems") {
    print(SystemExport.text())
} else {
    if let rounds = option("--rounds").flatMap({ Int($0) }), rounds > 0 { measuredRounds = rounds }
    let measurements = Workloads.all(only: option("--only"))
    print(options.contains("--json") ? try SolverReport.json(measurements) : SolverReport.text(measurements))
}
