/// The terms of all constraints in two flat arrays; removed ranges are squeezed out when they are the larger half.
struct TermStore: Sendable {
    var variables: UnmanagedArray<Int32>
    var coefficients: UnmanagedArray<Double>
    /// Terms of removed constraints still in the arrays.
    var unused = 0

    func swapAt(_ one: Int, _ other: Int) {
        let (variable, coefficient) = (variables[one], coefficients[one])
        variables[one] = variables[other]
        coefficients[one] = coefficients[other]
        variables[other] = variable
        coefficients[other] = coefficient
    }
}
