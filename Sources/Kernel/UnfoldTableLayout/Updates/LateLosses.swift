/// What was lost, by element, worked out when it is first read: until then each keeps a copy of the system in which it
/// was lost, and no view.
package struct LateLosses: Hashable, Sendable {
    private var parts: [(element: BatchUpdateReport.Element, losses: Late<[UnsatisfiedConstraint]>)] = []

    package var all: [BatchUpdateReport.Unsatisfied] {
        get { parts.flatMap { part in part.losses.value.map { .init(element: part.element, constraint: $0) } } }
        set { parts = newValue.map { ($0.element, Late([$0.constraint])) } }
    }

    mutating func append(_ losses: Late<[UnsatisfiedConstraint]>, at element: BatchUpdateReport.Element) {
        parts.append((element, losses))
    }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.all == rhs.all }
    package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
