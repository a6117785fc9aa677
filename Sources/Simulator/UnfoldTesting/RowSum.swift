import Foundation
import UnfoldAutoLayout
import UnfoldReport
import UnfoldScenario
import UnfoldTableLayout

/// Why a row of a table in code is as high as it is: the sum of its last fitting, and what lost in it.
@MainActor struct RowSum {
    /// `147 = 12 + 44 + …`.
    let sentence: String
    /// The sum, its parts one a line, and the constraints that lost.
    let text: String

    /// nil for a row whose height does not come from constraints, or that is off screen.
    init?(of tableView: UITableView, at path: IndexPath, named name: String) {
        guard let height = tableView.heightForRow(at: path), height.source == .measured || height.source == .cached,
            let fitting = tableView.cellForRow(at: path)?.contentView.lastFitting
        else { return nil }
        let row = StepResult.Row(
            id: name, section: path.section, row: path.row, height: Double(height.height),
            contentViewHeight: Double(height.contentHeight), source: height.source)
        let position = SourcePosition(file: "", line: 1, column: 1)
        var answer = WhyAnswer(
            scenario: "", file: "", step: StepResult(index: 0, name: "", position: position), row: row)
        let derivation = fitting.heightDerivation()
        answer.fitted = derivation.value
        answer.parts = HeightParts.ordered(derivation)
        guard !answer.parts.isEmpty else { return nil }
        sentence = WhySum.text(answer)
        var lines = [sentence, ""]
        lines += answer.parts.map { "\(Number.text($0.amount))  \(WhySum.words($0, answer))" }
        for loss in fitting.unsatisfiedConstraints() where loss.design == nil {
            lines +=
                ["", "lost: \(UnsatisfiedSentence.text(loss))"] + UnsatisfiedSentence.binding(loss).map { "  \($0)" }
        }
        text = Style.text(lines)
    }
}
