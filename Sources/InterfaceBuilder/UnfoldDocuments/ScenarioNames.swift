import UnfoldInterfaceBuilder

/// Names for the views and constraints of a root, for a scenario: outlets, identifiers and user labels first.
struct ScenarioNames {
    /// By the id in the document; what stands for the content view has that name.
    private(set) var views: [String: String] = [:]
    private(set) var constraints: [String: String] = [:]
    private var names = UniqueNames(taken: [
        "contentView", "cell", "textLabel", "detailTextLabel", "imageView", "table", "header", "footer",
    ])

    /// - Parameter known: names of what comes with the cell, by the id in the document.
    init(_ root: IBRoot, known: [String: String]) {
        views = known
        var outlets: [String: String] = [:]
        for (name, id) in root.outlets.sorted(by: { $0.key < $1.key }) where outlets[id] == nil { outlets[id] = name }
        var order: [IBView] = []
        root.view.forEach { order.append($0) }
        // Outlets take their names before others are made up.
        for view in order where views[view.id] == nil {
            if let name = outlets[view.id] { views[view.id] = claim(name) }
        }
        for constraint in order.flatMap(\.constraints) {
            guard let name = outlets[constraint.id] ?? constraint.identifier else { continue }
            constraints[constraint.id] = claim(name)
        }
        for view in order where views[view.id] == nil { views[view.id] = claim(view.userLabel ?? view.tag) }
    }

    /// The name in letters, digits and `_`, with a number behind it where it is taken.
    private mutating func claim(_ suggested: String) -> String {
        let words = suggested.split { !($0.isLetter || $0.isNumber || $0 == "_") || !$0.isASCII }
        var name = ""
        for (index, word) in words.enumerated() {
            name += index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }
        if let first = name.first, first.isUppercase { name = first.lowercased() + name.dropFirst() }
        if name.isEmpty || name.first?.isNumber == true { name = "view" + name }
        return names.claim(name)
    }
}

struct UniqueNames {
    private var taken: Set<String>
    /// The last number behind a name: documents may have a hundred thousand labels.
    private var numbers: [String: Int] = [:]

    init(taken: Set<String> = []) { self.taken = taken }

    /// - Parameter mark: what is between the name and the number.
    mutating func claim(_ name: String, mark: String = "") -> String {
        var number = numbers[name] ?? 1
        var unique = number == 1 ? name : "\(name)\(mark)\(number)"
        while !taken.insert(unique).inserted {
            number += 1
            unique = "\(name)\(mark)\(number)"
        }
        numbers[name] = number
        return unique
    }
}
