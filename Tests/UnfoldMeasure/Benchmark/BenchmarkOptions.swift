/// The arguments of the benchmark.
struct BenchmarkOptions {
    enum Output {
        /// What the workloads compute, once: name, then what each of the first operations gave.
        case answers
        /// The solver's systems, for other solvers.
        case systems
        case help, json, markdown, text
    }

    var output = Output.text
    /// How the names of the workloads start; nil for all.
    var only: String?
    var rounds: Int?
    var repetitions: Int?
    var rows = 1_000_000
    var files = 10_000

    static let help = """
        usage: UnfoldMeasure benchmark [options]

        Measures Unfold's speed and prints a table. Without options everything runs, for several minutes.

          --only NAME          workloads whose names start so: W the solver, U cells, T tables, G growth
          --rounds N           rounds of each measurement (7)
          --repetitions N      operations of a round, instead of as many as take long enough to time
          --rows N             tables no longer than that (1000000)
          --files N            scenario files of G3 (10000)
          --json               the table as JSON
          --markdown           the tables as they stand in docs/benchmarks/results.md
          --answers            what the first operations compute; nothing is timed
          --export-systems     the solver's systems, for the programs in docs/benchmarks/peers
          -h, --help           this text

        docs/benchmarks/README.md says what each workload does.
        """

    /// - Throws: A ``Mistake`` that names the argument.
    init(_ arguments: [String]) throws(Mistake) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": output = .help
            case "--json": output = .json
            case "--markdown": output = .markdown
            case "--answers": output = .answers
            case "--export-systems": output = .systems
            case "--only": only = try Mistake.value(of: argument, &rest)
            case "--rounds": rounds = try Self.number(of: argument, &rest)
            case "--repetitions": repetitions = try Self.number(of: argument, &rest)
            case "--rows": rows = try Self.number(of: argument, &rest)
            case "--files": files = try Self.number(of: argument, &rest)
            default: throw Mistake(text: "there is no option \(argument.debugDescription)")
            }
            if output == .help { return }
        }
    }

    private static func number(of option: String, _ rest: inout ArraySlice<String>) throws(Mistake) -> Int {
        let value = try Mistake.value(of: option, &rest)
        guard let number = Int(value), 1...1_000_000_000 ~= number else {
            throw Mistake(text: "\(option) takes a whole number from 1 on, not \(value.debugDescription)")
        }
        return number
    }
}
