import UnfoldSimplex

/// What the rule of breaking looks at in one member of a conflict (fact M3): a key, of which the greatest breaks.
///
/// Engines and pasted logs fill it in, each from what it knows of the hierarchy; the comparison is the same.
package struct BreakCandidate {
    /// Made by the system for purposes of its own: broken only if there is nothing else.
    package var isSystem: Bool
    package var ownerDepth: Int
    /// The constraint as a statement about its later item.
    package var statement: Statement

    package init(isSystem: Bool, ownerDepth: Int, statement: Statement) {
        (self.isSystem, self.ownerDepth, self.statement) = (isSystem, ownerDepth, statement)
    }

    /// `later item's attribute  relation  the other item's + constant`.
    package struct Statement {
        /// The deeper item, of equally deep ones the later breadth first.
        package var later: HierarchyPath
        /// The other item; nil for a constraint of one.
        package var other: HierarchyPath?
        /// As read from the later item.
        var relation: NSLayoutConstraint.Relation
        var attribute: NSLayoutConstraint.Attribute
        /// Written the other way round: the other item first.
        var isTurned: Bool
        /// As read from the later item, in points.
        var constant: Double
    }

    /// The steps of the rule, strongest first.
    package enum Step: CaseIterable {
        case owner, laterDepth, otherDepth, relation, attribute, turned, constant, path
    }

    /// The index of the one that breaks, whatever the order; of equal candidates the first; nil for none.
    package static func choose(from candidates: [BreakCandidate]) -> Int? {
        let own = candidates.indices.filter { !candidates[$0].isSystem }
        let left = own.isEmpty ? Array(candidates.indices) : own
        guard var best = left.first else { return nil }
        for index in left.dropFirst() where candidates[best].decision(against: candidates[index])?.breaks == false {
            best = index
        }
        return best
    }

    /// The step that distinguishes two candidates, and whether this one breaks by it; nil if they are alike.
    package func decision(against other: Self) -> (step: Step, breaks: Bool)? {
        for step in Step.allCases {
            let order = compare(with: other, by: step)
            if order != 0 { return (step, order > 0) }
        }
        return nil
    }

    /// Above zero if this one has the greater key in a step, below zero if the other has.
    private func compare(with candidate: Self, by step: Step) -> Int {
        func order<Key: Comparable>(_ key: (Statement) -> Key) -> Int {
            let (mine, its) = (key(statement), key(candidate.statement))
            return mine == its ? 0 : mine > its ? 1 : -1
        }
        switch step {
        case .owner: return (ownerDepth - candidate.ownerDepth).signum()
        case .laterDepth: return order { $0.later.depth }
        case .otherDepth: return order { $0.other?.depth ?? -1 }
        case .relation: return order { $0.relation.breakRank }
        case .attribute: return order { $0.attribute.rawValue }
        case .turned: return order { $0.isTurned ? 1 : 0 }
        case .constant: return order { $0.constant }
        case .path:
            let byLater = order { $0.later }
            guard byLater == 0, let mine = statement.other, let its = candidate.statement.other else { return byLater }
            return mine == its ? 0 : mine > its ? 1 : -1
        }
    }
}

extension BreakCandidate.Statement {
    /// A constraint as written, `first relation multiplier * second + constant`, read from the later of its items.
    package init(
        first: (path: HierarchyPath, attribute: NSLayoutConstraint.Attribute), _ relation: NSLayoutConstraint.Relation,
        second: (path: HierarchyPath, attribute: NSLayoutConstraint.Attribute)?, multiplier: Double, constant: Double
    ) {
        guard let second, first.path < second.path else {
            self.init(
                later: first.path, other: second?.path, relation: relation, attribute: first.attribute,
                isTurned: false, constant: constant)
            return
        }
        self.init(
            later: second.path, other: first.path, relation: multiplier < 0 ? relation : relation.turned,
            attribute: second.attribute, isTurned: true, constant: -constant / (multiplier == 0 ? 1 : multiplier))
    }
}

/// Where an item is in its tree, in breadth-first order.
package struct HierarchyPath: Comparable {
    /// Position among the siblings at each step down from the root, guides after views; empty for the root.
    package var path: [Int]

    package init(path: [Int]) { self.path = path }

    package var depth: Int { path.count }

    package static func < (one: Self, other: Self) -> Bool {
        one.depth == other.depth ? one.path.lexicographicallyPrecedes(other.path) : one.depth < other.depth
    }
}

extension NSLayoutConstraint.Relation {
    /// An inequality breaks before an equation, `<=` before `>=`.
    fileprivate var breakRank: Int {
        switch self {
        case .equal: 0
        case .greaterThanOrEqual: 1
        case .lessThanOrEqual: 2
        }
    }
}
