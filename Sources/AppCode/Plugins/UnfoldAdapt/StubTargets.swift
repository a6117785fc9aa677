import Foundation
import PackagePlugin

/// What of a package a target's adapted files depend on, and the declarations of Apple's frameworks in it.
struct StubTargets {
    static let fileName = "UnfoldStubs.adapted.swift"

    private(set) var words: [String] = []
    private(set) var files: [URL] = []

    init(of target: Target, _ context: PluginContext) {
        let below = target.recursiveTargetDependencies
        if let stubs = below.first(where: Self.hasMarker) { words.append("stubs=\(stubs.name)") }
        let own = (target as? SourceModuleTarget)?.sourceFiles(withSuffix: ".swift").map(\.url) ?? []
        words += own.map { "own=\($0.path)" }
        files += own
        for other in below where context.package.targets.contains(where: { $0.id == other.id }) && Self.hasList(other) {
            let theirs = Self.list(of: other, context)
            words += theirs.files.map { "beside=\(other.name)=\($0.path)" }
            files += theirs.files + theirs.record(of: other, from: target, context)
        }
        // What they override has to be in a class.
        for other in context.package.targets
        where other.id != target.id && other.recursiveTargetDependencies.contains(where: { $0.id == target.id }) {
            let sources = (other as? SourceModuleTarget)?.sourceFiles(withSuffix: ".swift").map(\.url) ?? []
            let listed = Self.hasList(other) ? Self.list(of: other, context) : SourceList()
            words += (sources + listed.files).map { "above=\($0.path)" }
            files += sources + listed.files + listed.record(of: other, from: target, context)
        }
    }

    static func hasMarker(_ target: Target) -> Bool { has(target, ".unfold-stubs") }

    /// A list in a target of stubs is not read.
    static func hasList(_ target: Target) -> Bool { has(target, ".unfold-sources") && !hasMarker(target) }

    static func list(of target: Target, _ context: PluginContext) -> SourceList {
        let list = target.directoryURL.appendingPathComponent(".unfold-sources")
        return SourceList(list, package: context.package.directoryURL)
    }

    private static func has(_ target: Target, _ name: String) -> Bool {
        FileManager.default.fileExists(atPath: target.directoryURL.appendingPathComponent(name).path)
    }
}
