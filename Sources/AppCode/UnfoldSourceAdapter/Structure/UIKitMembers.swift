/// What classes of UIKit's, and some types of Foundation's, have.
enum UIKitMembers {
    private struct Members {
        var properties: Set<Substring> = []
        var functions: [Substring: [[Substring]]] = [:]
    }

    /// By type, and by that with a point behind it for what is of the type itself.
    private static let types: [String: Members] = {
        var types: [String: Members] = [:]
        for (type, words) in UIKitMemberList.members {
            for word in words.split(separator: " ") {
                let key = type + (word.first == "." ? "." : "")
                let text = word.drop { $0 == "." }
                let name = text.prefix { $0 != "(" }
                if name.endIndex == text.endIndex {
                    types[key, default: Members()].properties.insert(name)
                } else {
                    let labels = text[name.endIndex...].dropFirst().dropLast().split(separator: ":")
                    types[key, default: Members()].functions[name, default: []].append(labels)
                }
            }
        }
        return types
    }()

    static let names: Set<String> = types.values.reduce(into: []) { names, members in
        names.formUnion(members.properties.map(String.init))
        names.formUnion(members.functions.keys.map(String.init))
    }

    /// Whether a type, or one above it, has a member; nil for a type that the table does not have.
    /// - Parameter labels: of the arguments in parentheses, if it is called; those that have defaults may be left out.
    static func has(_ name: String, labels: [String]? = nil, isOfType: Bool = false, in type: String) -> Bool? {
        guard UIKitMemberList.members[type] != nil || UIKitClasses.above(type) != nil else { return nil }
        let line = sequence(first: type, next: above).lazy.compactMap { types[$0 + (isOfType ? "." : "")] }
        return line.contains { members in
            let functions = members.functions[name[...]] ?? []
            guard let labels else { return members.properties.contains(name[...]) || !functions.isEmpty }
            return functions.contains { takes(labels, $0) }
        }
    }

    private static func above(_ type: String) -> String? {
        UIKitClasses.above(type) ?? (type == "NSObject" ? nil : "NSObject")
    }

    private static func takes(_ labels: [String], _ parameters: [Substring]) -> Bool {
        var rest = parameters[...]
        return labels.allSatisfy { label in
            guard let place = rest.firstIndex(of: label[...]) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }
}
