struct PDFDrawing {
    private struct State {
        var matrix: CGAffineTransform
        var fill = "000000"
        var stroke = "000000"
        var fillAlpha = 1.0
        var strokeAlpha = 1.0
        var width = 1.0
        var cap = 0
        var join = 0
        var dashes: [Double] = []
        var clips = 0
    }

    private(set) var elements: [String] = []
    private var state: State
    private var saved: [State] = []
    private let states: [String: [String: PDFValue]]
    private let spaces: [String: String]
    private var path = ""
    private var current = CGPoint.zero
    private var clip: String?
    private var serial = 0

    init(from matrix: CGAffineTransform, states: [String: [String: PDFValue]], spaces: [String: String]) {
        (state, self.states, self.spaces) = (State(matrix: matrix), states, spaces)
    }

    /// False if there is anything else than paths in plain colors.
    mutating func draw(_ content: [UInt8]) -> Bool {
        var scanner = PDFScanner(content)
        var operands: [PDFValue] = []
        while let value = scanner.next() {
            guard case .word(let word) = value else {
                operands.append(value)
                continue
            }
            guard perform(word, operands, operands.compactMap(\.number)) else { return false }
            operands = []
        }
        while !saved.isEmpty { restore() }
        elements += repeatElement("</g>", count: state.clips)
        return true
    }

    private mutating func perform(_ word: String, _ operands: [PDFValue], _ n: [Double]) -> Bool {
        if let count = Self.counts[word] {
            guard n.count == count else { return false }
            build(word, n)
            return true
        }
        if let (fills, strokes, closes) = Self.painting[word] {
            if closes { path += "Z" }
            paint(fills: fills, strokes: strokes)
            return true
        }
        switch word {
        case "q":
            guard saved.count < 64 else { return false }
            saved.append(state)
            state.clips = 0
        case "Q": if !saved.isEmpty { restore() }
        case "h": path += "Z"
        case "W", "W*": clip = word == "W" ? "nonzero" : "evenodd"
        case "d":
            state.dashes = (operands.first?.array ?? []).compactMap(\.number)
            return state.dashes.count < 17
        case "g", "rg", "k", "sc", "scn": return set(\.fill, n, operands)
        case "G", "RG", "K", "SC", "SCN": return set(\.stroke, n, operands)
        case "cs", "CS": return isPlain(operands.first?.name ?? "")
        case "gs": return apply(states[operands.first?.name ?? ""] ?? [:])
        case "M", "i", "ri", "BMC", "BDC", "EMC", "MP", "DP": break
        default: return false
        }
        return true
    }

    // MARK: Paths

