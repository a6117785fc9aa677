// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "RowTests",
    // Where your copy is; then `package: "unfold"` below.
    dependencies: [.package(name: "unfold", path: "../../..")],
    targets: [
        .target(
            name: "NotesApp",
            dependencies: [
                .product(name: "UIKit", package: "unfold"),
                // Combine, for the models.
                .product(name: "UnfoldCompanions", package: "unfold"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "UnfoldAdapt", package: "unfold")]),
        .testTarget(
            name: "NotesAppTests",
            dependencies: ["NotesApp", .product(name: "UIKit", package: "unfold")]),
    ]
)
