struct OutputFile: Equatable {
    var format, file: String
    var option = "--output"
    var isFolder: Bool { file.hasSuffix("/") }
}

/// Keeps outputs away from what a command reads, and from each other; files are compared, not their names.
struct OutputGuard {
    private let outputs: [(output: OutputFile, identity: FileIdentity)]

    init(_ outputs: [OutputFile]) throws(UsageError) {
        // Devices and pipes hold nothing that could be lost.
        self.outputs = outputs.filter { FileIdentity.keepsContents($0.file) }.compactMap { output in
            FileIdentity(output.file).map { (output, $0) }
        }
        for (index, one) in self.outputs.enumerated() {
            if let other = self.outputs[..<index].first(where: { $0.identity == one.identity }) {
                throw .sameOutput(other.output.file, one.output.file)
            }
        }
    }

    func protect(_ files: some Sequence<String>, _ input: UsageError.Input) throws(UsageError) {
        guard !outputs.isEmpty else { return }
        for file in files { try protect(FileIdentity(file), input) }
    }

    func protectStandardInput() throws(UsageError) {
        try protect(FileIdentity(descriptor: STDIN_FILENO), .standardInput)
    }

    private func protect(_ identity: FileIdentity?, _ input: UsageError.Input) throws(UsageError) {
        guard let identity, let hit = outputs.first(where: { $0.identity == identity }) else { return }
        throw .wouldOverwrite(option: hit.output.option, file: hit.output.file, input)
    }

    func protect(scenarios: [String], fonts: [String], configuration: String?) throws(UsageError) {
        try protect(scenarios, .scenario)
        try protect(scenarios.lazy.map(RecordFile.path), .record)
        try protect(fonts, .font)
        try protect([configuration].compactMap { $0 }, .configuration)
    }
}
