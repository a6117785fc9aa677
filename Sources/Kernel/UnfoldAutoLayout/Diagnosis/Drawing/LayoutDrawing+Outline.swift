extension LayoutDrawing {
    /// Made of views alone, which are where their frames say.
    /// - Parameter views: each after its superview.
    package init(outline views: [View]) {
        self.init()
        self.views = views
        for index in views.indices {
            let (frame, parent) = (views[index].frame, views[index].parent.map { self.views[$0].rect })
            self.views[index].rect = Rect(
                x: (parent?.x ?? 0) + frame.x, y: (parent?.y ?? 0) + frame.y, width: frame.width, height: frame.height)
        }
    }

    /// What it takes to draw the views, and nothing more: frames, texts in their lines, what is hidden and what clips.
    /// Lengths are whole thousandths of a point.
    package var outline: LayoutDrawing {
        LayoutDrawing(
            outline: views.map { view in
                // A row's id is no name of a view; a button's title is drawn by its label.
                let repeatsParent =
                    view.parent.map { views[$0].text?.lines.map(\.text) == view.text?.lines.map(\.text) } ?? false
                return View(
                    name: view.parent == nil ? nil : view.name, className: view.className, parent: view.parent,
                    frame: view.frame.inThousandths, isHidden: view.isHidden, alpha: view.alpha.inThousandths,
                    clips: view.clips, text: repeatsParent ? nil : view.text.map(\.outline))
            })
    }
}

extension LayoutDrawing.View {
    package init(
        name: String?, className: String, parent: Int?, frame: LayoutDrawing.Rect, isHidden: Bool, alpha: Double,
        clips: Bool, text: LayoutDrawing.Text?
    ) {
        self.init(
            name: name, className: className, address: "", parent: parent, frame: frame, rect: frame,
            isHidden: isHidden, alpha: alpha, clips: clips, sticksOut: false, guides: [], text: text)
    }
}

extension LayoutDrawing.Text {
    /// A text of an outline: the lines that are seen.
    package init(lines: [Line], size: Double, weight: Int, isPlaceholder: Bool) {
        self.init(
            lines: lines, font: "", size: size, weight: weight, wantedLines: lines.count, isPlaceholder: isPlaceholder)
    }

    fileprivate var outline: Self {
        Self(
            lines: lines.map {
                Line(
                    text: $0.text, frame: .init(x: $0.x, y: $0.y, width: $0.width, height: $0.height).inThousandths,
                    baseline: $0.baseline.inThousandths, isCut: $0.isCut)
            }, size: size.inThousandths, weight: weight, isPlaceholder: isPlaceholder)
    }
}

extension LayoutDrawing.Text.Line {
    package init(text: String, frame: LayoutDrawing.Rect, baseline: Double, isCut: Bool) {
        self.init(
            text: text, x: frame.x, y: frame.y, width: frame.width, height: frame.height, baseline: baseline,
            isCut: isCut)
    }
}

extension LayoutDrawing.Rect {
    fileprivate var inThousandths: Self {
        Self(x: x.inThousandths, y: y.inThousandths, width: width.inThousandths, height: height.inThousandths)
    }
}

extension Double {
    /// Without a negative zero.
    fileprivate var inThousandths: Double { (self * 1000).rounded() / 1000 + 0 }
}
