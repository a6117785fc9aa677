@MainActor struct InitCommand {
    let tool: CommandLineTool

    private static let workflow = ".github/workflows/row-heights.yml"

    private static func files(for folder: String) -> [(path: String, text: String)] {
        [
            ("Scenarios/note.json", Starter.scenario), (".unfold.json", Starter.configuration),
            (workflow, workflow(for: folder)),
            // Hidden, so that it is taken for no scenario.
            (".unfold/scenario.schema.json", ScenarioSchema.text),
            (".unfold/config.schema.json", SchemaCatalog.text("config")),
        ]
    }

    /// Its parts follow from the folder: with records a strict report would only repeat the check.
    private static func workflow(for folder: String) -> String {
        let hasRecords = !FolderWalk(folder, endings: ["." + RecordFile.pathExtension]).entries.isEmpty
        let hasTests = ["Package.swift", "Tests"].allSatisfy { FileIdentity.isTaken(PathText.join(folder, $0)) }
        return Starter.head + (hasRecords ? "" : Starter.report) + Starter.check + Starter.stress
            + (hasTests ? Starter.tests : "")
    }

    func run(in folder: String) -> ExitCode {
        var isGood = true
        var writesJob = false
        for file in Self.files(for: folder) {
            let isNew = tool.create(folder == "." ? file.path : "\(folder)/\(file.path)", file.text)
            if isNew == nil { isGood = false }
            if isNew == true, file.path == Self.workflow { writesJob = true }
        }
        guard isGood else { return .cannotWrite }
        let job = writesJob ? Self.workflow : nil
        tool.environment.out(CommandNote.nextSteps(folder: folder == "." ? nil : folder, job: job).text + "\n")
        return .success
    }
}
