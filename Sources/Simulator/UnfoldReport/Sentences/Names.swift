enum Names {
    static func text(_ names: [String]) -> String {
        names.count <= 4
            ? names.joined(separator: ", ")
            : names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more rows"
    }
}
