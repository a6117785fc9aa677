import Foundation
import Testing
import UnfoldInterfaceBuilder

/// What the list of an app's files leaves out is none of its resources; folders are looked through once.
@Suite struct LeftOutResourcesTests {
    @Test func whatIsLeftOutIsNotFound() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("left-out-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String) throws {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("x".utf8).write(to: url)
        }
        for name in ["Mocks/items.json", "Mocks2/items.json", "one.txt"] { try write(name) }
        func path(_ name: String, _ leftOut: [String]) -> String? {
            AdaptedResources.path(
                in: .main, name, nil, folders: [folder.path] + leftOut.map { "!" + folder.path + "/" + $0 })
        }
        #expect(path("items.json", []) == folder.path + "/Mocks/items.json")
        #expect(path("items.json", ["Mocks"]) == folder.path + "/Mocks2/items.json")
        #expect(path("items.json", ["Mocks", "Mocks2/items.json"]) == nil)
        #expect(path("one.txt", ["one.tx"]) == folder.path + "/one.txt")
        #expect(path("one.txt", ["one.txt"]) == nil)
        try write("later.txt")
        #expect(path("later.txt", []) == nil)
    }
}
