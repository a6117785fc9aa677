/// What the manifest of a package says of an app's target and of the modules that are drafted for it.
struct StarterPackage {
    let target: String
    let hasCompanions: Bool
    private var modules: [String] = []
    private var drafts: [String] = []

    init(target: String, hasCompanions: Bool) { (self.target, self.hasCompanions) = (target, hasCompanions) }

    mutating func add(_ module: String, below others: [String], isDrafted: Bool) {
        modules.append(module)
        if isDrafted { drafts.append(Self.target(module, others)) }
    }

    private static func target(_ name: String, _ others: [String], end: String = "") -> String {
        let dependencies = (others.map { "\"\($0)\"" } + ["uikit"]).joined(separator: ", ")
        return """
                    .target(
                        name: "\(name)", dependencies: [\(dependencies)],
                        swiftSettings: [.swiftLanguageMode(.v5)]\(end)),

            """
    }

    private var targets: String {
        let app = Self.target(
            target, modules, end: ",\n            plugins: [.plugin(name: \"UnfoldAdapt\", package: \"unfold\")]")
        return drafts.joined() + (hasCompanions ? app.replacing("uikit]", with: "uikit, companions]") : app)
    }

    private var companions: String { hasCompanions ? Self.companions : "" }

    /// For a manifest that is there.
    var additions: String { "For the targets of Package.swift:\n\(targets)\(companions)" }

    var manifest: String { Self.head + companions + Self.package + targets + tests }

    private var tests: String {
        """
                .testTarget(name: "\(target)Tests", dependencies: ["\(target)", uikit]),
            ]
        )

        """
    }
}
