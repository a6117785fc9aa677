import Foundation
import Testing

@testable import UnfoldAutoLayout

@MainActor @Suite struct AmbiguityTests {
    /// A root of 300 by 200 that takes part by its frame, and views in it by name.
    @MainActor private final class Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        var views: [String: UIView]

        init() {
            root.accessibilityIdentifier = "root"
            views = ["root": root]
        }

        func add<T: UIView>(_ name: String, _ view: T, to parent: String = "root") -> T {
            view.accessibilityIdentifier = name
            view.translatesAutoresizingMaskIntoConstraints = false
            views[parent]?.addSubview(view)
            views[name] = view
            return view
        }

        /// `a.leading == root.leading + 8`, `a.width >= 10 @250`.
        func hold(_ texts: String...) {
            for text in texts {
                let words = text.split(separator: " ").map(String.init)
                let left = words[0].split(separator: ".").map(String.init)
                let relation: NSLayoutConstraint.Relation =
                    words[1] == "==" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
                let right = words[2].split(separator: ".").map(String.init)
                let level = words.last.flatMap { $0.hasPrefix("@") ? Float($0.dropFirst()) : nil }
                let numbers = level == nil ? words : Array(words.dropLast())
                let isEdge = right.count == 2 && views[right[0]] != nil
                let amount =
                    isEdge
                    ? (numbers.count > 4 ? (numbers[3] == "-" ? -1 : 1) * (Double(numbers[4]) ?? 0) : 0)
                    : Double(words[2]) ?? 0
                let constraint = NSLayoutConstraint(
                    item: views[left[0]]!, attribute: Self.attribute(left[1]), relatedBy: relation,
                    toItem: isEdge ? views[right[0]] : nil,
                    attribute: isEdge ? Self.attribute(right[1]) : .notAnAttribute, multiplier: 1, constant: amount)
                if let level { constraint.priority = UILayoutPriority(level) }
                constraint.isActive = true
            }
            root.layoutIfNeeded()
        }

        private static func attribute(_ name: String) -> NSLayoutConstraint.Attribute {
            let all: [NSLayoutConstraint.Attribute] = [
                .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY,
            ]
            return all.first { "\($0)" == name }!
        }
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    // MARK: What is free

    struct Case: Sendable, CustomStringConvertible {
        var name: String
        var constraints: [String]
        var isLabel = false
        /// Free attributes, horizontally and vertically.
        var horizontal: [NSLayoutConstraint.Attribute] = []
        var vertical: [NSLayoutConstraint.Attribute] = []
        var frame: CGRect

        var description: String { name }
    }

    nonisolated static let cases: [Case] = [
        Case(
            name: "one edge each way", constraints: ["a.leading == root.leading + 8", "a.top == root.top + 4"],
            horizontal: [.trailing, .width], vertical: [.bottom, .height],
            frame: CGRect(x: 8, y: 4, width: 0, height: 0)),
        Case(
            name: "size without place", constraints: ["a.width == 30", "a.height == 20"],
            horizontal: [.leading, .trailing], vertical: [.top, .bottom],
            frame: CGRect(x: 0, y: 0, width: 30, height: 20)),
        Case(
            name: "whole",
            constraints: [
                "a.leading == root.leading + 8", "a.trailing == root.trailing - 8", "a.centerY == root.centerY",
                "a.height == 20",
            ], frame: CGRect(x: 8, y: 90, width: 284, height: 20)),
        Case(
            name: "far edge only",
            constraints: ["a.trailing == root.trailing - 8", "a.top == root.top", "a.height == 9"],
            horizontal: [.leading, .width], frame: CGRect(x: 292, y: 0, width: 0, height: 9)),
        Case(
            name: "inequality leaves room",
            constraints: [
                "a.leading == root.leading", "a.trailing <= root.trailing - 8", "a.top == root.top", "a.height == 9",
            ], horizontal: [.trailing, .width], frame: CGRect(x: 0, y: 0, width: 0, height: 9)),
        Case(
            name: "an optional constraint settles it",
            constraints: [
                "a.leading == root.leading", "a.width == 50 @1", "a.top == root.top", "a.height == 9 @999",
            ], frame: CGRect(x: 0, y: 0, width: 50, height: 9)),
        Case(
            name: "content is a size", constraints: ["a.leading == root.leading + 5", "a.top == root.top"],
            isLabel: true,
            frame: CGRect(x: 5, y: 0, width: 39, height: 61.0 / 3)),
        Case(
            name: "content without place", constraints: [], isLabel: true, horizontal: [.leading, .trailing],
            vertical: [.top, .bottom], frame: CGRect(x: 0, y: 0, width: 39, height: 61.0 / 3)),
    ]

