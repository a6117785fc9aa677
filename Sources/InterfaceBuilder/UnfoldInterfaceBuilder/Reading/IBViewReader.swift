struct IBViewReader {
    let canvas: IBCanvas
    let log: IBLog
    let file: String
    /// What a cell keeps free below its content view, in points.
    var separator: CGFloat = 0

    /// Whether an element is a view: it has a frame, or subviews.
    static func isView(_ element: IBElement) -> Bool {
        element.child("rect", key: "frame") != nil || element.child("subviews") != nil
    }

    func view(_ element: IBElement) -> IBView {
        let variations = variations(of: element)
        let element = element.varied(by: variations)
        let hidden = excluded("subviews", variations)
        let dropped = excluded("constraints", variations)
        let own = element.child("constraints")?.children.filter { $0.name == "constraint" } ?? []
        return IBView(
            // The content view of a collection view's cell has none: its position stands for it.
            id: element["id"] ?? "\(element.line):\(element.column)", tag: element.name, element: element,
            attributes: element.attributes,
            frame: frame(of: element), subviews: subviews(of: element).filter { !hidden.contains($0.id) },
            constraints: own.filter { !dropped.contains($0["id"] ?? "") }.compactMap(constraint),
            guides: guides(of: element), key: element["key"])
    }

    /// What the size class changes, `default` first.
    private func variations(of element: IBElement) -> [IBElement] {
        let all = element.children.filter { $0.name == "variation" }
        return all.filter { $0["key"] == "default" }
            + all.filter { $0["key"] != "default" && canvas.matches(variation: $0["key"] ?? "") }
    }

    /// Ids that a mask takes out, less those that a later one brings back.
    private func excluded(_ key: String, _ variations: [IBElement]) -> Set<String> {
        var ids: Set<String> = []
        for mask in variations.compactMap({ $0.child("mask", key: key) }) {
            for entry in mask.children {
                guard let id = entry["reference"] else { continue }
                if entry.name == "exclude" { ids.insert(id) } else { ids.remove(id) }
            }
        }
        return ids
    }

    private func frame(of element: IBElement) -> CGRect? {
        guard let rect = element.child("rect", key: "frame") else { return nil }
        guard let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
            let height = rect.number("height")
        else {
            log.warn(file, rect, .frame)
            return nil
        }
        return CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
    }

    /// Those of `subviews`, and those that the element has under a key. Cells stand for themselves.
    private func subviews(of element: IBElement) -> [IBView] {
        let keyed = element.children.filter { $0["key"] != nil && Self.isView($0) && !Self.standsForItself($0) }
        let listed = element.child("subviews")?.children ?? []
        let views = (keyed + listed.filter { !Self.standsForItself($0) }).map(view)
        guard element.name == "tableViewCell", let cell = frame(of: element) else { return views }
        return views.map { filling(cell, $0) }
    }

    /// A cell places its content view itself: a height that falls short of the separator is left over from before.
    private func filling(_ cell: CGRect, _ view: IBView) -> IBView {
        guard view.key == "contentView", var frame = view.frame, frame.minY == 0, cell.height - frame.height > 2
        else { return view }
        var view = view
        frame.size.height = cell.height - separator
        view.frame = frame
        return view
    }

    private static func standsForItself(_ element: IBElement) -> Bool {
        ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(element.name)
    }

    private func guides(of element: IBElement) -> [(id: String, key: String)] {
        let known = element.children.filter { $0.name == "viewLayoutGuide" || $0.name == "keyboardLayoutGuide" }
        let own = element.child("layoutGuides")?.children ?? []
        return known.compactMap { guide in guide["id"].map { ($0, guide["key"] ?? "") } }
            + own.compactMap { guide in guide["id"].map { ($0, "") } }
    }

    private func constraint(_ element: IBElement) -> IBConstraint? {
        let attributes = element.varied(by: variations(of: element)).attributes
        func refuse(_ problem: IBWarning.ConstraintProblem) -> IBConstraint? {
            log.warn(file, element, .constraint(problem))
            return nil
        }
        func number(_ name: String, _ usual: Double) -> Double? {
            guard let text = attributes[name] else { return usual }
            guard let value = Self.number(text), abs(value) <= IBLimits.number else { return nil }
            return value
        }
        guard let first = attributes["firstAttribute"] else { return refuse(.noAttribute) }
        let relation = attributes["relation"] ?? "equal"
        guard ["equal", "greaterThanOrEqual", "lessThanOrEqual"].contains(relation)
        else { return refuse(.relation(relation)) }
        guard let multiplier = number("multiplier", 1), multiplier != 0 || attributes["secondItem"] == nil
        else { return refuse(.multiplier(attributes["multiplier"] ?? "")) }
        guard let constant = number("constant", 0), let priority = number("priority", 1000)
        else { return refuse(.notFinite) }
        guard priority > 0, priority <= 1000 else { return refuse(.priority(attributes["priority"] ?? "")) }
        return IBConstraint(
            id: attributes["id"] ?? "", firstItem: attributes["firstItem"], firstAttribute: first, relation: relation,
            secondItem: attributes["secondItem"], secondAttribute: attributes["secondAttribute"],
            multiplier: multiplier, constant: constant, priority: priority, identifier: attributes["identifier"],
            isPlaceholder: attributes["placeholder"] == "YES", element: element)
    }

    /// `0.5`, `16:9` or `1/3`; nil for anything else.
    static func number(_ text: String) -> Double? {
        if let value = Double(text) { return value.isFinite ? (abs(value) < 1e-100 ? 0 : value) : nil }
        for separator in [":", "/"] {
            let parts = text.components(separatedBy: separator)
            guard parts.count == 2, let above = Double(parts[0]), let below = Double(parts[1]), below != 0
            else { continue }
            let value = above / below
            return value.isFinite ? value : nil
        }
        return nil
    }
}
