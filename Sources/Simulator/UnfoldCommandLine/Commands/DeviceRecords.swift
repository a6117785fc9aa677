/// What devices had, for a check to compare with: files next to the scenarios, and those of `--device`.
@MainActor struct DeviceRecords {
    private let lines: [(file: String, lines: DeviceLines)]
    private let tolerance: Double

    init(_ arguments: ParsedArguments) throws(ScenarioErrors) {
        var lines: [(file: String, lines: DeviceLines)] = []
        // Elsewhere the option names a device to run on.
        let files = arguments.command.name == "check" ? arguments.all("--device") : []
        for file in files.map(RelativePath.shown) { lines.append((file, try DeviceLines(file: file))) }
        self.lines = lines
        tolerance = arguments.value("--tolerance").flatMap(Double.init) ?? 0
    }

    func concern(_ files: [RunReport.File]) -> Bool {
        !lines.isEmpty || files.contains { !RecordFile.devices(ofScenario: $0.path).isEmpty }
    }

    func compared(_ file: RunReport.File) -> RunReport.File {
        guard file.errors.isEmpty, !file.results.isEmpty else { return file }
        var file = file
        func compare(_ record: HeightRecord, _ path: String) {
            file.devices.append(
                DeviceCheck(file.results, with: record, file: path, tolerance: tolerance) {
                    message, conflict, classes in
                    PrintedConflict(message).isSame(as: conflict, classes: classes)
                })
        }
        for path in RecordFile.devices(ofScenario: file.path) {
            do throws(ScenarioErrors) {
                if let record = try RecordFile.read(path) { compare(record, path) }
            } catch { file.errors += error.errors }
        }
        for (path, lines) in lines {
            if let record = file.results.first.flatMap({ lines.records[$0.name] }) { compare(record, path) }
        }
        return file
    }
}
