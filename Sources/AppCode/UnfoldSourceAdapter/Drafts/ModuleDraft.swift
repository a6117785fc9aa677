/// A Swift source for a module that is not here, drafted from what an app's files use of it; guesses are marked.
public struct ModuleDraft {
    public let module: String
    public let fileCount: Int
    private let graph: DraftGraph
    /// Whether it is a name that a tool generates in the app's own module.
    public let isGenerated: Bool

    /// Reads the files.
    /// - Parameters:
    ///   - used: the files whose uses count; nil for all.
    ///   - draft: what another module declares that was drafted before; it keeps the types that may be of both.
    /// - Complexity: O(length of all of them).
    init(
        of module: String, in sources: AppModule, for used: Set<SourceFile>? = nil,
        besides draft: (String) -> AppDeclarations? = { _ in nil }
    ) {
        self.module = module
        let (files, app) = (sources.files, sources.declarations)
        let names = ModuleNames(module, files, app)
        let read = names.files.filter { used?.contains($0) ?? true }
        (fileCount, isGenerated) = (read.count, names.isGenerated)
        func readAll(_ graph: DraftGraph) -> DraftGraph {
            // What is learnt last holds for what was read first.
            for _ in 0..<2 {
                for file in read { DraftReader(graph, names, app, file).read() }
            }
            return graph
        }
        let first = readAll(DraftGraph())
        graph = names.isGenerated ? first : first.withWrappers(names, app).map(readAll) ?? first
        for value in graph.compared where value.isOpen { value.shape = .known("AnyHashable") }
        for member in graph.globals.members.values where member.name.isTypeName && member.result.isOpen {
            member.result.shape = .known("String")
        }
        graph.join()
        graph.leave(names.modules.sorted().compactMap(draft))
        for type in graph.types.values where !type.rivals.isEmpty {
            type.keeper = type.rivals.sorted().first { draft($0)?.declares(type.name) ?? false }
            // What only files without that module use is added here.
            if let other = type.keeper.flatMap(draft) { graph.leave(type, to: [other], below: type.name) }
        }
    }

    /// The modules drafted before whose types it names.
    public var dependencies: [String] { Set(graph.types.values.compactMap(\.keeper)).sorted() }

    /// The draft; a comment alone where nothing of the module is named.
    public var source: String { DraftWriter(module: module, graph: graph, isGenerated: isGenerated).source }
}
