extension StarterPackage {
    static let comment = "// A target needs a file of its own.\n"

    static let head = """
        // swift-tools-version: 6.1
        import PackageDescription

        // Only where the SDK has no UIKit: elsewhere the product would replace Apple's.
        let uikit: Target.Dependency = .product(
            name: "UIKit", package: "unfold", condition: .when(platforms: [.linux, .macOS]))

        """

    static let companions = """
        let companions: Target.Dependency = .product(
            name: "UnfoldCompanions", package: "unfold", condition: .when(platforms: [.linux, .macOS]))

        """

    static let package = """

        let package = Package(
            name: "RowTests",
            dependencies: [.package(name: "unfold", path: "../unfold")],  // where your copy is
            targets: [

        """
}
