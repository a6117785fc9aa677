/// Collects what changes in one file. Each construct has a file of its own beside this one.
struct FileRewriter {
    let file: SourceFile
    let app: AppDeclarations
    var edits = EditList()
    var notes: [AdapterNote] = []
    /// Tokens `init` of types in variables that a function calls in their place.
    var made: Set<Int> = []
    /// Tokens at the beginning of their lines whose indentation is used up.
    var indented: Set<Int> = []
    /// Closing braces of types before which something was added.
    var extended: Set<Int> = []
    var prelude: [String] = []
    var needsUIKit = false
    var needsFoundation = false

    var source: ParsedSource { file.source }
    var tokens: [Token] { file.source.tokens }
    var bindings: LocalBindings { file.bindings }

    init(_ file: SourceFile, app: AppDeclarations) { (self.file, self.app) = (file, app) }

    var expressions: ExpressionTypes { ExpressionTypes(file: file, app: app) }

    mutating func rewrite() {
        guard !file.isAdapted else { return }
        leaveOverrides()
        rewriteAttributes()
        rewriteDirectives()
        rewriteClassNames()
        rewriteDocumentReferences()
        rewriteOptionalProtocols()
        rewriteOptionalCalls()
        rewriteOptionalProperties()
        rewriteOptionalMethods()
        rewriteMessages()
        rewriteFoundation()
        rewriteRenamedNames()
        rewriteManagedProperties()
        rewriteEnvironmentEntries()
        rewriteRuntimeOverrides()
        rewriteOpenMembers()
        rewriteInheritedConformances()
        separateHiddenMethods()
        rewriteMetatypes()
        rewriteDynamicLookup()
        rewriteObservedProperties()
        rewriteOutlets()
        rewriteKeyedProperties()
        rewriteOwnInitializers()
        rewriteImports()
        listUnknown()
        edits.sort()
    }

    /// Blanks, so that nothing behind moves; line ends stay.
    mutating func blank(_ first: Int, through last: Int) {
        let range = source.range(first, through: last)
        edits.add(range, String(decoding: source.bytes[range].map { $0.isNewline ? $0 : 0x20 }, as: UTF8.self))
    }

    mutating func replace(_ token: Int, with text: String) { replace(token, through: token, with: text) }

    mutating func replace(_ first: Int, through last: Int, with text: String) {
        edits.add(source.range(first, through: last), text)
    }

    /// Line ends stay, behind the text.
    mutating func replaceAll(_ first: Int, through last: Int, with text: String) {
        let range = source.range(first, through: last)
        edits.add(range, text + source.lineEnds(in: range))
    }

    mutating func insert(_ text: String, before token: Int) {
        edits.add(tokens[token].start..<tokens[token].start, text)
    }

    mutating func insert(_ text: String, after token: Int) { edits.add(tokens[token].end..<tokens[token].end, text) }

    /// Adds members before a type's closing brace; each ends with a semicolon.
    mutating func addMembers(_ text: String, to type: TypeDeclaration) {
        let isFirst = extended.insert(type.close).inserted
        // The type's last member may be on the line of the brace.
        let needsSemicolon = isFirst && !tokens[type.close].startsLine && !source.is(type.close - 1, "{", ";")
        insert((needsSemicolon ? ";" : "") + text, before: type.close)
    }

    mutating func leave(_ token: Int, _ kind: AdapterNote.Kind) {
        let position = source.position(tokens[token].start)
        notes.append(AdapterNote(path: source.path, line: position.line, column: position.column, kind: kind))
    }
}
