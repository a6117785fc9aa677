struct AppPlans {
    private let module: AppModule
    private let app: AppDeclarations

    /// - Parameter elsewhere: files of other modules, see ``SourceAdapter/plans(for:elsewhere:)``.
    init(_ module: AppModule, elsewhere: [SourceAdapter.Source] = []) {
        let others = elsewhere.compactMap { try? SourceFile($0, isElsewhere: true) }
        self.module = module
        app = others.isEmpty ? module.declarations : AppDeclarations(module.files, elsewhere: others)
    }

    func plans(of numbers: some Collection<Int>) -> [Int: AdaptationPlan] {
        let wanted = Set(numbers.compactMap { try? module.read[$0].get() })
        // What moves to one of them is rewritten where it is.
        let sources = app.moves.filter { wanted.contains($0.value.file) }.map(\.key.file)
        var rewriters: [SourceFile: FileRewriter] = [:]
        for file in wanted.union(sources) {
            var rewriter = FileRewriter(file, app: app)
            rewriter.rewrite()
            rewriters[file] = rewriter
        }
        let moves = MovedMembers(app, rewriters)
        return numbers.reduce(into: [:]) { plans, number in
            switch module.read[number] {
            case .failure(let defect): plans[number] = AdaptationPlan(module.sources[number], defect)
            case .success(let file): plans[number] = rewriters[file].map { AdaptationPlan(of: $0, moves) }
            }
        }
    }

    /// A checksum of what every plan depends on: what all files show, and all of those whose members move to others.
    var surroundings: UInt64 {
        let leaving = Set(app.moves.filter { $0.key.file != $0.value.file }.map(\.key.file))
        var text: [UInt8] = []
        for file in app.files {
            text += file.source.path.utf8
            text.append(file.isElsewhere ? 1 : 0)
            text += leaving.contains(file) ? file.source.bytes : file.outline(besides: app.optionalMethods)
        }
        return Checksum.of(text)
    }
}

extension SourceFile {
    /// Words in a function that tell more of the app than of the function, as directives do: declarations, and what
    /// ``AppDeclarations`` looks for everywhere.
    private static let seenWords: Set<String> = [
        "class", "struct", "enum", "protocol", "extension", "actor", "typealias", "associatedtype", "Selector",
        "NSSelectorFromString", "AnyObject", "AnyClass", "Type", "setValuesForKeys", "setValue", "forKey",
        "forKeyPath", "NSSortDescriptor", "NSPredicate", "dictionaryWithValues",
    ]

    /// The tokens on which other files may depend: all but bodies of functions and initialisers with none of these
    /// words.
    /// - Parameter names: further words, of optional methods.
    func outline(besides names: Set<String>) -> [UInt8] {
        let seen = source.places { word in
            word.hasPrefix("#") || Self.seenWords.contains(word) || names.contains(word.trimmingQuotes)
        }
        var ends: [Int: Int] = [:]
        for member in types.flatMap(\.members) + globals where member.keyword == .func || member.keyword == .`init` {
            guard let body = member.body else { continue }
            let before = seen.countOfPrefix { $0 < body.lowerBound }
            if before == seen.count || seen[before] > body.upperBound { ends[body.lowerBound] = body.upperBound }
        }
        var text: [UInt8] = []
        var index = 0
        while index < source.tokens.count {
            let token = source.tokens[index]
            if !token.isTied { text.append(token.startsLine ? 0x0a : 0x20) }
            text += source.bytes[token.start..<token.end]
            index = (ends[index] ?? index) + 1
        }
        return text
    }
}
