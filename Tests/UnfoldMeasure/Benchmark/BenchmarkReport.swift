import Foundation

/// Measurements, written as a table or as JSON.
struct BenchmarkReport {
    let solver: [Measurement]
    let views: [ViewMeasurement]

    var isEmpty: Bool { solver.isEmpty && views.isEmpty }

    func text() -> String {
        var lines: [String] = []
        if !solver.isEmpty {
            lines.append("workload".padded(56) + "       ns/op   pivots      bytes")
            lines += solver.map { line in
                line.name.padded(56)
                    + String(format: "%12.0f %8.1f %10@", line.nanoseconds, line.pivots, line.bytes.text)
            }
        }
        if !views.isEmpty {
            lines.append("through the UIKit classes".padded(56) + "       ns/op   pivots  passes measures  bytes/row")
            lines += views.map { line in
                line.name.padded(56)
                    + String(
                        format: "%12.0f %8.1f %7.1f %8.1f %10@", line.nanoseconds, line.counts.pivots,
                        line.counts.passes, line.counts.measures, line.bytesPerRow.map { Int($0) }.text)
            }
        }
        for growth in growths {
            lines.append("growth of: \(growth.name)".padded(56) + String(format: "      n^%.2f", growth.exponent))
        }
        return lines.joined(separator: "\n")
    }

    /// The tables of docs/benchmarks/results.md.
    func markdown() -> String {
        var tables: [[String]] = []
        if !solver.isEmpty {
            tables.append(
                ["| workload | ns | pivots | bytes |", "|---|---|---|---|"]
                    + solver.map { line in
                        let counts = String(format: "%.1f | %@", line.pivots, line.bytes.grouped)
                        return "| \(line.name) | \(line.nanoseconds.grouped) | \(counts) |"
                    })
        }
        if !views.isEmpty {
            tables.append(
                ["| workload | ns | pivots | passes | measures | bytes a row |", "|---|---|---|---|---|---|"]
                    + views.map { line in
                        let counts = String(
                            format: "%.1f | %.1f | %.1f | %@", line.counts.pivots, line.counts.passes,
                            line.counts.measures, line.bytesPerRow.map { Int($0) }.grouped)
                        return "| \(line.name) | \(line.nanoseconds.grouped) | \(counts) |"
                    })
        }
        if !growths.isEmpty {
            tables.append(
                ["| growth of | exponent |", "|---|---|"]
                    + growths.map { "| \($0.name) | \(String(format: "%.2f", $0.exponent)) |" })
        }
        return tables.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    func json() throws -> String {
        let systems = solver.map { line -> [String: Any] in
            var row: [String: Any] = ["name": line.name, "nanoseconds": line.nanoseconds, "pivots": line.pivots]
            row["bytes"] = line.bytes
            return row
        }
        let hierarchies = views.map { line -> [String: Any] in
            var row: [String: Any] = [
                "name": line.name, "nanoseconds": line.nanoseconds, "pivots": line.counts.pivots,
                "passes": line.counts.passes, "measures": line.counts.measures,
            ]
            row["bytesPerRow"] = line.bytesPerRow
            return row
        }
        let exponents = growths.map { ["name": "growth of: \($0.name)", "exponent": $0.exponent] as [String: Any] }
        let value: [String: Any] = [
            "schemaVersion": 1, "solver": systems, "views": hierarchies, "growth": exponents,
        ]
        let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: data, as: UTF8.self)
    }

    /// Exponent of the time by size, from the smallest to the largest of each family that was run.
    private var growths: [(name: String, exponent: Double)] {
        var families: [(name: String, points: [(size: Double, time: Double)])] = []
        for (name, time) in solver.map({ ($0.name, $0.nanoseconds) }) + views.map({ ($0.name, $0.nanoseconds) }) {
            guard let mark = name.range(of: "n=", options: .backwards), let size = Double(name[mark.upperBound...])
            else { continue }
            let family = name[..<mark.lowerBound].trimmingCharacters(in: [" ", ","])
            if let index = families.firstIndex(where: { $0.name == family }) {
                families[index].points.append((size, time))
            } else {
                families.append((family, [(size, time)]))
            }
        }
        return families.compactMap { family in
            guard let first = family.points.first, let last = family.points.last, last.size > first.size else {
                return nil
            }
            return (family.name, log(last.time / first.time) / log(last.size / first.size))
        }
    }
}

extension String {
    fileprivate func padded(_ length: Int) -> String { padding(toLength: length, withPad: " ", startingAt: 0) }
}

extension Int? {
    fileprivate var text: String { map { String($0) } ?? "-" }
    fileprivate var grouped: String { map { Double($0).grouped } ?? "–" }
}

extension Double {
    /// A whole number with a comma after each three digits.
    fileprivate var grouped: String {
        let digits = String(format: "%.0f", self)
        return String(
            digits.enumerated().flatMap { index, digit -> [Character] in
                index > 0 && (digits.count - index) % 3 == 0 ? [",", digit] : [digit]
            })
    }
}
