/// What a laid-out cell looks like, for saying why a height changed.
extension NamedViews {
    /// Views in the template's order: hidden ones, lines of labels, heights of views without subviews.
    package var rowFacts: [RowFact] {
        let width = RowFact(kind: .width, view: "contentView", value: Double(contentView.bounds.width))
        return [width]
            + ordered.flatMap { id, view -> [RowFact] in
                if view.isHidden { return [RowFact(kind: .hidden, view: id, value: 1)] }
                var facts: [RowFact] = []
                if let label = view as? UILabel, label.numberOfLines != 1 {
                    facts.append(
                        RowFact(kind: .lines, view: id, value: Double(label.lines(width: label.bounds.width).count)))
                }
                if let label = view as? UILabel, let font = label.font, label.text?.isEmpty == false {
                    facts.append(RowFact(kind: .lineHeight, view: id, value: Double(font.lineHeight)))
                }
                if view.subviews.isEmpty {
                    facts.append(RowFact(kind: .height, view: id, value: Double(view.frame.height)))
                }
                return facts
            }
    }
}
