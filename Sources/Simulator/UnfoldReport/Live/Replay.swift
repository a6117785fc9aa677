/// The steps of a live table or collection view, as `unfold report` has those of a scenario: made by ``ReplayRecorder``.
///
/// Printed, it reads as that command's answer; ``write(to:)`` makes the page that plays it.
public struct Replay: Hashable, Sendable, CustomStringConvertible {
    /// What the run of a scenario with these steps gives. Its first step is the list as the recording found it.
    public let result: ScenarioResult
    /// The report as plain text.
    public let description: String

    /// In the order in which they came; the first is the list as the recording found it.
    public var steps: [StepResult] { result.steps }

    @MainActor init(_ result: ScenarioResult) {
        self.result = result
        description = Style.printed(TextRenderer().lines(of: result))
    }

    /// The replay in a format of reports: the page, drawings, JSON with all frames. The same in every run.
    @MainActor public func text(as format: ReportFormat = .html) -> String {
        var options = RenderOptions()
        options.showsFrames = format.name == ReportFormat.json.name
        let report = RunReport(kind: .report, files: [.init(path: result.file, results: [result])])
        return Self.withSerialAddresses(format.render(report, options))
    }

    /// Writes the replay to a file, in the format that its ending names: `.html`, `.svg`, `.json`, `.md`, `.txt`.
    /// - Throws: `ReplayError`, which says what is wrong with the path.
    @MainActor public func write(to path: String) throws {
        let formats = ReportFormats.all.filter { $0.name != ReportFormat.github.name }
        guard let format = formats.first(where: { path.hasSuffix(".\($0.fileExtension)") }) else {
            let endings = formats.map { ".\($0.fileExtension)" }.joined(separator: ", ")
            throw ReplayError(description: "cannot write '\(path)': end its name with one of \(endings)")
        }
        do { try FileWriter.write(text(as: format), to: path) } catch {
            throw ReplayError(description: "cannot write '\(path)': \(error.words)")
        }
    }

    /// Printed addresses are counted from the first view and constraint of the process: here from the first of the text.
    private static func withSerialAddresses(_ text: String) -> String {
        var known: [Substring: String] = [:]
        var counts = [9: 0, 12: 0]
        return text.replacing(/0x(?:105[0-9a-f]{6}|6000[0-9a-f]{8})(?![0-9a-f])/) { match -> String in
            if let serial = known[match.output] { return serial }
            let length = match.output.count - 2
            counts[length]! += 1
            let serial =
                "0x" + String((length == 9 ? 0x1_0500_0000 : 0x6000_0200_0000) + counts[length]! * 16, radix: 16)
            known[match.output] = serial
            return serial
        }
    }
}

/// Why a replay cannot be written, in a sentence.
public struct ReplayError: Error, Hashable, CustomStringConvertible {
    /// The path, what is wrong with it, and what to do.
    public let description: String
}
