/// What one rebuild looks at, gathered once so that a stack of many views costs no more than its length.
@MainActor struct StackContents {
    let arranged: [UIView]
    let visible: [UIView]
    /// Where each visible view is among the arranged ones.
    let positions: [Int]
    /// For each arranged view the index in ``visible`` of the last visible view before it, if any.
    private let visibleBefore: [Int?]

    /// A hidden view that counts as visible.
    private let shown: UIView?

    init(_ arranged: [UIView], showing shown: UIView? = nil) {
        var visible: [UIView] = []
        var positions: [Int] = []
        var before: [Int?] = []
        for (index, view) in arranged.enumerated() {
            before.append(visible.isEmpty ? nil : visible.count - 1)
            guard !view.isHidden || view === shown else { continue }
            visible.append(view)
            positions.append(index)
        }
        self.arranged = arranged
        self.shown = shown
        self.visible = visible
        self.positions = positions
        visibleBefore = before
    }

    func hides(_ view: UIView) -> Bool { view.isHidden && view !== shown }

    func visibleNeighbours(ofHiddenAt index: Int) -> (before: UIView?, after: UIView?) {
        let before = visibleBefore[index]
        let after = (before ?? -1) + 1
        return (before.map { visible[$0] }, after < visible.count ? visible[after] : nil)
    }

    /// Whether the position lies between the first and the last visible view.
    func isInside(_ index: Int) -> Bool {
        guard let first = positions.first, let last = positions.last else { return false }
        return index >= first && index <= last
    }
}

/// Names of the attributes along or across a stack.
struct StackAxis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = StackAxis(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = StackAxis(start: .top, end: .bottom, center: .centerY, size: .height)
}
