import Foundation

/// Writes measurements as a table or as JSON.
enum SolverReport {
    static func text(_ list: [Measurement]) -> String {
        var lines = ["workload                            ns/op   pivots      bytes"]
        for line in list {
            let name = line.name.padding(toLength: 32, withPad: " ", startingAt: 0)
            let bytes = line.bytes.map { String($0) } ?? "-"
            lines.append(String(format: "%@ %9.0f %8.1f %10@", name, line.nanoseconds, line.pivots, bytes))
        }
        lines.append(String(format: "growth of the chain build, 10 to 1000: n^%.2f", growth(list)))
        return lines.joined(separator: "\n")
    }

    static func json(_ list: [Measurement]) throws -> String {
        let rows = list.map { line -> [String: Any] in
            var row: [String: Any] = ["name": line.name, "nanoseconds": line.nanoseconds, "pivots": line.pivots]
            row["bytes"] = line.bytes
            return row
        }
        let value: [String: Any] = ["schemaVersion": 1, "solver": rows, "chainGrowth": growth(list)]
        let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: data, as: UTF8.self)
    }

    /// Exponent of the chain's build time between its shortest and its longest.
    static func growth(_ list: [Measurement]) -> Double {
        func time(_ views: Int) -> Double {
            list.first { $0.name == "W5 chain build n=\(views)" }?.nanoseconds ?? .nan
        }
        return log(time(1000) / time(10)) / log(100)
    }
}
