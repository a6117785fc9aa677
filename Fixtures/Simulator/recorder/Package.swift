// swift-tools-version: 6.1
import PackageDescription

// A test that runs in an iOS simulator and records a table there.
let package = Package(
    name: "RecordedOnDevice",
    platforms: [.iOS(.v16)],
    products: [.library(name: "RecordedOnDevice", targets: ["RecordedOnDevice"])],
    dependencies: [.package(name: "unfold", path: "../../..")],
    targets: [
        .target(name: "RecordedOnDevice", path: "Sources"),
        .testTarget(
            name: "RecordedOnDeviceTests",
            dependencies: ["RecordedOnDevice", .product(name: "UnfoldRecorder", package: "unfold")], path: "Tests"),
    ],
    swiftLanguageModes: [.v6]
)
