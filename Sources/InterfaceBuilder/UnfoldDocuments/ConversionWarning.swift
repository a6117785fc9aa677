import UnfoldInterfaceBuilder

/// Something in a document that a scenario made of it does not have, with the position.
package struct ConversionWarning: Hashable, Sendable {
    enum Problem: Hashable, Sendable {
        /// What layout does not take over anyway.
        case document(IBWarning.Problem)
        case contentConfiguration
        /// A view that a cell keeps beside its content: an accessory or a background.
        case part(String)
        /// A size that code of the app gives.
        case designedSize
        /// Nothing in the cell is tied to its top or bottom; the recorded height is taken.
        case givenHeight(Double)
        /// Distances and indents of a paragraph that are left out.
        case paragraph
        /// An item of a constraint that has no name in a scenario.
        case item(Side)
    }

    enum Side: String, Hashable, Sendable {
        case first, second
    }

    var file: String
    var line: Int
    var column: Int
    var problem: Problem

    init(_ file: String, _ element: IBElement, _ problem: Problem) {
        (self.file, line, column, self.problem) = (file, element.line, element.column, problem)
    }

    init(_ warning: IBWarning) {
        (file, line, column, problem) = (warning.file, warning.line, warning.column, .document(warning.problem))
    }
}
