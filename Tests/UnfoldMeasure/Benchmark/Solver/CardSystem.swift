/// The expanding card over both axes, with detail rows of two labels each: 35 + 13 constraints a row.
struct CardSystem {
    struct View {
        let x, width, y, height: Int
    }

    var system = System()
    let content, card, stack, first, detail, third, title, chevron: View
    let labels: [(View, View)]
    /// The constraint whose constant a toggle changes.
    let toggled: Int
    /// Of the alternatives, the one in force, and the other, which is not part of the system.
    let alternative: (active: Int, other: System.Constraint)
    /// The fitting target at 50 on the height.
    let fittingTarget: Int

    init(rows: Int) {
        var system = System()
        content = system.view()
        card = system.view()
        stack = system.view()
        first = system.view()
        detail = system.view()
        third = system.view()
        title = system.view()
        chevron = system.view()
        system.addFrame(content, card, stack, sections: [first, detail, third])
        toggled = system.addContents(first: first, title: title, third: third, chevron: chevron)
        let active = system.add([(1, detail.height)], .greaterThanOrEqual, 0)
        labels = system.addRows(rows, in: detail)
        fittingTarget = system.add([(1, content.height)], .equal, 0, at: 50)
        let header = system.make(
            [(1, third.y), (-1, first.y), (-1, first.height)], .equal, 120, at: 500)
        alternative = (active, header)
        self.system = system
    }
}

extension System {
    fileprivate typealias View = CardSystem.View

    fileprivate mutating func view() -> View {
        View(
            x: variable(nonNegative: false), width: variable(nonNegative: true), y: variable(nonNegative: false),
            height: variable(nonNegative: true))
    }

    // MARK: Parts of the card

    /// The card in the content view, its stack, and the stack's three sections.
    fileprivate mutating func addFrame(_ content: View, _ card: View, _ stack: View, sections: [View]) {
        add([(1, content.x)], .equal, 0)
        add([(1, content.y)], .equal, 0)
        add([(1, content.width)], .equal, 390)
        top(card, content, 12)
        bottom(card, content, -12)
        sides(card, content, 16)
        top(stack, card, 0)
        bottom(stack, card, 0)
        sides(stack, card, 0)
        for section in sections { sides(section, stack, 0) }
        top(sections[0], stack, 0)
        below(sections[1], sections[0], 8)
        below(sections[2], sections[1], 8)
        bottom(sections[2], stack, 0)
    }

    /// Title and chevron.
    /// - Returns: the constraint on the chevron's height.
    fileprivate mutating func addContents(first: View, title: View, third: View, chevron: View) -> Int {
        top(title, first, 54)
        bottom(title, first, 0)
        add([(1, title.x), (-1, first.x)], .equal, 16)
        setContentSize(title, 120, 17)
        top(chevron, third, 12)
        bottom(chevron, third, -8)
        let height = add([(1, chevron.height)], .equal, 16)
        add([(1, chevron.width)], .equal, 22)
        add([(1, chevron.x), (0.5, chevron.width), (-1, third.x), (-0.5, third.width)], .equal, 0)
        return height
    }

    /// Rows of two labels each; without rows the section wants no height.
    fileprivate mutating func addRows(_ count: Int, in detail: View) -> [(View, View)] {
        var labels: [(View, View)] = []
        for row in 0..<count {
            let one = view()
            let other = view()
            add([(1, one.x), (-1, detail.x)], .equal, 24)
            if let last = labels.last?.0 { below(one, last, 8) } else { top(one, detail, 8) }
            add([(1, other.x), (1, other.width), (-1, detail.x), (-1, detail.width)], .equal, -24)
            top(other, one, 0)
            add([(1, other.x), (-1, one.x), (-1, one.width)], .greaterThanOrEqual, 8)
            setContentSize(one, 80 + Double(row), 17)
            setContentSize(other, 60 + Double(row), 17)
            labels.append((one, other))
        }
        if let last = labels.last?.0 {
            bottom(last, detail, -8)
        } else {
            add([(1, detail.height)], .equal, 0, at: 500)
        }
        return labels
    }

    // MARK: Constraints

    private mutating func top(_ one: View, _ other: View, _ distance: Double) {
        add([(1, one.y), (-1, other.y)], .equal, distance)
    }

    private mutating func bottom(_ one: View, _ other: View, _ distance: Double) {
        add([(1, one.y), (1, one.height), (-1, other.y), (-1, other.height)], .equal, distance)
    }

    private mutating func below(_ one: View, _ other: View, _ distance: Double) {
        add([(1, one.y), (-1, other.y), (-1, other.height)], .equal, distance)
    }

    private mutating func sides(_ one: View, _ other: View, _ inset: Double) {
        add([(1, one.x), (-1, other.x)], .equal, inset)
        add([(1, one.x), (1, one.width), (-1, other.x), (-1, other.width)], .equal, -inset)
    }

    private mutating func setContentSize(_ one: View, _ width: Double, _ height: Double) {
        for (dimension, size) in [(one.width, width), (one.height, height)] {
            contentSizes.append(add([(1, dimension)], .lessThanOrEqual, size, at: 250))
            contentSizes.append(add([(1, dimension)], .greaterThanOrEqual, size, at: 750))
        }
    }
}

/// A row of labels between the edges of a container: each a position, a width, and an optional width.
struct ChainSystem {
    var system = System()
    let container: Int
    let firstOptional: Int

    init(views: Int) {
        var system = System()
        let left = system.variable(nonNegative: false)
        let width = system.variable(nonNegative: true)
        system.add([(1, left)], .equal, 0)
        container = system.add([(1, width)], .equal, Double(views) * 50)
        var x = system.variable(nonNegative: false)
        var w = system.variable(nonNegative: true)
        system.add([(1, x), (-1, left)], .equal, 8)
        firstOptional = system.constraints.count
        for view in 0..<views {
            system.contentSizes.append(system.add([(1, w)], .lessThanOrEqual, 40, at: 250))
            system.contentSizes.append(system.add([(1, w)], .greaterThanOrEqual, 40, at: 750))
            guard view + 1 < views else { break }
            let nextX = system.variable(nonNegative: false)
            let nextW = system.variable(nonNegative: true)
            system.add([(1, nextX), (-1, x), (-1, w)], .equal, 8)
            (x, w) = (nextX, nextW)
        }
        system.add([(1, x), (1, w), (-1, left), (-1, width)], .lessThanOrEqual, -8)
        self.system = system
    }
}
