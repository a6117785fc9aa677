import UnfoldSimplex

package struct LinearForm {
    package var terms: [Term]
    package var constant: Double

    package init(terms: [Term] = [], constant: Double = 0) { (self.terms, self.constant) = (terms, constant) }

    package mutating func add(_ coefficient: Double, _ variable: Variable) { terms.append(Term(coefficient, variable)) }

    package mutating func subtract(_ other: LinearForm, times factor: Double) {
        for term in other.terms { terms.append(Term(-factor * term.coefficient, term.variable)) }
        constant -= factor * other.constant
    }
}
