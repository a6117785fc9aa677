import UnfoldInterfaceBuilder
import UnfoldScenario

package enum ConversionSentence {
    package static func line(_ warning: ConversionWarning) -> String {
        "\(warning.file):\(warning.line):\(warning.column): warning: \(text(warning.problem))"
    }

    static func text(_ problem: ConversionWarning.Problem) -> String {
        switch problem {
        case .document(let problem): problem.sentence
        case .contentConfiguration: "a scenario has no words for a content configuration; the cell is empty without it"
        case .part(let key): "a scenario has no words for a cell's \(key); it is left out"
        case .designedSize: "the natural size of this view is made by code of the app; what its class gives is taken"
        case .givenHeight(let height):
            "nothing in this cell is tied to its top or bottom, so the app gives its height; "
                + "the document's, \(JSONOutput.number(height).written()), is taken"
        case .paragraph: "indents from the far edge and negative distances between lines are left out"
        case .item(let side): "a scenario has no words for this constraint's \(side.rawValue) item; it is left out"
        }
    }
}
