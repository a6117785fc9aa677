import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

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

    func result() -> FidelityResult {
        var result = FidelityResult(file: document.file, root: root.view.id, kind: root.kind)
        result.line = root.view.element.line
        let plain = attempt(IBInsets.byRule(root, in: document))
        result.worstByRule = plain.worst
        var insets = IBInsets.byRule(root, in: document)
        if plain.worst > FidelityResult.half { insets = IBInsets.inferred(root, in: document, plain.geometry) }
        if canvas.category != .large { result.textSize = canvas.category.rawValue }
        result.roundsTextToPoints = canvas.textScale < document.canvas.scale
        result.hasTallLines = canvas.hasTallLines
        var best = insets.inferred.isEmpty ? plain : attempt(insets)
        if best.worst > FidelityResult.one, let read = readOffAll(plain.geometry) { (insets, best) = read }
        result.inferred = insets.inferred.map {
            "\($0.edge.rawValue) \($0.isMargin ? "margin" : "safe area") \(Self.number($0.points))"
        }
        if best.worst > FidelityResult.one,
            let read = readOffSizes(insets, best) ?? readOffHeldSizes(insets, best)
        {
            best = read.attempt
            result.inferred += read.numbers
        }
        result.views = best.differences.count
        result.viewsWithinHalf = best.differences.count { $0.points <= FidelityResult.half }
        result.viewsWithinOne = best.differences.count { $0.points <= FidelityResult.one }
        result.worst = best.worst
        result.worstView = best.worstView
        guard best.worst > FidelityResult.one else { return result }
        result.misses = best.differences.filter { $0.points > FidelityResult.one }.compactMap { miss($0.id, best) }
        // Experiments weigh the frames of all views against each other.
        guard best.differences.count <= FidelityResult.mostViewsTried else {
            result.cause = .open
            return result
        }
        result.cause = cause(insets, best)
        result.contradiction = contradiction(insets)
        return result
    }

    /// With lengths that only the canvas knows, where these are all that is missing: nil if it takes more.
    private func readOffSizes(_ insets: IBInsets, _ miss: Attempt) -> (attempt: Attempt, numbers: [String])? {
        let sizes = CanvasSizes(root, miss, limit: 4 - insets.inferred.count)
        guard !sizes.entries.isEmpty else { return nil }
        let read = attempt(insets, canvasSizes: sizes)
        if read.worst <= FidelityResult.one { return (read, sizes.numbers) }
        let kept = attempt(insets, sizes: sizes.naturalSizes)
        return kept.worst <= FidelityResult.one ? (kept, sizes.numbers) : nil
    }

    /// Plain views in stacks that keep their lengths against what they hold.
    private func readOffHeldSizes(_ insets: IBInsets, _ miss: Attempt) -> (attempt: Attempt, numbers: [String])? {
        let sizes = CanvasSizes(root, miss, limit: 4 - insets.inferred.count, holdsContent: true)
        guard !sizes.entries.isEmpty else { return nil }
        let held = attempt(insets, sizes: sizes.naturalSizes)
        return held.worst <= FidelityResult.one ? (held, sizes.numbers) : nil
    }

    /// With insets that only show in a centre or in an optional equation: nil if that does not do.
    private func readOffAll(_ geometry: IBGeometry) -> (IBInsets, Attempt)? {
        let insets = IBInsets.inferred(root, in: document, geometry, usesAll: true)
        guard !insets.inferred.isEmpty else { return nil }
        let attempt = attempt(insets)
        return attempt.worst <= FidelityResult.one ? (insets, attempt) : nil
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
        /// Whether required constraints exclude each other.
        var hasConflicts: Bool
        var worst: Double { differences.map(\.points).max() ?? 0 }
        var worstView: String { differences.max { $0.points < $1.points }?.id ?? "" }
    }

    /// How strongly recorded frames are wished for.
    enum Leaning: Float {
        /// Below everything: where it changes the layout, the constraints leave that open.
        case last = 0.01
        /// Above what stacks ask for themselves, too.
        case aboveStacks = 52
    }

    /// Constraints that are given up before the rest of the conflicts stays: each takes a layout of its own.
    static let mostGivenUp = 32

    /// Where required constraints exclude each other, the canvas gives up one after the other.
    func attempt(
        _ insets: IBInsets, sizes: [String: DesignedSize] = [:], scale: CGFloat? = nil,
        category: UIContentSizeCategory? = nil, hasTallLines: Bool? = nil, leaning: Leaning? = nil,
        canvasSizes: CanvasSizes? = nil
    ) -> Attempt {
        var options = IBBuildOptions()
        options.isDesignTime = true
        options.isCanvas = true
        options.identifiesByID = true
        options.safeArea = insets.safeArea
        options.margins = insets.margins
        options.sizes = sizes
        let canvas = CanvasConflicts(root, in: document)
        while true {
            prepare(scale: scale, category: category, hasTallLines: hasTallLines ?? self.canvas.hasTallLines)
            var (attempt, conflicts) = laidOut(options, leaning, canvasSizes)
            attempt.hasConflicts = !conflicts.isEmpty || !options.dropped.isEmpty
            let given = conflicts.compactMap(canvas.givenUp).filter { !options.dropped.contains($0) }
            guard let next = given.first, options.dropped.count < Self.mostGivenUp else { return attempt }
            options.dropped.insert(next)
        }
    }

    private func prepare(scale: CGFloat?, category: UIContentSizeCategory?, hasTallLines: Bool) {
        var environment = Canvas.environment(of: document)
        environment.displayScale = scale ?? canvas.textScale
        environment.contentSizeCategory = category ?? canvas.category
        environment.textStyleLineScale = hasTallLines ? Canvas.tallLineScale : 1
        LayoutEnvironment.current = environment
    }

    private func laidOut(
        _ options: IBBuildOptions, _ leaning: Leaning?, _ canvasSizes: CanvasSizes?
    ) -> (Attempt, [UnsatisfiableConstraints]) {
        let hierarchy = root.build(in: document, options)
        let geometry = IBGeometry(root, hierarchy)
        canvasSizes?.constrain(hierarchy)
        if let leaning { geometry.lean(hierarchy, at: UILayoutPriority(leaning.rawValue)) }
        var conflicts: [UnsatisfiableConstraints] = []
        LayoutJournal.listening {
            if case .unsatisfiable(let conflict, _) = $0 { conflicts.append(conflict) }
        } to: {
            hierarchy.root.layoutIfNeeded()
        }
        let attempt = Attempt(
            geometry: geometry, differences: differences(hierarchy, geometry), hierarchy: hierarchy,
            hasConflicts: !conflicts.isEmpty)
        return (attempt, conflicts)
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
}
