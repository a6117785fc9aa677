import UnfoldInterfaceBuilder

/// Something in a document that a scenario made of it does not have, with the position.
package struct ConversionWarning: Hashable, Sendable {
    enum Problem: Hashable, Sendable {
        case document(IBWarning.Problem)
        case contentConfiguration
        case part(String)
        case designedSize
        case givenHeight(Double)
        case paragraph
        case item(Side)
    }

    enum Side: String, Hashable, Sendable { case first, second }

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
