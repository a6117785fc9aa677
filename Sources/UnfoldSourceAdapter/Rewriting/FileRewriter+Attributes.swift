/// Attributes that need the Objective-C runtime, and those that make a program of a library.
extension FileRewriter {
    private static let refused: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "UIApplicationMain", "NSApplicationMain",
    ]

    mutating func rewriteAttributes() {
        for index in tokens.indices where source.is(index, "@") {
            var modifiers = Modifiers()
            guard let next = modifiers.read(at: index, in: source), let attribute = modifiers.attributes.first else {
                continue
            }
            if Self.refused.contains(attribute.name) || attribute.name == "main" && belongsToClass(next) {
                blank(index, through: attribute.name == "objc" || attribute.argument == nil ? attribute.end : index + 1)
            }
            if attribute.name == "convention", takesObjects(next) { blank(index, through: attribute.end) }
        }
    }

    /// Whether a function's type, whose first parenthesis this is, names more than what C has, too: a block of
    /// Objective-C's, or a method's implementation.
    private func takesObjects(_ open: Int) -> Bool {
        guard source.is(open, "("), source.partner[open] - open < Self.longestParameters else { return false }
        var last = source.partner[open]
        while source.is(last + 1, "->") || source.isIdentifier(last + 1), last - open < 40 { last += 1 }
        return (open...max(last, open)).contains { token in
            guard source.isIdentifier(token), !source.is(token + 1, ":") else { return false }
            let name = source.text(token)
            return name.isTypeName && !Self.plainTypes.contains(name) && !name.hasPrefix("Unsafe")
        }
    }

    /// Tokens between a function's parentheses, at most; no person writes more.
    private static let longestParameters = 200

    /// What blocks and C's functions may take where there is no Objective-C.
    private static let plainTypes: Set<String> = [
        "AnyObject", "Any", "Bool", "CGFloat", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "Never",
        "OpaquePointer", "Optional", "String", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void", "CChar", "CInt",
    ]

    /// `@main` of a class is that of an app's delegate.
    private func belongsToClass(_ index: Int) -> Bool {
        var index = index
        var modifiers = Modifiers()
        while !source.is(index, "class") {
            guard let next = modifiers.read(at: index, in: source) else { return false }
            index = next
        }
        return true
    }
}
