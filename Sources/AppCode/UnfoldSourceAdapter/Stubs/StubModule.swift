/// What the catalogue has of one of Apple's modules: Swift without the words `public` and `open`, a member a line, and
/// with short forms: `constants Name: a, b` is a structure of named texts, `options Name: a, b` an option set, `errors
/// Name: a, b` an error with its codes, `keys A, B` are texts, and a method may be `optional`, with what it does else.
struct StubModule {
    let name: String
    let exports: [String]
    let declarations: [StubDeclaration]

    init(_ name: String, exports: [String] = [], _ text: String) {
        (self.name, self.exports) = (name, exports)
        var declarations: [StubDeclaration] = []
        var open: [Substring] = []
        for line in text.split(separator: "\n") {
            if !open.isEmpty {
                open.append(line)
                guard line == "}" else { continue }
                declarations.append(StubDeclaration(open))
                open = []
            } else if let long = Self.expanded(line) {
                declarations += long
            } else if line.hasSuffix("{") {
                open = [line]
            } else {
                declarations.append(StubDeclaration([line]))
            }
        }
        self.declarations = declarations
    }

    private static func expanded(_ line: Substring) -> [StubDeclaration]? {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let words = SwiftWords.list(in: String(parts[1]))
        let (type, values) = (words[0], words.dropFirst())
        func declaration(_ text: String, _ members: [String]) -> StubDeclaration {
            StubDeclaration((text.split(separator: "\n") + members.map { $0[...] }) + ["}"])
        }
        switch parts[0] {
        case "keys": return words.map { StubDeclaration(["let \($0) = \"\($0)\""]) }
        case "constants":
            let members = values.map { "    static let `\($0)` = \(type)(rawValue: \"\($0)\")" }
            return [declaration(constants.filled(type), members)]
        case "options":
            let members = values.enumerated().map { "    static let \($1) = \(type)(rawValue: 1 << \($0))" }
            return [declaration(options.filled(type), members)]
        case "errors":
            let members = values.map { "    static var \($0): Code { .\($0) }" }
            return [
                declaration(errors.filled(type, values.joined(separator: ", ")), members),
                declaration(codes.filled(type), []),
            ]
        default: return nil
        }
    }
}
