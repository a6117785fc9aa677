import UnfoldInterfaceBuilder
import UnfoldScenario

/// A document of Interface Builder that is changed by one attribute, or one element.
struct DocumentText: FixableText {
    let lines: TextLines
    private let document: IBTags

    init?(_ bytes: [UInt8], file: String) {
        guard let document = IBTags(bytes, file: file) else { return nil }
        (lines, self.document) = (TextLines(bytes, file: file), document)
    }

    func replacement(for edit: FixEdit) -> (range: Range<Int>, text: String)? {
        guard let number = document.number(line: edit.position.line, column: edit.position.column) else { return nil }
        let tag = document.tags[number]
        let isConstraint = tag.element.name == "constraint"
        func set(_ name: String, _ value: String, ofConstraint: Bool = false) -> (range: Range<Int>, text: String)? {
            isConstraint == ofConstraint ? self.set(name, value, of: tag) : nil
        }
        func level(_ axis: NSLayoutConstraint.Axis, _ name: String, _ level: Float) -> (
            range: Range<Int>, text: String
        )? { set((axis == .horizontal ? "horizontal" : "vertical") + name, Self.number(level)) }
        return switch edit.change {
        case .priority(let level): set("priority", Self.number(level), ofConstraint: true)
        case .constant(let constant): set("constant", LayoutNumber.print(constant), ofConstraint: true)
        case .oppositeSign:
            tag.element.number("constant").flatMap { set("constant", LayoutNumber.print(-$0), ofConstraint: true) }
        case .relation(let relation): set("relation", Self.relations[relation]!, ofConstraint: true)
        case .usesConstraints: set("translatesAutoresizingMaskIntoConstraints", "NO")
        case .doesNotScroll: tag.element.name == "textView" ? set("scrollEnabled", "NO") : nil
        case .allLines: tag.element.name == "label" ? set("numberOfLines", "0") : nil
        case .hugging(let axis, let priority): level(axis, "HuggingPriority", priority)
        case .resistance(let axis, let priority): level(axis, "CompressionResistancePriority", priority)
        case .bottom(_, "contentView.bottom", let constant, _): bottom(of: number, constant)
        case .wrapsAtItsWidth: tag.element.name == "label" ? set("preferredMaxLayoutWidth", "0") : nil
        case .bottom, .update, .automatic, .ratio: nil
        }
    }

    private static func number(_ level: Float) -> String { LayoutNumber.print(Double(level)) }

    private static let relations: [Equation.Relation: String] = [
        .equal: "equal", .lessThanOrEqual: "lessThanOrEqual", .greaterThanOrEqual: "greaterThanOrEqual",
    ]

    private static let order = [
        "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant", "priority",
        "placeholder", "identifier", "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "text", "numberOfLines",
        "preferredMaxLayoutWidth", "translatesAutoresizingMaskIntoConstraints", "id",
    ]

    /// The value in the place of the one that is there, or a new attribute before those that follow it.
    private func set(_ name: String, _ value: String, of tag: IBTags.Tag) -> (range: Range<Int>, text: String)? {
        if let known = tag.attributes.first(where: { $0.name == name }) { return (known.value, value) }
        let later = Self.order.firstIndex(of: name).map { Self.order[($0 + 1)...] } ?? []
        let next = tag.attributes.first { later.contains($0.name) }
        let offset = next?.start ?? tag.close
        return (offset..<offset, next == nil ? " \(name)=\"\(value)\"" : "\(name)=\"\(value)\" ")
    }

    private func bottom(of view: Int, _ constant: Double) -> (range: Range<Int>, text: String)? {
        let tags = document.tags
        let around = sequence(first: view) { tags[$0].parent }
        guard let content = around.first(where: { tags[$0].element["key"] == "contentView" }),
            let owner = tags[content].element["id"], let id = tags[view].element["id"],
            let list = tags.indices.first(where: {
                tags[$0].parent == content && tags[$0].element.name == "constraints" && tags[$0].end > tags[$0].inside
            })
        else { return nil }
        let start = tags[list].inside
        let space = lines.text(start..<lines.skippingSpace(from: start))
        let margin = constant == 0 ? "" : " constant=\"\(LayoutNumber.print(constant))\""
        let text =
            "<constraint firstItem=\(quoted(owner)) firstAttribute=\"bottom\" secondItem=\(quoted(id)) "
            + "secondAttribute=\"bottom\"\(margin) id=\"\(newID)\"/>"
        return (start..<start, space + text)
    }

    private func quoted(_ text: String) -> String {
        var escaped = text
        for (character, entity) in [("&", "&amp;"), ("<", "&lt;"), ("\"", "&quot;")] {
            escaped = escaped.replacingOccurrences(of: character, with: entity)
        }
        return "\"\(escaped)\""
    }

    /// In the form of Xcode's, and no other element's.
    private var newID: String {
        let taken = Set(document.tags.compactMap { $0.element["id"] })
        var number = 1
        func id() -> String { "Unf-ld-" + String(format: "%03d", number) }
        while taken.contains(id()) { number += 1 }
        return id()
    }
}

extension FixCandidates {
    /// Of a scenario or a document; nil for a text that is neither.
    package init?(_ document: ScenarioDocument, bytes: [UInt8]) {
        let file = document.file
        let text: (any FixableText)? =
            IBDocument.isDocument(path: file) ? DocumentText(bytes, file: file) : SourceText(bytes, file: file)
        guard let text else { return nil }
        self.init(document, text)
    }
}
