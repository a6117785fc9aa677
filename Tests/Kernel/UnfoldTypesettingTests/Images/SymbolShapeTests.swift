import Testing

@testable import UnfoldTypesetting

@Suite struct SymbolShapeTests {
    /// Names that apps use most.
    static let names = """
        chevron.right chevron.left chevron.up chevron.down chevron.forward chevron.backward checkmark xmark plus minus ellipsis
        heart heart.fill star star.fill trash trash.fill gear gearshape gearshape.fill person person.fill person.2
        person.crop.circle person.crop.circle.fill bell bell.fill magnifyingglass house house.fill envelope envelope.fill
        phone phone.fill camera camera.fill photo play.fill pause.fill calendar clock globe lock lock.fill key pencil
        square.and.pencil square.and.arrow.up doc folder paperclip link map mappin location paperplane.fill flag bookmark
        bookmark.fill tag cart creditcard gift hand.thumbsup eye message list.bullet line.3.horizontal book mic
        arrow.right arrow.clockwise info.circle questionmark.circle exclamationmark.triangle exclamationmark.triangle.fill
        checkmark.circle checkmark.circle.fill xmark.circle.fill plus.circle plus.circle.fill minus.circle.fill
        ellipsis.circle checkmark.square.fill circle circle.fill square checkmark.shield
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test func knowsTheNamesThatAppsUseMost() {
        let unknown = Self.names.filter { !SymbolShape($0, in: CGRect(x: 0, y: 0, width: 20, height: 19)).isKnown }
        #expect(unknown == [])
        #expect(Set(Self.names).count >= 60)
    }

    /// Ends of commands; what bends curves may be outside.
    private func points(_ path: String) -> [(x: Double, y: Double)] {
        var points: [(Double, Double)] = []
        var rest = path[...]
        while let command = rest.popFirst() {
            let end = rest.firstIndex { $0.isLetter } ?? rest.endIndex
            let numbers = rest[..<end].split(separator: " ").compactMap { Double($0) }
            rest = rest[end...]
            let last = points.last ?? (0, 0)
            switch command {
            case "Z": break
            case "H": points += numbers.map { ($0, last.1) }
            case "V": points += numbers.map { (last.0, $0) }
            default:
                let length = ["A": 7, "C": 6, "Q": 4][command] ?? 2
                #expect(numbers.count.isMultiple(of: length) && !numbers.isEmpty, "\(path)")
                points += stride(from: length - 1, to: numbers.count, by: length).map {
                    (numbers[$0 - 1], numbers[$0])
                }
            }
        }
        return points
    }

    @Test(arguments: [CGRect(x: 0, y: 0, width: 20, height: 19), CGRect(x: 100, y: -30, width: 46, height: 24)])
    func staysInItsRect(_ rect: CGRect) {
        for name in Self.names + ["person.3", "any.other.name"] {
            let shape = SymbolShape(name, in: rect)
            #expect(!shape.layers.isEmpty)
            for layer in shape.layers {
                for point in points(layer.path) {
                    #expect(
                        point.x > rect.minX - 0.51 && point.x < rect.maxX + 0.51 && point.y > rect.minY - 0.51
                            && point.y < rect.maxY + 0.51, "\(name) at \(point)")
                }
            }
        }
    }

    @Test func fillsAndCuts() {
        let rect = CGRect(x: 0, y: 0, width: 24, height: 24)
        #expect(SymbolShape("heart", in: rect).layers.map(\.stroke) == [1.9 * 24 / 22])
        let filled = SymbolShape("heart.fill", in: rect).layers.map { $0.stroke == nil }
        #expect(filled == [true, false])
        let badge = SymbolShape("checkmark.circle.fill", in: rect)
        #expect(badge.layers.map(\.isCut) == [false, false, true])
        #expect(SymbolShape("checkmark.circle", in: rect).layers.map(\.isCut) == [false, false])
        // The neutral mark, and nothing where there is no size.
        #expect(!SymbolShape("figure.dance", in: rect).isKnown)
        #expect(SymbolShape("star", in: .zero).layers.isEmpty)
        let bold = SymbolShape("star", in: rect, weight: .bold).layers[0].stroke ?? 0
        #expect(bold > SymbolShape("star", in: rect).layers[0].stroke ?? 0)
    }
}
