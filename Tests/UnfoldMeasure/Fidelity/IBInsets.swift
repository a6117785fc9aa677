import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// An edge of a root.
enum IBEdge: String, Sendable, CaseIterable {
    /// Upper.
    case top
    case left
    /// Lower.
    case bottom
    case right
}

/// Safe area and margins of a root. A document does not hold them: where a root depends on them they follow from a
/// rule, or from a recorded frame that is on them.
struct IBInsets: Sendable {
    /// Points that bars and the screen's shape take.
    var safeArea = UIEdgeInsets.zero
    /// Points of the root's margins (of a cell: its content view's); nil where the document has them.
    var margins: UIEdgeInsets?
    /// What was read off a recorded frame: the numbers, at most four.
    var inferred: [(edge: IBEdge, isMargin: Bool, points: CGFloat)] = []
}

extension IBInsets {
    /// By the rule for the root's kind and the version of Interface Builder.
    static func byRule(_ root: IBRoot, in document: IBDocument) -> IBInsets {
        var insets = IBInsets()
        insets.safeArea = ruledSafeArea(root, in: document)
        if let stated = statedMargins(root) {
            insets.margins = ownsMargins(root) ? nil : widened(stated, root, in: document)
        } else {
            insets.margins = ruledMargins(root, in: document)
            let isScreen = root.kind == .controllerView || root.kind == .xibView
            if isScreen, document.toolsVersion >= FirstTools.xcode9,
                root.view.element.flag("insetsLayoutMarginsFromSafeArea") != false
            {
                insets.margins?.top += insets.safeArea.top
                insets.margins?.bottom += insets.safeArea.bottom
            }
        }
        return insets
    }

    private static func content(_ root: IBRoot) -> IBView {
        root.view.subviews.first { $0.key == "contentView" } ?? root.view
    }

    /// Whether the document says all about the margins: it has them, and they do not widen to those of a view outside.
    private static func ownsMargins(_ root: IBRoot) -> Bool {
        statedMargins(root) != nil && content(root).element.flag("preservesSuperviewLayoutMargins") != true
    }

    private static func statedMargins(_ root: IBRoot) -> UIEdgeInsets? { statedMargins(of: content(root)) }

    /// Those that the document gives a view.
    fileprivate static func statedMargins(of view: IBView) -> UIEdgeInsets? {
        let element = view.element
        if let margins = element.child("edgeInsets", key: "layoutMargins") {
            return UIEdgeInsets(
                top: margins.number("top") ?? 0, left: margins.number("left") ?? 0,
                bottom: margins.number("bottom") ?? 0, right: margins.number("right") ?? 0)
        }
        guard let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") else { return nil }
        return UIEdgeInsets(
            top: margins.number("top") ?? 0, left: margins.number("leading") ?? 0,
            bottom: margins.number("bottom") ?? 0, right: margins.number("trailing") ?? 0)
    }

    private static func widened(_ own: UIEdgeInsets, _ root: IBRoot, in document: IBDocument) -> UIEdgeInsets {
        let outer = ruledMargins(root, in: document)
        return UIEdgeInsets(
            top: max(own.top, outer.top), left: max(own.left, outer.left), bottom: max(own.bottom, outer.bottom),
            right: max(own.right, outer.right))
    }

