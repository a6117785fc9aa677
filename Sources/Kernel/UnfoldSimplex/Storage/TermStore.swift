/// The terms of all constraints in two flat arrays; removed ranges are squeezed out when they are the larger half.
struct TermStore: Sendable {
    var variables: UnmanagedArray<Int32>
    var coefficients: UnmanagedArray<Double>
    /// Terms of removed constraints still in the arrays.
    var unused = 0

    mutating func swapAt(_ one: Int, _ other: Int) {
        variables.swapAt(one, other)
        coefficients.swapAt(one, other)
    }
}
