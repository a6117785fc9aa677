import UnfoldFiles

/// The texts of a document in the environment's language: of `Base.lproj/Main.storyboard` those in
/// `de.lproj/Main.strings`, or in a catalogue `Main.xcstrings` in the same folder or in `mul.lproj`.
struct DocumentTexts {
    private let language: String
    private let table: TextTable

    init?(of document: String) {
        let (folder, name) = (PathText.folder(of: document) as NSString, PathText.name(of: document) as NSString)
        guard folder.pathExtension == "lproj", let wanted = LayoutEnvironment.current.language else { return nil }
        let (app, base) = (folder.deletingLastPathComponent, name.deletingPathExtension)
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: app)) ?? []
        let languages = folders.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
        let translated = languages.filter {
            FileManager.default.fileExists(atPath: "\(app)/\($0).lproj/\(base).strings")
        }
        let own = folder.lastPathComponent.dropLast(6)
        if let language = AppTexts.match(wanted, in: translated), language != own {
            self.init("\(app)/\(language).lproj/\(base).strings", language)
        } else if let place = [app, "\(app)/mul.lproj"].first(where: {
            FileManager.default.fileExists(atPath: "\($0)/\(base).xcstrings")
        }) {
            self.init("\(place)/\(base).xcstrings", nil)
        } else {
            return nil
        }
    }

    private init?(_ path: String, _ language: String?) {
        do {
            table = try TextTable(AdaptedResources.File(path: path, name: PathText.name(of: path)))
        } catch {
            AppFileProblems.report(.unreadable(file: PathText.name(of: path), reason: error.reason))
            return nil
        }
        let wanted = LayoutEnvironment.current.language ?? ""
        guard let language = language ?? AppTexts.match(wanted, in: table.languages) else { return nil }
        self.language = language
    }

    private static let properties = ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle"]

    func translated(_ element: IBElement) -> IBElement {
        var attributes = element.attributes
        var children = element.children.map(translated)
        guard let id = element["id"] else { return element.changed(attributes, children) }
        for property in Self.properties {
            guard let text = text("\(id).\(property)") else { continue }
            attributes[property] = text
            children.removeAll { $0["key"] == property && $0.name.lowercased().hasSuffix("string") }
        }
        children = children.map { child in
            switch child.name {
            case "state": titled(child, "\(id).\(child["key"] ?? "normal")Title")
            case "buttonConfiguration": titled(child, "\(id).configuration.title")
            case "segments":
                child.changed(
                    child.attributes, child.children.enumerated().map { titled($1, "\(id).segmentTitles[\($0)]") })
            default: child
            }
        }
        return element.changed(attributes, children)
    }

    private func titled(_ element: IBElement, _ key: String) -> IBElement {
        guard let text = text(key) else { return element }
        return element.changed(element.attributes.merging(["title": text]) { $1 }, element.children)
    }

    private func text(_ key: String) -> String? {
        if case .text(let text)? = table.entry(key, language) { text } else { nil }
    }
}
