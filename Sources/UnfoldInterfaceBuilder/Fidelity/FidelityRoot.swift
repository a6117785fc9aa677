import AutoLayout
import Foundation

/// Lays one root out as Interface Builder's canvas did, and compares.
@MainActor struct FidelityRoot {
    let document: IBDocument
    let root: IBRoot
    let canvas: IBCanvasReading

    /// Whether there is something to compare: constraints, and a frame for every view.
    var isComparable: Bool {
        guard document.usesAutoLayout else { return false }
        var hasLayout = false
        var hasFrames = true
        root.view.forEach { view in
            if view.frame == nil { hasFrames = false }
            if !view.constraints.isEmpty { hasLayout = true }
        }
        return hasLayout && hasFrames
    }

    private var isFlagged: Bool {
        var flagged = false
        root.view.forEach { if $0.isFlagged { flagged = true } }
        return flagged
    }

    func result() -> FidelityResult {
        var result = FidelityResult(file: document.file, root: root.view.id, kind: root.kind)
        result.line = root.view.element.line
        let plain = attempt(IBInsets.byRule(root, in: document))
        result.worstByRule = plain.worst
        let insets = IBInsets.inferred(root, in: document, plain.geometry)
        if canvas.category != .large { result.textSize = canvas.category.rawValue }
        let best = insets.inferred.isEmpty ? plain : attempt(insets)
        result.inferred = insets.inferred.map {
            "\($0.edge.rawValue) \($0.isMargin ? "margin" : "safe area") \(Self.number($0.points))"
        }
        result.views = best.differences.count
        result.viewsWithinHalf = best.differences.count { $0.points <= FidelityResult.half }
        result.viewsWithinOne = best.differences.count { $0.points <= FidelityResult.one }
        result.worst = best.worst
        result.worstView = best.worstView
        guard best.worst > FidelityResult.one else { return result }
        result.misses = best.differences.filter { $0.points > FidelityResult.one }.compactMap { miss($0.id, best) }
        result.cause = cause(insets, best)
        return result
    }

    private func miss(_ id: String, _ attempt: Attempt) -> FidelityMiss? {
        guard let view = attempt.geometry.views[id], let made = attempt.hierarchy.views[id] else { return nil }
        return FidelityMiss(
            view: id, tag: view.tag, line: view.element.line, recorded: view.frame ?? .zero, laidOut: made.frame)
    }

    private static func number(_ value: CGFloat) -> String {
        String(format: "%.4g", Double(value))
    }

    // MARK: One layout

    struct Attempt {
        var geometry: IBGeometry
        var differences: [(id: String, points: Double)]
        var hierarchy: IBHierarchy
        var worst: Double { differences.map(\.points).max() ?? 0 }
        var worstView: String { differences.max { $0.points < $1.points }?.id ?? "" }
    }

    func attempt(
        _ insets: IBInsets, sizes: [String: DesignedSize] = [:], scale: CGFloat? = nil,
        category: UIContentSizeCategory? = nil, leansOnRecord: Bool = false
    ) -> Attempt {
        var environment = Canvas.environment(of: document)
        if let scale { environment.displayScale = scale }
        environment.contentSizeCategory = category ?? canvas.category
        LayoutEnvironment.current = environment
        var options = IBBuildOptions()
        options.isDesignTime = true
        options.safeArea = insets.safeArea
        options.margins = insets.margins
        options.sizes = sizes
        let hierarchy = root.build(in: document, options)
        let geometry = IBGeometry(root, hierarchy)
        if leansOnRecord { lean(hierarchy, on: geometry) }
        hierarchy.root.layoutIfNeeded()
        return Attempt(
            geometry: geometry, differences: differences(hierarchy, geometry), hierarchy: hierarchy)
    }