    private static let counts = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 4, "cm": 6, "w": 1, "J": 1, "j": 1]

    private mutating func build(_ word: String, _ n: [Double]) {
        switch word {
        case "m": add("M", [n[0], n[1]])
        case "l": add("L", n)
        case "c": add("C", n)
        case "v":
            // Begins where the path is.
            let from = text(current)
            add("C", n, after: from + " ")
        case "y": add("C", [n[0], n[1], n[2], n[3], n[2], n[3]])
        case "re":
            let (right, top) = (n[0] + n[2], n[1] + n[3])
            add("M", [n[0], n[1]])
            for point in [[right, n[1]], [right, top], [n[0], top]] { add("L", point) }
            path += "Z"
        case "cm":
            state.matrix = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
                .concatenating(state.matrix)
        case "w": state.width = n[0]
        case "J": state.cap = n[0] == 1 ? 1 : n[0] == 2 ? 2 : 0
        default: state.join = n[0] == 1 ? 1 : n[0] == 2 ? 2 : 0
        }
    }

    private mutating func add(_ command: String, _ numbers: [Double], after start: String = "") {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
            CGPoint(x: numbers[$0], y: numbers[$0 + 1]).applying(state.matrix)
        }
        current = points.last ?? current
        path += command + start + points.map(text).joined(separator: " ")
    }

    private func text(_ point: CGPoint) -> String { "\(text(Double(point.x))) \(text(Double(point.y)))" }

    /// In thousandths.
    func text(_ number: Double) -> String {
        let rounded = (min(max(number, -1e7), 1e7) * 1000).rounded() / 1000 + 0
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// The rule that fills, whether the outline is drawn, and whether the path is closed before.
    private static let painting: [String: (fills: String?, strokes: Bool, closes: Bool)] = [
        "n": (nil, false, false), "f": ("nonzero", false, false), "F": ("nonzero", false, false),
        "f*": ("evenodd", false, false), "S": (nil, true, false), "s": (nil, true, true), "B": ("nonzero", true, false),
        "B*": ("evenodd", true, false), "b": ("nonzero", true, true), "b*": ("evenodd", true, true),
    ]

    private mutating func paint(fills rule: String?, strokes: Bool) {
        defer { (path, clip) = ("", nil) }
        if rule != nil || strokes, !path.isEmpty {
            var style =
                rule.map { " fill-rule=\"\($0)\"" + color("fill", state.fill, state.fillAlpha) } ?? " fill=\"none\""
            if strokes {
                let m = state.matrix
                let scale = Double(abs(m.a * m.d - m.b * m.c)).squareRoot()
                style += color("stroke", state.stroke, state.strokeAlpha)
                style += " stroke-width=\"\(text(state.width * scale))\""
                style += " stroke-linecap=\"\(["butt", "round", "square"][state.cap])\""
                style += " stroke-linejoin=\"\(["miter", "round", "bevel"][state.join])\""
                if !state.dashes.isEmpty {
                    style += " stroke-dasharray=\"\(state.dashes.map { text($0 * scale) }.joined(separator: " "))\""
                }
            }
            elements.append("<path d=\"\(path)\"\(style)/>")
        }
        guard let clip else { return }
        serial += 1
        state.clips += 1
        elements.append(
            "<clipPath id=\"c\(serial)\"><path d=\"\(path)\" clip-rule=\"\(clip)\"/></clipPath>"
                + "<g clip-path=\"url(#c\(serial))\">")
    }

    private func color(_ name: String, _ digits: String, _ alpha: Double) -> String {
        " \(name)=\"#\(digits)\"" + (alpha < 1 ? " \(name)-opacity=\"\(text(alpha))\"" : "")
    }

    private mutating func restore() {
        elements += repeatElement("</g>", count: state.clips)
        state = saved.removeLast()
    }

    private func isPlain(_ space: String) -> Bool {
        ["DeviceGray", "DeviceRGB", "DeviceCMYK", "CalGray", "CalRGB", "ICCBased"].contains(spaces[space] ?? space)
    }

    private mutating func set(_ color: WritableKeyPath<State, String>, _ n: [Double], _ operands: [PDFValue]) -> Bool {
        guard n.count == operands.count else { return false }
        let parts: [Double]
        switch n.count {
        case 1: parts = [n[0], n[0], n[0]]
        case 3: parts = n
        case 4: parts = n.prefix(3).map { (1 - $0) * (1 - n[3]) }
        default: return false
        }
        state[keyPath: color] = Picture.Color((parts + [1]).map { CGFloat($0) }).rgb
        return true
    }

    private mutating func apply(_ values: [String: PDFValue]) -> Bool {
        if let mask = values["SMask"], mask != .name("None") { return false }
        if let mode = values["BM"], mode != .name("Normal"), mode != .name("Compatible") { return false }
        if let alpha = values["ca"]?.number { state.fillAlpha = min(max(alpha, 0), 1) }
        if let alpha = values["CA"]?.number { state.strokeAlpha = min(max(alpha, 0), 1) }
        for (key, word) in [("LW", "w"), ("LC", "J"), ("LJ", "j")] {
            if let number = values[key]?.number { build(word, [number]) }
        }
        return true
    }
}
