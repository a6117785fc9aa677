import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// Why a root misses: one experiment after the other.
extension FidelityRoot {
    func cause(_ insets: IBInsets, _ miss: Attempt) -> FidelityCause {
        if isFlagged { return .flagged }
        func matches(_ attempt: Attempt) -> Bool { attempt.worst <= FidelityResult.one }
        if matches(attempt(insets, leaning: .last)) { return .tie }
        let scales = [1, document.canvas.scale].filter { $0 != canvas.textScale }
        if scales.contains(where: { matches(attempt(insets, scale: $0)) }) { return .roundingScale }
        if matches(attempt(insets, sizes: wholeSizes(insets), scale: document.canvas.scale)) { return .roundingScale }
        for category in [.large] + Canvas.otherCategories where matches(attempt(insets, category: category)) {
            return .canvasTextSize
        }
        if Canvas.mayHaveTallLines(document), matches(attempt(insets, hasTallLines: !canvas.hasTallLines)) {
            return .canvasTextSize
        }
        func matches(giving isGiven: (IBView) -> Bool) -> Bool {
            matches(attempt(insets, sizes: recordedSizes(miss, of: isGiven)))
        }
        if matches(giving: hasMissingFont) { return .missingFont }
        if matches(giving: drawsItself) { return .customClass }
        let judge = FrameComparison(document: document, root: root, hierarchy: miss.hierarchy, insets: insets)
        if matches(giving: { Self.texts.contains($0.tag) && judge.isPlausible($0, miss.geometry) }) { return .text }
        if matches(giving: { judge.isPlausible($0, miss.geometry) }) { return .control }
        let held = CanvasSizes(root, miss, limit: .max, holdsContent: true).naturalSizes
        if !held.isEmpty, matches(attempt(insets, sizes: held)) { return .kept }
        if judge.contradictsRequired(miss.geometry) { return .stale }
        let sizes = recordedSizes(miss) { judge.isPlausible($0, miss.geometry) }
        if matches(attempt(insets, sizes: sizes, leaning: .last)) { return .tie }
        let laidOut = IBGeometry(root, miss.hierarchy, isLaidOut: true)
        return judge.isWorse(miss.geometry, than: laidOut) ? .outdone : .open
    }

    private static let texts: Set<String> = ["label", "button", "textField", "textView"]

    private var isFlagged: Bool {
        var flagged = false
        root.view.forEach { if $0.isFlagged { flagged = true } }
        return flagged
    }

    /// A class of the app whose code is not in the document: measured by Interface Builder, or with attributes that
    /// only this code can read.
    private func drawsItself(_ view: IBView) -> Bool {
        document.designableSizes[view.id] != nil
            || (view.customClass != nil && view.element.child("userDefinedRuntimeAttributes") != nil)
    }

    private func hasMissingFont(_ view: IBView) -> Bool {
        guard let font = view.element.child("fontDescription", key: "fontDescription") else { return false }
        // The system's font was Helvetica Neue till Xcode 6.
        guard let name = font["name"] else { return document.toolsVersion < 8000 }
        return IBFonts.named(name, 12) == nil
    }

    /// Recorded sizes of the labels that have them in whole points, where others have theirs at finer pixels: some were
    /// measured elsewhere.
    private func wholeSizes(_ insets: IBInsets) -> [String: DesignedSize] {
        let whole = attempt(insets, scale: 1)
        var sizes: [String: DesignedSize] = [:]
        root.view.forEach { view in
            guard view.tag == "label", view.usesConstraints, let rect = whole.geometry.rects[view.id],
                let own = whole.hierarchy.views[view.id]?.intrinsicContentSize,
                [0, 1].contains(rect.width - own.width), rect.height == own.height
            else { return }
            sizes[view.id] = DesignedSize(width: rect.width, height: rect.height)
        }
        return sizes
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
}

extension IBGeometry {
    /// An optional constraint for every recorded frame.
    @MainActor func lean(_ hierarchy: IBHierarchy, at priority: UILayoutPriority) {
        for (id, view) in hierarchy.views.sorted(by: { $0.key < $1.key }) {
            guard let source = views[id], source.usesConstraints, let frame = source.frame,
                let parent = view.superview
            else { continue }
            let rect = view.alignmentRect(forFrame: frame)
            let constraints = [
                view.widthAnchor.constraint(equalToConstant: rect.width),
                view.heightAnchor.constraint(equalToConstant: rect.height),
                view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: rect.minX),
                view.topAnchor.constraint(equalTo: parent.topAnchor, constant: rect.minY),
            ]
            for constraint in constraints {
                constraint.priority = priority
                constraint.isActive = true
            }
        }
    }
}
