// swift-tools-version: 6.1
import PackageDescription

// Platforms whose SDK has no UIKit: there the product `UIKit` stands in for it.
let withoutUIKit: [Platform] = [.linux, .macOS, .windows, .android, .wasi]

let package = Package(
    name: "unfold",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "unfold", targets: ["unfold"]),
        .library(name: "Simplex", targets: ["Simplex"]),
        .library(name: "AutoLayout", targets: ["AutoLayout"]),
        .library(name: "TableLayout", targets: ["TableLayout"]),
        // `_Testing_UIKit` is empty: Swift Testing's cross-import overlay looks it up in any file that
        // imports both `Testing` and a module named `UIKit`.
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "Scenario", targets: ["Scenario"]),
        .library(name: "UnfoldInterfaceBuilder", targets: ["UnfoldInterfaceBuilder"]),
        .library(name: "Report", targets: ["Report"]),
        .library(name: "UnfoldSourceAdapter", targets: ["UnfoldSourceAdapter"]),
        .library(name: "UnfoldTesting", targets: ["UnfoldTesting"]),
        .plugin(name: "UnfoldAdapt", targets: ["UnfoldAdapt"]),
        .plugin(name: "unfold-check", targets: ["UnfoldCheck"]),
        .plugin(name: "unfold-init", targets: ["UnfoldInit"]),
    ],
    targets: [
        .target(
            name: "Simplex", swiftSettings: [.define("SIMPLEX_CHECKS", .when(configuration: .debug))]),
        .target(name: "AutoLayout", dependencies: ["Simplex"]),
        .target(name: "TableLayout", dependencies: ["AutoLayout"]),
        .target(
            name: "UIKit",
            dependencies: [
                .target(name: "AutoLayout", condition: .when(platforms: withoutUIKit)),
                .target(name: "TableLayout", condition: .when(platforms: withoutUIKit)),
            ]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .target(name: "Scenario", dependencies: ["TableLayout"]),
        .target(name: "UnfoldSourceAdapter"),
        .target(name: "UnfoldInterfaceBuilder", dependencies: ["TableLayout"]),
        .target(name: "Report", dependencies: ["Scenario", "UnfoldInterfaceBuilder", "UnfoldSourceAdapter"]),
        .target(name: "UnfoldTesting", dependencies: ["Scenario", "Report"]),
        .executableTarget(name: "unfold", dependencies: ["Report", "Scenario"]),
        .executableTarget(name: "unfold-adapt", dependencies: ["UnfoldSourceAdapter"]),
        .plugin(
            name: "UnfoldAdapt", capability: .buildTool(), dependencies: ["unfold-adapt"],
            path: "Sources/Plugins/UnfoldAdapt"),
        .plugin(
            name: "UnfoldCheck",
            capability: .command(
                intent: .custom(verb: "unfold-check", description: "Compare row heights with the recorded ones."),
                permissions: [.writeToPackageDirectory(reason: "Heights that have no record yet are recorded.")]),
            dependencies: ["unfold"], path: "Sources/Plugins/UnfoldCheck"),
        .plugin(
            name: "UnfoldInit",
            capability: .command(
                intent: .custom(verb: "unfold-init", description: "Write a first scenario and a CI job."),
                permissions: [.writeToPackageDirectory(reason: "The scenario and the job are files.")]),
            dependencies: ["unfold"], path: "Sources/Plugins/UnfoldInit"),
        .executableTarget(name: "UnfoldBenchmark", dependencies: ["Simplex", "TableLayout", "Report"]),
        .testTarget(name: "SimplexTests", dependencies: ["Simplex"]),
        .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"]),
        .testTarget(name: "TableLayoutTests", dependencies: ["TableLayout"]),
        .testTarget(name: "ScenarioTests", dependencies: ["Scenario", "UnfoldTesting"]),
        .testTarget(name: "UnfoldInterfaceBuilderTests", dependencies: ["UnfoldInterfaceBuilder"]),
        .testTarget(name: "ReportTests", dependencies: ["Report", "unfold"]),
        .testTarget(name: "UnfoldTestingTests", dependencies: ["UnfoldTesting"]),
        // A library with operators of its own on UIKit's types.
        .target(name: "PriorityOperators", dependencies: ["UIKit"], path: "Tests/PriorityOperators"),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit", "PriorityOperators"]),
        .testTarget(name: "UnfoldSourceAdapterTests", dependencies: ["UnfoldSourceAdapter"]),
        // An app's files as the adapter gives them back: that they build is the proof, that they run is tested beside.
        .target(
            name: "AdaptedFixtures", dependencies: ["UIKit"], path: "Fixtures/adapter/after",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "AdaptedFixtureTests", dependencies: ["AdaptedFixtures", "UIKit", "_Testing_UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)