    /// Of every view but the root, and those that a stack has collapsed.
    private func differences(_ hierarchy: IBHierarchy, _ geometry: IBGeometry) -> [(id: String, points: Double)] {
        var found: [(String, Double)] = []
        root.view.forEach { view in
            guard view.id != root.view.id, view.key != "contentView" || view.usesConstraints,
                !geometry.collapsed.contains(view.id), let recorded = view.frame,
                let laidOut = hierarchy.views[view.id]?.frame
            else { return }
            let points =
                [
                    laidOut.minX - recorded.minX, laidOut.minY - recorded.minY, laidOut.width - recorded.width,
                    laidOut.height - recorded.height,
                ].map { abs(Double($0)) }.max() ?? 0
            found.append((view.id, points.isFinite ? points : 1e9))
        }
        return found
    }

    // MARK: Why not

    private func cause(_ insets: IBInsets, _ miss: Attempt) -> FidelityCause {
        if isFlagged { return .flagged }
        func matches(_ attempt: Attempt) -> Bool { attempt.worst <= FidelityResult.one }
        if document.canvas.scale > 1, matches(attempt(insets, scale: 1)) { return .roundingScale }
        for category in [.large] + Canvas.otherCategories where matches(attempt(insets, category: category)) {
            return .canvasTextSize
        }
        func matches(giving isGiven: (IBView) -> Bool) -> Bool {
            matches(attempt(insets, sizes: recordedSizes(miss, of: isGiven)))
        }
        if matches(attempt(insets, leansOnRecord: true)) { return .tie }
        if matches(giving: hasMissingFont) { return .missingFont }
        if matches(giving: { $0.customClass != nil }) { return .customClass }
        if matches(giving: { ["label", "button", "textField", "textView"].contains($0.tag) }) { return .text }
        if matches(giving: { _ in true }) { return .control }
        if contradictsRequired(insets, miss.geometry) { return .stale }
        let sizes = recordedSizes(miss) { _ in true }
        return matches(attempt(insets, sizes: sizes, leansOnRecord: true)) ? .tie : .open
    }

