/// A picture as elements, back to front, with the index of the view (`data-view`) and the part of it (`data-part`).
package struct PictureSVG {
    let picture: Picture
    /// Names of clip paths and gradients begin with it; unlike that of any other picture of the drawing.
    let id: String

    private let names: [String]?

    package init(_ picture: Picture, id: String, names: [String]? = nil) {
        (self.picture, self.id, self.names) = (picture, id, names)
    }

    package var document: String {
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(n(picture.width))" height="\#(n(picture.height))" "#
            + #"viewBox="0 0 \#(n(picture.width)) \#(n(picture.height))">"# + "\n"
            + (PictureFonts.rules(picture.fonts).map { "<style>\($0)</style>\n" } ?? "")
            + lines(x: 0, y: 0).map { $0 + "\n" }.joined() + "</svg>\n"
    }

    package func lines(x: Double, y: Double) -> [String] {
        let move = x == 0 && y == 0 ? "" : #" transform="translate(\#(n(x)) \#(n(y)))""#
        let style = picture.isDark ? #" data-style="dark""# : ""
        var lines = [#"<g class="looks"\#(style) style="\#(PictureFonts.style(.system))"\#(move)>"#]
        lines += picture.clips.enumerated().map { index, clip in
            let outer = clip.outer.map { #" clip-path="url(#\#(id)-c\#($0))""# } ?? ""
            return #"<clipPath id="\#(id)-c\#(index)"\#(outer)>\#(shape(clip.rect, clip.corners, ""))</clipPath>"#
        }
        var open: [Int] = []
        for (index, node) in picture.nodes.enumerated() {
            let groups = groups(around: node)
            let common = zip(open, groups).prefix { $0 == $1 }.count
            lines += open.dropFirst(common).map { _ in "</g>" }
            lines += groups.dropFirst(common).map { index in
                let group = picture.groups[index]
                return #"<g data-group="\#(name(group.view))" opacity="\#(group.opacity)">"#
            }
            open = groups
            lines += element(node, "\(id)-n\(index)")
        }
        return lines + open.map { _ in "</g>" } + ["</g>"]
    }

    private func groups(around node: Picture.Node) -> [Int] {
        sequence(first: node.group) { $0.map { picture.groups[$0].outer } }.prefix { $0 != nil }.compactMap { $0 }
            .reversed()
    }

    private func name(_ view: Int) -> String {
        names.flatMap { $0.indices.contains(view) ? Markup.attribute($0[view]) : nil } ?? "\(view)"
    }

    // MARK: Shapes

    private func element(_ node: Picture.Node, _ id: String) -> [String] {
        var attributes = #" data-view="\#(name(node.view))""#
        if let part = node.part { attributes += #" data-part="\#(Markup.text(part))""# }
        if let matrix = node.transform {
            attributes += #" transform="matrix(\#(matrix.map { "\($0)" }.joined(separator: " ")))""#
        }
        let drawn: [String] =
            switch node.content {
            case .box(let box): self.box(box, node.rect, id, attributes)
            case .text(let text): [self.text(text, node.rect, attributes)]
            case .image(let image) where node.part == Picture.symbol:
                symbol(image, node.rect, id, attributes)
            case .image(let image): self.image(image, node.rect, id, attributes)
            case .path(let path): [self.path(path, node.rect, attributes)]
            }
        guard let clip = node.clip else { return drawn }
        return [#"<g clip-path="url(#\#(self.id)-c\#(clip))">"#] + drawn + ["</g>"]
    }

    private func box(_ box: Picture.Box, _ rect: Picture.Rect, _ name: String, _ attributes: String) -> [String] {
        var lines: [String] = []
        var fill = box.fill.map { paint("fill", $0) } ?? #" fill="none""#
        if let shadow = box.shadow {
            lines.append(
                #"<filter id="\#(name)" x="-50%" y="-50%" width="200%" height="200%"><feDropShadow dx="\#(n(shadow.x))" "#
                    + #"dy="\#(n(shadow.y))" stdDeviation="\#(n(shadow.radius))"\#(paint("flood", shadow.color))/></filter>"#
            )
            fill += #" filter="url(#\#(name))""#
        }
        if box.fill != nil || box.shadow != nil { lines.append(shape(rect, box.corners, fill + attributes)) }
        if let gradient = box.gradient {
            lines.append(self.gradient(gradient, name + "g"))
            lines.append(shape(rect, box.corners, #" fill="url(#\#(name)g)""# + attributes))
        }
        if let border = box.border, border.width > 0 {
            // Inside of the rectangle, where the line of a shape is on its edge.
            let half = min(border.width, rect.width, rect.height) / 2
            let inner = Picture.Rect(
                x: rect.x + half, y: rect.y + half, width: rect.width - 2 * half, height: rect.height - 2 * half)
            var corners = box.corners
            if let radius = corners?.radius { corners?.radius = max(0, radius - half) }
            lines.append(
                shape(
                    inner, corners,
                    #" fill="none""# + paint("stroke", border.color) + #" stroke-width="\#(n(half * 2))""# + attributes)
            )
        }
        return lines
    }

    private func shape(_ rect: Picture.Rect, _ corners: Picture.Corners?, _ attributes: String) -> String {
        let radius = min(corners?.radius ?? 0, rect.width / 2, rect.height / 2)
        let rounded = corners?.rounded ?? []
        if radius <= 0 || !rounded.contains(false) {
            let round = radius > 0 ? #" rx="\#(n(radius))""# : ""
            return #"<rect \#(place(rect))\#(round)\#(attributes)/>"#
        }
        let r = rounded.map { $0 ? radius : 0 }
        func arc(_ radius: Double, _ dx: Double, _ dy: Double) -> String {
            radius > 0 ? "a\(n(radius)) \(n(radius)) 0 0 1 \(n(dx * radius)) \(n(dy * radius))" : ""
        }
        return #"<path d="M\#(n(rect.x + r[0])) \#(n(rect.y))H\#(n(rect.maxX - r[1]))\#(arc(r[1], 1, 1))"#
            + "V\(n(rect.maxY - r[3]))\(arc(r[3], -1, 1))H\(n(rect.x + r[2]))\(arc(r[2], -1, -1))"
            + #"V\#(n(rect.y + r[0]))\#(arc(r[0], 1, -1))Z"\#(attributes)/>"#
    }

    private func gradient(_ gradient: Picture.Gradient, _ name: String) -> String {
        let stops = gradient.stops.map { #"<stop offset="\#(n($0.position))"\#(paint("stop", $0.color))/>"# }.joined()
        let (a, b) = (gradient.start, gradient.end)
        guard gradient.isRadial else {
            return #"<linearGradient id="\#(name)" x1="\#(n(a[0]))" y1="\#(n(a[1]))" x2="\#(n(b[0]))" "#
                + #"y2="\#(n(b[1]))">\#(stops)</linearGradient>"#
        }
        let radius = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
        return #"<radialGradient id="\#(name)" cx="\#(n(a[0]))" cy="\#(n(a[1]))" r="\#(n(radius))">\#(stops)"#
            + "</radialGradient>"
    }

    /// As wide as it was measured, whatever font the reader has.
    private func text(_ text: Picture.Text, _ rect: Picture.Rect, _ attributes: String) -> String {
        var style = attributes + #" font-size="\#(n(text.size))""#
        if text.weight != 400 { style += #" font-weight="\#(text.weight)""# }
        if text.isItalic { style += #" font-style="italic""# }
        if text.design != .system { style += #" style="\#(PictureFonts.style(text.design, text.font))""# }
        let marks = [text.isUnderlined ? "underline" : "", text.isStruck ? "line-through" : ""].filter { !$0.isEmpty }
        if !marks.isEmpty { style += #" text-decoration="\#(marks.joined(separator: " "))""# }
        func written(_ dx: Double, _ dy: Double, _ color: Picture.Color) -> String {
            #"<text x="\#(n(rect.x + dx))" y="\#(n(rect.y + text.baseline + dy))"\#(paint("fill", color))\#(style) "#
                + #"textLength="\#(n(rect.width))" lengthAdjust="spacingAndGlyphs" xml:space="preserve">"#
                + "\(Markup.text(text.text))</text>"
        }
        let shadow = text.shadow.map { written($0.x, $0.y, $0.color) } ?? ""
        return shadow + written(0, 0, text.color)
    }

    private func path(_ path: Picture.Path, _ rect: Picture.Rect, _ attributes: String) -> String {
        func p(_ x: Double, _ y: Double) -> String { "\(n(rect.x + x)) \(n(rect.y + y))" }
        let d = path.pieces.map { piece in
            switch piece {
            case .move(let x, let y): "M" + p(x, y)
            case .line(let x, let y): "L" + p(x, y)
            case .quad(let a, let b, let x, let y): "Q\(p(a, b)) \(p(x, y))"
            case .curve(let a, let b, let c, let d, let x, let y): "C\(p(a, b)) \(p(c, d)) \(p(x, y))"
            case .close: "Z"
            }
        }.joined()
        var style = path.fill.map { paint("fill", $0) } ?? #" fill="none""#
        if let stroke = path.stroke {
            style += paint("stroke", stroke) + #" stroke-width="\#(n(path.lineWidth))""#
            if path.isRound { style += #" stroke-linecap="round" stroke-linejoin="round""# }
            if let range = path.range {
                // Of a line one long: a gap, the part, and a gap to its end.
                style += #" pathLength="1" stroke-dasharray="0 \#(range[0]) \#(max(0, range[1] - range[0])) 1""#
            } else if !path.dashes.isEmpty {
                style += #" stroke-dasharray="\#(path.dashes.map(n).joined(separator: " "))""#
            }
        }
        return #"<path d="\#(d)"\#(style)\#(attributes)/>"#
    }

    /// Outlines of our own; what a badge leaves out is cut out of what is below.
    private func symbol(
        _ image: Picture.Image, _ rect: Picture.Rect, _ name: String, _ attributes: String
    ) -> [String] {
        let weight = image.weight.flatMap(UIImage.SymbolWeight.init) ?? .unspecified
        let frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        let alpha = image.tint?.alpha ?? 1
        let layers = SymbolShape(image.name ?? "", in: frame, weight: weight).layers
        func drawn(_ layer: SymbolShape.Layer, _ color: String) -> String {
            let paint =
                layer.stroke.map {
                    #"fill="none" stroke="\#(color)" stroke-width="\#(n($0))" stroke-linecap="round" "#
                        + #"stroke-linejoin="round""#
                } ?? #"fill="\#(color)""#
            return #"<path d="\#(layer.path)" \#(paint)/>"#
        }
        let cuts = layers.filter(\.isCut).map { drawn($0, "black") }
        let title = image.name.map { "<title>\(Markup.text($0))</title>" } ?? ""
        let opacity = alpha < 1 ? #" fill-opacity="\#(alpha)" stroke-opacity="\#(alpha)""# : ""
        let mask = cuts.isEmpty ? "" : #" mask="url(#\#(name))""#
        let ink = layers.filter { !$0.isCut }.map { drawn($0, "#" + (image.tint?.rgb ?? "007aff")) }
        let group = ["<g\(attributes)\(opacity)\(mask)>\(title)"] + ink + ["</g>"]
        guard !cuts.isEmpty else { return group }
        let place = place(rect)
        return [#"<mask id="\#(name)" maskUnits="userSpaceOnUse" \#(place)><rect \#(place) fill="white"/>"#] + cuts
            + ["</mask>"] + group
    }

    /// The image itself; one whose pixels are not known is a mark in its place, with its name.
    private func image(_ image: Picture.Image, _ rect: Picture.Rect, _ name: String, _ attributes: String) -> [String] {
        let place = place(rect)
        if let data = image.data, let type = Self.mediaType(data) {
            let source = "data:\(type);base64,\(Data(data).base64EncodedString())"
            guard let tint = image.tint else {
                return [#"<image \#(place) preserveAspectRatio="none" href="\#(source)"\#(attributes)/>"#]
            }
            return [
                #"<mask id="\#(name)" style="mask-type:alpha"><image \#(place) preserveAspectRatio="none" "#
                    + #"href="\#(source)"/></mask>"#,
                #"<rect \#(place)\#(paint("fill", tint)) mask="url(#\#(name))"\#(attributes)/>"#,
            ]
        }
        let title = image.name.map { "<title>\(Markup.text($0))</title>" } ?? ""
        if let tint = image.tint {
            let side = min(rect.width, rect.height) * 0.8
            let square = Picture.Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            return [
                "<g\(attributes)>\(title)"
                    + shape(
                        square, .init(radius: side / 4),
                        #" fill="none""# + paint("stroke", tint)
                            + #" stroke-width="\#(n(max(1, side / 12)))""#) + "</g>"
            ]
        }
        let words = (image.name ?? "image") + " \(Number.text(rect.width))×\(Number.text(rect.height))"
        let fits = SVGText.width(words) * 10 / 12 < rect.width - 4 && rect.height >= 14
        let label =
            fits
            ? #"<text x="\#(n(rect.midX))" y="\#(n(rect.midY + 3.5))" text-anchor="middle" font-size="10" "#
                + "fill=\"#636366\">\(Markup.text(words))</text>" : ""
        return [#"<g\#(attributes)>\#(title)<rect \#(place) fill="gray" fill-opacity="0.25"/>\#(label)</g>"#]
    }

    /// By the first bytes; nil for what browsers do not show.
    static func mediaType(_ data: [UInt8]) -> String? {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if data.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if data.starts(with: Array("GIF8".utf8)) { return "image/gif" }
        let start = data.prefix(512).drop { " \t\r\n\u{FEFF}".utf8.contains($0) }
        return start.starts(with: Array("<svg".utf8)) || start.starts(with: Array("<?xml".utf8)) ? "image/svg+xml" : nil
    }

    private func paint(_ name: String, _ color: Picture.Color) -> String {
        let key = name == "flood" || name == "stop" ? name + "-color" : name
        return " \(key)=\"#\(color.rgb)\"" + (color.alpha < 1 ? #" \#(name)-opacity="\#(color.alpha)""# : "")
    }

    private func n(_ value: Double) -> String { SVGPanel.n(value, parts: 100) }

    private func place(_ rect: Picture.Rect) -> String {
        #"x="\#(n(rect.x))" y="\#(n(rect.y))" width="\#(n(rect.width))" height="\#(n(rect.height))""#
    }
}

enum PictureFonts {
    static func style(_ design: Picture.Text.Design, _ font: String = "") -> String {
        let stack: String =
            switch design {
            case .system, .rounded: "-apple-system,'SF Pro Text',Inter,'Helvetica Neue',Roboto,'Segoe UI',sans-serif"
            case .monospaced: "ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace"
            case .serif: "ui-serif,'New York',Georgia,serif"
            case .own: "'\(family(font))',sans-serif"
            }
        return "font-family:\(stack)"
    }

    private static func family(_ font: String) -> String {
        font.filter { $0.isLetter || $0.isNumber || "-_. ".contains($0) }
    }

    /// What loads fonts from their files, by the families that ``style(_:_:)`` names; nil for none.
    static func rules(_ fonts: [String: String]) -> String? {
        let rules = fonts.sorted { $0.key < $1.key }.map { name, file in
            "@font-face{font-family:'\(family(name))';src:url(data:font/ttf;base64,\(file))}"
        }
        return rules.isEmpty ? nil : rules.joined()
    }
}
