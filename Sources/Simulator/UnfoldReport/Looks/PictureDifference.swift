package struct PictureDifference: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
        /// Points to the right and down.
        case moved(Double, Double)
        /// Widths and heights in points.
        case resized(from: [Double], to: [Double])
        case value(String, was: String?, now: String?)
        case text(was: String, now: String)
        case added, removed, unreadable
    }

    package var view: String
    /// Of the element: `rect`, `text`, `path`.
    package var tag: String
    package var change: Change

    /// How the second picture differs, view by view in its order; what all of a view does is there once.
    package static func between(_ old: String, _ new: String) -> [PictureDifference] {
        guard old != new else { return [] }
        guard let was = PictureElement.all(in: old), let now = PictureElement.all(in: new) else {
            return [PictureDifference(view: "", tag: "", change: .unreadable)]
        }
        var rest = Dictionary(firsts: keyed(was))
        var found = DistinctList<PictureDifference>()
        var views = Set(was.map(\.view))
        for (key, element) in keyed(now) {
            if let before = rest.removeValue(forKey: key) {
                for change in changes(from: before, to: element) {
                    _ = found.append(PictureDifference(view: element.view, tag: element.tag, change: change))
                }
            } else {
                _ = found.append(
                    PictureDifference(view: element.view, tag: tag(of: element, in: views), change: .added))
            }
        }
        views = Set(now.map(\.view))
        // In the order of the old picture, not of a hash.
        for (key, element) in keyed(was) where rest[key] != nil {
            _ = found.append(PictureDifference(view: element.view, tag: tag(of: element, in: views), change: .removed))
        }
        return found.elements
    }

    private static func tag(of element: PictureElement, in views: Set<String>) -> String {
        views.contains(element.view) ? element.tag : ""
    }

    private struct Key: Hashable {
        let view, tag: String
        let number: Int
    }

    private static func keyed(_ elements: [PictureElement]) -> [(Key, PictureElement)] {
        var counts: [Key: Int] = [:]
        return elements.map { element in
            let kind = Key(view: element.view, tag: element.tag, number: 0)
            counts[kind, default: -1] += 1
            return (Key(view: element.view, tag: element.tag, number: counts[kind]!), element)
        }
    }

    private static func changes(from old: PictureElement, to new: PictureElement) -> [Change] {
        var changes: [Change] = []
        func pair(_ element: PictureElement, _ names: [String]) -> [Double]? {
            let numbers = names.compactMap { element.values[$0].flatMap(Double.init) }
            return numbers.count == names.count ? numbers : nil
        }
        // What a picture shows of the plane follows from its size.
        var known: Set<String> = ["viewBox"]
        func move(_ names: [String], _ was: [Double]?, _ now: [Double]?) {
            guard let was, let now else { return }
            known.formUnion(names)
            if was != now { changes.append(.moved(now[0] - was[0], now[1] - was[1])) }
        }
        for names in [["x", "y"], ["cx", "cy"]] { move(names, pair(old, names), pair(new, names)) }
        if let was = old.values["d"], let now = new.values["d"], was != now, let (x, y) = self.move(from: was, to: now)
        {
            known.insert("d")
            changes.append(.moved(x, y))
        }
        move(["transform"], translation(old), translation(new))
        if let was = pair(old, ["width", "height"]), let now = pair(new, ["width", "height"]) {
            known.formUnion(["width", "height"])
            if was != now { changes.append(.resized(from: was, to: now)) }
        }
        if old.text != new.text {
            changes.append(.text(was: old.text, now: new.text))
            // The text's length follows from it.
            known.insert("textLength")
        }
        for name in Set(old.values.keys).union(new.values.keys).subtracting(known).sorted()
        where old.values[name] != new.values[name] {
            changes.append(.value(name, was: old.values[name], now: new.values[name]))
        }
        return changes
    }

    private static func move(from old: String, to new: String) -> (Double, Double)? {
        let (was, now) = (numbers(old), numbers(new))
        guard was.map(\.isDown) == now.map(\.isDown) else { return nil }
        func distance(down: Bool) -> Double? {
            let all = zip(was, now).filter { $0.0.isDown == down }.map { $1.value - $0.value }
            guard let first = all.first, let low = all.min(), let high = all.max() else { return 0 }
            return high - low < 0.015 ? (first * 100).rounded() / 100 : nil
        }
        let isSame = zip(was, now).allSatisfy { $0.isDown != nil || $0.value == $1.value }
        guard isSame, let x = distance(down: false), let y = distance(down: true) else { return nil }
        return (x, y)
    }

    /// The numbers of a path with absolute commands: positions to the right, positions down, and others, for which nil.
    private static func numbers(_ path: String) -> [(isDown: Bool?, value: Double)] {
        var found: [(Bool?, Double)] = []
        var rest = path[...]
        while let command = rest.popFirst() {
            let end = rest.firstIndex { $0.isLetter } ?? rest.endIndex
            let values = rest[..<end].split { ", ".contains($0) }.compactMap { Double($0) }
            rest = rest[end...]
            for (index, value) in values.enumerated() {
                switch command {
                case "H": found.append((false, value))
                case "V": found.append((true, value))
                case "M", "L", "C", "Q": found.append((!index.isMultiple(of: 2), value))
                case "A" where index % 7 > 4: found.append((index % 7 == 6, value))
                default: found.append((nil, value))
                }
            }
        }
        return found
    }

    private static func translation(_ element: PictureElement) -> [Double]? {
        guard let text = element.values["transform"], text.hasPrefix("translate("), text.hasSuffix(")") else {
            return nil
        }
        let numbers = text.dropFirst("translate(".count).dropLast().split(whereSeparator: { " ,".contains($0) })
            .compactMap { Double($0) }
        return numbers.count == 2 ? numbers : nil
    }
}