    /// The weakest wish for every recorded frame: where it changes the layout, the constraints leave that open.
    private func lean(_ hierarchy: IBHierarchy, on geometry: IBGeometry) {
        for (id, view) in hierarchy.views.sorted(by: { $0.key < $1.key }) {
            guard let source = geometry.views[id], source.usesConstraints, let frame = source.frame,
                let parent = view.superview
            else { continue }
            let rect = view.alignmentRect(forFrame: frame)
            let wishes = [
                view.widthAnchor.constraint(equalToConstant: rect.width),
                view.heightAnchor.constraint(equalToConstant: rect.height),
                view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: rect.minX),
                view.topAnchor.constraint(equalTo: parent.topAnchor, constant: rect.minY),
            ]
            for wish in wishes {
                wish.priority = UILayoutPriority(0.01)
                wish.isActive = true
            }
        }
    }

    private func hasMissingFont(_ view: IBView) -> Bool {
        guard let font = view.element.child("fontDescription", key: "fontDescription"), let name = font["name"] else {
            return false
        }
        return IBFonts.named(name, 12) == nil
    }

    /// Alignment sizes as recorded, of views without subviews that have a natural size.
    private func recordedSizes(_ attempt: Attempt, of isGiven: (IBView) -> Bool) -> [String: DesignedSize] {
        var sizes: [String: DesignedSize] = [:]
        root.view.forEach { view in
            guard view.subviews.isEmpty, view.usesConstraints, isGiven(view),
                let rect = attempt.geometry.rects[view.id],
                let own = attempt.hierarchy.views[view.id]?.intrinsicContentSize
            else { return }
            sizes[view.id] = DesignedSize(
                width: own.width >= 0 ? rect.width : nil, height: own.height >= 0 ? rect.height : nil)
        }
        return sizes
    }

    /// Whether the recorded frames violate a required constraint by more than a point.
    private func contradictsRequired(_ insets: IBInsets, _ geometry: IBGeometry) -> Bool {
        var contradicts = false
        root.view.forEach { view in
            for constraint in view.constraints where constraint.priority == 1000 {
                if let excess = excess(of: constraint, ownedBy: view.id, insets, geometry), excess > 1.01 {
                    contradicts = true
                }
            }
        }
        return contradicts
    }

    private func excess(
        of constraint: IBConstraint, ownedBy owner: String, _ insets: IBInsets, _ geometry: IBGeometry
    ) -> Double? {
        let firstID = constraint.firstItem ?? owner
        guard !geometry.collapsed.contains(firstID),
            !(constraint.secondItem.map(geometry.collapsed.contains) ?? false)
        else { return nil }
        guard !isAboutContent(firstID, constraint.secondItem, geometry),
            let first = value(firstID, constraint.firstAttribute, insets, geometry)
        else { return nil }
        var difference = Double(first) - constraint.constant
        if let id = constraint.secondItem {
            // Positions are scaled in the nearest common ancestor.
            guard constraint.multiplier == 1 || ["width", "height"].contains(constraint.firstAttribute),
                let second = value(id, constraint.secondAttribute ?? "", insets, geometry)
            else { return nil }
            difference -= constraint.multiplier * Double(second)
        }
        switch constraint.relation {
        case "lessThanOrEqual": return difference
        case "greaterThanOrEqual": return -difference
        default: return abs(difference)
        }
    }

    /// Edges of a scroll view mean its content for what is inside.
    private func isAboutContent(_ first: String, _ second: String?, _ geometry: IBGeometry) -> Bool {
        guard let second else { return false }
        func scrolls(_ id: String, _ other: String) -> Bool {
            ["scrollView", "tableView", "collectionView", "textView"].contains(geometry.views[id]?.tag ?? "")
                && geometry.isDescendant(other, of: id)
        }
        return scrolls(first, second) || scrolls(second, first)
    }

    private func value(
        _ id: String, _ attribute: String, _ insets: IBInsets, _ geometry: IBGeometry
    ) -> CGFloat? {
        if let rect = geometry.rects[id] { return IBGeometry.value(attribute, of: rect) }
        guard let outer = geometry.rects[root.view.id],
            root.view.guides.contains(where: { $0.id == id && $0.key == "safeArea" })
        else { return nil }
        return IBGeometry.value(attribute, of: outer.inset(by: insets.safeArea))
    }
}

/// Interface Builder's canvas as an environment.
@MainActor enum Canvas {
    static func environment(of document: IBDocument) -> LayoutEnvironment {
        var environment = LayoutEnvironment()
        let canvas = document.canvas
        environment.displayScale = canvas.scale
        environment.screenSize = canvas.size
        environment.generation = generation(of: document)
        environment.userInterfaceIdiom = canvas.device?.hasPrefix("ipad") == true ? .pad : .phone
        environment.horizontalSizeClass = canvas.isCompactWidth == false ? .regular : .compact
        environment.verticalSizeClass = canvas.isCompactHeight == true ? .compact : .regular
        return environment
    }

    /// The iOS that came with the Xcode that wrote the document. 32700 is what Xcode writes for a document that several
    /// versions work on, since Xcode 13.
    static func generation(of document: IBDocument) -> UIKitGeneration {
        switch document.toolsVersion {
        case ..<15000: .old
        case 24000..<32700: .ios26
        default: .mid
        }
    }

    static let otherCategories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]

    /// Runs with a canvas' habits: lines of text styles are as far apart as the font says, and nothing is printed.
    static func run<T>(_ body: () throws -> T) rethrows -> T {
        let environment = LayoutEnvironment.current
        let leading = TextMetrics.textStyleLeading
        let console = LayoutJournal.console
        TextMetrics.textStyleLeading = false
        LayoutJournal.console = { _ in }
        defer {
            LayoutEnvironment.current = environment
            TextMetrics.textStyleLeading = leading
            LayoutJournal.console = console
        }
        return try body()
    }
}
