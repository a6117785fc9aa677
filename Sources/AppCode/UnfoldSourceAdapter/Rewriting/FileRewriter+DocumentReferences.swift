/// `UINib.init(nibName:bundle:)` given on as a function: a closure calls Unfold's, which takes the calling file too.
extension FileRewriter {
    mutating func rewriteDocumentReferences() {
        for index in source.places(of: "init") where source.is(index - 1, ".") {
            guard source.is(index + 1, "("),
                let type = Self.documentInitializers.first(where: { index > 1 && source.text(index - 2) == $0.type }),
                !app.declares(type.type), source.labels(ofNameAt: index) == type.labels
            else { continue }
            let isQualified = source.is(index - 3, ".")
            guard !isQualified || source.is(index - 4, "UIKit") else { continue }
            let first = isQualified ? index - 4 : index - 2
            replaceAll(first, through: source.partner[index + 1], with: "({ \(type.closure) })")
            needsUIKit = true
        }
    }
}
