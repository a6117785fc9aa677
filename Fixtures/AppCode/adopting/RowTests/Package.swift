// swift-tools-version: 6.1
import PackageDescription

// Where your copy is; then `package: "unfold"` below.
let uikit: Target.Dependency = .product(name: "UIKit", package: "unfold")
let adapting: [Target.PluginUsage] = [.plugin(name: "UnfoldAdapt", package: "unfold")]

let package = Package(
    name: "RowTests",
    dependencies: [.package(name: "unfold", path: "../../../..")],
    targets: [
        .target(
            name: "NotesApp",
            // Combine, for the models, is in `UnfoldCompanions`.
            dependencies: [
                uikit, "NotesKit", "AppleStubs", .product(name: "UnfoldCompanions", package: "unfold"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: adapting),
        // A framework of the app's own.
        .target(
            name: "NotesKit", dependencies: [uikit, "AppleStubs"], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: adapting),
        // What both name of Apple's frameworks, so that it is the same type in both.
        .target(
            name: "AppleStubs", dependencies: [uikit], swiftSettings: [.swiftLanguageMode(.v5)], plugins: adapting),
        // The plugin for the app's own tests, which its folder lists.
        .testTarget(
            name: "NotesAppTests",
            dependencies: [
                "NotesApp", "NotesKit", "AppleStubs", uikit, .product(name: "UnfoldTesting", package: "unfold"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: adapting),
    ]
)
