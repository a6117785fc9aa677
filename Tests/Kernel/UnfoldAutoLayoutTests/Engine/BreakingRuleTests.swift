import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// Which constraint breaks, in an engine: recorded on iOS, and the same in every order (fact M3).
@MainActor @Suite(.ownSettings) struct BreakingRuleTests {
    /// A container with two subviews and a guide; `inner` is in `first`.
    @MainActor final class Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let first = UIView()
        let second = UIView()
        let inner = UIView()
        let guide = UILayoutGuide()

        init() {
            for view in [first, second, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(first)
            root.addSubview(second)
            first.addSubview(inner)
            root.addLayoutGuide(guide)
        }
    }

    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Index of the one that breaks.
        let broken: Int
        let make: @MainActor @Sendable (Tree) -> [@MainActor () -> NSLayoutConstraint]

        init(
            _ name: String, breaks broken: Int,
            _ make: @escaping @MainActor @Sendable (Tree) -> [@MainActor () -> NSLayoutConstraint]
        ) {
            testDescription = name
            self.broken = broken
            self.make = make
        }
    }

    nonisolated static let examples = [
        Example("widths 100 and 200", breaks: 1) { tree in
            [
                { tree.first.widthAnchor.constraint(equalToConstant: 100) },
                { tree.first.widthAnchor.constraint(equalToConstant: 200) },
            ]
        },
        Example("leading, trailing, centre", breaks: 2) { tree in
            [
                { tree.first.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 20) },
                { tree.first.trailingAnchor.constraint(equalTo: tree.root.trailingAnchor, constant: -40) },
                { tree.first.centerXAnchor.constraint(equalTo: tree.root.centerXAnchor) },
            ]
        },
        Example("an equation and <=", breaks: 1) { tree in
            [
                { tree.first.widthAnchor.constraint(equalToConstant: 100) },
                { tree.first.widthAnchor.constraint(lessThanOrEqualToConstant: 50) },
            ]
        },
        Example(">= and <=", breaks: 1) { tree in
            [
                { tree.first.widthAnchor.constraint(greaterThanOrEqualToConstant: 150) },
                { tree.first.widthAnchor.constraint(lessThanOrEqualToConstant: 100) },
            ]
        },
        Example("leading 20 and -10", breaks: 0) { tree in
            [
                { tree.first.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 20) },
                { tree.first.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: -10) },
            ]
        },
        Example("leading -10 and -20", breaks: 0) { tree in
            [
                { tree.first.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: -10) },
                { tree.first.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: -20) },
            ]
        },
        Example("one written the other way round", breaks: 1) { tree in
            [
                { tree.first.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 20) },
                { tree.root.leadingAnchor.constraint(equalTo: tree.first.leadingAnchor, constant: -10) },
            ]
        },
        Example("siblings of one width that must differ", breaks: 1) { tree in
            [
                { tree.first.widthAnchor.constraint(equalToConstant: 60) },
                { tree.second.widthAnchor.constraint(equalToConstant: 60) },
                { tree.second.widthAnchor.constraint(equalTo: tree.first.widthAnchor, constant: 10) },
            ]
        },
        Example("the holder before all else", breaks: 1) { tree in
            [
                { tree.second.widthAnchor.constraint(equalToConstant: 300) },
                { tree.inner.widthAnchor.constraint(equalToConstant: 10) },
                { tree.second.widthAnchor.constraint(equalTo: tree.inner.widthAnchor) },
            ]
        },
        Example("the deeper items", breaks: 2) { tree in
            [
                { tree.inner.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 10) },
                { tree.second.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 90) },
                { tree.second.topAnchor.constraint(equalTo: tree.inner.topAnchor) },
            ]
        },
        Example("two items before one", breaks: 0) { tree in
            [
                { tree.second.heightAnchor.constraint(equalTo: tree.first.heightAnchor) },
                {
                    let constraint = tree.second.heightAnchor.constraint(equalToConstant: 30)
                    constraint.identifier = "held by the root"
                    return constraint
                },
                {
                    let constraint = tree.first.heightAnchor.constraint(equalToConstant: 40)
                    constraint.identifier = "held by the root"
                    return constraint
                },
            ]
        },
    ]

    private func permutations(_ count: Int) -> [[Int]] {
        guard count > 0 else { return [[]] }
        return permutations(count - 1).flatMap { shorter in
            (0...shorter.count).map { index in Array(shorter[..<index]) + [count - 1] + Array(shorter[index...]) }
        }
    }

    /// The index of what broke, in a new tree.
    private func broken(of example: Example, created: [Int], activated: [Int], isLive: Bool, inBulk: Bool) -> [Int] {
        let tree = Tree()
        if isLive { tree.root.layoutIfNeeded() }
        let recipes = example.make(tree)
        var made: [Int: NSLayoutConstraint] = [:]
        for index in created { made[index] = recipes[index]() }
        var found: [Int] = []
        let listener: (LayoutEvent) -> Void = { event in
            guard case .unsatisfiable = event else { return }
            found += made.keys.sorted().filter { made[$0]?.isBroken == true && !found.contains($0) }
        }
        LayoutJournal.listening(listener) {
            let list = activated.compactMap { made[$0] }
            for constraint in list where constraint.identifier == "held by the root" {
                tree.root.addConstraint(constraint)
            }
            let others = list.filter { !$0.isActive }
            if inBulk {
                NSLayoutConstraint.activate(others)
            } else {
                for constraint in others { constraint.isActive = true }
            }
            tree.root.layoutIfNeeded()
        }
        return found
    }

    @Test(arguments: examples) func everyOrder(_ example: Example) {
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer { LayoutJournal.console = console }
        let count = example.make(Tree()).count
        for created in permutations(count) {
            for activated in permutations(count) {
                for (isLive, inBulk) in [(false, false), (false, true), (true, false), (true, true)] {
                    let found = broken(
                        of: example, created: created, activated: activated, isLive: isLive, inBulk: inBulk)
                    #expect(found == [example.broken], "\(created) \(activated) live \(isLive) bulk \(inBulk)")
                }
            }
        }
    }

    /// Breadth first: by depth, then by the parents' order, then by the own; guides after subviews.
    @Test func paths() {
        let tree = Tree()
        let paths = [tree.root, tree.first, tree.second].map { $0.hierarchyPath(below: tree.root) }
        let rest = [tree.guide.hierarchyPath(below: tree.root), tree.inner.hierarchyPath(below: tree.root)]
        #expect((paths + rest).sorted() == paths + rest)
        #expect(rest.map(\.depth) == [1, 2])
    }
}
