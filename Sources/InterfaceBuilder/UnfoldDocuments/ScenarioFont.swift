import UnfoldScenario

@MainActor enum ScenarioFont {
    /// Points for the system font, else an object. Fonts that are known by name keep it.
    static func json(_ font: UIFont) -> JSONOutput {
        let size = JSONOutput.number(Double(font.pointSize))
        let name = font.fontName
        guard name.hasPrefix(".") else { return ["name": name, "size": size] }
        if name.hasSuffix("Italic") { return ["size": size, "design": "italic"] }
        var members: JSONOutput = ["size": size]
        if let weight = FontWords.weight(of: font), weight != "regular" { members["weight"] = weight }
        if name.hasPrefix(".SFUIMono") { members["design"] = "monospaced" }
        return members.members.count == 1 ? size : members
    }

    /// The runs of a text, and what of their attributes a scenario has no words for.
    static func runs(_ text: NSAttributedString) -> (runs: JSONOutput, problems: [ConversionWarning.Problem]) {
        var runs: [JSONOutput] = []
        var problems: [ConversionWarning.Problem] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let part = (text.string as NSString).substring(with: range)
            var members: JSONOutput = ["text": part]
            if let font = attributes[.font] as? UIFont { members["font"] = json(font) }
            if let kern = attributes[.kern] as? CGFloat { members["kern"] = Double(kern) }
            if let offset = attributes[.baselineOffset] as? CGFloat { members["baselineOffset"] = Double(offset) }
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                let (numbers, problem) = paragraph(style)
                members += numbers
                if let problem, !problems.contains(problem) { problems.append(problem) }
            }
            runs.append(members)
        }
        return (.array(runs), problems)
    }

    private static func paragraph(_ style: NSParagraphStyle) -> (JSONOutput, problem: ConversionWarning.Problem?) {
        let numbers: [(String, CGFloat)] = [
            ("lineSpacing", style.lineSpacing), ("paragraphSpacing", style.paragraphSpacing),
            ("paragraphSpacingBefore", style.paragraphSpacingBefore), ("minimumLineHeight", style.minimumLineHeight),
            ("maximumLineHeight", style.maximumLineHeight), ("lineHeightMultiple", style.lineHeightMultiple),
            ("firstLineHeadIndent", style.firstLineHeadIndent), ("headIndent", style.headIndent),
        ]
        let isWhole = numbers.allSatisfy { $0.1 >= 0 } && style.tailIndent == 0
        return (.object(numbers.filter { $0.1 > 0 }.map { ($0.0, $0.1.json) }), isWhole ? nil : .paragraph)
    }
}
