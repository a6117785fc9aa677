extension PicturePainter {
    private var isOld: Bool { generation == .old }
    private var isNew: Bool { generation == .ios26 }
    /// Control backgrounds are capsules since iOS 26.
    private func radius(_ height: CGFloat) -> CGFloat { isNew ? height / 2 : isOld ? 4 : 8.91 }
    private var thumbShadow: Picture.Shadow { .init(color: .init([0, 0, 0, 0.15]), x: 0, y: 3, radius: 4) }
    private func faded(_ color: UIColor, unless isEnabled: Bool) -> UIColor {
        isEnabled ? color : color.withAlphaComponent(color.alpha * 0.5)
    }

    func paint(_ toggle: UISwitch) {
        let track = toggle.bounds
        let on = toggle.onTintColor ?? .systemGreen
        let fill = faded(toggle.isOn ? on : .secondarySystemFill, unless: toggle.isEnabled)
        box(track, fill, radius: track.height / 2, "track")
        let height = track.height - 4
        let left = CGRect(
            x: track.minX + 2, y: track.minY + 2, width: isNew ? track.height * 37 / 28 : height, height: height)
        let thumb = toggle.isOn != isRightToLeft ? left.mirrored(in: track) : left
        box(thumb, toggle.thumbTintColor ?? .white, radius: height / 2, shadow: thumbShadow, "thumb")
    }

    func paint(_ slider: UISlider) {
        let track = slider.trackRect(forBounds: slider.bounds)
        var thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
        if isNew { thumb = CGRect(around: thumb.middle, width: 38, height: 24) }
        thumb.origin.x = min(max(thumb.minX, track.minX), max(track.minX, track.maxX - thumb.width))
        let radius = track.height / 2
        box(track, slider.maximumTrackTintColor ?? .systemFill, radius: radius, "track")
        var filled = CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height)
        if isRightToLeft { (thumb, filled) = (thumb.mirrored(in: track), filled.mirrored(in: track)) }
        box(filled, faded(slider.minimumTrackTintColor ?? tint, unless: slider.isEnabled), radius: radius, "value")
        box(
            thumb, slider.thumbTintColor ?? .white, radius: thumb.height / 2,
            border: (UIColor.black.withAlphaComponent(0.04), 0.5), shadow: thumbShadow, "thumb")
    }

    func paint(_ progress: UIProgressView) {
        let track = progress.bounds
        let isBar = progress.progressViewStyle == .bar
        let radius = isBar ? 0 : track.height / 2
        let back: UIColor = progress.trackTintColor ?? (isBar ? .clear : .systemFill)
        box(track, back, radius: radius, "track")
        var value = track
        value.size.width *= CGFloat(min(max(progress.progress, 0), 1))
        if isRightToLeft { value = value.mirrored(in: track) }
        box(value, progress.progressTintColor ?? tint, radius: radius, "value")
    }

    func paint(_ control: UISegmentedControl) {
        let count = control.numberOfSegments
        let bounds = control.bounds.inset(by: control.alignmentRectInsets)
        let radius = radius(bounds.height)
        let back: UIColor = isOld ? .clear : .tertiarySystemFill
        box(bounds, back, radius: radius, border: isOld ? (tint, 1) : nil, "background")
        guard count > 0 else { return }
        let frames = segmentFrames(control, in: bounds)
        let selected = control.selectedSegmentIndex
        for index in 1..<max(count, 1) where isOld || (index != selected && index - 1 != selected) {
            let height = isOld ? bounds.height : bounds.height / 2
            let middle = CGPoint(x: frames[index].minX, y: bounds.midY)
            box(CGRect(around: middle, width: 1, height: height), isOld ? tint : .separator, "divider \(index)")
        }
        for (index, frame) in frames.enumerated() {
            let isSelected = index == selected
            if isSelected, isOld {
                box(frame, tint, "selection")
            } else if isSelected {
                let chosen = control.selectedSegmentTintColor ?? (picture.isDark ? .systemGray2 : .white)
                box(
                    frame.insetBy(dx: 2, dy: 2), chosen, radius: max(0, radius - 2),
                    shadow: .init(color: .init([0, 0, 0, 0.12]), x: 0, y: 3, radius: 4), "selection")
            }
            let ink: UIColor = isOld ? (isSelected ? .white : tint) : .label
            let shown = faded(ink, unless: control.isEnabled && control.isEnabledForSegment(at: index))
            if let image = control.imageForSegment(at: index) {
                paint(image, size: image.size, mode: .center, in: frame, tint: shown)
            } else if let title = control.titleForSegment(at: index) {
                let font = UIFont.systemFont(ofSize: 13, weight: isSelected && !isOld ? .semibold : .medium)
                line(title, font, shown, in: frame.insetBy(dx: 4, dy: 0), "title \(index)")
            }
        }
    }

    /// Widths that are given, and equal shares of the rest.
    private func segmentFrames(_ control: UISegmentedControl, in bounds: CGRect) -> [CGRect] {
        let given = (0..<control.numberOfSegments).map { index -> CGFloat in
            let width = control.widthForSegment(at: index)
            guard width == 0, control.apportionsSegmentWidthsByContent else { return width }
            let title = control.titleForSegment(at: index) ?? ""
            return TextMetrics.measurer.width(of: title, font: .systemFont(ofSize: 13))
                + ControlMetrics.current.segmentPadding
        }
        let open = given.filter { $0 == 0 }.count
        let sum = given.reduce(0, +)
        let share = open > 0 ? max(0, bounds.width - sum) / CGFloat(open) : 0
        let stretch = open == 0 && sum > 0 ? bounds.width / sum : 1
        var x = bounds.minX
        let frames = given.map { width in
            let frame = CGRect(x: x, y: bounds.minY, width: width == 0 ? share : width * stretch, height: bounds.height)
            x += frame.width
            return frame
        }
        return isRightToLeft ? frames.map { $0.mirrored(in: bounds) } : frames
    }

    func paint(_ stepper: UIStepper) {
        let bounds = stepper.bounds
        box(
            bounds, isOld ? .clear : .tertiarySystemFill, radius: radius(bounds.height),
            border: isOld ? (tint, 1) : nil, "background")
        let ink: UIColor = isOld ? tint : .label
        let height = isOld ? bounds.height : 18
        box(CGRect(around: bounds.middle, width: 1, height: height), isOld ? tint : .separator, "divider")
        let reach: CGFloat = 7
        for isPlus in [false, true] {
            let isLimit = isPlus ? stepper.value >= stepper.maximumValue : stepper.value <= stepper.minimumValue
            let shown = isLimit || !stepper.isEnabled ? ink.withAlphaComponent(ink.alpha * 0.3) : ink
            let isRight = isPlus != isRightToLeft
            let middle = CGPoint(x: bounds.minX + bounds.width * (isRight ? 0.75 : 0.25), y: bounds.midY)
            for (dx, dy) in [(reach, 0), (0, reach)].prefix(isPlus ? 2 : 1) {
                lines(
                    [(middle.x - dx, middle.y - dy), (middle.x + dx, middle.y + dy)], shown, width: 1.5, in: bounds,
                    isPlus ? "plus" : "minus")
            }
        }
    }

    func paint(_ control: UIPageControl) {
        guard control.numberOfPages > 1 || !control.hidesForSinglePage else { return }
        let side: CGFloat = 7
        let pitch = isOld ? 16 : ControlMetrics.current.pageWidth
        // Dots beyond the control are not drawn.
        let count = min(control.numberOfPages, max(0, Int(control.bounds.width / pitch) + 1))
        let left = control.bounds.midX - (CGFloat(count - 1) * pitch + side) / 2
        for page in 0..<max(0, count) {
            let place = isRightToLeft ? count - 1 - page : page
            let isCurrent = page == control.currentPage
            let other = control.pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(isOld ? 0.2 : 0.3)
            let dot = CGRect(
                x: left + CGFloat(place) * pitch, y: control.bounds.midY - side / 2, width: side, height: side)
            box(
                dot, isCurrent ? control.currentPageIndicatorTintColor ?? .white : other, radius: side / 2,
                isCurrent ? "current page" : "page \(page)")
        }
    }

    func paint(_ wheel: UIActivityIndicatorView) {
        let side = min(wheel.bounds.width, wheel.bounds.height)
        let count = isOld ? 12 : 8
        let middle = wheel.bounds.middle
        let ink: UIColor = wheel.color ?? .gray
        for spoke in 0..<count {
            let angle = Double(spoke) / Double(count) * 2 * .pi - .pi / 2
            let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
            let (near, far) = (side * 0.24, side * 0.44)
            let faded = ink.alpha * (1 - 0.75 * CGFloat(count - 1 - spoke) / CGFloat(count))
            lines(
                [near, far].map { (middle.x + x * $0, middle.y + y * $0) }, ink.withAlphaComponent(faded),
                width: side * (isOld ? 0.09 : 0.12), in: wheel.bounds, "spoke \(spoke)")
        }
    }
}
