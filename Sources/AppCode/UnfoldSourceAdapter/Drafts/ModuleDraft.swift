/// A Swift source for a module that is not here, drafted from what an app's files use of it; guesses are marked.
public struct ModuleDraft {
    public let module: String
    public let fileCount: Int
    private let graph = DraftGraph()
    private let isGenerated: Bool

    /// Reads the files.
    /// - Parameter draft: what another module declares that was drafted before; it keeps the types that may be of both.
    /// - Complexity: O(length of all of them).
    init(of module: String, in sources: AppModule, besides draft: (String) -> AppDeclarations? = { _ in nil }) {
        self.module = module
        let (files, app) = (sources.files, sources.declarations)
        let names = ModuleNames(module, files, app)
        (fileCount, isGenerated) = (names.files.count, names.isGenerated)
        // What is learnt last holds for what was read first.
        for _ in 0..<2 {
            for file in names.files { DraftReader(graph, names, app, file).read() }
        }
        graph.join()
        graph.leave(names.modules.sorted().compactMap(draft))
        for type in graph.types.values where !type.rivals.isEmpty {
            type.keeper = type.rivals.sorted().first { draft($0)?.declares(type.name) ?? false }
        }
    }

    /// The draft; a comment alone where nothing of the module is named.
    public var source: String { DraftWriter(module: module, graph: graph, isGenerated: isGenerated).source }
}
