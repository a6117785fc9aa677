import Foundation
import TestSupport
import Testing

@testable import UnfoldSourceAdapter

/// Drafts of modules that are not here, from files in the manner of apps.
@Suite struct ModuleDraftTests {
    private static let folder = Fixtures.package.appendingPathComponent("Fixtures/AppCode/drafts")
    private static let modules =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
        .sorted()

    private static func files(of module: String) throws -> [SourceAdapter.Source] {
        let folder = folder.appendingPathComponent(module)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted()
            .map { .init(path: $0, bytes: Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
    }

    private static func draft(_ module: String, _ files: String...) -> String {
        draft(module, files).source
    }

    private static func draft(_ module: String, _ files: [String]) -> ModuleDraft {
        ModuleDraft(of: module, in: AppModule(files.map { .init(path: "File.swift", bytes: Array($0.utf8)) }))
    }

    /// What is printed compiles, and so do the adapted files with it: of every second module in an ordinary run.
    @Test(arguments: modules) func aDraftCompilesWithTheFiles(_ module: String) throws {
        let files = try Self.files(of: module)
        let draft = ModuleDraft(of: module, in: AppModule(files)).source
        let record = Self.folder.appendingPathComponent("\(module)/draft.txt")
        if ProcessInfo.processInfo.environment["UNFOLD_RECORD"] == "1" {
            try Data(draft.utf8).write(to: record)
            Issue.record("recorded the draft of \(module)")
        }
        #expect(draft == (try? String(contentsOf: record, encoding: .utf8)))
        guard Self.modules.firstIndex(of: module)! % Rounds.of(2, long: 1) == 0 else { return }
        let adapted = SourceAdapter.adapt(files).map(\.text)
        let isModule = adapted.contains { $0.contains("import \(module)") }
        let errors =
            isModule
            ? try Typechecker.errors(in: adapted, module: "App", below: [(module, draft)])
            : try Typechecker.errors(in: adapted + [draft], module: "App")
        #expect(errors == "")
    }

    @Test func theAppsAndTheSystemsNamesAreNotDrafted() {
        let draft = Self.draft(
            "Kit",
            """
            import Kit
            import UIKit
            struct Own { var kit = 1 }
            func show(_ own: Own, _ label: UILabel, _ list: [Int]) -> MKMapView? {
                label.text = String(list.map { $0 + own.kit }.count)
                label.glow(0.5)
                return nil
            }
            """)
        #expect(draft.hasSuffix("extension UILabel {\n    public func glow(_ value: Double) {}\n}\n"))
        #expect(draft.split(separator: "\n").count == 6)
    }

    @Test func whatOtherFilesNameWithoutTheModuleIsNotTheModules() {
        let draft = Self.draft("Kit", "import Kit\nlet a = Maker.shared\nlet b = Other()", "let c: Other? = nil")
        #expect(draft.contains("class Maker") && !draft.contains("Other"))
    }

    @Test func whatMayBeAnotherModulesIsSaid() {
        let draft = Self.draft("Kit", "import Kit\nimport Kiln\nlet a = Pot()")
        #expect(draft.contains("// guess: it may be of Kiln.\nopen class Pot {"))
        #expect(
            !Self.draft("Kit", "import Kit\nimport Kiln\nlet a = Pot()", "import Kit\nlet a = Pot()").contains("Kiln"))
    }

    @Test func namesBehindTheModulesNameAreFound() {
        let draft = Self.draft("Kit", "import Kit\nlet a: Kit.Box.Lid = Kit.Box.Lid(size: 1)\nlet b = Kit.count(1)")
        #expect(
            draft.contains("open class Box") && draft.contains("    open class Lid")
                && draft.contains("init(size: Int)"))
    }

    /// What a closure gives is a generic parameter, of an initializer too; a type that is given says what comes back,
    /// unless the module's own members follow.
    @Test func whatClosuresGiveAndTypesSayIsGeneric() {
        let draft = Self.draft(
            "Kit",
            """
            import Kit
            let maker = Maker(build: { value in value.name })
            let cell = maker.make(Int.self)
            let stream = maker.every(Int.self).quietly()
            """)
        #expect(draft.contains("public init<R1>(build: (BuildArgument) -> R1) {}"))
        #expect(draft.contains("func make<T>(_ value: T.Type) -> T { drafted() }"))
        #expect(draft.contains("func every<T>(_ value: T.Type) -> Every { Every() }"))
    }

    @Test func aNameThatIsDeclaredIsNotDrafted() {
        let use = "let a = Names.first()"
        #expect(Self.draft("Names", use).contains("enum Names {\n    @discardableResult static func first() -> Any"))
        #expect(Self.draft("Names", [use, "enum Names {}"]).fileCount == 0)
    }

    @Test func filesWithoutTheModuleGiveNone() {
        #expect(Self.draft("Kit", ["import Kiln"]).fileCount == 0)
    }

    /// What may be of two modules is in the draft that was written first, next to which the other's target is.
    @Test func theFirstDraftKeepsWhatMayBeOfBoth() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drafts-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ text: String, to name: String) throws {
            let file = URL(fileURLWithPath: folder + "/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let uses = [
            "import Kiln\nimport Kit\nfunc heat(_ pot: Pot) -> Plate { pot.heat(); return Plate(pot) }\n",
            "import Kit\nfunc lay(_ plate: Plate) { plate.lay() }\n",
        ]
        for (number, text) in uses.enumerated() { try write(text, to: "App/File\(number).swift") }
        let files = try SwiftFiles(of: [folder + "/App"])
        let kiln = files.draft(of: "Kiln", into: folder + "/Sources/Kiln").source
        try write(kiln, to: "Sources/Kiln/Kiln.swift")
        let kit = files.draft(of: "Kit", into: folder + "/Sources/Kit/").source
        #expect(kiln.contains("open class Pot"), "\(kiln)")
        #expect(kit.contains("it has Pot.\nimport Kiln\n") && !kit.contains("class Pot"), "\(kit)")
        #expect(kit.contains("open class Plate"))
        #expect(try Typechecker.errors(in: uses, module: "App", below: [("Kiln", kiln), ("Kit", kit)]) == "")
    }
}
