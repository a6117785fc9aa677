package struct LookRecord: Hashable, Sendable {
    package let folder: String

    package init(folder: String) { self.folder = folder }

    /// `card.looks` beside `card.json`.
    package init(forScenario path: String) {
        let record = RecordFile.path(forScenario: path)
        folder = record.dropLast(RecordFile.pathExtension.count) + "looks"
    }

    package typealias Pictures = [(name: String, text: String)]

    package func path(_ name: String) -> String { PathText.join(folder, name) }

    func text(_ name: String) throws(ScenarioError) -> String? {
        guard FileIdentity.isTaken(path(name)) else { return nil }
        let data = try FileReader.contents(of: path(name), limit: Self.limit, regularOnly: true)
        return String(decoding: data, as: UTF8.self)
    }

    private static let limit = 100_000_000

    var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".svg") }.sorted()
    }

    package func write(_ text: String, named name: String) throws(WriteFailure) {
        // Whether that went well, writing will show.
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileWriter.write(text, to: path(name))
    }

    /// A name that every file system takes; the same words give the same name, others another.
    package static func fileName(_ words: [String], _ taken: inout [String: Int]) -> String {
        folderName(words.map(plain).joined(separator: "."), &taken) + ".svg"
    }

    /// The same for a folder; the name is taken as it is where nothing has it.
    package static func folderName(_ name: String, _ taken: inout [String: Int]) -> String {
        taken[name.lowercased(), default: 0] += 1
        let number = taken[name.lowercased()]!
        return number == 1 ? name : "\(name)~\(number)"
    }

    private static func plain(_ word: String) -> String {
        String(word.prefix(80).map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_=".contains($0)) ? $0 : "-" })
    }
}
