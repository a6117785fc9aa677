import Foundation
import TestSupport
import Testing

@testable import UnfoldSourceAdapter

/// The build's look at the list and the folders: what SwiftPM does not notice by itself.
@Suite struct SourceWatchTests {
    private let folder: String
    private var record: String { folder + "/out/level.docc" }
    private var list: String { folder + "/.unfold-sources" }
    private var manifest: String { folder + "/Package.swift" }
    private static let long = Date(timeIntervalSince1970: 1_000_000)

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)").path
        for name in ["App/Cells/Card.swift", "App/Old/Old.swift", "App/Main.storyboard", "App/notes.txt"] {
            try write("", to: name)
        }
        try write("App\n!App/Old\n", to: ".unfold-sources")
        try write("", to: "Package.swift")
        try age()
    }

    private func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func age() throws {
        try FileManager.default.setAttributes([.modificationDate: Self.long], ofItemAtPath: manifest)
    }

    private var isTouched: Bool {
        let date = try? FileManager.default.attributesOfItem(atPath: manifest)[.modificationDate] as? Date
        return date != Self.long
    }

    private func watch(
        text: String = "App\n!App/Old\n", manifest: String? = nil, planned: [String] = ["App/Cells/Card.swift"]
    ) -> SourceWatch {
        SourceWatch(
            list: list, text: text, manifest: manifest ?? self.manifest,
            planned: planned)
    }

    private func stale(_ watch: SourceWatch) -> SourceWatch.Stale? {
        do {
            try watch.check(record: record)
            return nil
        } catch { return error as? SourceWatch.Stale }
    }

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }

    @Test func whatIsAsPlannedPasses() throws {
        defer { remove() }
        #expect(stale(watch()) == nil)
        let first = FileManager.default.contents(atPath: record)
        try write("edited", to: "App/Cells/Card.swift")
        try write("more", to: "App/other.txt")
        try write("", to: "App/Old/New.swift")
        try write("", to: "App/.hidden/New.swift")
        #expect(stale(watch()) == nil)
        #expect(FileManager.default.contents(atPath: record) == first && first != nil)
        #expect(!isTouched)
    }

    /// Lines that come and go hold at once; a second look at the same plan means that it is not made again.
    @Test func anotherListIsTakenAsItIs() throws {
        defer { remove() }
        #expect(stale(watch()) == nil)
        try write("", to: "App/Old.strings")
        try write("App/Old/Old.swift\nApp/Old.strings\n!App/Cells\nApp/Cells\n", to: ".unfold-sources")
        #expect(stale(watch()) == nil)
        let card = folder + "/App/Cells/Card.swift"
        let changes = SourceChanges(records: [record], planned: [card, folder + "/App/Main.storyboard"])
        #expect(changes.added == [folder + "/App/Old/Old.swift"])
        #expect(changes.removed == [card, folder + "/App/Main.storyboard"])
        let text = try String(contentsOfFile: list, encoding: .utf8)
        let resources = SourceListing(text, of: manifest).resources
        #expect(resources == ["\(folder)/App/Old.strings", "\(folder)/App/Cells", "!\(folder)/App/Cells"])
        #expect(isTouched)
        #expect(stale(watch())?.isRepeated == true)
        try write("App\n!App/Old\n", to: ".unfold-sources")
        #expect(stale(watch()) == nil)
        #expect(SourceChanges(records: [record], planned: [card]).applied(to: [card]) == [card])
    }

    /// The first failure of a plan is no repeated one, whatever has changed.
    @Test func anotherListAndARemovedFileAreOneChange() throws {
        defer { remove() }
        #expect(stale(watch()) == nil)
        try write("App/Main.storyboard\n", to: ".unfold-sources")
        try FileManager.default.removeItem(atPath: folder + "/App/Cells/Card.swift")
        let found = try #require(stale(watch()))
        #expect(found.change == .removed(folder + "/App/Cells/Card.swift"))
        #expect(!found.isRepeated && found.untouched == nil && isTouched)
        #expect(stale(watch())?.isRepeated == true)
    }

    @Test func aListOfWhatIsNotThereIsAChange() throws {
        defer { remove() }
        try write("App\nNone\n", to: ".unfold-sources")
        #expect(stale(watch())?.change == .list)
        #expect(isTouched && FileManager.default.contents(atPath: record) == nil)
    }

    @Test(arguments: ["App/Cells/deep/New.swift", "App/New.swift", "App/New.xib", "App/New.storyboard"])
    func aNewFileIsNotedUntilPlannedAgain(_ name: String) throws {
        defer { remove() }
        #expect(stale(watch()) == nil)
        #expect(SourceChanges(records: [record]).added == [] && !isTouched)
        try write("", to: name)
        for _ in 0..<2 {
            #expect(stale(watch()) == nil)
            #expect(SourceChanges(records: [record]).added == [folder + "/" + name])
        }
        #expect(isTouched)
        #expect(stale(watch(planned: ["App/Cells/Card.swift", name])) == nil)
        #expect(SourceChanges(records: [record]).added == [])
    }

    /// Links are followed into the package and into what is listed, where a file is taken at its own place.
    @Test func filesBehindLinksComeAndGo() throws {
        defer { remove() }
        try write("", to: "Shared/One.swift")
        for (link, target) in [("Shared", "../Shared"), ("Again", "Cells"), ("Cells/Circle", ".."), ("Out", "/usr")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/App/" + link, withDestinationPath: target)
        }
        #expect(stale(watch()) == nil)
        for name in ["Shared/Two.swift", "App/Cells/Three.swift"] { try write("", to: name) }
        #expect(stale(watch()) == nil)
        #expect(
            SourceChanges(records: [record]).added == [
                folder + "/App/Shared/Two.swift", folder + "/App/Cells/Three.swift",
            ])
        #expect(isTouched)
        try FileManager.default.removeItem(atPath: folder + "/Shared/One.swift")
        #expect(stale(watch())?.change == .removed(folder + "/App/Shared/One.swift"))
    }

    @Test(arguments: ["App/Cells/Card.swift", "App/Cells", "App/Main.storyboard"])
    func aFileThatHasGoneIsAChange(_ name: String) throws {
        defer { remove() }
        #expect(stale(watch()) == nil)
        try FileManager.default.removeItem(atPath: folder + "/" + name)
        let gone = name == "App/Cells" ? "App/Cells/Card.swift" : name
        #expect(stale(watch())?.change == .removed(folder + "/" + gone))
        #expect(isTouched)
    }

    /// What is in the list itself is missed without a record too.
    @Test func aListedFolderThatHasGoneIsNamed() throws {
        defer { remove() }
        try FileManager.default.removeItem(atPath: folder + "/App")
        let found = try #require(stale(watch()))
        #expect(found.change == .removed(folder + "/App"))
        #expect(found.description.hasSuffix("'\(folder)/App' has gone since this build was planned; build once more"))
        #expect(isTouched)
    }

    /// Nothing is missing yet, but the next build has to look into it.
    @Test func anEmptyFolderHasTheNextBuildPlanned() throws {
        defer { remove() }
        #expect(stale(watch()) == nil)
        try FileManager.default.createDirectory(atPath: folder + "/App/Empty", withIntermediateDirectories: true)
        #expect(stale(watch()) == nil)
        #expect(isTouched)
        try age()
        #expect(stale(watch()) == nil)
        #expect(!isTouched)
    }

    @Test func aManifestThatCannotBeTouchedIsNamed() throws {
        defer { remove() }
        let elsewhere = folder + "/none/Package.swift"
        let found = try #require(stale(watch(text: "", manifest: elsewhere)))
        #expect(found.untouched == elsewhere)
        #expect(found.description.hasSuffix("planned; touch '\(elsewhere)', and build once more"))
    }

    @Test func manifestsOfOtherVersionsAreTouched() throws {
        defer { remove() }
        let other = folder + "/Package@swift-6.0.swift"
        try write("", to: "Package@swift-6.0.swift")
        try FileManager.default.setAttributes([.modificationDate: Self.long], ofItemAtPath: other)
        #expect(stale(watch(text: ""))?.untouched == nil)
        #expect(try FileManager.default.attributesOfItem(atPath: other)[.modificationDate] as? Date != Self.long)
    }

    @Test func aListThatHasGoneIsAProblem() throws {
        defer { remove() }
        try FileManager.default.removeItem(atPath: list)
        #expect(throws: SwiftFiles.Problem.self) { try watch().check(record: record) }
    }
}
