/// How many elements the arrays of a new solver have space for.
struct Sizes {
    let variables: Int
    let constraints: Int
    let terms: Int
    let entries: Int
    let definitions: Int
    static let list = 8
    /// Bytes for lists that outgrow their first size.
    static let slack = 160

    init(variables: Int, constraints: Int) {
        self.variables = variables + 9 + constraints / 13
        self.constraints = constraints
        terms = 16 + constraints * 15 / 8
        entries = 14 + constraints * 4 / 5
        definitions = 4 + constraints / 3
    }
}
