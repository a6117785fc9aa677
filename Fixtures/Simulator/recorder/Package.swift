// swift-tools-version: 6.1
import PackageDescription

// Tests that run in an iOS simulator and record tables there.
let package = Package(
    name: "RecordedOnDevice",
    platforms: [.iOS(.v16)],
    products: [.library(name: "RecordedOnDevice", targets: ["RecordedOnDevice"])],
    dependencies: [.package(name: "unfold", path: "../../..")],
    targets: [
        .target(name: "RecordedOnDevice", path: "Sources"),
        .testTarget(
            name: "RecordedOnDeviceTests",
            dependencies: [
                "RecordedOnDevice", .product(name: "UnfoldRecorder", package: "unfold"),
                .product(name: "UnfoldDeviceTesting", package: "unfold"),
            ], path: "Tests"),
    ],
    swiftLanguageModes: [.v6]
)
