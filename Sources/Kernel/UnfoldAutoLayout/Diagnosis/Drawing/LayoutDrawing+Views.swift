extension LayoutDrawing {
    private typealias Entry = (view: UIView, index: Int)

    /// The views below `root` as they stand now, with the constraints among them.
    /// - Parameter hasDimensions: false leaves the constraints out.
    /// - Complexity: O(views × depth + constraints).
    @MainActor package init(of root: UIView, hasDimensions: Bool = true) {
        self.init()
        var indices: [ObjectIdentifier: Int] = [:]
        var all: [UIView] = []
        func add(_ view: UIView, parent: Int?, seen: Rect?) {
            let index = views.count
            indices[ObjectIdentifier(view)] = index
            all.append(view)
            views.append(Self.view(view, in: root, parent: parent, window: seen))
            let rect = views[index].rect
            let window = view.clipsToBounds ? seen?.common(with: rect) ?? (seen == nil ? rect : Rect.nothing) : seen
            for child in view.subviews { add(child, parent: index, seen: window) }
        }
        add(root, parent: nil, seen: nil)
        for index in views.indices {
            guard let parent = views[index].parent, !all[parent].clipsToBounds else { continue }
            views[index].sticksOut = views[index].rect.inset(by: all[index].alignmentRectInsets)
                .sticksOut(of: views[parent].rect)
        }
        guard hasDimensions else { return }
        for view in all {
            for constraint in view.constraints where constraint.isActive {
                guard let dimension = Self.dimension(constraint, root: root, indices: indices) else { continue }
                dimensions.append(dimension)
            }
        }
    }

    @MainActor package static func order(below root: UIView) -> [UIView] { [root] + root.subviews.flatMap(order) }

    @MainActor private static func view(_ view: UIView, in root: UIView, parent: Int?, window: Rect?) -> View {
        let rect = Rect(root === view ? view.bounds : view.convert(view.bounds, to: root))
        var drawn = View(
            name: view.givenName, className: publicClassName(of: view),
            address: view.layoutAddress.printed, parent: parent,
            frame: parent == nil ? Rect(CGRect(origin: .zero, size: view.bounds.size)) : Rect(view.frame),
            rect: parent == nil ? Rect(CGRect(origin: .zero, size: view.bounds.size)) : rect, isHidden: view.isHidden,
            alpha: Double(view.alpha), clips: view.clipsToBounds, sticksOut: false, guides: [], text: nil)
        if let window {
            let (seen, aligned) = (drawn.rect.common(with: window), drawn.rect.inset(by: view.alignmentRectInsets))
            if seen.map({ aligned.sticksOut(of: $0) }) ?? true { drawn.seen = seen ?? .nothing }
        }
        let size = view.intrinsicContentSize
        drawn.contentWidth = size.width == UIView.noIntrinsicMetric ? nil : Double(size.width)
        drawn.contentHeight = size.height == UIView.noIntrinsicMetric ? nil : Double(size.height)
        if drawn.contentWidth != nil || drawn.contentHeight != nil {
            drawn.sizePriorities = SizePriorities(
                horizontalHugging: Double(view.contentHuggingPriority(for: .horizontal).rawValue),
                verticalHugging: Double(view.contentHuggingPriority(for: .vertical).rawValue),
                horizontalResistance: Double(view.contentCompressionResistancePriority(for: .horizontal).rawValue),
                verticalResistance: Double(view.contentCompressionResistancePriority(for: .vertical).rawValue))
        }
        if !view.subviews.isEmpty, view.layoutMargins != .zero {
            let margins = view.layoutMargins
            drawn.margins = Margins(
                top: Double(margins.top), left: Double(margins.left), bottom: Double(margins.bottom),
                right: Double(margins.right))
        }
        drawn.guides = view.layoutGuides.compactMap { guide in
            guard guide.engineRecord != nil else { return nil }
            let name = guide.identifier.isEmpty ? "guide" : guide.identifier
            return Guide(name: name, rect: Rect(view.convert(guide.layoutFrame, to: root)))
        }
        drawn.text = Text(of: view)
        return drawn
    }
}

/// Without the private classes of this package, which reflection names by addresses.
@MainActor private func publicClassName(of view: UIView) -> String {
    let name = view.layoutClassName
    guard name.contains("(unknown context") else { return name }
    var mirror = Mirror(reflecting: view).superclassMirror
    while let next = mirror {
        let parent = String(reflecting: next.subjectType)
        if !parent.contains("(unknown context") { return parent.split(separator: ".").last.map(String.init) ?? parent }
        mirror = next.superclassMirror
    }
    return "UIView"
}

extension LayoutDrawing.Rect {
    package init(_ rect: CGRect) {
        self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }

    static let nothing = LayoutDrawing.Rect(x: 0, y: 0, width: 0, height: 0)

    /// Of a view: its alignment rectangle, without the shadow or the border around it.
    func inset(by insets: UIEdgeInsets) -> LayoutDrawing.Rect {
        LayoutDrawing.Rect(
            x: x + Double(insets.left), y: y + Double(insets.top),
            width: width - Double(insets.left + insets.right), height: height - Double(insets.top + insets.bottom))
    }

    /// By more than what the grid of pixels rounds.
    func sticksOut(of other: LayoutDrawing.Rect) -> Bool {
        let tolerance = 0.5
        return x < other.x - tolerance || y < other.y - tolerance || maxX > other.maxX + tolerance
            || maxY > other.maxY + tolerance
    }
}
