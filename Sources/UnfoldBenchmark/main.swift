import Foundation

let options = CommandLine.arguments.dropFirst()
if options.contains("--export-systems") {
    print(try SolverReport.systems())
} else {
    let measurements = Workloads.all()
    print(options.contains("--json") ? try SolverReport.json(measurements) : SolverReport.text(measurements))
}
