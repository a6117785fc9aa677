/// Makes pictures of views as they are laid out. What a kind of view looks like is in the extensions.
@MainActor package final class PicturePainter {
    var picture: Picture
    private let drawing: LayoutDrawing
    /// A list whose sections are cards, which no property of a collection view says.
    let isInCards: Bool
    private let embedsFonts: Bool
    let generation = LayoutEnvironment.generation
    let pixel = 1 / LayoutEnvironment.displayScale
    private var next = 0

    // MARK: Of the view that is painted

    private(set) var view: UIView
    private(set) var index = 0
    private var place = Place()
    var text: LayoutDrawing.Text? { drawing.views.indices.contains(index) ? drawing.views[index].text : nil }

    private struct Place {
        var matrix = CGAffineTransform.identity
        var group, clip: Int?
    }

    package static func picture(
        of root: UIView, _ drawing: LayoutDrawing, isInCards: Bool = false, embedsFonts: Bool = false
    ) -> Picture {
        let painter = PicturePainter(root, drawing, isInCards, embedsFonts)
        painter.paint(root, in: Place(), isSeen: true)
        return painter.picture
    }

    private init(_ root: UIView, _ drawing: LayoutDrawing, _ isInCards: Bool, _ embedsFonts: Bool) {
        (self.view, self.drawing, self.isInCards, self.embedsFonts) = (root, drawing, isInCards, embedsFonts)
        picture = Picture(width: Double(root.bounds.width), height: Double(root.bounds.height))
        picture.isDark = root.traitCollection.userInterfaceStyle == .dark
    }

    private func paint(_ view: UIView, in outer: Place, isSeen: Bool) {
        let own = next
        next += 1
        let isRoot = own == 0
        let isSeen = isSeen && (isRoot || (!view.isHidden && view.alpha >= 0.01))
        var place = outer
        if isSeen {
            place.matrix = matrix(of: view, isRoot: isRoot, in: outer.matrix)
            (self.view, index, self.place) = (view, own, place)
            if !isRoot { enterGroup(Double(view.alpha)) }
            place = self.place
            paintSurface()
            paintContent()
            if view.clipsToBounds { place.clip = clip(in: outer.clip) }
        }
        for child in view.subviews { paint(child, in: place, isSeen: isSeen) }
        guard isSeen else { return }
        (self.view, index, self.place) = (view, own, place)
        paintOverContent()
    }

    private func matrix(of view: UIView, isRoot: Bool, in outer: CGAffineTransform) -> CGAffineTransform {
        let bounds = view.bounds
        if isRoot { return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY) }
        let turn = view.transform
        guard turn.a != 1 || turn.b != 0 || turn.c != 0 || turn.d != 1 else {
            let frame = view.frame
            return CGAffineTransform(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
                .concatenating(outer)
        }
        let anchor = view.layer.anchorPoint
        let (x, y) = (bounds.minX + bounds.width * anchor.x, bounds.minY + bounds.height * anchor.y)
        let position = view.center
        return CGAffineTransform(translationX: -x, y: -y).concatenating(turn)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y)).concatenating(outer)
    }

    private func clip(in outer: Int?) -> Int {
        let (rect, _) = placed(view.bounds)
        picture.clips.append(.init(rect: rect, corners: corners(of: view.layer, in: view.bounds), outer: outer))
        return picture.clips.count - 1
    }

    private func placed(_ rect: CGRect) -> (Picture.Rect, [Double]?) {
        let m = place.matrix
        if m.a == 1, m.b == 0, m.c == 0, m.d == 1 { return (.init(rect.offsetBy(dx: m.tx, dy: m.ty)), nil) }
        func rounded(_ number: CGFloat) -> Double { (Double(number) * 1e6).rounded() / 1e6 + 0 }
        return (.init(rect), [m.a, m.b, m.c, m.d, m.tx, m.ty].map(rounded))
    }

    // MARK: Shapes of the view

    func add(_ content: Picture.Content, _ rect: CGRect, _ part: String? = nil) {
        let (rect, transform) = placed(rect)
        if embedsFonts, case .text(let text) = content, text.design == .own { embed(text.font) }
        picture.nodes.append(
            .init(
                view: index, part: part, rect: rect, group: place.group, clip: place.clip, transform: transform,
                content: content))
    }

    private func embed(_ name: String) {
        // A file of several fonts is for no style sheet.
        guard picture.fonts[name] == nil, let file = UIFont.file(ofFontNamed: name),
            !file.starts(with: Array("ttcf".utf8))
        else { return }
        picture.fonts[name] = Data(file).base64EncodedString()
    }

    /// What is added next shows what is behind it. A superview's opacity is that of all that it holds together.
    private func enterGroup(_ opacity: Double) {
        guard opacity < 1 else { return }
        picture.groups.append(.init(view: index, opacity: (opacity * 1000).rounded() / 1000, outer: place.group))
        place.group = picture.groups.count - 1
    }

    func group(_ opacity: Double, _ body: () -> Void) {
        let outer = place
        enterGroup(opacity)
        body()
        place = outer
    }

    func box(
        _ rect: CGRect, _ fill: UIColor?, radius: CGFloat = 0, border: (UIColor, CGFloat)? = nil,
        shadow: Picture.Shadow? = nil, _ part: String? = nil
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = min(radius, rect.width / 2, rect.height / 2)
        var box = Picture.Box()
        box.fill = fill.map(color).flatMap { $0.alpha > 0 ? $0 : nil }
        box.border = border.map { .init(color: color($0.0), width: Double($0.1)) }
        box.corners = radius > 0 ? .init(radius: Double(radius)) : nil
        box.shadow = shadow
        add(.box(box), rect, part)
    }

    func lines(_ points: [(CGFloat, CGFloat)], _ stroke: UIColor, width: CGFloat, in rect: CGRect, _ part: String) {
        let pieces = points.enumerated().map { index, point -> Picture.Path.Piece in
            let (x, y) = (Double(point.0 - rect.minX), Double(point.1 - rect.minY))
            return index == 0 ? .move(x, y) : .line(x, y)
        }
        add(.path(.init(pieces: pieces, stroke: color(stroke), lineWidth: Double(width))), rect, part)
    }

    func line(
        _ text: String, _ font: UIFont, _ ink: UIColor, in rect: CGRect, isCentered: Bool = true, _ part: String
    ) {
        let width = min(TextMetrics.measurer.width(of: text, font: font), rect.width)
        guard !text.isEmpty, width > 0 else { return }
        let frame = CGRect(
            x: isCentered ? rect.midX - width / 2 : rect.minX, y: rect.midY - font.lineHeight / 2, width: width,
            height: font.lineHeight)
        add(.text(Picture.Text(text, font, baseline: Double(font.ascender), color: color(ink))), frame, part)
    }

    func leaveOut(_ look: String) { picture.omissions.append(.init(view: index, look: look)) }

    // MARK: Surroundings

    var tint: UIColor { view.tintColor ?? .systemBlue }
    var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func color(_ color: UIColor) -> Picture.Color {
        let shown = color === UIColor.tintColor ? view.tintColor ?? color : color
        return Picture.Color(shown.resolvedColor(with: view.traitCollection))
    }
}

extension CGRect {
    init(around middle: CGPoint, width: CGFloat, height: CGFloat) {
        self.init(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    func mirrored(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }

    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Picture.Color {
    package init(_ color: UIColor) { self.init(color.components) }

    init(_ parts: [CGFloat]) {
        let bytes = parts.prefix(3).map { Int((min(max($0, 0), 1) * 255).rounded()) }
        rgb = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        alpha = (Double(min(max(parts[3], 0), 1)) * 1000).rounded() / 1000
    }
}

extension Picture.Text {
    @MainActor init(_ text: String, _ font: UIFont, baseline: Double, color: Picture.Color) {
        let name = font.fontName
        let design: Design =
            name.hasPrefix(".SFUIMono") || name.hasPrefix("Menlo") || name.hasPrefix("Courier")
            ? .monospaced : name.hasPrefix(".SFUI") ? .system : .own
        self.init(
            text: text, baseline: baseline, design: design, font: name, size: Double(font.pointSize),
            weight: font.weight.css,
            isItalic: font.fontDescriptor.symbolicTraits.contains(.traitItalic), color: color)
    }
}
