enum AppleModules {
    /// The branches where Apple's module is not: the module in its place, or an error that names its product.
    static func otherwise(_ module: String, _ names: String? = nil) -> String {
        if let companion = companions[module] {
            let message =
                "\(names ?? "the names of \(module) are") in product '\(companionProduct)' of package 'unfold': "
                + "add it to this target's dependencies"
            return "#elseif canImport(\(companion))\nimport \(companion)\n#else\n#error(\"\(message)\")\n"
        }
        return inUIKit.contains(module) ? "#elseif canImport(UIKit)\nimport UIKit\n" : ""
    }

    /// For what makes predicates of texts, which Core Data's module reads where Foundation does not.
    static let importForPredicates =
        "#if canImport(ObjectiveC)\n" + otherwise("CoreData", "NSPredicate(format:) is") + "#endif"

    /// For what names Combine's types without its import.
    static let importOfCombine =
        "#if canImport(Combine)\nimport Combine\n#elseif canImport(UnfoldCombine)\nimport UnfoldCombine\n#endif"

    /// What is said of a module that is neither Apple's nor here; its `import` stays, and is an error too.
    static func missing(_ module: String) -> String {
        "#if canImport(\(module))\n#else\n#error(\"no module '\(module)' in this build: make its package a dependency, or draft a "
            + "target of that name: unfold adapt <app> --stubs \(module)\")\n#endif"
    }

    static func home(of module: String) -> String? { companions[module] ?? (inUIKit.contains(module) ? "UIKit" : nil) }

    static let companionProduct = "UnfoldCompanions"

    /// Modules of the product ``companionProduct``, by the module for which they stand.
    static let companions = [
        "Combine": "UnfoldCombine", "CoreData": "UnfoldCoreData", "OSLog": "UnfoldOS", "os": "UnfoldOS",
    ]

    private static let inUIKit: Set<String> = [
        "CoreGraphics", "CoreText", "LinkPresentation", "ObjectiveC", "QuartzCore", "SafariServices",
        "UniformTypeIdentifiers",
    ]
}
