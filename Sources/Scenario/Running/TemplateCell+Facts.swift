import AutoLayout
import Foundation

/// What a laid-out cell looks like, for telling why a height changed.
extension TemplateCell {
    /// Views in the template's order: hidden ones, lines of labels, heights of views without subviews.
    var rowFacts: [RowFact] {
        viewOrder.flatMap { id -> [RowFact] in
            guard let view = views[id] else { return [] }
            if view.isHidden { return [RowFact(kind: .hidden, view: id, value: 1)] }
            var facts: [RowFact] = []
            if let label = view as? UILabel, label.numberOfLines != 1 {
                facts.append(RowFact(kind: .lines, view: id, value: Double(lines(of: label))))
            }
            if view.subviews.isEmpty {
                facts.append(RowFact(kind: .height, view: id, value: Double(view.frame.height)))
            }
            return facts
        }
    }

    /// Lines of the text at the label's width; 0 without text.
    private func lines(of label: UILabel) -> Int {
        guard label.text?.isEmpty == false else { return 0 }
        let pitch = TextMetrics.measurer.height(ofLines: 1, font: label.font)
        guard pitch > 0 else { return 0 }
        let height = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
        return max(1, Int((height / pitch).rounded()))
    }
}
