extension AppleModules {
    /// Modules that every toolchain has, on some platform.
    static let ofSwift: Set<String> = [
        "Android", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Observation",
        "RegexBuilder", "Swift", "Synchronization", "Testing", "UIKit", "WinSDK", "XCTest", "_Concurrency",
        "_StringProcessing",
    ]
}
