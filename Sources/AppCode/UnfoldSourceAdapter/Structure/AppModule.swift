/// The files of one of an app's modules, each read once for all that is made of them.
final class AppModule {
    let sources: [SourceAdapter.Source]
    lazy var read: [Result<SourceFile, SourceDefect>] = sources.map { source in
        Result { () throws(SourceDefect) in try SourceFile(source) }
    }
    lazy var files: [SourceFile] = read.compactMap { try? $0.get() }
    lazy var declarations = AppDeclarations(files)

    init(_ sources: [SourceAdapter.Source]) { self.sources = sources }

    func names(_ words: String...) -> Bool { words.contains { word in names(word) { _, _ in true } } }

    func names(_ word: String, where isMeant: (ParsedSource, Int) -> Bool) -> Bool {
        files.map(\.source).contains { source in source.places(of: word).contains { isMeant(source, $0) } }
    }
}
