import Foundation
import Testing

@testable import UnfoldAutoLayout

/// Making views and constraints from words, and naming them again.
extension StackViewScript {
    /// `view NAME [SIZE] [label "TEXT" POINTS] [button "TITLE"] [lines N] [in PARENT] [hidden] [hug H V] [resist H V]`,
    /// or `stack NAME PROPERTIES…`.
    func make(_ words: [String]) -> UIView {
        var rest = Array(words.dropFirst(2))
        func take() -> String { rest.isEmpty ? "" : rest.removeFirst() }
        var view: UIView = words[0] == "stack" ? UIStackView() : UIView()
        if words[0] == "view", let first = rest.first, first.contains("x"),
            Double(first.prefix(1)) != nil || first.hasPrefix("-")
        {
            let natural = size(take())
            view = SizedView(natural.width, natural.height)
        } else if rest.first == "label" {
            let label = UILabel()
            rest.removeFirst()
            label.text = take()
            label.font = .systemFont(ofSize: number(take()))
            view = label
        } else if rest.first == "button" {
            let button = UIButton()
            rest.removeFirst()
            button.setTitle(take(), for: .normal)
            view = button
        }
        view.accessibilityIdentifier = words[1]
        var properties: [String] = []
        while !rest.isEmpty {
            let word = take()
            switch word {
            case "in":
                view.translatesAutoresizingMaskIntoConstraints = false
                self.view(take()).addSubview(view)
            case "hidden": view.isHidden = true
            case "lines": (view as? UILabel)?.numberOfLines = Int(number(take()))
            case "hug":
                view.setContentHuggingPriority(UILayoutPriority(Float(number(take()))), for: .horizontal)
                view.setContentHuggingPriority(UILayoutPriority(Float(number(take()))), for: .vertical)
            case "resist":
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(number(take()))), for: .horizontal)
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(number(take()))), for: .vertical)
            default: properties.append(word)
            }
        }
        if let stack = view as? UIStackView { set(stack, properties) }
        return view
    }

    func size(_ word: String) -> CGSize {
        let parts = word.split(separator: "x").map { $0 == "-" ? -1 : number(String($0)) }
        guard parts.count == 2 else {
            fail("not a size: \(word)")
            return .zero
        }
        return CGSize(width: parts[0], height: parts[1])
    }

    func gap(_ word: String) -> CGFloat {
        switch word {
        case "system": UIStackView.spacingUseSystem
        case "default": UIStackView.spacingUseDefault
        default: number(word)
        }
    }

    /// `horizontal fillEqually align:center spacing 8 margins 10 relative baselines rtl`.
    func set(_ stack: UIStackView, _ words: [String]) {
        var rest = words
        while !rest.isEmpty {
            let word = rest.removeFirst()
            switch word {
            case "horizontal": stack.axis = .horizontal
            case "vertical": stack.axis = .vertical
            case "spacing": stack.spacing = gap(rest.removeFirst())
            case "margins":
                let inset = number(rest.removeFirst())
                stack.layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            case "relative": stack.isLayoutMarginsRelativeArrangement = true
            case "unrelative": stack.isLayoutMarginsRelativeArrangement = false
            case "baselines": stack.isBaselineRelativeArrangement = true
            case "rtl": stack.semanticContentAttribute = .forceRightToLeft
            case "ltr": stack.semanticContentAttribute = .forceLeftToRight
            case _ where word.hasPrefix("align:"):
                guard let alignment = Self.alignments[String(word.dropFirst(6))] else { return fail("no \(word)") }
                stack.alignment = alignment
            default:
                guard let distribution = Self.distributions[word] else { return fail("no property \(word)") }
                stack.distribution = distribution
            }
        }
    }

    static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
        "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]

    /// `a.top == b.bottom + 8 @750`, `a.width == 0.5*b.width`, `a.height == 50`.
    func pin(_ words: [String]) {
        let attributes = Dictionary(
            uniqueKeysWithValues: (1...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }.map {
                ($0.printed, $0)
            })
        func side(_ word: String) -> (UIView, NSLayoutConstraint.Attribute)? {
            let parts = word.split(separator: ".").map(String.init)
            guard parts.count == 2, let attribute = attributes[parts[1]], views[parts[0]] != nil else { return nil }
            return (view(parts[0]), attribute)
        }
        let relations: [String: NSLayoutConstraint.Relation] = [
            "==": .equal, ">=": .greaterThanOrEqual, "<=": .lessThanOrEqual,
        ]
        guard words.count >= 3, let first = side(words[0]), let relation = relations[words[1]] else {
            return fail("not a constraint: \(words)")
        }
        var factor: CGFloat = 1
        var right = words[2]
        if let star = right.firstIndex(of: "*") {
            factor = number(String(right[..<star]))
            right = String(right[right.index(after: star)...])
        }
        let second = side(right)
        var constant: CGFloat = second == nil ? number(right) : 0
        if words.count > 4, words[3] == "+" || words[3] == "-" {
            constant = number(words[4]) * (words[3] == "-" ? -1 : 1)
        }
        let constraint = NSLayoutConstraint(
            item: first.0, attribute: first.1, relatedBy: relation, toItem: second?.0,
            attribute: second?.1 ?? .notAnAttribute, multiplier: factor, constant: constant)
        if let level = words.last, level.hasPrefix("@") {
            constraint.priority = UILayoutPriority(Float(number(String(level.dropFirst()))))
        }
        constraint.isActive = true
    }

    // MARK: Naming

    func called(_ view: UIView) -> String { view.accessibilityIdentifier ?? "root" }

    /// A printed constraint with names for the addresses of views and `*` for its own.
    func naming(_ text: String) -> String {
        var text = text
        for (name, view) in views { text = text.replacingOccurrences(of: view.layoutAddress.printed, with: name) }
        return text.replacingOccurrences(
            of: "Constraint:0x[0-9a-f]+", with: "Constraint:*", options: .regularExpression)
    }

    /// Every constraint of the stack and of its views, without the app's own, as `IDENTIFIER first.attribute == …`.
    func listed(of stack: UIStackView) -> [String] {
        let all = stack.constraints + stack.arrangedSubviews.filter { !($0 is UIStackView) }.flatMap(\.constraints)
        return all.filter { $0.identifier?.hasPrefix("UISV-") ?? false }.map { constraint in
            let equation = constraint.printedEquation { self.itemName($0, in: stack) }
            return Self.squeezed("\(constraint.identifier!) \(equation)")
        }
    }

    static func squeezed(_ line: String) -> String { line.split(separator: " ").joined(separator: " ") }

    private func itemName(_ item: LayoutItem, in stack: UIStackView) -> String {
        if let view = item as? UIView { return called(view) }
        if item === stack.alignmentSpanner { return "spanner" }
        if item === stack.orderingSpanner { return "ordering" }
        if let index = stack.gapGuides.firstIndex(where: { $0 === item }) { return "gap\(index + 1)" }
        return item === stack.layoutMarginsGuide ? "margins" : "guide"
    }
}
