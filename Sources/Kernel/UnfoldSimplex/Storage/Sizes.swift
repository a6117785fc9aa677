/// How many elements the arrays of a new solver have space for.
struct Sizes {
    let variables: Int
    let constraints: Int
    let terms: Int
    let entries: Int
    let definitions: Int
    static let list = 8
    /// Bytes for lists that outgrow their first size.
    static let slack = 512

    init(variables: Int, constraints: Int) {
        self.variables = variables + 8 + constraints / 8
        self.constraints = constraints
        terms = 2 * constraints
        entries = 16 + constraints * 7 / 8
        definitions = 4 + constraints * 3 / 8
    }
}