    /// What fills a screen has the device's, and below the bars that are shown what these take; opaque ones end it. A view of a
    /// `.xib` that does not fill it has the device's too since Xcode 11, at the lower edge since 14.1.
    private static func ruledSafeArea(_ root: IBRoot, in document: IBDocument) -> UIEdgeInsets {
        guard root.kind == .xibView || root.kind == .controllerView, let size = root.view.frame?.size else {
            return .zero
        }
        let tools = document.toolsVersion
        let bars = CanvasBars(document).insets(of: root, in: document)
        let screens = [size, CGSize(width: size.height, height: size.width)]
        let isWhole = document.canvas.device == nil || screens.contains(document.canvas.size)
        guard isWhole || bars == .zero else { return .zero }
        let shape = isWhole ? size : document.canvas.size
        var insets = document.canvas.safeArea(tools: tools, isUpright: shape.height > shape.width)
        if root.controllerGuides.values.contains("top") {
            if tools < FirstTools.xcode9 { insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
        } else if !isWhole {
            guard root.kind == .xibView, tools >= FirstTools.xcode11 else { return .zero }
            if tools < FirstTools.xcode14 + 200 { insets.bottom = 0 }
        }
        insets.top += bars.top
        insets.bottom += bars.bottom
        return insets
    }

    private static func ruledMargins(_ root: IBRoot, in document: IBDocument) -> UIEdgeInsets {
        let width = root.view.frame?.width ?? document.canvas.size.width
        switch root.kind {
        case .controllerView,
            .xibView where document.toolsVersion >= FirstTools.xcode9:
            let side: CGFloat = width >= 414 ? 20 : 16
            return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        case .collectionCell
        where document.toolsVersion >= FirstTools.xcode9 && document.toolsVersion < FirstTools.xcode11:
            let side: CGFloat = width >= 400 ? 20 : 16
            return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        case .cell where document.toolsVersion >= FirstTools.xcode9:
            let side = cellMargin(width, in: document)
            let hasArrow = root.view.element["accessoryType"] == "disclosureIndicator"
            return UIEdgeInsets(top: 11, left: side, bottom: 11, right: hasArrow ? 8 : side)
        default: return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
    }

    /// Of a cell at the sides: since Xcode 11 by the device of the canvas, unless the cell is as narrow as the narrowest.
    private static func cellMargin(_ width: CGFloat, in document: IBDocument) -> CGFloat {
        let (tools, device) = (document.toolsVersion, document.canvas.size.width)
        if tools < FirstTools.xcode11 { return width >= 414 ? 20 : 16 }
        if device <= 375 { return tools < FirstTools.xcode12 ? 15 : 16 }
        let isWide = device > 390 || tools < FirstTools.xcode16 || tools >= FirstTools.shared
        return isWide && width > 320 ? 20 : 16
    }

    /// The rule, with each edge that a constraint ties a recorded frame to read off that frame.
    /// - Parameter usesAll: takes what shows only in the centre of a safe area too, and optional equations.
    static func inferred(
        _ root: IBRoot, in document: IBDocument, _ geometry: IBGeometry, usesAll: Bool = false
    ) -> IBInsets {
        var insets = byRule(root, in: document)
        let witnesses = IBInsetWitnesses(root, geometry, usesAll: usesAll)
        for isMargin in [false, true] {
            for edge in IBEdge.allCases where insets.inferred.count < 4 {
                guard let points = witnesses.points(edge, isMargin: isMargin), !isMargin || !ownsMargins(root) else {
                    continue
                }
                // What the rule says anyhow is not read off.
                let ruled = isMargin ? (insets.margins ?? statedMargins(root))?[edge] : insets.safeArea[edge]
                if let ruled, abs(points - ruled) < 0.01 { continue }
                insets.inferred.append((edge, isMargin, points))
                if isMargin {
                    if insets.margins == nil { insets.margins = statedMargins(root) }
                    insets.margins?[edge] = points
                } else {
                    insets.safeArea[edge] = points
                }
            }
        }
        if usesAll { insets.takeCentres(witnesses) }
        return insets
    }

    /// Of two opposite edges the one that no frame shows follows from the centre between them; where neither does, that
    /// of the bars above, or on the left.
    private mutating func takeCentres(_ witnesses: IBInsetWitnesses) {
        for (first, last) in [(IBEdge.top, IBEdge.bottom), (.left, .right)] where inferred.count < 4 {
            guard let shift = witnesses.shift(of: first) else { continue }
            let known = inferred.filter { !$0.isMargin }.map(\.edge)
            guard !known.contains(first) || !known.contains(last) else { continue }
            let edge = known.contains(first) ? last : first
            // Half of what the edges differ by is what the centre is off.
            let points = edge == first ? safeArea[last] + 2 * shift : safeArea[first] - 2 * shift
            guard points > 0.3, points < 400 else { continue }
            inferred.append((edge, false, points))
            safeArea[edge] = points
        }
    }
}

extension IBCanvas {
    /// Of a whole screen, without bars of the app. Where it has no notch, Xcode 11 to 14 have no status bar; Xcode 16.3 to 26
    /// count what the device takes twice where it has one.
    func safeArea(tools: Double, isUpright: Bool) -> UIEdgeInsets {
        let hasButton = ["retina3_5", "retina4_0", "retina4_7", "retina5_5", "ipad9_7", "ipad10_5", "ipad12_9"]
        guard let device, !hasButton.contains(device), isUpright || device.hasPrefix("ipad") else {
            let isHidden = tools >= FirstTools.xcode11 && tools < FirstTools.xcode14 + 700
            return UIEdgeInsets(top: isHidden ? 0 : 20, left: 0, bottom: 0, right: 0)
        }
        if device.hasPrefix("ipad") { return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
        let isLater = tools >= FirstTools.xcode14 + 200
        let tops: [String: CGFloat] = [
            "retina5_9": isLater ? 50 : 44, "retina6_1": isLater ? 48 : 44, "retina6_0": isLater ? 47 : 44,
            "retina6_7": isLater ? 47 : 44, "retina6_12": 59, "retina6_72": 59, "retina6_3": 62, "retina6_9": 62,
        ]
        let times: CGFloat = tools >= FirstTools.xcode16 + 700 && tools < FirstTools.shared ? 2 : 1
        return UIEdgeInsets(top: times * (tops[device] ?? 44), left: 0, bottom: times * 34, right: 0)
    }
}

extension UIEdgeInsets {
    subscript(edge: IBEdge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }
}

/// Equations between an inset of the root and a view whose frame is recorded.
private struct IBInsetWitnesses {
    private var found: [IBEdge: [Bool: [CGFloat]]] = [:]
    /// How far the centre of the safe area is from the root's: downwards, and to the right.
    private var shifts: [IBEdge: [CGFloat]] = [:]
    private let root: IBRoot
    private let geometry: IBGeometry
    private let content: IBView
    /// Views by the ids of their safe areas.
    private var safeAreas: [String: String] = [:]
    /// Views by the ids of their guides above the keyboard, which ends where the safe area does.
    private var keyboards: [String: String] = [:]

    /// - Parameter usesAll: looks at centres and at optional equations too.
    init(_ root: IBRoot, _ geometry: IBGeometry, usesAll: Bool) {
        self.root = root
        self.geometry = geometry
        content = root.view.subviews.first { $0.key == "contentView" } ?? root.view
        root.view.forEach { view in
            for guide in view.guides where guide.key == "safeArea" { safeAreas[guide.id] = view.id }
            for guide in view.guides where guide.key == "keyboard" { keyboards[guide.id] = view.id }
        }
        root.view.forEach { view in
            for constraint in view.constraints where constraint.relation == "equal" {
                if usesAll || constraint.priority == 1000 { look(at: constraint, ownedBy: view.id) }
                if usesAll { lookAtCentre(of: constraint, ownedBy: view.id) }
            }
        }
    }

    /// What most witnesses say, of equally many the first.
    func points(_ edge: IBEdge, isMargin: Bool) -> CGFloat? {
        guard let values = found[edge]?[isMargin], !values.isEmpty else { return nil }
        func support(_ value: CGFloat) -> Int { values.count { abs($0 - value) < 0.3 } }
        let best = values.map(support).max() ?? 0
        return values.first { support($0) == best }
    }

    /// What the first witness says; edges stand for their directions.
    func shift(of edge: IBEdge) -> CGFloat? { shifts[edge]?.first }

    /// `view.center == multiplier * safeArea.center + constant`.
    private mutating func lookAtCentre(of constraint: IBConstraint, ownedBy owner: String) {
        guard let guide = constraint.secondItem, let safe = safeAreas[guide],
            let attribute = constraint.secondAttribute,
            let edge: IBEdge = ["centerY": .top, "centerX": .left][attribute], constraint.multiplier > 0,
            reaches(safe, edge), reaches(safe, edge == .top ? .bottom : .right),
            let view = geometry.rects[constraint.firstItem ?? owner], let outer = geometry.rects[root.view.id],
            let position = IBGeometry.value(constraint.firstAttribute, of: view),
            let middle = IBGeometry.value(attribute, of: outer)
        else { return }
        let centre = (position - CGFloat(constraint.constant)) / CGFloat(constraint.multiplier)
        shifts[edge, default: []].append(centre - middle)
    }

    private mutating func look(at constraint: IBConstraint, ownedBy owner: String) {
        guard constraint.multiplier == 1, let second = constraint.secondItem,
            let secondAttribute = constraint.secondAttribute
        else { return }
        let first = constraint.firstItem ?? owner
        let constant = CGFloat(constraint.constant)
        take(inset: first, constraint.firstAttribute, view: second, secondAttribute, distance: constant)
        take(inset: second, secondAttribute, view: first, constraint.firstAttribute, distance: -constant)
    }

    /// `inset.attribute == view.attribute + distance`.
    private mutating func take(
        inset: String, _ insetAttribute: String, view: String, _ attribute: String, distance: CGFloat
    ) {
        guard let (edge, isMargin, own) = meaning(inset, insetAttribute), view != content.id, view != root.view.id,
            !geometry.collapsed.contains(view), let position = geometry.value(attribute, ofView: view),
            let outer = geometry.rects[isMargin ? content.id : root.view.id]
        else { return }
        let coordinate = position + distance
        let points =
            switch edge {
            case .top: coordinate - outer.minY - own
            case .left: coordinate - outer.minX - own
            case .bottom: outer.maxY - coordinate - own
            case .right: outer.maxX - coordinate - own
            }
        guard points > -1, points < 400, own == 0 || points > 0.3,
            let points = isMargin ? margin(points, edge) : max(points, 0)
        else { return }
        found[edge, default: [:]][isMargin, default: []].append(points)
    }

    /// The margin of UIKit's that is less than a pixel away, where text is; other numbers are constants that have
    /// changed since. Below a cell's content is its separator, and above and below what fills a screen are bars.
    private func margin(_ points: CGFloat, _ edge: IBEdge) -> CGFloat? {
        let isUpright = edge == .top || edge == .bottom
        if isUpright, root.kind == .controllerView || root.kind == .xibView { return max(points, 0) }
        let separators: [CGFloat] = root.kind == .cell && edge == .bottom ? [0, 1 / 3, 0.5, 1] : [0]
        let margins = [0, 8, 11, 15, 16, 20].flatMap { margin in separators.map { max(0, margin - $0) } }
        return margins.min { abs($0 - points) < abs($1 - points) }.flatMap { abs($0 - points) < 0.34 ? $0 : nil }
    }

    /// Whether a view has its edge where the root has it, so that its safe area ends there as the root's does.
    private func reaches(_ view: String, _ edge: IBEdge) -> Bool {
        guard let rect = geometry.rects[view], let outer = geometry.rects[root.view.id] else { return false }
        let distance =
            switch edge {
            case .top: rect.minY - outer.minY
            case .left: rect.minX - outer.minX
            case .bottom: outer.maxY - rect.maxY
            case .right: outer.maxX - rect.maxX
            }
        return abs(distance) < 1
    }

    /// An inset of the root, and what of the distance is a margin of the view's own.
    private func meaning(_ item: String, _ attribute: String) -> (edge: IBEdge, isMargin: Bool, own: CGFloat)? {
        if let (edge, isMargin) = rootMeaning(item, attribute) { return (edge, isMargin, 0) }
        if let edge = widenedEdge(item, attribute) { return (edge, true, 0) }
        guard root.kind == .controllerView || root.kind == .xibView, attribute.hasSuffix("Margin"),
            let view = geometry.views[item], item != root.view.id,
            view.element.flag("insetsLayoutMarginsFromSafeArea") != false,
            view.element.flag("preservesSuperviewLayoutMargins") != true,
            let edge = Self.edges[String(attribute.dropLast("Margin".count))], reaches(item, edge)
        else { return nil }
        return (edge, false, IBInsets.statedMargins(of: view)?[edge] ?? 8)
    }

    /// The edge at which a view has the root's margin, since its own widen to those of the view outside.
    private func widenedEdge(_ item: String, _ attribute: String) -> IBEdge? {
        guard attribute.hasSuffix("Margin"), let view = geometry.views[item], item != content.id,
            geometry.parents[item] == content.id,
            view.element.flag("preservesSuperviewLayoutMargins") == true, IBInsets.statedMargins(of: view) == nil,
            let edge = Self.edges[String(attribute.dropLast("Margin".count))], reaches(item, edge)
        else { return nil }
        return edge
    }

    private static let edges: [String: IBEdge] = [
        "top": .top, "leading": .left, "left": .left, "bottom": .bottom, "trailing": .right, "right": .right,
    ]

    private func rootMeaning(_ item: String, _ attribute: String) -> (IBEdge, Bool)? {
        if let type = root.controllerGuides[item] {
            if type == "top", attribute == "bottom" { return (.top, false) }
            if type == "bottom", attribute == "top" { return (.bottom, false) }
            return nil
        }
        if let owner = keyboards[item] {
            return attribute == "top" && reaches(owner, .bottom) ? (.bottom, false) : nil
        }
        if let owner = safeAreas[item] {
            switch attribute {
            case "top" where reaches(owner, .top): return (.top, false)
            case "bottom" where reaches(owner, .bottom): return (.bottom, false)
            case "leading" where reaches(owner, .left), "left" where reaches(owner, .left): return (.left, false)
            case "trailing" where reaches(owner, .right), "right" where reaches(owner, .right): return (.right, false)
            default: return nil
            }
        }
        guard item == content.id || item == root.view.id else { return nil }
        switch attribute {
        case "topMargin": return (.top, true)
        case "bottomMargin": return (.bottom, true)
        case "leadingMargin", "leftMargin": return (.left, true)
        case "trailingMargin", "rightMargin": return (.right, true)
        default: return nil
        }
    }
}
