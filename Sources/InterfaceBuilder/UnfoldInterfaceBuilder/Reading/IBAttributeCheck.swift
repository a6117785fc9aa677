/// What may be in the attributes that layout reads. Anything else counts as not written, and is reported.
@MainActor struct IBAttributeCheck {
    enum Value {
        case flag, number, pointSize
        case word(Set<String>)
    }

    private(set) var problems: [(element: IBElement, problem: IBWarning.Problem)] = []

    /// Of a view's element, and of the parts inside that layout reads; views inside are not looked at.
    static func problems(of element: IBElement) -> [(element: IBElement, problem: IBWarning.Problem)] {
        var check = IBAttributeCheck()
        check.look(at: element)
        return check.problems
    }

    private mutating func look(at element: IBElement) {
        let own = Self.byTag[element.name] ?? [:]
        for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) {
            guard let value = own[name] ?? (Self.parts.contains(element.name) ? nil : Self.ofViews[name])
            else { continue }
            if let problem = problem(value, name, text, element) { problems.append((element, problem)) }
        }
        for child in element.children where Self.parts.contains(child.name) { look(at: child) }
    }

    private func problem(_ value: Value, _ name: String, _ text: String, _ element: IBElement) -> IBWarning.Problem? {
        switch value {
        case .flag: element.flag(name) == nil ? .word(name, text: text) : nil
        case .word(let words): words.contains(text) ? nil : .word(name, text: text)
        case .number: element.number(name) == nil ? .number(name, text: text) : nil
        case .pointSize:
            element.number(name).map { $0 == 0 || IBLimits.pointSizes.contains($0) } ?? false
                ? nil : .number(name, text: text)
        }
    }

    private static let parts: Set<String> = [
        "fontDescription", "inset", "edgeInsets", "directionalEdgeInsets", "state", "buttonConfiguration",
        "preferredSymbolConfiguration", "imageReference", "attributedString", "fragment", "attributes", "font",
        "paragraphStyle", "segments", "segment", "textInputTraits",
    ]
}
