/// One command of the table that parsing, help, completions and the manual page are made from.
struct CommandSpec: Sendable {
    var name, summary: String
    var discussion: [String] = []
    var operands: [OperandSpec] = []
    var options: [OptionSpec] = []
    var examples: [Example] = []

    struct Example: Sendable { var line, meaning: String }

    var allOptions: [OptionSpec] { options + CommandTable.common }

    func option(_ name: String) -> OptionSpec? {
        allOptions.first { $0.name == name || ($0.short == name && $0.short != nil) || $0.formerly == name }
    }
}

struct OperandSpec: Sendable {
    var name: String
    var value: ValueSpec
    var summary: String
    var isRequired = true
    var repeats = false
}

struct OptionSpec: Sendable {
    struct Expansion: Sendable {
        var option: String
        var value: @Sendable (String) -> String
    }

    var name: String
    var short, formerly: String?
    /// nil for a switch.
    var value: ValueSpec?
    var summary: String
    var defaultText: String?
    var repeats = false
    /// What it means without a value; nil if it needs one. A following word that is an option or a file is no value.
    var valueIfAlone: String?
    var means: Expansion?
}

struct ValueSpec: Sendable {
    enum Kind: Sendable, Equatable {
        case choice([String])
        /// A shard is `I/N`, a trial `NAME.PROPERTY=VALUE` or `TRAIT=VALUE`, a sweep `NAME.constant` or `NAME.priority`.
        case file, folder, text, shard, trial, sweep
        case integer(from: Int, to: Int)
        /// `FORMAT=FILE`, or a file whose ending says the format: formats with their endings.
        case formatFile([FileFormat])
        /// A number above 0.
        case points
    }

    struct FileFormat: Sendable, Equatable { var name, ending: String }

    var name: String
    private let source: @Sendable () -> Kind

    init(name: String, kind: Kind) { self.init(name: name) { kind } }

    private init(name: String, source: @escaping @Sendable () -> Kind) { (self.name, self.source) = (name, source) }

    var kind: Kind { source() }

    static func choice<Subject>(of formats: @autoclosure @escaping @Sendable () -> [OutputFormat<Subject>]) -> ValueSpec
    { ValueSpec(name: "format") { .choice(formats().map(\.name)) } }

    static func files<Subject>(of formats: @autoclosure @escaping @Sendable () -> [OutputFormat<Subject>]) -> ValueSpec
    {
        ValueSpec(name: "file") {
            .formatFile(formats().map { FileFormat(name: $0.name, ending: "." + $0.fileExtension) })
        }
    }

    var words: [String] {
        switch kind {
        case .choice(let words): words
        case .formatFile(let formats): formats.map { $0.name + "=" }
        default: []
        }
    }
}
