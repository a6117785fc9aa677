/// A scenario as a test of UIKit and XCTest in one file: the same views, constraints, list and steps.
@MainActor public struct SwiftExport {
    /// Something that the file cannot say; a comment in it is in its place.
    public struct Note: Hashable, Sendable {
        /// Where the scenario says it.
        public var position: SourcePosition
        /// What it is.
        public var text: String
    }

    /// The file, with a newline at its end.
    public private(set) var text = ""
    /// In the order of the scenario.
    public private(set) var notes: [Note] = []

    private let document: ScenarioDocument
    private var cells: [String: SwiftCell] = [:]
    private var parts: [String: SwiftCell] = [:]

    /// A scenario, as a test case of the class `className`.
    public init(_ document: ScenarioDocument, className: String) {
        self.document = document
        note(ofFile: ())
        var names = SwiftNames()
        let isTable = document.table.collection == nil
        let usedByRows = Set(document.allRows.map(\.template))
        let usedByParts = Set(everyPart.compactMap { $0.template })
        for template in document.templates {
            let base = SwiftNames.type(template.name)
            if usedByRows.contains(template.name) {
                cells[template.name] = SwiftCell(
                    template, isTable ? .cell : .item, className: names.type(base, suffix: "Cell"))
            }
            if usedByParts.contains(template.name) {
                parts[template.name] = SwiftCell(
                    template, isTable ? .part : .item, className: names.type(base, suffix: "Header"))
            }
        }
        write(className)
    }

    /// A name for the test case of a file.
    public static func className(of file: String) -> String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return SwiftNames.type(name.hasSuffix(".json") ? String(name.dropLast(5)) : name) + "Tests"
    }

    private var everyPart: [PartSpec] {
        document.everySection.flatMap { [$0.header, $0.footer].compactMap { $0 } }
            + [document.table.header, document.table.footer].compactMap { $0 }
    }

    private mutating func note(_ position: SourcePosition, _ text: String) {
        let note = Note(position: position, text: text)
        if !notes.contains(note) { notes.append(note) }
    }

    private mutating func note(ofFile: Void) {
        if document.matrix != nil {
            note(document.beginning, "the matrix is not exported: the test runs on one device")
        }
        if !document.fonts.isEmpty { note(document.beginning, "the test's bundle needs the fonts of the scenario") }
    }

    private mutating func write(_ className: String) {
        let environment = document.deviceTraits.environment
        let size = environment.screenSize
        let number = SwiftValue.number
        var steps = SwiftSteps(document, cells: cells, parts: parts)
        let body = steps.lines
        for (position, text) in steps.notes { note(position, text) }
        var lines = [
            "// Made by 'unfold export swift' from \(document.file.split(separator: "/").last ?? "").",
            "// Run it at \(number(size.width)) x \(number(size.height)) points and \(number(environment.displayScale))x: "
                + environment.scenarioTraits.filter {
                    ["generation", "layoutDirection", "contentSizeCategory"].contains($0.name)
                }
                .map { "\($0.name) \($0.value)" }.joined(separator: ", ") + ".",
            SwiftSupport.filled(SwiftSupportText.test, [("class", className)]),
        ]
        lines += (SwiftList(document, cells: cells, parts: parts).setting(notes: &notes) + [""] + body).map {
            $0.isEmpty ? "" : "            \($0)"
        }
        lines += ["        }", "    }", "}", ""]
        var changed: [String: [TargetedSetting]] = [:]
        for row in document.allRows { changed[row.template, default: []] += row.settings }
        for (template, setting) in steps.settings { changed[template, default: []].append(setting) }
        for template in document.templates {
            for group in [\SwiftExport.cells, \SwiftExport.parts] {
                guard var cell = self[keyPath: group][template.name] else { continue }
                lines += cell.source(takingBack: changed[template.name] ?? []) + [""]
                for path in cell.left {
                    let position = template.views.first { path.hasPrefix($0.id + ".") }?.position ?? document.beginning
                    note(position, "'\(path)' has no counterpart in UIKit")
                }
            }
        }
        let source = lines.joined(separator: "\n")
        let list = SwiftList(document, cells: cells, parts: parts).source
        let support = SwiftSupport.parts.filter { part in (source + list).contains(part.word) }.map(\.source)
        text =
            ([source, list] + support).joined(separator: "\n\n").replacingOccurrences(of: "\n\n\n", with: "\n\n") + "\n"
    }
}

extension ScenarioDocument { var beginning: SourcePosition { SourcePosition(file: file, line: 1, column: 1) } }
