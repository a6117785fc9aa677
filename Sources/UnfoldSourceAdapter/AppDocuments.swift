/// The source that tells a module's documents of Interface Builder to module `UIKit`: where they are, and which
/// properties the app's extensions add to classes of UIKit's.
public enum AppDocuments {
    /// Name of the file.
    public static let fileName = "UnfoldDocuments.adapted.swift"

    /// - Parameters:
    ///   - paths: of the `.xib` and `.storyboard` files, absolute.
    ///   - sources: the app's Swift files.
    /// - Returns: A Swift file with a class `UnfoldDocuments`.
    /// - Complexity: O(length of all sources).
    public static func source(paths: [String], sources: [SourceAdapter.Source]) -> String {
        let app = AppDeclarations(sources.map { try? SourceFile($0) })
        let listed = paths.map { "        \(quoted($0)),\n" }.joined()
        var lines = [
            "import UIKit", "", "/// Written by `unfold adapt`: where this module's Interface Builder documents are.",
            "final class UnfoldDocuments: AdaptedDocuments {", "    override class var paths: [String] {", "        [",
        ]
        lines.append(listed.isEmpty ? "        ]" : listed + "        ]")
        lines += ["    }"]
        lines += setter(app.propertiesOfForeignClasses())
        lines += ["}", ""]
        return lines.joined(separator: "\n")
    }

    private static func setter(_ properties: [(type: String, name: String)]) -> [String] {
        guard !properties.isEmpty else { return [] }
        var lines = [
            "", "    override class func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {",
        ]
        for (type, name) in properties {
            lines += [
                "        if key == \(quoted(name)), let object = object as? \(type) {",
                "            AdaptedProperties.set(value, \\\(type).`\(name)`, of: object, key)",
                "            return true",
                "        }",
            ]
        }
        return lines + ["        return false", "    }"]
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
    }
}

extension AppDeclarations {
    /// Inspectable properties that extensions add to classes that are not the app's, in the order of names.
    func propertiesOfForeignClasses() -> [(type: String, name: String)] {
        var found: [(type: String, name: String)] = []
        for name in extendedTypes where site(ofClass: name) == nil && !isProtocol(name) && name.hasPrefix("UI") {
            for (site, member) in members(of: name) {
                guard let type = type(site), type.keyword == .extension, !type.isConstrained,
                    member.keyword == .var, member.modifiers.attribute("IBInspectable") != nil,
                    !member.modifiers.has("static"), !member.modifiers.has("class"),
                    !["private", "fileprivate"].contains(member.modifiers.access ?? type.modifiers.access),
                    let source = file(site.file)?.source, source.branch[member.start] == 0
                else { continue }
                found.append((name, member.name))
            }
        }
        return found
    }
}
