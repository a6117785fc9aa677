extension UIView {
    /// The hierarchy, one view a line, indented as UIKit does: `   | <UILabel: 0x…; frame = …>`.
    public func recursiveDescription() -> String {
        var lines: [String] = []
        func add(_ view: UIView, _ depth: Int) {
            lines.append(String(repeating: "   | ", count: depth) + view.description)
            for child in view.subviews { add(child, depth + 1) }
        }
        add(self, 0)
        return lines.joined(separator: "\n")
    }

    /// The hierarchy with each view's part in Auto Layout, worded as UIKit's private method of this name words it: `*`
    /// laid out by constraints, `+` by its frame, `•` host of an engine, nothing for a view that takes no part. What is
    /// ambiguous is said at the end of its line. Guides that take part are before the subviews.
    ///
    /// Solves first if something changed.
    public func _autolayoutTrace() -> String {
        var lines: [String] = []
        func add(_ view: UIView, _ depth: Int) {
            let indent = String(repeating: "|   ", count: depth)
            lines.append(indent + view.traceMark + view.printedItem + view.traceOfAmbiguity)
            for guide in view.layoutGuides where guide.engineRecord != nil {
                lines.append(indent + "|   *" + guide.printedItem)
            }
            for child in view.subviews { add(child, depth + 1) }
        }
        add(self, 0)
        return lines.joined(separator: "\n")
            + "\n\nLegend:\n\t* - is laid out with auto layout\n\t+ - is laid out manually, but is represented in the "
            + "layout engine because translatesAutoresizingMaskIntoConstraints = YES\n\t• - layout engine host"
    }

    private var traceMark: String {
        // Asking brings the system up to date, so that records exist.
        _ = hasAmbiguousLayout
        if hostedEngine != nil { return "•" }
        guard engineRecord != nil else { return "" }
        return translatesAutoresizingMaskIntoConstraints ? "+" : "*"
    }

    private var traceOfAmbiguity: String {
        let open = ambiguousLayouts.flatMap { layout in
            let isHorizontal = layout.axis == .horizontal
            let position = isHorizontal ? "minX" : "minY"
            let length = isHorizontal ? "Width" : "Height"
            return [
                layout.free.contains(isHorizontal ? .leading : .top) ? position : nil,
                layout.free.contains(isHorizontal ? .width : .height) ? length : nil,
            ].compactMap { $0 }
        }
        guard !open.isEmpty else { return "" }
        return "- AMBIGUOUS LAYOUT for " + open.map { "\(printedItem).\($0)" }.joined(separator: ", ")
    }
}
