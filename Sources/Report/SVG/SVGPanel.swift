import Foundation

/// One step drawn: the rows of two states side by side, to scale, joined by bands.
struct SVGPanel {
    static let width = 720.0
    private static let columns = (left: 20.0, right: 420.0, width: 280.0)
    /// Bands below this are drawn so high, to hold their text.
    private static let smallest = 18.0
    private static let tallest = 900.0
    /// More bands than this are counted instead of drawn.
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
        let total = bands.reduce(0.0) { $0 + ($1.count > 1 ? 0 : max($1.before ?? 0, $1.after ?? 0)) }
        scale = total > 0 ? min(0.5, Self.tallest / total) : 0.5
    }

    /// Pixels.
    var height: Double {
        24 + max(offsets(\.before).last ?? 0, offsets(\.after).last ?? 0) + (omitted > 0 ? Self.smallest : 0) + 4
    }

    /// Elements, with `top` as their upper edge.
    func lines(top: Double) -> [String] {
        let left = offsets(\.before)
        let right = offsets(\.after)
        var lines = [
            text(titles.before, x: Self.columns.left, y: top + 14, style: "head"),
            text(titles.after, x: Self.columns.right, y: top + 14, style: "head"),
        ]
        let start = top + 24
        for (index, band) in bands.enumerated() {
            let style = Self.style(of: band)
            let (l0, l1) = (start + left[index], start + left[index + 1])
            let (r0, r1) = (start + right[index], start + right[index + 1])
            let edge = Self.columns.left + Self.columns.width
            lines.append(
                #"<path class="join \#(style)" d="M\#(n(edge)) \#(n(l0))L\#(n(Self.columns.right)) \#(n(r0))V\#(n(r1))L\#(n(edge)) \#(n(l1))Z"/>"#
            )
            if let before = band.before {
                lines += box(band.label, before, x: Self.columns.left, y: l0, height: l1 - l0, style: style)
            }
            if let after = band.after {
                let change = band.before.map { after - $0 } ?? 0
                let note = change == 0 ? "" : " (\(Number.signed(change)))"
                lines += box(
                    band.label, after, note: note + (band.isMarked ? " conflict" : ""), x: Self.columns.right, y: r0,
                    height: r1 - r0, style: style)
            }
        }
        if omitted > 0 {
            lines.append(
                text("\(omitted) more rows", x: Self.columns.left, y: top + height - 8, style: "head"))
        }
        return lines
    }

    private func box(
        _ label: String, _ points: Double, note: String = "", x: Double, y: Double, height: Double, style: String
    ) -> [String] {
        [
            #"<rect class="\#(style)" x="\#(n(x))" y="\#(n(y))" width="\#(n(Self.columns.width))" height="\#(n(height))"/>"#,
            text("\(label.prefix(28))", x: x + 6, y: y + min(height / 2 + 4, 14), style: "label"),
            #"<text class="label" text-anchor="end" x="\#(n(x + Self.columns.width - 6))" y="\#(n(y + min(height / 2 + 4, 14)))">\#(Markup.text(Number.text(points) + note))</text>"#,
        ]
    }

    private func text(_ text: String, x: Double, y: Double, style: String) -> String {
        #"<text class="\#(style)" x="\#(n(x))" y="\#(n(y))">\#(Markup.text(text))</text>"#
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

    private static func style(of band: RowBands.Band) -> String {
        if band.isMarked { return "clash" }
        switch (band.before, band.after) {
        case (nil, _): return "new"
        case (_, nil): return "gone"
        case (let before?, let after?): return after > before ? "grown" : after < before ? "shrunk" : "same"
        }
    }

    /// Tenths of a pixel are fine enough.
    private func n(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let tenths = (min(max(value, -1e7), 1e7) * 10).rounded()
        return tenths.truncatingRemainder(dividingBy: 10) == 0 ? "\(Int(tenths / 10))" : "\(tenths / 10)"
    }

    static let stylesheet = """
        text{font:12px ui-sans-serif,system-ui,sans-serif;fill:#1f2328}.title{font-weight:600;font-size:14px}\
        .head{fill:#656d76}.note{fill:#b3261e}rect{stroke:#8c959f;stroke-width:.5}.join{opacity:.45;stroke:none}\
        .same{fill:#eaeef2}.grown{fill:#bfe6c8}.shrunk{fill:#fbe0bf}.new{fill:#cfe1fb}.gone{fill:#f4d0d0}\
        .clash{fill:#ffc9c2;stroke:#b3261e}
        """
}
