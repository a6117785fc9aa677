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
        }
    }

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
