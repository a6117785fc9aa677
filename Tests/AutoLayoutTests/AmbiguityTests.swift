import Foundation
import Testing

@testable import AutoLayout

@MainActor @Suite struct AmbiguityTests {
    /// A root of 300 by 200 that takes part by its frame.
    private func makeRoot() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        root.accessibilityIdentifier = "root"
        return root
    }

    private func add<T: UIView>(_ view: T, _ name: String, to parent: UIView) -> T {
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    @Test func loneLabel() {
        let root = makeRoot()
        let label = add(UILabel(), "label", to: root)
        label.text = "Hello"
        root.layoutIfNeeded()
        print(label.frame, label.hasAmbiguousLayout, label.ambiguousLayouts, root._autolayoutTrace())
    }

    @Test func explore() {
        let root = makeRoot()
        let a = add(UILabel(), "a", to: root)
        a.text = "Hello"
        let b = add(UILabel(), "b", to: root)
        b.text = "World"
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            a.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        print(a.frame, b.frame)
        for view in [a, b] { print(view.ambiguousLayouts) }
        print(root._autolayoutTrace())
        print(root.recursiveDescription())
        a.exerciseAmbiguityInLayout()
        print(a.frame, b.frame)
        a.exerciseAmbiguityInLayout()
        print(a.frame, b.frame)
        print(a.constraintsAffectingLayout(for: .horizontal))
        let plain = add(UIView(), "plain", to: root)
        plain.topAnchor.constraint(equalTo: root.topAnchor, constant: 4).isActive = true
        root.layoutIfNeeded()
        print(plain.frame, plain.ambiguousLayouts)
    }
}
