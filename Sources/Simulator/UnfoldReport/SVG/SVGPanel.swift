package struct SVGPanel {
    static let width = 560.0
    static let margin = 20.0
    private static let columns = (left: margin, right: 320.0, width: 220.0)
    private static let smallest = 18.0
    private static let tallest = 900.0
    private static let limit = 400

    private let bands: [RowBands.Band]
    private let omitted: Int
    private let titles: (before: String, after: String)
    /// Pixels a point.
    private let scale: Double

    init(_ rows: RowBands) {
        bands = Array(rows.bands.prefix(Self.limit))
        omitted = rows.bands.count - bands.count
        titles = rows.titles
        let total = bands.reduce(0.0) { $0 + ($1.count > 1 ? 0 : max(0, $1.before ?? 0, $1.after ?? 0)) }
        scale = total > 0 ? min(0.5, Self.tallest / total) : 0.5
    }

    var kinds: Set<RowBands.Kind> { Set(bands.map(\.kind)) }

    var height: Double {
        let columns = max(offsets(\.before).last ?? 0, offsets(\.after).last ?? 0, Self.smallest)
        return 24 + columns + (omitted > 0 ? Self.smallest : 0) + 4
    }

    func lines(top: Double) -> [String] {
        let start = top + 24
        var lines = [
            Self.text(titles.before, x: Self.columns.left, y: top + 14, style: "head"),
            Self.text(titles.after, x: Self.columns.right, y: top + 14, style: "head"),
        ]
        lines += emptyColumn(\.before, x: Self.columns.left, y: start)
        lines += emptyColumn(\.after, x: Self.columns.right, y: start)
        lines += columns(from: start)
        if omitted > 0 {
            lines.append(Self.text("\(omitted) more rows", x: Self.columns.left, y: top + height - 8, style: "head"))
        }
        return lines
    }

    private func columns(from start: Double) -> [String] {
        let left = offsets(\.before)
        let right = offsets(\.after)
        let isAllNew = isEmpty(\.before)
        let isAllGone = isEmpty(\.after)
        var lines: [String] = []
        for (index, band) in bands.enumerated() {
            let (l0, l1) = (start + left[index], start + left[index + 1])
            let (r0, r1) = (start + right[index], start + right[index + 1])
            // A table that was empty, or is, is no point from which rows come.
            if !isAllNew, !isAllGone { lines.append(join(band, (l0, l1), (r0, r1))) }
            if let before = band.before {
                let note = band.after == nil && !isAllGone ? " gone" : ""
                lines += box(band, "\(Number.text(before))\(note)", x: Self.columns.left, from: l0, to: l1)
            }
            if let after = band.after {
                let change = band.before.map { after - $0 } ?? 0
                var note = change == 0 ? "" : " (\(Number.signed(change)))"
                if band.before == nil, !isAllNew { note += " new" }
                lines += box(band, Number.text(after) + note, x: Self.columns.right, from: r0, to: r1)
                if band.isMarked, r1 - r0 >= 2 * Self.smallest {
                    lines.append(value("conflict", x: Self.columns.right, y: r0 + 30))
                }
            }
        }
        return lines
    }

    private func join(_ band: RowBands.Band, _ left: (Double, Double), _ right: (Double, Double)) -> String {
        let edge = n(Self.columns.left + Self.columns.width)
        return #"<path class="join \#(band.kind.rawValue)" d="M\#(edge) \#(n(left.0))"#
            + #"L\#(n(Self.columns.right)) \#(n(right.0))V\#(n(right.1))L\#(edge) \#(n(left.1))Z"/>"#
    }

    /// A row (or run of rows) with its name and height; the name yields where both have no space.
    private func box(_ band: RowBands.Band, _ value: String, x: Double, from top: Double, to bottom: Double) -> [String]
    {
        let height = bottom - top
        let baseline = top + min(height / 2 + 4, 14)
        let style = band.count > 1 ? "many \(band.kind.rawValue)" : band.kind.rawValue
        let room = Self.columns.width - 24 - SVGText.width(value)
        return [
            #"<rect class="\#(style)" x="\#(n(x))" y="\#(n(top))" width="\#(n(Self.columns.width))" "#
                + #"height="\#(n(height))"/>"#,
            Self.text(SVGText.clipped(band.label, to: room), x: x + 6, y: baseline, style: "label"),
            self.value(value, x: x, y: baseline),
        ]
    }

    private func value(_ text: String, x: Double, y: Double) -> String {
        #"<text class="label" text-anchor="end" x="\#(n(x + Self.columns.width - 6))" "#
            + #"y="\#(n(y))">\#(Markup.text(text))</text>"#
    }

    private func isEmpty(_ side: KeyPath<RowBands.Band, Double?>) -> Bool {
        bands.allSatisfy { $0[keyPath: side] == nil }
    }

    private func emptyColumn(_ side: KeyPath<RowBands.Band, Double?>, x: Double, y: Double) -> [String] {
        guard isEmpty(side) else { return [] }
        return [
            #"<rect class="none" x="\#(n(x))" y="\#(n(y))" width="\#(n(Self.columns.width))" "#
                + #"height="\#(n(Self.smallest))"/>"#,
            Self.text("no rows", x: x + 6, y: y + 13, style: "head"),
        ]
    }

    private func offsets(_ side: KeyPath<RowBands.Band, Double?>) -> [Double] {
        var sums = [0.0]
        for band in bands {
            let points = band[keyPath: side]
            let pixels = points.map { band.count > 1 ? Self.smallest : max(Self.smallest, $0 * scale) } ?? 0
            sums.append(sums.last! + pixels)
        }
        return sums
    }
}

extension SVGPanel {
    package static func text(_ text: String, x: Double, y: Double, style: String) -> String {
        #"<text class="\#(style)" x="\#(n(x))" y="\#(n(y))">\#(Markup.text(text))</text>"#
    }

    package static func n(_ value: Double) -> String { n(value, parts: 10) }

    static func n(_ value: Double, parts: Double) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (min(max(value, -1e7), 1e7) * parts).rounded() / parts + 0
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    private func n(_ value: Double) -> String { Self.n(value) }

    static func head(width: Int, height: Int, style: String) -> [String] {
        [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
                + #"viewBox="0 0 \#(width) \#(height)">"#,
            "<style>\(style)</style>", #"<rect class="paper" width="100%" height="100%"/>"#,
        ]
    }

    /// Swatches with what they mean, those of `kinds`, from `x` on; how wide they are as well.
    static func legend(_ kinds: Set<RowBands.Kind>, x: Double, y: Double) -> (lines: [String], width: Double) {
        var lines: [String] = []
        var left = x
        for kind in RowBands.Kind.allCases where kinds.contains(kind) {
            lines.append(#"<rect class="\#(kind.rawValue)" x="\#(n(left))" y="\#(n(y - 10))" width="12" height="12"/>"#)
            lines.append(text(kind.word, x: left + 17, y: y, style: "head"))
            left += 17 + SVGText.width(kind.word) + 14
        }
        return (lines, left - x)
    }
}
