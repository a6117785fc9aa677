import UnfoldScenario

/// Fonts and attributed text as a scenario writes them.
@MainActor enum ScenarioFont {
    /// Points for the system font, else an object. Fonts that are known by name keep it.
    static func json(_ font: UIFont) -> JSONOutput {
        let size = JSONOutput.number(Double(font.pointSize))
        let name = font.fontName
        guard name.hasPrefix(".") else { return .object([("name", .string(name)), ("size", size)]) }
        if name.hasSuffix("Italic") { return .object([("size", size), ("design", .string("italic"))]) }
        var members: [(key: String, value: JSONOutput)] = [("size", size)]
        if let weight = FontWords.weight(of: font), weight != "regular" { members.append(("weight", .string(weight))) }
        if name.hasPrefix(".SFUIMono") { members.append(("design", .string("monospaced"))) }
        return members.count == 1 ? size : .object(members)
    }

    /// The runs of a text, and what of their attributes a scenario has no words for.
    static func runs(_ text: NSAttributedString) -> (runs: JSONOutput, problems: [ConversionWarning.Problem]) {
        var runs: [JSONOutput] = []
        var problems: [ConversionWarning.Problem] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let part = (text.string as NSString).substring(with: range)
            var members: [(key: String, value: JSONOutput)] = [("text", .string(part))]
            if let font = attributes[.font] as? UIFont { members.append(("font", json(font))) }
            if let kern = attributes[.kern] as? CGFloat { members.append(("kern", .number(Double(kern)))) }
            if let offset = attributes[.baselineOffset] as? CGFloat {
                members.append(("baselineOffset", .number(Double(offset))))
            }
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                let (numbers, problem) = paragraph(style)
                members += numbers
                if let problem, !problems.contains(problem) { problems.append(problem) }
            }
            runs.append(.object(members))
        }
        return (.array(runs), problems)
    }

    private static func paragraph(
        _ style: NSParagraphStyle
    ) -> ([(key: String, value: JSONOutput)], problem: ConversionWarning.Problem?) {
        let numbers: [(String, CGFloat)] = [
            ("lineSpacing", style.lineSpacing), ("paragraphSpacing", style.paragraphSpacing),
            ("paragraphSpacingBefore", style.paragraphSpacingBefore), ("minimumLineHeight", style.minimumLineHeight),
            ("maximumLineHeight", style.maximumLineHeight), ("lineHeightMultiple", style.lineHeightMultiple),
            ("firstLineHeadIndent", style.firstLineHeadIndent), ("headIndent", style.headIndent),
        ]
        let isWhole = numbers.allSatisfy { $0.1 >= 0 } && style.tailIndent == 0
        return (numbers.filter { $0.1 > 0 }.map { ($0.0, .number(Double($0.1))) }, isWhole ? nil : .paragraph)
    }
}
