import Foundation
import TestSupport

/// The floors of the targets as `docs/architecture.md` has them: folders, ground first. What is on one floor uses
/// the floors below it.
struct FloorPlan {
    /// Folders by target.
    private(set) var floors: [String: [String]] = [:]

    init() throws {
        let page = try String(
            contentsOf: Fixtures.package.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
        var target: String?
        var isInside = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInside = line == "```floors"
                continue
            }
            guard isInside else { continue }
            let words = line.split(separator: " ").map(String.init)
            if words.count > 2, words[2] == "back," {
                target = words[0]
            } else if let target {
                floors[target, default: []] += words.filter { $0 != "<" }
            }
        }
    }
}

/// A file of a target, by its folder.
struct FloorFile {
    var folder: String
    var names: SourceNames

    /// Names that run back: declared on a higher floor of the target and nowhere else. Each as `user's folder -> name's
    /// folder: name`, in order.
    ///
    /// - Parameter elsewhere: Names that other targets declare; they may be what is meant.
    static func arrowsBack(_ files: [FloorFile], floors: [String], elsewhere: Set<String>) -> [String] {
        var homes: [String: Set<String>] = [:]
        for file in files {
            for name in file.names.declared { homes[name, default: []].insert(file.folder) }
        }
        var arrows: Set<String> = []
        for file in files {
            for name in file.names.used where isDistinctive(name) && !elsewhere.contains(name) {
                guard let home = homes[name], home.count == 1, let there = home.first,
                    let above = floors.firstIndex(of: there), let here = floors.firstIndex(of: file.folder),
                    above > here
                else { continue }
                arrows.insert("\(file.folder) -> \(there): \(name)")
            }
        }
        return arrows.sorted()
    }

    /// Types, and members of two words or more: one word is what the standard library has too.
    private static func isDistinctive(_ name: String) -> Bool {
        name.first?.isUppercase == true || name.contains(where: \.isUppercase)
    }
}
