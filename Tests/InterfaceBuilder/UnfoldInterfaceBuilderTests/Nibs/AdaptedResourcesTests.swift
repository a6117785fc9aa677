import Foundation
import Testing
import UnfoldInterfaceBuilder

/// Files of an app, found by name as in a bundle.
@Suite struct AdaptedResourcesTests {
    private static let files = [
        "Data/items.json", "Data/deep/more.json", "Base.lproj/note.txt", "de.lproj/note.txt", "en.lproj/page.html",
        "de.lproj/page.html", "b/twice.txt", "a/twice.txt", ".hidden/secret.txt", "Data/no-ending",
    ]

    private static let asked: [(name: String?, type: String?, path: String?)] = [
        ("items", "json", "Data/items.json"), ("items", ".json", "Data/items.json"),
        ("items.json", nil, "Data/items.json"), ("items.json", "", "Data/items.json"),
        ("more", "json", "Data/deep/more.json"), ("deep/more", "json", "Data/deep/more.json"),
        ("note", "txt", "Base.lproj/note.txt"), ("page", "html", "en.lproj/page.html"),
        ("twice", "txt", "a/twice.txt"), ("no-ending", nil, "Data/no-ending"), ("secret", "txt", nil),
        ("tems", "json", nil), ("items", "txt", nil), (nil, "json", nil), ("", "json", nil),
    ]

    @Test func filesAreFoundByName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in Self.files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("x".utf8).write(to: url)
        }
        // With nothing in it but a file that no folder of the app has.
        let other = folder.appendingPathComponent(".bundle")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: other.appendingPathComponent("own.txt"))
        let bundle = try #require(Bundle(path: other.path))
        #expect(AdaptedResources.path(in: bundle, "own", "txt", folders: [folder.path])?.hasSuffix("/own.txt") == true)
        for (name, type, path) in Self.asked {
            let found = AdaptedResources.path(in: bundle, name, type, folders: ["/nowhere", folder.path])
            #expect(found == path.map { folder.path + "/" + $0 }, "\(name ?? "nil") \(type ?? "nil")")
        }
        // Listed by themselves.
        let listed = ["de.lproj/page.html", "Data/items.json"].map { folder.path + "/" + $0 }
        func path(_ name: String) -> String? { AdaptedResources.path(in: bundle, name, nil, folders: listed) }
        #expect(path("page.html") == listed[0] && path("items.json") == listed[1])
        #expect(path("Data/items.json") == listed[1] && path("ta/items.json") == nil && path("de/items.json") == nil)
        #expect(path("note.txt") == nil && path("ms.json") == nil)
    }
}
