// swift-tools-version: 6.1
import PackageDescription

// Platforms whose SDK has no UIKit: there the product `UIKit` replaces it.
let withoutUIKit: [Platform] = [.linux, .macOS, .windows, .android, .wasi]

// What adapted files import where there is no Combine, no `os` and no Core Data. Hosts with Apple's have Core Data.
#if canImport(Darwin)
    let companions = ["UnfoldCombine", "UnfoldOS"]
#else
    let companions = ["UnfoldCombine", "UnfoldOS", "UnfoldCoreData"]
#endif

// Tables of declarations without behaviour, and of properties of views; `Tests/Floors/inert.py` has written `Generated`
// from them.
let inertTables = ["Inert"]
let propertyTables = ["Properties"]

let package = Package(
    name: "unfold",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "unfold", targets: ["unfold"]),
        .library(name: "UnfoldSimplex", targets: ["UnfoldSimplex"]),
        .library(name: "UnfoldAutoLayout", targets: ["UnfoldAutoLayout"]),
        .library(name: "UnfoldTableLayout", targets: ["UnfoldTableLayout"]),
        .library(name: "UnfoldCollectionLayout", targets: ["UnfoldCollectionLayout"]),
        // `_Testing_UIKit` is empty: Swift Testing's cross-import overlay looks it up in any file that
        // imports both `Testing` and a module named `UIKit`.
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "UnfoldCompanions", targets: companions),
        .library(name: "UnfoldScenario", targets: ["UnfoldScenario"]),
        .library(name: "UnfoldInterfaceBuilder", targets: ["UnfoldInterfaceBuilder"]),
        .library(name: "UnfoldReport", targets: ["UnfoldReport"]),
        .library(name: "UnfoldCommandLine", targets: ["UnfoldCommandLine"]),
        .library(name: "UnfoldSourceAdapter", targets: ["UnfoldSourceAdapter"]),
        .library(name: "UnfoldTesting", targets: ["UnfoldTesting"]),
        // What an app links to record its tables: on iOS it needs nothing of the others.
        .library(name: "UnfoldRecorder", targets: ["UnfoldRecorder"]),
        // Expectations that a test has on a device too, where it needs nothing of the others but the recorder.
        .library(name: "UnfoldDeviceTesting", targets: ["UnfoldDeviceTesting"]),
        .plugin(name: "UnfoldAdapt", targets: ["UnfoldAdapt"]),
        .plugin(name: "unfold-check", targets: ["UnfoldCheck"]),
        .plugin(name: "unfold-init", targets: ["UnfoldInit"]),
    ],
    targets: [
        .target(
            name: "UnfoldSimplex", exclude: inertTables,
            swiftSettings: [.define("SIMPLEX_CHECKS", .when(configuration: .debug))]),
        // How files are found, read and written, and their texts shown. Foundation only: the adapter's tool is built by
        // every app that uses its plugin.
        .target(name: "UnfoldFiles"),
        .target(name: "UnfoldTypesetting", exclude: inertTables),
        .target(
            name: "UnfoldAutoLayout", dependencies: ["UnfoldSimplex", "UnfoldTypesetting"], exclude: inertTables),
        .target(name: "UnfoldConsoleLogs", dependencies: ["UnfoldAutoLayout"], exclude: inertTables),
        .target(name: "UnfoldTableLayout", dependencies: ["UnfoldAutoLayout"], exclude: inertTables),
        .target(name: "UnfoldCollectionLayout", dependencies: ["UnfoldTableLayout"], exclude: inertTables),
        .target(name: "UnfoldSurface", dependencies: ["UnfoldAutoLayout"], exclude: inertTables),
        .target(name: "UnfoldCombine", dependencies: ["UnfoldAutoLayout"], exclude: inertTables),
        .target(name: "UnfoldOS", exclude: inertTables),
        .target(
            name: "UIKit",
            dependencies: [
                .target(name: "UnfoldAutoLayout", condition: .when(platforms: withoutUIKit)),
                .target(name: "UnfoldTableLayout", condition: .when(platforms: withoutUIKit)),
                .target(name: "UnfoldCollectionLayout", condition: .when(platforms: withoutUIKit)),
                .target(name: "UnfoldInterfaceBuilder", condition: .when(platforms: withoutUIKit)),
                .target(name: "UnfoldSurface", condition: .when(platforms: withoutUIKit)),
            ]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .target(
            name: "UnfoldScenario", dependencies: ["UnfoldTableLayout", "UnfoldCollectionLayout", "UnfoldFiles"],
            exclude: inertTables + propertyTables),
        .target(name: "UnfoldSourceAdapter", dependencies: ["UnfoldFiles"], exclude: inertTables),
        .target(
            name: "UnfoldInterfaceBuilder",
            dependencies: ["UnfoldTableLayout", "UnfoldCollectionLayout", "UnfoldFiles"],
            exclude: inertTables + propertyTables),
        .target(
            name: "UnfoldReport", dependencies: ["UnfoldScenario", "UnfoldConsoleLogs"],
            // The replay's sources, which Swift files hold as they are.
            exclude: ["HTML/Page"]),
        // Documents of Interface Builder as scenarios, and their cells as templates of scenarios.
        .target(name: "UnfoldDocuments", dependencies: ["UnfoldScenario", "UnfoldInterfaceBuilder"]),
        // Cells and scenarios in many surroundings, and the smallest in which they break.
        .target(name: "UnfoldStress", dependencies: ["UnfoldReport", "UnfoldDocuments"], exclude: inertTables),
        .target(name: "UnfoldTesting", dependencies: ["UnfoldStress", "UnfoldDeviceTesting"]),
        .target(
            name: "UnfoldDeviceTesting",
            dependencies: ["UnfoldRecorder", .target(name: "UIKit", condition: .when(platforms: withoutUIKit))]),
        .target(
            name: "UnfoldRecorder", dependencies: [.target(name: "UIKit", condition: .when(platforms: withoutUIKit))],
            exclude: propertyTables),
        .target(
            name: "UnfoldCommandLine",
            dependencies: ["UnfoldStress", "UnfoldConsoleLogs", "UnfoldSourceAdapter"]),
        .executableTarget(name: "unfold", dependencies: ["UnfoldCommandLine"]),
        .executableTarget(name: "unfold-adapt", dependencies: ["UnfoldSourceAdapter"]),
        .plugin(
            name: "UnfoldAdapt", capability: .buildTool(), dependencies: ["unfold-adapt"],
            path: "Sources/AppCode/Plugins/UnfoldAdapt"),
        .plugin(
            name: "UnfoldCheck",
            capability: .command(
                intent: .custom(verb: "unfold-check", description: "Compare row heights with the recorded ones."),
                permissions: [.writeToPackageDirectory(reason: "Heights that have no record yet are recorded.")]),
            path: "Sources/AppCode/Plugins/UnfoldCheck"),
        .plugin(
            name: "UnfoldInit",
            capability: .command(
                intent: .custom(verb: "unfold-init", description: "Write a first scenario and a CI job."),
                permissions: [.writeToPackageDirectory(reason: "The scenario and the job are files.")]),
            path: "Sources/AppCode/Plugins/UnfoldInit"),
        .executableTarget(
            // What the developers measure: speed, and how near layouts come to recorded ones.
            name: "UnfoldMeasure", dependencies: ["UnfoldInterfaceBuilder", "UnfoldCommandLine"],
            path: "Tests/UnfoldMeasure"),
        // What several suites need: fixtures, repeatable chance, another environment for a while.
        .target(name: "TestSupport", dependencies: ["UnfoldTypesetting"], path: "Tests/TestSupport"),
        .testTarget(name: "UnfoldSimplexTests", dependencies: ["UnfoldSimplex", "TestSupport"]),
        .testTarget(name: "UnfoldTypesettingTests", dependencies: ["UnfoldAutoLayout", "TestSupport"]),
        .testTarget(name: "UnfoldAutoLayoutTests", dependencies: ["UnfoldAutoLayout", "TestSupport"]),
        .testTarget(name: "UnfoldConsoleLogsTests", dependencies: ["UnfoldConsoleLogs", "TestSupport"]),
        .testTarget(name: "UnfoldTableLayoutTests", dependencies: ["UnfoldTableLayout", "TestSupport"]),
        .testTarget(name: "UnfoldCollectionLayoutTests", dependencies: ["UnfoldCollectionLayout", "TestSupport"]),
        .testTarget(
            name: "UnfoldScenarioTests",
            dependencies: ["UnfoldScenario", "UnfoldReport", "UnfoldTesting", "TestSupport"]),
        .testTarget(name: "UnfoldInterfaceBuilderTests", dependencies: ["UnfoldInterfaceBuilder", "TestSupport"]),
        .testTarget(name: "UnfoldReportTests", dependencies: ["UnfoldReport", "TestSupport"]),
        .testTarget(name: "UnfoldStressTests", dependencies: ["UnfoldStress", "TestSupport"]),
        .testTarget(
            name: "UnfoldDocumentsTests", dependencies: ["UnfoldDocuments", "UnfoldCommandLine", "TestSupport"]),
        .testTarget(
            name: "UnfoldCommandLineTests",
            dependencies: ["UnfoldCommandLine", "unfold", "unfold-adapt", "TestSupport"]),
        .testTarget(
            name: "UnfoldMeasureTests", dependencies: ["UnfoldMeasure", "UnfoldCommandLine", "TestSupport"]),
        .testTarget(
            name: "UnfoldTestingTests", dependencies: ["UnfoldTesting", "UIKit", "_Testing_UIKit", "TestSupport"]),
        .testTarget(
            name: "UnfoldDeviceTestingTests",
            dependencies: ["UnfoldDeviceTesting", "UnfoldRecorder", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "UnfoldRecorderTests",
            dependencies: [
                "UnfoldRecorder", "UIKit", "_Testing_UIKit", "UnfoldReport", "UnfoldDocuments", "TestSupport",
            ]),
        // A library with operators of its own on UIKit's types.
        .target(name: "PriorityOperators", dependencies: ["UIKit"], path: "Tests/AppCode/PriorityOperators"),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit", "PriorityOperators", "TestSupport"]),
        // Cells and controllers as apps write them, and in the manner of layout libraries: that they build is the first
        // test.
        .testTarget(
            name: "UIKitSurfaceTests",
            dependencies: ["UIKit", "_Testing_UIKit", "TestSupport"] + companions.map { .init(stringLiteral: $0) },
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "UnfoldSourceAdapterTests", dependencies: ["UnfoldSourceAdapter", "UIKit", "TestSupport"]),
        // An app's files as the adapter gives them back: that they build is the proof, that they run is tested too.
        .target(
            name: "AdaptedFixtures",
            dependencies: ["UIKit"] + companions.map { .init(stringLiteral: $0) },
            path: "Fixtures/AppCode/adapter/after",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "AdaptedFixtureTests", dependencies: ["AdaptedFixtures", "UIKit", "_Testing_UIKit", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

if companions.contains("UnfoldCoreData") {
    package.targets.append(
        .target(
            name: "UnfoldCoreData", dependencies: ["UnfoldSurface", "UnfoldTableLayout"], exclude: inertTables))
}

// Sources are in four groups, tests and fixtures in the same: a target's folder is `Sources/<group>/<target>`.
let groups = [
    "Kernel": [
        "UnfoldSimplex", "UnfoldTypesetting", "UnfoldAutoLayout", "UnfoldTableLayout", "UnfoldCollectionLayout",
    ],
    "Simulator": [
        "UnfoldFiles", "UnfoldScenario", "UnfoldConsoleLogs", "UnfoldReport", "UnfoldStress", "UnfoldTesting",
        "UnfoldDeviceTesting", "UnfoldCommandLine", "UnfoldRecorder", "unfold", "UnfoldMeasure",
    ],
    "InterfaceBuilder": ["UnfoldInterfaceBuilder", "UnfoldDocuments"],
    "AppCode": [
        "UIKit", "_Testing_UIKit", "UIKitSurface", "UnfoldSurface", "UnfoldCombine", "UnfoldOS", "UnfoldCoreData",
        "UnfoldSourceAdapter", "unfold-adapt", "AdaptedFixture",
    ],
]
for target in package.targets where target.path == nil {
    let isTest = target.type == .test
    let name = isTest ? String(target.name.dropLast("Tests".count)) : target.name
    if let group = groups.first(where: { $0.value.contains(name) })?.key {
        target.path = "\(isTest ? "Tests" : "Sources")/\(group)/\(target.name)"
    }
}

// What is in memory of its own, by itself: `.ci/run` builds it once more with the address sanitizer, and nothing
// above it.
if Context.environment["UNFOLD_MEMORY_TESTS"] != nil {
    let floors: Set<String> = [
        "UnfoldSimplex", "UnfoldTypesetting", "UnfoldAutoLayout", "UnfoldTableLayout", "UnfoldCollectionLayout",
        "TestSupport", "UnfoldSimplexTests", "UnfoldAutoLayoutTests", "UnfoldCollectionLayoutTests",
    ]
    package.products = []
    package.targets.removeAll { !floors.contains($0.name) }
    // Of the tests of views those that are asked for, and what they use.
    let asked = [
        "UnfoldAutoLayoutTests": ["Core", "Engine", "StackView/StackViewTests.swift", "Support"],
        "UnfoldCollectionLayoutTests": ["Support", "View/RuntimeInitializerTests.swift"],
    ]
    for target in package.targets { target.sources = asked[target.name] ?? target.sources }
}
