struct SweepSVG {
    private static let size = (width: 560.0, height: 260.0)
    private static let frame = (left: 64.0, right: 540.0, top: 48.0, bottom: 196.0)

    private let sweep: WhySweep
    private let row: String
    private let values, heights: ClosedRange<Double>

    static func render(_ sweep: WhySweep, row: String) -> String { SweepSVG(sweep, row: row).written }

    private init(_ sweep: WhySweep, row: String) {
        self.sweep = sweep
        self.row = row
        let ends = sweep.pieces.flatMap { [$0.lower, $0.upper].compactMap { $0 } } + [sweep.value]
        let low = sweep.property == .priority ? 0 : ends.min() ?? 0
        values = low...max(ends.max() ?? low, low + 1)
        let all = sweep.pieces.flatMap { [$0.start, $0.end] }
        let (least, most) = (all.min() ?? 0, all.max() ?? 0)
        let pad = max(4, (most - least) * 0.15)
        heights = (least - pad)...(most + pad)
    }

    private func x(_ value: Double) -> Double {
        let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
        return Self.frame.left + share * (Self.frame.right - Self.frame.left)
    }

    private func y(_ height: Double) -> Double {
        let share = (height - heights.lowerBound) / (heights.upperBound - heights.lowerBound)
        return Self.frame.bottom - share * (Self.frame.bottom - Self.frame.top)
    }

    private var written: String {
        let title = SweepSentence.title(sweep, row: row)
        let n = SVGPanel.n
        let (width, height) = (n(Self.size.width), n(Self.size.height))
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
                + #"viewBox="0 0 \#(width) \#(height)" role="img">"#,
            "<title>\(Markup.text(title))</title>", "<desc>\(Markup.text(sentence))</desc>",
            "<style>\(Self.style)</style>",
            #"<rect class="paper" width="100%" height="100%"/>"#,
            #"<path class="axis" d="M\#(n(Self.frame.left)) \#(n(Self.frame.top))"#
                + #"V\#(n(Self.frame.bottom))H\#(n(Self.frame.right))"/>"#,
            #"<path class="now" d="M\#(n(x(sweep.value))) \#(n(Self.frame.top))V\#(n(Self.frame.bottom))"/>"#,
        ]
        let head = SVGText.wrapped(title, to: (Self.size.width - 32) / 1.25, lines: 2)
        for (index, line) in head.enumerated() {
            lines.append(SVGPanel.text(line, x: 16, y: (head.count > 1 ? 20 : 26) + Double(index) * 17, style: "title"))
        }
        lines += grid + sweep.pieces.map(piece) + ticks
        for (index, line) in SVGText.wrapped(sentence, to: Self.size.width - 32, lines: 2).enumerated() {
            lines.append(SVGPanel.text(line, x: 16, y: 232 + Double(index) * 16, style: "head"))
        }
        return (lines + ["</svg>"]).map { $0 + "\n" }.joined()
    }

    private var sentence: String {
        (SweepSentence.rows(sweep).map { "\($0.values): \($0.height)" } + [SweepSentence.left(sweep)].compactMap { $0 })
            .joined(separator: "; ")
    }

    private var grid: [String] {
        var levels: [Double] = []
        let all = Set(sweep.pieces.flatMap { [$0.start, $0.end] }).sorted()
        return ([all.first, all.last].compactMap { $0 } + all).compactMap { height in
            let level = y(height)
            guard levels.allSatisfy({ abs($0 - level) >= 16 }) else { return nil }
            levels.append(level)
            let (left, right) = (SVGPanel.n(Self.frame.left), SVGPanel.n(Self.frame.right))
            return #"<path class="grid" d="M\#(left) \#(SVGPanel.n(level))H\#(right)"/>"#
                + #"<text text-anchor="end" x="\#(SVGPanel.n(Self.frame.left - 8))" y="\#(SVGPanel.n(level + 4))">"#
                + "\(Number.text(height))</text>"
        }
    }

    private func piece(_ piece: WhySweep.Piece) -> String {
        let n = SVGPanel.n
        let (low, high) = (piece.lower ?? values.lowerBound, piece.upper ?? values.upperBound)
        let style = (piece.conflicts ?? 0) > 0 ? "dot conflict" : "dot"
        return piece.isPoint
            ? #"<circle class="\#(style)" cx="\#(n(x(low)))" cy="\#(n(y(piece.start)))" r="4"/>"#
            : #"<path class="curve" d="M\#(n(x(low))) \#(n(y(piece.start)))L\#(n(x(high))) \#(n(y(piece.end)))"/>"#
    }

    private var ticks: [String] {
        var free = -Double.infinity
        let wanted = Set(sweep.pieces.flatMap { [$0.lower, $0.upper].compactMap { $0 } } + [values.lowerBound]).sorted()
        return wanted.compactMap { value in
            let middle = x(value)
            let half = SVGText.width(Number.text(value)) / 2 + 4
            guard middle - half >= free else { return nil }
            free = middle + half
            let x = SVGPanel.n(middle)
            return #"<path class="axis" d="M\#(x) \#(SVGPanel.n(Self.frame.bottom))v4"/>"#
                + #"<text text-anchor="middle" x="\#(x)" y="\#(SVGPanel.n(Self.frame.bottom + 18))">"#
                + "\(Number.text(value))</text>"
        }
    }

    /// Plain rules first: viewers that know no media show the light colours.
    private static let style =
        "text{font:12px ui-sans-serif,-apple-system,system-ui,sans-serif}.title{font-weight:600;font-size:14px}"
        + ".axis,.grid,.now,.curve{fill:none}.curve{stroke-width:2.5;stroke-linecap:round}.grid{stroke-dasharray:1 3}"
        + ".now{stroke-dasharray:3 3}"
        + colors(.light, curve: "#7a3ec8") + "@media(prefers-color-scheme:dark){" + colors(.dark, curve: "#c49bff")
        + "}"

    private static func colors(_ palette: Palette, curve: String) -> String {
        "text{fill:\(palette.ink)}.head{fill:\(palette.dim)}.paper{fill:\(palette.paper)}"
            + ".axis,.grid{stroke:\(palette.line)}"
            + ".now{stroke:\(palette.dim)}.curve{stroke:\(curve)}.dot{fill:\(curve)}.conflict{fill:\(palette.alarm)}"
    }
}
