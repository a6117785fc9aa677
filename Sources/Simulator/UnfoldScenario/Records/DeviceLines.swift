package struct DeviceLines: Sendable {
    package private(set) var records: [String: HeightRecord] = [:]

    private struct Line: Decodable {
        struct View: Decodable {
            var `class`: String
            var name: String?
            var parent: Int?
            var frame: [Double]
            var hidden: Bool?
            var alpha: Double?
            var clips: Bool?
        }

        struct Row: Decodable {
            var id: String
            var height: Double
            var views: [View]?
        }

        var unfold: Int
        var scenario, step: String
        var index: Int
        var traits: [String: String]
        var content: Double
        var rows: [Row]
        var conflicts: [String]?
    }

    /// - Throws: ``ScenarioErrors`` for a file that cannot be read, or lines that begin as steps and are none.
    package init(file: String) throws(ScenarioErrors) {
        let data: Data
        do { data = try FileReader.contents(of: file, limit: RecordFile.sizeLimit, regularOnly: true) } catch {
            throw ScenarioErrors(errors: [error])
        }
        try self.init(text: String(decoding: data, as: UTF8.self), file: file)
    }

    package init(text: String, file: String) throws(ScenarioErrors) {
        var errors: [ScenarioError] = []
        var occurrences: [[String]: Int] = [:]
        for (number, text) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let start = text.range(of: "{\""), text.contains("\"unfold\":") else { continue }
            guard let line = try? JSONDecoder().decode(Line.self, from: Data(text[start.lowerBound...].utf8)),
                let rows = Self.rows(line)
            else {
                let position = SourcePosition(file: file, line: number + 1, column: 1)
                let problem = ScenarioError.Problem.invalid(
                    .quoted("this is no step of an exported test; run the test again, and keep whole lines", at: nil))
                errors.append(ScenarioError(position: position, path: "", problem: problem))
                continue
            }
            let count = occurrences[[line.scenario, line.step], default: 0]
            occurrences[[line.scenario, line.step]] = count + 1
            var section = HeightRecord.Section(
                key: .init(cell: nil, index: line.index, step: line.step, occurrence: count),
                contentHeight: line.content, rows: rows)
            section.traits = line.traits.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) }
            section.printed = line.conflicts ?? []
            if line.conflicts == nil { section.traits.append(HeightRecord.Section.notCompared) }
            records[line.scenario, default: HeightRecord()].sections.append(section)
        }
        guard errors.isEmpty else { throw ScenarioErrors(errors: Array(errors.prefix(ScenarioLimits.errors))) }
    }

    /// nil for what cannot be: frames of other than four numbers, a superview after its view.
    private static func rows(_ line: Line) -> [HeightRecord.Row]? {
        guard line.unfold == 1 else { return nil }
        var rows: [HeightRecord.Row] = []
        for row in line.rows {
            var made = HeightRecord.Row(id: row.id, height: row.height)
            var views: [LayoutDrawing.View] = []
            for (index, view) in (row.views ?? []).enumerated() {
                let isRoot = view.parent == nil
                guard view.frame.count == 4, isRoot == (index == 0), isRoot || (0..<index).contains(view.parent ?? -1)
                else { return nil }
                let frame = LayoutDrawing.Rect(
                    x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3])
                views.append(
                    .init(
                        name: view.name, className: view.class, parent: view.parent, frame: frame,
                        isHidden: view.hidden ?? false, alpha: view.alpha ?? 1, clips: view.clips ?? false, text: nil))
            }
            if !views.isEmpty { made.outline = LayoutDrawing(outline: views) }
            rows.append(made)
        }
        return rows
    }
}
