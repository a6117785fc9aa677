indirect enum PDFValue: Equatable {
    case number(Double)
    case name(String)
    case array([PDFValue])
    case dictionary([String: PDFValue])
    /// To the object of that number.
    case reference(Int)
    case string
    /// `true`, `obj`, an operator.
    case word(String)

    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var name: String? { if case .name(let name) = self { name } else { nil } }
    var array: [PDFValue]? { if case .array(let array) = self { array } else { nil } }
    var dictionary: [String: PDFValue]? { if case .dictionary(let values) = self { values } else { nil } }
}

struct PDFScanner {
    let bytes: [UInt8]
    var place = 0
    private static let deepest = 32

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private static func isSpace(_ byte: UInt8) -> Bool { byte <= 32 }
    private static func isRegular(_ byte: UInt8) -> Bool { !isSpace(byte) && !"()<>[]{}/%".utf8.contains(byte) }

    private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    mutating func next(depth: Int = 0) -> PDFValue? {
        while place < bytes.count, Self.isSpace(bytes[place]) || bytes[place] == UInt8(ascii: "%") {
            let isComment = bytes[place] == UInt8(ascii: "%")
            if isComment { while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 } }
            if !isComment { place += 1 }
        }
        guard place < bytes.count, depth < Self.deepest else { return nil }
        if starts(with: "<<") { return Self.dictionary(values(until: ">>", depth)) }
        switch bytes[place] {
        case UInt8(ascii: "["): return .array(values(until: "]", depth))
        case UInt8(ascii: "/"):
            place += 1
            return .name(regular())
        case UInt8(ascii: "("): return string()
        case UInt8(ascii: "<"):
            while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
            place = min(place + 1, bytes.count)
            return .string
        default:
            let text = regular()
            if text.isEmpty {
                // A bracket that nothing opened.
                place += 1
                return .word("")
            }
            return Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .word(text)
        }
    }

    mutating func bytes(before end: String) -> [UInt8] {
        let start = place
        while place < bytes.count, !starts(with: end) { place += 1 }
        defer { place = min(place + end.utf8.count, bytes.count) }
        return Array(bytes[start..<place])
    }

    private mutating func regular() -> String {
        let start = place
        while place < bytes.count, Self.isRegular(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func string() -> PDFValue {
        var open = 0
        repeat {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"): open -= 1
            default: break
            }
            place += 1
        } while open > 0 && place < bytes.count
        place = min(place, bytes.count)
        return .string
    }

    private mutating func values(until end: String, _ depth: Int) -> [PDFValue] {
        place += end.utf8.count
        var values: [PDFValue] = []
        while true {
            while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
            if place < bytes.count, starts(with: end) {
                place += end.utf8.count
                return values
            }
            guard let value = next(depth: depth + 1) else { return values }
            if value == .word("R"), values.count > 1, let number = values[values.count - 2].number, abs(number) < 1e9 {
                values.removeLast(2)
                values.append(.reference(Int(number)))
            } else {
                values.append(value)
            }
        }
    }

    private static func dictionary(_ values: [PDFValue]) -> PDFValue {
        var found: [String: PDFValue] = [:]
        for index in stride(from: 0, to: values.count - 1, by: 2) {
            if let key = values[index].name { found[key] = values[index + 1] }
        }
        return .dictionary(found)
    }
}
