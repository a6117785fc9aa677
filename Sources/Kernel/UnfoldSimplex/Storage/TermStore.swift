/// The terms of all constraints in two flat arrays; removed ranges are squeezed out when they are the larger half.
struct TermStore: Sendable {
    var variables: UnmanagedArray<Int32>
    var coefficients: UnmanagedArray<Double>
    /// Terms of removed constraints still in the arrays.
    var unused = 0

    init(in memory: Arena, sizes: Sizes) {
        variables = UnmanagedArray(in: memory, capacity: sizes.terms)
        coefficients = UnmanagedArray(in: memory, capacity: sizes.terms)
    }

    func swapAt(_ one: Int, _ other: Int) {
        let (variable, coefficient) = (variables[one], coefficients[one])
        variables[one] = variables[other]
        coefficients[one] = coefficients[other]
        variables[other] = variable
        coefficients[other] = coefficient
    }

    mutating func move(into memory: Arena) {
        variables = variables.copied(into: memory)
        coefficients = coefficients.copied(into: memory)
    }
}
