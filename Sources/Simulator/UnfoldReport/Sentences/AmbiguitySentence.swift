enum AmbiguitySentence {
    static func text(_ layout: AmbiguousLayout, withFix: Bool = true) -> String {
        let free = layout.free.map { "\($0)" }.joined(separator: " and ")
        let state = "\(layout.view) is ambiguous: its \(free) could have other values as well"
        guard withFix, let fix = layout.fixes.first else { return state }
        return "\(state); \(self.fix(fix, of: layout)) would settle it"
    }

    private static func fix(_ fix: AmbiguousLayout.Fix, of layout: AmbiguousLayout) -> String {
        let direction = layout.axis == .horizontal ? "horizontal" : "vertical"
        switch fix {
        case .constraints(let list): return list.map { $0.printed(number: Number.short) }.joined(separator: " and ")
        case .contentHugging(let priority): return "a \(direction) content hugging of \(Number.level(priority))"
        case .compressionResistance(let priority):
            return "a \(direction) compression resistance of \(Number.level(priority))"
        }
    }
}
