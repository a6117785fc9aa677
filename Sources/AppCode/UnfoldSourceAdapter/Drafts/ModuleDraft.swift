/// A Swift source for a module that is not here, drafted from what an app's files use of it. What nothing tells is guessed,
/// and a comment says so.
public struct ModuleDraft {
    public let module: String
    /// How many files import it.
    public let fileCount: Int
    private let graph = DraftGraph()
    private let isGenerated: Bool

    /// Reads the files.
    /// - Complexity: O(length of all of them).
    init(of module: String, in sources: AppModule) {
        self.module = module
        let (files, app) = (sources.files, sources.declarations)
        let names = ModuleNames(module, files, app)
        (fileCount, isGenerated) = (names.files.count, names.isGenerated)
        // What is learnt last holds for what was read first.
        for _ in 0..<2 {
            for number in names.files.sorted() {
                guard let file = files[number] else { continue }
                DraftReader(graph, names, app, file, number: number).read()
            }
        }
    }

    /// The draft; a comment alone where nothing of the module is named.
    public var source: String { DraftWriter(module: module, graph: graph, isGenerated: isGenerated).source }
}
