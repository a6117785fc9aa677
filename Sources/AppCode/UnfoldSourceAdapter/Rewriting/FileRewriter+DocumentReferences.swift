/// `UINib.init(nibName:bundle:)` given on as a function: Unfold's initialiser also takes the file that calls it, whose
/// module has the document, so that a closure of the app's file calls it.
extension FileRewriter {
    mutating func rewriteDocumentReferences() {
        for index in source.places(of: "init") where source.is(index - 1, ".") {
            guard source.is(index + 1, "("),
                let type = Self.documentInitializers.first(where: { index > 1 && source.text(index - 2) == $0.type }),
                !app.declares(type.type), names(type.labels, behind: index + 1)
            else { continue }
            let isQualified = source.is(index - 3, ".")
            guard !isQualified || source.is(index - 4, "UIKit") else { continue }
            let range = tokens[isQualified ? index - 4 : index - 2].start..<tokens[source.partner[index + 1]].end
            let ends = String(decoding: source.bytes[range].filter(\.isNewline), as: UTF8.self)
            edits.add(range, "({ \(type.closure) })" + ends)
            needsUIKit = true
        }
    }

    /// Whether nothing but `label:` after `label:` is in the brackets.
    private func names(_ labels: [String], behind open: Int) -> Bool {
        var index = open + 1
        for label in labels {
            guard tokens.indices.contains(index), source.text(index) == label, source.is(index + 1, ":")
            else { return false }
            index += 2
        }
        return index == source.partner[open]
    }
}
