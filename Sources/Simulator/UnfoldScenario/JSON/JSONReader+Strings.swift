extension JSONReader {
    mutating func string(escapes: inout [JSONNode.Escape]) throws(ScenarioError) -> String {
        index += 1
        var text: [UInt8] = []
        var scalars = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                let start = index
                index += 1
                try escape(into: &text)
                escapes.append(.init(offset: scalars, extra: index - start - 1))
                scalars += 1
            case 0..<0x20: throw error(.syntax(expected: .token(.controlEscape), found: .controlCharacter))
            default:
                text.append(byte)
                if byte & 0xC0 != 0x80 { scalars += 1 }
                index += 1
            }
        }
        throw expected(.closingQuote)
    }

    private mutating func escape(into text: inout [UInt8]) throws(ScenarioError) {
        guard index < bytes.count else { throw expected(.escape) }
        let simple: [UInt8: UInt8] = [
            0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9,
        ]
        if let byte = simple[bytes[index]] {
            text.append(byte)
            index += 1
            return
        }
        guard bytes[index] == UInt8(ascii: "u") else { throw expected(.jsonEscape) }
        let start = index - 1
        index += 1
        var units = [try hexUnit()]
        if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
            index += 2
            units.append(try hexUnit())
        }
        guard let scalar = scalar(units) else {
            let written = String(decoding: bytes[start..<index], as: UTF8.self)
            index = start
            throw error(.loneSurrogate(written))
        }
        text += Array(String(scalar).utf8)
    }

    private func scalar(_ units: [UInt16]) -> Unicode.Scalar? {
        if units.count == 1 { return Unicode.Scalar(units[0]) }
        guard UTF16.isTrailSurrogate(units[1]) else { return nil }
        return UTF16.decode(UTF16.EncodedScalar(units))
    }

    /// Four hexadecimal digits and nothing else: `UInt16(_:radix:)` would take a sign.
    private mutating func hexUnit() throws(ScenarioError) -> UInt16 {
        guard index + 4 <= bytes.count else { throw expected(.hexadecimalDigits) }
        var unit: UInt16 = 0
        for byte in bytes[index..<index + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80
            else { throw expected(.hexadecimalDigits) }
            unit = unit << 4 | UInt16(digit)
        }
        index += 4
        return unit
    }
}
