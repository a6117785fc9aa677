struct AppPlans {
    private let module: AppModule
    private let app: AppDeclarations

    /// - Parameter elsewhere: files of other modules, see ``SourceAdapter/plans(for:elsewhere:)``.
    init(_ module: AppModule, elsewhere: [SourceAdapter.Source] = []) {
        let others = elsewhere.compactMap { try? SourceFile($0, isElsewhere: true) }
        self.module = module
        app = others.isEmpty ? module.declarations : AppDeclarations(module.files, elsewhere: others)
    }

    func plans(of numbers: some Sequence<Int>) -> [Int: AdaptationPlan] {
        let wanted = Set(numbers)
        // What moves to one of them is rewritten where it is.
        let sources = app.moves.filter { wanted.contains($0.value.file) }.map(\.key.site.file)
        var rewriters: [Int: FileRewriter] = [:]
        for number in wanted.union(sources) {
            guard let file = app.file(number) else { continue }
            var rewriter = FileRewriter(file, number: number, app: app)
            rewriter.rewrite()
            rewriters[number] = rewriter
        }
        let moves = MovedMembers(app, rewriters)
        return wanted.reduce(into: [:]) { plans, number in
            switch module.read[number] {
            case .failure(let defect): plans[number] = AdaptationPlan(module.sources[number], defect)
            case .success: plans[number] = rewriters[number].map { AdaptationPlan(of: $0, moves) }
            }
        }
    }

    /// What every plan depends on in addition to its own file, as a checksum: what all files show of themselves, and all
    /// of those whose members move to others.
    var surroundings: UInt64 {
        let leaving = Set(app.moves.filter { $0.key.site.file != $0.value.file }.map(\.key.site.file))
        var text: [UInt8] = []
        for (number, file) in app.files.enumerated() {
            guard let file else { continue }
            text += file.source.path.utf8
            text.append(file.isElsewhere ? 1 : 0)
            text += leaving.contains(number) ? file.source.bytes : file.outline(besides: app.optionalMethods)
        }
        return Checksum.of(text)
    }
}

extension SourceFile {
    /// Words in a function by which more is known of the app than of the function: declarations, and what
    /// ``AppDeclarations`` looks for everywhere. Directives are such words too.
    private static let seenWords: Set<String> = [
        "class", "struct", "enum", "protocol", "extension", "actor", "typealias", "associatedtype", "Selector",
        "NSSelectorFromString", "AnyObject", "AnyClass", "Type", "setValuesForKeys", "setValue", "forKey",
        "forKeyPath", "NSSortDescriptor", "NSPredicate", "dictionaryWithValues",
    ]

    /// The tokens on which what becomes of other files may depend: all but bodies of functions and initialisers that have
    /// none of these words.
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
