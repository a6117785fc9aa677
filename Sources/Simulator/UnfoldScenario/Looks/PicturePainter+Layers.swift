extension PicturePainter {
    func paintSurface() {
        let layer = view.layer
        if layer.mask != nil { leaveOut("mask") }
        let surface = rowBackground ?? view.backgroundColor
        let corners = rowCorners ?? corners(of: layer, in: view.bounds)
        surfaceBox(layer, fill: surface, corners: corners, in: view.bounds)
        for inner in layer.sublayers ?? [] where !(inner.delegate is UIView) { paint(inner, at: .zero) }
    }

    func corners(of layer: CALayer, in bounds: CGRect) -> Picture.Corners? {
        let radius = min(layer.cornerRadius, bounds.width / 2, bounds.height / 2)
        guard radius > 0 else { return nil }
        let masks: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        return .init(radius: Double(radius), rounded: masks.map { layer.maskedCorners.contains($0) })
    }

    private func surfaceBox(
        _ layer: CALayer, fill: UIColor?, corners: Picture.Corners?, in rect: CGRect, _ part: String? = nil
    ) {
        var box = Picture.Box()
        box.fill = fill.map(color).flatMap { $0.alpha > 0 ? $0 : nil }
        if layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 {
            box.border = .init(color: .init(color.rgba), width: Double(layer.borderWidth))
        }
        if layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor, color.alpha > 0 {
            var shade = Picture.Color(color.rgba)
            shade.alpha = (shade.alpha * Double(layer.shadowOpacity) * 1000).rounded() / 1000
            let shadow = Picture.Shadow(
                color: shade, x: Double(layer.shadowOffset.width), y: Double(layer.shadowOffset.height),
                radius: Double(layer.shadowRadius))
            if box.fill != nil { box.shadow = shadow } else { leaveOut("shadow") }
        }
        if let gradient = layer as? CAGradientLayer { box.gradient = self.gradient(gradient) }
        box.corners = corners
        guard box.fill != nil || box.border != nil || box.gradient != nil, rect.width > 0, rect.height > 0
        else { return }
        add(.box(box), rect, part)
    }

    private func gradient(_ layer: CAGradientLayer) -> Picture.Gradient? {
        let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
        guard colors.count > 1 else { return nil }
        if layer.type == .conic {
            leaveOut("conic gradient")
            return nil
        }
        let places = layer.locations.map { $0.map(\.doubleValue) } ?? []
        let stops = colors.enumerated().map { index, color in
            Picture.Gradient.Stop(
                color: .init(color.rgba),
                position: places.count == colors.count ? places[index] : Double(index) / Double(colors.count - 1))
        }
        return .init(
            stops: stops, start: [Double(layer.startPoint.x), Double(layer.startPoint.y)],
            end: [Double(layer.endPoint.x), Double(layer.endPoint.y)], isRadial: layer.type == .radial)
    }

    private func paint(_ layer: CALayer, at origin: CGPoint) {
        guard !layer.isHidden, layer.opacity >= 0.01 else { return }
        group(Double(layer.opacity)) { paintInside(layer, at: origin) }
    }

    private func paintInside(_ layer: CALayer, at origin: CGPoint) {
        let frame = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
        let fill = layer.backgroundColor.map(UIColor.init(cgColor:))
        surfaceBox(layer, fill: fill, corners: corners(of: layer, in: layer.bounds), in: frame, "layer")
        if let shape = layer as? CAShapeLayer, let path = shape.path {
            var drawn = Picture.Path(pieces: path.pieces, fill: nil, stroke: nil)
            drawn.fill = shape.fillColor.map { .init($0.rgba) }
            drawn.stroke = shape.strokeColor.map { .init($0.rgba) }
            drawn.lineWidth = Double(shape.lineWidth)
            drawn.isRound = shape.lineCap == .round
            drawn.dashes = (shape.lineDashPattern ?? []).map { max(0, $0.doubleValue) }
            if shape.strokeStart > 0 || shape.strokeEnd < 1 {
                drawn.range = [Double(shape.strokeStart), Double(shape.strokeEnd)]
                if !drawn.dashes.isEmpty { leaveOut("line's dashes") }
            }
            add(.path(drawn), CGRect(origin: frame.origin, size: frame.size), "shape")
        }
        if layer is CATextLayer || layer is CAEmitterLayer { leaveOut(String(describing: type(of: layer))) }
        for inner in layer.sublayers ?? [] where !(inner.delegate is UIView) { paint(inner, at: frame.origin) }
    }
}

extension CGPath {
    var pieces: [Picture.Path.Piece] {
        var pieces: [Picture.Path.Piece] = []
        applyWithBlock { element in
            let points = element.pointee.points
            func x(_ index: Int) -> Double { Double(points[index].x) }
            func y(_ index: Int) -> Double { Double(points[index].y) }
            switch element.pointee.type {
            case .moveToPoint: pieces.append(.move(x(0), y(0)))
            case .addLineToPoint: pieces.append(.line(x(0), y(0)))
            case .addQuadCurveToPoint: pieces.append(.quad(x(0), y(0), x(1), y(1)))
            case .addCurveToPoint: pieces.append(.curve(x(0), y(0), x(1), y(1), x(2), y(2)))
            default: pieces.append(.close)
            }
        }
        return pieces
    }
}
