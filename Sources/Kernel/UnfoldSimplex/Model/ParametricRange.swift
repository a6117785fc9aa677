/// How a solution follows one constant, and how far: a straight line, as long as the same restrictions decide it.
package struct ParametricRange: Sendable {
    /// Changes of the constant, around 0, under which the basis stays optimal.
    package let range: ClosedRange<Double>
    /// By slot of variable.
    let rates: [Double]
    /// Whether a variable moves with constants that are not known exactly.
    let isUncertain: [Bool]

    /// How far a variable moves for each unit of the constant.
    package func rate(of variable: Variable) -> Double { rates[Int(variable.index)] }

    /// Whether the variable depends on constants that were called uncertain.
    package func isUncertain(_ variable: Variable) -> Bool { isUncertain[Int(variable.index)] }
}

/// Constants that are changed together, by an amount of which only the bounds are known.
package struct UncertainConstants: Sendable {
    package let constraints: [ConstraintID]
    /// Includes 0.
    package let change: ClosedRange<Double>

    package init(_ constraints: [ConstraintID], change: ClosedRange<Double>) {
        (self.constraints, self.change) = (constraints, change)
    }
}
