/// What the manifest of a package says of an app's target and of the modules that are drafted for it.
enum StarterPackage {
    static let comment = "// A target needs a file of its own.\n"

    static let draft = """
                .target(
                    name: "{1}", dependencies: [{2}],
                    swiftSettings: [.swiftLanguageMode(.v5)]),

        """

    static let app = """
                .target(
                    name: "{1}", dependencies: [{2}],
                    swiftSettings: [.swiftLanguageMode(.v5)],
                    plugins: [.plugin(name: "UnfoldAdapt", package: "unfold")]),

        """

    static let companions = """
        let companions: Target.Dependency = .product(
            name: "UnfoldCompanions", package: "unfold", condition: .when(platforms: [.linux, .macOS]))

        """

    static let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription

        // Only where the SDK has no UIKit: elsewhere the product would replace Apple's.
        let uikit: Target.Dependency = .product(
            name: "UIKit", package: "unfold", condition: .when(platforms: [.linux, .macOS]))
        {1}
        let package = Package(
            name: "RowTests",
            dependencies: [.package(name: "unfold", path: "../unfold")],  // where your copy is
            targets: [
        {2}        .testTarget(name: "{3}Tests", dependencies: ["{3}", uikit]),
            ]
        )

        """
}