    @Test(arguments: cases) func freePositionsAndSizesAreFound(_ sample: Case) {
        let tree = Tree()
        let view = tree.add("a", sample.isLabel ? label("Hello") : UIView())
        for constraint in sample.constraints { tree.hold(constraint) }
        tree.root.layoutIfNeeded()
        func free(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint.Attribute] {
            view.ambiguousLayouts.first { $0.axis == axis }?.free ?? []
        }
        #expect(free(.horizontal) == sample.horizontal)
        #expect(free(.vertical) == sample.vertical)
        #expect(view.hasAmbiguousLayout == !(sample.horizontal.isEmpty && sample.vertical.isEmpty))
        #expect(abs(view.frame.minX - sample.frame.minX) < 1e-6 && abs(view.frame.minY - sample.frame.minY) < 1e-6)
        #expect(
            abs(view.frame.width - sample.frame.width) < 1e-6 && abs(view.frame.height - sample.frame.height) < 1e-6,
            "\(view.frame)")
    }

    /// What is said to settle a view does: made real, it leaves nothing open.
    @Test(arguments: cases) func curesCure(_ sample: Case) throws {
        func make() -> (Tree, UIView) {
            let tree = Tree()
            let view = tree.add("a", sample.isLabel ? label("Hello") : UIView())
            for constraint in sample.constraints { tree.hold(constraint) }
            tree.root.layoutIfNeeded()
            return (tree, view)
        }
        let (first, view) = make()
        defer { withExtendedLifetime(first) {} }
        for open in view.ambiguousLayouts {
            #expect(!open.fixes.isEmpty)
            for cure in open.fixes {
                let (tree, view) = make()
                guard case .constraints(let equations) = cure else { continue }
                for equation in equations { tree.hold(equation.description) }
                #expect(!view.ambiguousLayouts.contains { $0.axis == open.axis }, "\(equations)")
            }
        }
    }

    /// Two labels that hug equally share the space at will; one point of hugging decides.
    @Test func equalHugging() throws {
        let tree = Tree()
        let a = tree.add("a", label("Hello"))
        let b = tree.add("b", label("World"))
        tree.hold(
            "a.leading == root.leading + 10", "b.leading == a.trailing + 10", "b.trailing == root.trailing - 10",
            "a.top == root.top", "b.top == root.top")
        let open = try #require(a.ambiguousLayouts.first)
        #expect(open.axis == .horizontal && open.free == [.trailing, .width])
        #expect(open.fixes.first == .contentHugging(251))
        #expect(b.hasAmbiguousLayout)
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        tree.root.layoutIfNeeded()
        #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
        #expect(tree.root.ambiguityFindings().isEmpty)
    }

    @Test func findingsNameViews() {
        let tree = Tree()
        _ = tree.add("a", UIView())
        tree.hold("a.leading == root.leading", "a.top == root.top", "a.height == 9")
        let findings = tree.root.ambiguityFindings()
        #expect(findings.map(\.code) == ["ambiguous-layout"])
        guard case .ambiguous(let layout)? = findings.first?.fact else {
            Issue.record("no ambiguous layout in \(findings)")
            return
        }
        #expect(layout.view == "a" && layout.free == [.trailing, .width])
        guard case .constraints(let equations)? = layout.fixes.first else {
            Issue.record("no constraints in \(layout.fixes)")
            return
        }
        #expect(equations.map(\.description) == ["a.trailing == root.trailing"])
    }

    // MARK: Exercising

    @Test func exercising() {
        let tree = Tree()
        let view = tree.add("a", UIView())
        tree.hold("a.leading == root.leading + 8", "a.top == root.top", "a.height == 9", "a.trailing <= root.trailing")
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        let after = view.frame
        #expect(after != before)
        #expect(after.minX == 8 && after.maxX <= 300 && after.height == 9)
        #expect(view.hasAmbiguousLayout, "exercising settles nothing")
        tree.root.layoutIfNeeded()
        #expect(view.frame == after, "another pass without a change keeps it")
        view.exerciseAmbiguityInLayout()
        #expect(view.frame != after)
        // Any change ends the exercise.
        tree.hold("a.width == 33")
        #expect(view.frame == CGRect(x: 8, y: 0, width: 33, height: 9))
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 8, y: 0, width: 33, height: 9))
    }

    @Test func exercisedViewsMayLeave() {
        let tree = Tree()
        let view = tree.add("a", UIView())
        tree.hold("a.leading == root.leading + 8", "a.top == root.top")
        view.exerciseAmbiguityInLayout()
        // A fitting is not swayed by where an exercise led.
        tree.hold("a.trailing == root.trailing - 8")
        view.exerciseAmbiguityInLayout()
        let size = tree.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size.width == 16 && size.height == 0)
        view.removeFromSuperview()
        tree.root.layoutIfNeeded()
        #expect(tree.root.ambiguityFindings().isEmpty)
        #expect(!tree.root._autolayoutTrace().contains("AMBIGUOUS"))
    }

    /// Random trees: exercising an ambiguous view leads to a frame that still satisfies every constraint; a view that
    /// is not ambiguous stays.
    @Test func randomTrees() {
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let console = LayoutJournal.console
        LayoutJournal.console = { _ in }
        defer { LayoutJournal.console = console }
        var ambiguous = 0
        for _ in 0..<60 {
            let tree = Tree()
            let names = ["a", "b", "c"]
            for (index, name) in names.enumerated() {
                _ = tree.add(name, UIView(), to: index == 0 || random(2) == 0 ? "root" : names[index - 1])
            }
            for name in names {
                let parent = tree.views[name]!.superview!.accessibilityIdentifier!
                let choices = [
                    "\(name).leading == \(parent).leading + \(random(20))", "\(name).width == \(10 + random(40))",
                    "\(name).trailing <= \(parent).trailing", "\(name).top >= \(parent).top + \(random(9))",
                    "\(name).height == \(5 + random(20)) @\(200 + random(500))", "\(name).centerY == \(parent).centerY",
                    "\(name).width >= \(random(30))",
                ]
                for _ in 0..<(1 + random(4)) { tree.hold(choices[random(choices.count)]) }
            }
            for name in names {
                let view = tree.views[name]!
                let isOpen = view.hasAmbiguousLayout
                if isOpen { ambiguous += 1 }
                let before = names.map { tree.views[$0]!.frame }
                view.exerciseAmbiguityInLayout()
                let after = names.map { tree.views[$0]!.frame }
                #expect(before == after || isOpen, "\(tree.root._autolayoutTrace())")
                for constraint in names.flatMap({ tree.views[$0]!.constraints }) + tree.root.constraints
                where constraint.priority == .required && constraint.timesBroken == 0 {
                    #expect(holds(constraint), "\(constraint)")
                }
            }
        }
        #expect(ambiguous > 50)
    }

    /// Checked on frames, which are on the grid of a third of a point.
    private func holds(_ constraint: NSLayoutConstraint) -> Bool {
        func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
            guard let view = item as? UIView, let holder = constraint.owner else { return 0 }
            let frame = view === holder ? view.bounds : view.superview?.convert(view.frame, to: holder) ?? view.frame
            switch attribute {
            case .leading: return frame.minX
            case .trailing: return frame.maxX
            case .top: return frame.minY
            case .bottom: return frame.maxY
            case .width: return frame.width
            case .height: return frame.height
            case .centerX: return frame.midX
            case .centerY: return frame.midY
            default: return 0
            }
        }
        let left = value(constraint.firstItem, constraint.firstAttribute)
        let right = value(constraint.secondItem, constraint.secondAttribute) + constraint.constant
        switch constraint.relation {
        case .equal: return abs(left - right) < 0.7
        case .lessThanOrEqual: return left < right + 0.7
        case .greaterThanOrEqual: return left > right - 0.7
        }
    }

    // MARK: Constraints and dumps

    @Test func constraintsAffectingLayout() {
        let tree = Tree()
        let view = tree.add("a", UIView())
        tree.hold(
            "a.leading == root.leading + 8", "a.trailing == root.trailing - 8", "a.width >= 5", "a.top == root.top",
            "a.height == 20 @700")
        func texts(_ axis: NSLayoutConstraint.Axis) -> [String] {
            view.constraintsAffectingLayout(for: axis).map(\.facts.equation)
        }
        #expect(texts(.horizontal) == ["a.leading == root.leading + 8", "a.trailing == root.trailing - 8"])
        #expect(texts(.vertical) == ["a.top == root.top", "a.height == 20 @700"])
    }

    @Test func theTraceNamesFreeViews() {
        LayoutAddress.reset()
        let tree = Tree()
        let a = tree.add("a", UIView())
        _ = tree.add("b", label("Hi"), to: "a")
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        tree.root.addSubview(plain)
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        a.addLayoutGuide(guide)
        guide.topAnchor.constraint(equalTo: a.topAnchor).isActive = true
        tree.hold(
            "a.leading == root.leading", "a.top == root.top", "b.leading == a.leading", "b.top == a.top",
            "a.height == 9")
        let lines = tree.root._autolayoutTrace().components(separatedBy: "\n")
        #expect(lines[0] == "•UIView:0x105000010")
        #expect(
            lines[1] == "|   *UIView:0x105000020- AMBIGUOUS LAYOUT for UIView:0x105000020.Width")
        #expect(lines[2].hasPrefix("|   |   *UILayoutGuide:0x1050000") && lines[2].hasSuffix("'gap'"))
        #expect(lines[3] == "|   |   *UILabel:0x105000030'Hi'")
        #expect(lines[4].hasPrefix("|   UIView:0x"))
        #expect(lines.suffix(4)[lines.count - 4] == "Legend:")
        let description = tree.root.recursiveDescription().components(separatedBy: "\n")
        #expect(description.count == 4)
        #expect(description[2].hasPrefix("   |    | <UILabel: 0x105000030; frame = (0 0; "))
    }

    @Test func hiddenFromConstraints() {
        let lone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!lone.hasAmbiguousLayout)
        #expect(lone.constraintsAffectingLayout(for: .vertical).isEmpty)
        lone.exerciseAmbiguityInLayout()
        #expect(lone.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}
