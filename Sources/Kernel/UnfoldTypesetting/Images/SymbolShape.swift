/// What a symbol looks like: shapes of Unfold's own for the names that apps use most, a neutral mark for any other.
package struct SymbolShape: Hashable, Sendable {
    package struct Layer: Hashable, Sendable {
        /// Absolute commands of an SVG path, in points.
        package var path: String
        /// Of a stroke with round ends, in points; nil for a solid shape.
        package var stroke: Double?
        /// It takes away from the layers that are no cuts.
        package var isCut = false
    }

    /// From back to front.
    package var layers: [Layer] = []
    /// False for the neutral mark.
    package let isKnown: Bool

    /// A symbol in the middle of `rect`, as large as fits.
    /// - Parameters:
    ///   - rect: the symbol's measured size, in points.
    ///   - weight: makes its strokes thinner or thicker; `unspecified` is `regular`.
    package init(_ name: String, in rect: CGRect, weight: UIImage.SymbolWeight = .regular) {
        let found = Row.named(name)
        isKnown = found != nil
        let (row, isFilled) = found ?? (Row.unknown, false)
        let scale = min(Double(rect.width) / row.box.width, Double(rect.height) / row.box.height)
        guard scale > 0, scale.isFinite else { return }
        let place = Placing(
            scale: scale, x: Double(rect.midX) - scale * row.box.midX, y: Double(rect.midY) - scale * row.box.midY)
        let width = Self.strokes[weight.rawValue] * scale
        for (kind, path) in row.layers {
            let isSolid = kind == "f" || kind == "F"
            let isCut = isFilled && kind.isUppercase
            let path = place.placed(path)
            if kind == "o", isFilled { layers.append(Layer(path: path, stroke: nil)) }
            layers.append(Layer(path: path, stroke: isSolid ? nil : width, isCut: isCut))
        }
    }

    /// Widths of strokes on the grid, by weight: not said, and from ultra light to black.
    private static let strokes = [1.9, 0.7, 1, 1.4, 1.9, 2.2, 2.5, 2.8, 3.2, 3.6]

    private struct Row {
        var box: CGRect
        var layers: [(kind: Character, path: String)] = []

        private static let all: [String: Row] = {
            var table = TableText(SymbolShapes.text)
            var rows: [String: Row] = [:]
            var name = ""
            while let word = table.word().map({ String(decoding: $0, as: UTF8.self) }) {
                let parts = word.split(separator: ":")
                if parts.count == 2 {
                    rows[name]?.layers.append((parts[0].first ?? "s", String(parts[1])))
                } else {
                    name = word
                    let sides = table.word().map { String(decoding: $0, as: UTF8.self) } ?? ""
                    let box = sides.split(separator: ",").compactMap { Double($0) }
                    rows[name] = Row(box: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]))
                }
            }
            return rows
        }()

        static var unknown: Row { all["-"]! }

        /// How large the sign in another symbol is, and how far below the middle.
        private static let enclosures = [
            "circle": (0.56, 0.0), "square": (0.56, 0), "triangle": (0.5, 2), "shield": (0.5, 0), "seal": (0.5, 0),
        ]

        static func named(_ name: String) -> (row: Row, isFilled: Bool)? {
            let isFilled = name.hasSuffix(".fill")
            let plain = isFilled ? String(name.dropLast(".fill".count)) : name
            if let row = all[plain] { return (row, isFilled) }
            let parts = plain.split(separator: ".")
            guard let last = parts.last, let (scale, down) = enclosures[String(last)], var row = all[String(last)],
                let sign = all[parts.dropLast().joined(separator: ".")]
            else { return nil }
            let place = Placing(scale: scale, x: 12 - scale * sign.box.midX, y: 12 + down - scale * sign.box.midY)
            row.layers += sign.layers.map { layer in
                (layer.kind.lowercased() == "f" ? "F" : "S", place.placed(layer.path))
            }
            return (row, isFilled)
        }
    }

    private struct Placing {
        let scale: Double
        let x: Double
        let y: Double

        func placed(_ path: String) -> String {
            var text = ""
            var rest = path[...]
            while let command = rest.popFirst() {
                let end = rest.firstIndex { $0.isLetter } ?? rest.endIndex
                let numbers = rest[..<end].split { ", ".contains($0) }.compactMap { Double($0) }
                rest = rest[end...]
                text.append(command)
                text += numbers.enumerated().map { index, number in
                    Self.text(self.placed(number, at: index, of: command))
                }.joined(separator: " ")
            }
            return text
        }

        private func placed(_ number: Double, at index: Int, of command: Character) -> Double {
            switch command {
            case "H": return number * scale + x
            case "V": return number * scale + y
            case "A":
                // Two radii, an angle, two flags and the end.
                let part = index % 7
                if part < 2 { return number * scale }
                return part < 5 ? number : number * scale + (part == 5 ? x : y)
            default: return number * scale + (index.isMultiple(of: 2) ? x : y)
            }
        }

        /// To hundredths.
        private static func text(_ number: Double) -> String {
            let hundredths = (number * 100).rounded()
            return hundredths.truncatingRemainder(dividingBy: 100) == 0
                ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
        }
    }
}

extension UIImage {
    package var symbolWeight: SymbolWeight { symbol?.configuration?.weight ?? .unspecified }
}
