import Foundation

/// What the catalogue has of one of Apple's modules: Swift without the words `public` and `open`, a member a line, and
/// with short forms: `constants Name: a, b` is a structure of named texts, `options Name: a, b` an option set, `errors
/// Name: a, b` an error with its codes, `keys A, B` are texts, and a method may be `optional`, with what it does else.
/// Of SwiftUI, `view Name | a: A | b: B` is a view with these initializers (`of` names what they are generic over),
/// `modifiers a(b: B) | c()` are methods of every view, and `styles BStyle: a, b as C(c: D)` are
/// `ABStyle`, the style `a`, and `CBStyle`, which can be made with `c` too.
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
        let (type, values) = (words.first ?? "", words.dropFirst())
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
        case "view": return [view(parts[1].components(separatedBy: "|"))]
        case "modifiers":
            let methods = parts[1].components(separatedBy: " | ").map { "    func \($0) -> some View { self }" }
            return [declaration("extension View {", methods)]
        case "styles":
            return parts[1].dropFirst(type.count + 2).components(separatedBy: ", ")
                .flatMap { Self.style($0, type).map { declaration($0, $1) } }
        default: return nil
        }
    }

    private static func view(_ parts: [String]) -> StubDeclaration {
        let initializers = parts.dropFirst().map { part in
            let clauses = " \(part) ".components(separatedBy: " where ")
            let (parameters, generics) = (clauses[0].components(separatedBy: " of "), clauses.dropFirst())
            return "    init" + parameters.dropFirst().map { "<\($0)>" }.joined()
                + "(\(parameters[0].trimmingCharacters(in: .whitespaces)))" + generics.map { " where \($0)" }.joined()
                + " {}"
        }
        let name = parts[0].trimmingCharacters(in: .whitespaces)
        let lines = ["struct \(name): View {", "    typealias Body = Never"] + initializers + ["}"]
        return StubDeclaration(lines.map { $0[...] })
    }

    private static func style(_ text: String, _ family: String) -> [(head: String, members: [String])] {
        let initializer = text.firstIndex(of: "(").map { ["    init\(text[$0...]) {}"] } ?? []
        let words = SwiftWords.list(in: text.components(separatedBy: "(")[0])
        let (name, last) = (words[0], words[words.count - 1])
        let first = last == "automatic" ? "Default" : last.prefix(1).uppercased() + last.dropFirst()
        let type = first + family.replacing("Primitive", with: "")
        let member = "    static var `\(name)`: \(type) { \(type)() }"
        return [
            ("struct \(type): \(family) {\n    typealias Body = EmptyView", ["    init() {}"] + initializer),
            ("extension \(family) where Self == \(type) {", [member]),
        ]
    }
}
